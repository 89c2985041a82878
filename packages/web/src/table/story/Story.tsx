import { ArrowDown } from 'lucide-react';
import { type ReactNode, startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { dropToldLast } from '../../app/told-last.ts';
import { ErrorBoundary } from '../../design/ErrorBoundary.tsx';
import { PlainWords } from '../../design/PlainWords.tsx';
import { words } from '../../words/words.ts';
import { chipsOf } from '../effects/effect-chips.ts';
import { PartyNamesContext } from '../effects/party-names.ts';
import { NewsLine } from '../news/NewsLine.tsx';
import { withNews } from '../news/table-news.ts';
import { isTalk } from '../speech.ts';
import type { Table } from '../use-table.ts';
import { DayLine } from './DayLine.tsx';
import { LiveTurnView } from './LiveTurnView.tsx';
import { MessageBoundary } from './MessageBoundary.tsx';
import { MessageView } from './MessageView.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { OutgoingView } from './OutgoingView.tsx';
import { outgoingWords } from './outgoing-words.ts';
import { useTalkHidden } from './talk-shown.ts';
import type { Following } from './use-following.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { withDays } from './with-days.ts';

interface StoryProps {
  table: Table;
  place: Following;
  /** Ends the running turn; null for whoever may not. */
  onStop: (() => void) | null;
  /** What lies on the story until it is turned; null while it is open. */
  cover: ReactNode;
}

/** So many of the newest fill the first screen. */
const atFirst = 8;

/** So many more are drawn and laid out at once: more would keep a phone from answering a touch. */
const inSlice = 6;

/** How many of the newest are to be drawn. A page of them is much at once: the table is there first, then the end, the rest in slices. */
function useDrawn(messages: number): number {
  const [drawn, setDrawn] = useState(0);
  const whole = drawn >= messages;
  useEffect(() => {
    if (whole) return setDrawn(Number.POSITIVE_INFINITY);
    startTransition(() => setDrawn(drawn === 0 ? atFirst : drawn + inSlice));
  }, [whole, drawn]);
  // In the moment in which it is drawn here.
  const begun = drawn > 0;
  useLayoutEffect(() => {
    if (begun) dropToldLast();
  }, [begun]);
  return drawn;
}

export function Story({ table, place, onStop, cover }: StoryProps) {
  const { state, shown } = table;
  const talkHidden = useTalkHidden();
  const heard = talkHidden ? state.messages.filter((message) => !isTalk(message)) : state.messages;
  const drawn = useDrawn(heard.length);
  const whole = drawn >= heard.length;
  const messages = whole ? heard : heard.slice(heard.length - drawn);
  const { unread } = useReadingPlace(place.scroller, messages, place.following);
  const seatOf = (userId: string | null) => shown.party.findIndex(({ user_id }) => user_id === userId);
  const names = use(PartyNamesContext);
  const stop = state.messages.findLast(
    ({ sender_type, effects }) => sender_type === 'dm' && chipsOf(effects, names).length > 0,
  );
  const quiet = state.messages.length === 0 && state.outgoing.length === 0 && !state.turn;

  return (
    <div className="relative min-h-0 grow">
      <section
        ref={place.scroller}
        inert={cover !== null}
        aria-label={words.story.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div
          ref={place.content}
          className="mx-auto w-full max-w-[44rem] story-page px-4 pt-8 pb-10 pointer-coarse:pb-12 sm:px-6"
        >
          {state.older && whole ? <OlderMessages load={table.loadOlder} scroller={place.scroller} /> : null}
          {quiet ? (
            <p className="py-16 text-center font-story text-lg text-muted italic">{words.story.quiet}</p>
          ) : null}
          <ol className="grid gap-(--story-gap)">
            {withDays(withNews(messages, state.news)).map((row, place) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be told twice
              if ('news' in row) return <NewsLine key={`news ${place}`} words={row.news.words} />;
              if ('day' in row) return <DayLine key={`day before ${row.before}`} timestamp={row.day} />;
              return (
                <MessageBoundary key={row.message.id} message={row.message}>
                  <MessageView
                    message={row.message}
                    seat={seatOf(row.message.user_id)}
                    isStop={row.message === stop}
                  />
                </MessageBoundary>
              );
            })}
            {state.outgoing.map((message) => (
              <ErrorBoundary
                key={message.clientId}
                fallback={() => <PlainWords text={outgoingWords(message.speech)} />}
              >
                <OutgoingView message={message} table={table} />
              </ErrorBoundary>
            ))}
          </ol>
          {state.turn ? (
            <ErrorBoundary fallback={() => <PlainWords text={state.turn?.text ?? ''} />}>
              <LiveTurnView turn={state.turn} onStop={onStop} isHeard={table.connection.name === 'open'} />
            </ErrorBoundary>
          ) : null}
        </div>
      </section>
      {cover}
      {unread > 0 && !place.following && cover === null ? (
        <button
          type="button"
          onClick={place.follow}
          className="fade-in absolute bottom-7 left-1/2 inline-flex min-h-10 -translate-x-1/2 items-center gap-2 rounded-full bg-accent px-4 text-sm font-medium text-on-accent shadow-lg pointer-coarse:min-h-11"
        >
          {words.story.unread(unread)}
          <ArrowDown className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

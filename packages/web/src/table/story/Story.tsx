import { ArrowDown } from 'lucide-react';
import { use } from 'react';
import { ErrorBoundary } from '../../design/ErrorBoundary.tsx';
import { PlainWords } from '../../design/PlainWords.tsx';
import { chipsOf } from '../effects/effect-chips.ts';
import { PartyNamesContext } from '../effects/party-names.ts';
import { isTalk } from '../speech.ts';
import type { Table } from '../use-table.ts';
import { LiveTurnView } from './LiveTurnView.tsx';
import { MessageBoundary } from './MessageBoundary.tsx';
import { MessageView } from './MessageView.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { OutgoingView } from './OutgoingView.tsx';
import { outgoingWords } from './outgoing-words.ts';
import { useTalkHidden } from './talk-shown.ts';
import type { Following } from './use-following.ts';
import { useReadingPlace } from './use-reading-place.ts';

interface StoryProps {
  table: Table;
  place: Following;
  /** Ends the running turn; null for whoever may not. */
  onStop: (() => void) | null;
}

export function Story({ table, place, onStop }: StoryProps) {
  const { state, shown } = table;
  const talkHidden = useTalkHidden();
  const messages = talkHidden ? state.messages.filter((message) => !isTalk(message)) : state.messages;
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
        aria-label="Story"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div ref={place.content} className="mx-auto w-full max-w-[44rem] px-4 pt-8 pb-10 sm:px-6">
          {state.older ? <OlderMessages load={table.loadOlder} scroller={place.scroller} /> : null}
          {quiet ? (
            <p className="py-16 text-center font-story text-lg text-muted italic">
              The fire is lit. The DM will greet you.
            </p>
          ) : null}
          <ol className="grid gap-7">
            {messages.map((message) => (
              <MessageBoundary key={message.id} message={message}>
                <MessageView message={message} seat={seatOf(message.user_id)} isStop={message === stop} />
              </MessageBoundary>
            ))}
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
              <LiveTurnView turn={state.turn} onStop={onStop} />
            </ErrorBoundary>
          ) : null}
        </div>
      </section>
      {unread > 0 && !place.following ? (
        <button
          type="button"
          onClick={place.follow}
          className="fade-in absolute bottom-4 left-1/2 inline-flex min-h-10 -translate-x-1/2 items-center gap-2 rounded-full bg-accent px-4 text-sm font-medium text-on-accent shadow-lg pointer-coarse:min-h-11"
        >
          {unread === 1 ? '1 new message' : `${unread} new messages`}
          <ArrowDown className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

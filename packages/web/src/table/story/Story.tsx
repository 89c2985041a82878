import { ArrowDown } from 'lucide-react';
import { useStickToBottom } from 'use-stick-to-bottom';
import type { Table } from '../use-table.ts';
import { LiveTurnView } from './LiveTurnView.tsx';
import { MessageView } from './MessageView.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { OutgoingView } from './OutgoingView.tsx';
import { useReadingPlace } from './use-reading-place.ts';

export function Story({ table }: { table: Table }) {
  const { state, shown } = table;
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    initial: 'instant',
    resize: 'instant',
  });
  const { unread } = useReadingPlace(scrollRef, state.messages, isAtBottom);
  const seatOf = (userId: string | null) => shown.party.findIndex(({ user_id }) => user_id === userId);
  const quiet = state.messages.length === 0 && state.outgoing.length === 0 && !state.turn;

  return (
    <div className="relative min-h-0 grow">
      <section
        ref={scrollRef}
        aria-label="Story"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div ref={contentRef} className="mx-auto w-full max-w-[44rem] px-4 pt-8 pb-10 sm:px-6">
          {state.older ? <OlderMessages load={table.loadOlder} scroller={scrollRef} /> : null}
          {quiet ? (
            <p className="py-16 text-center font-story text-lg text-muted italic">
              The fire is lit. The DM will greet you.
            </p>
          ) : null}
          <ol className="grid gap-7">
            {state.messages.map((message) => (
              <MessageView key={message.id} message={message} seat={seatOf(message.user_id)} />
            ))}
            {state.outgoing.map((message) => (
              <OutgoingView key={message.clientId} message={message} table={table} />
            ))}
          </ol>
          {state.turn ? <LiveTurnView turn={state.turn} /> : null}
        </div>
      </section>
      {unread && !isAtBottom ? (
        <button
          type="button"
          onClick={() => scrollToBottom('instant')}
          className="fade-in absolute bottom-4 left-1/2 inline-flex min-h-10 -translate-x-1/2 items-center gap-2 rounded-full bg-accent px-4 text-sm font-medium text-on-accent shadow-lg pointer-coarse:min-h-11"
        >
          New messages
          <ArrowDown className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

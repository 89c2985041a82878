import type { MessageRead } from '@fireside/contract';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../design/ErrorBoundary.tsx';
import { PlainWords } from '../../design/PlainWords.tsx';
import { words } from '../../words/words.ts';

function speakerOf({ sender_type, character_name, player_name }: MessageRead): string {
  return sender_type === 'dm' ? words.story.dm : (character_name ?? player_name ?? words.story.somebody);
}

/** A message that cannot be shown as it should be is its sender and its words. */
export function MessageBoundary({ message, children }: { message: MessageRead; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <li data-message={message.id} className="grid gap-1">
          <h2 className="text-sm font-semibold">{speakerOf(message)}</h2>
          <PlainWords text={message.content} />
        </li>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

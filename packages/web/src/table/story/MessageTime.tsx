import type { MessageRead } from '@fireside/contract';
import { useLookedAt } from './looked-at.ts';
import { timeWords, wholeTime } from './message-time.ts';

/** When it was said: to be seen while a pointer or the focus is at the message, or a finger was. */
export function MessageTime({ message, className = '' }: { message: MessageRead; className?: string }) {
  // For the first date of a page a browser takes as long as for drawing half of it.
  const isLookedAt = useLookedAt();
  return (
    <time
      dateTime={message.created_at}
      title={isLookedAt ? wholeTime(message.created_at) : undefined}
      className={`text-[0.8125rem] whitespace-nowrap text-muted tabular-nums opacity-0 transition-opacity duration-150 group-hover/message:opacity-100 group-focus-within/message:opacity-100 ${className}`}
    >
      {isLookedAt ? timeWords(message.created_at) : null}
    </time>
  );
}

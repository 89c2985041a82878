import type { MessageRead } from '@fireside/contract';
import { timeWords, wholeTime } from './message-time.ts';

/** When it was said: to be seen while a pointer or the focus is at the message, or a finger was. */
export function MessageTime({ message, className = '' }: { message: MessageRead; className?: string }) {
  return (
    <time
      dateTime={message.created_at}
      title={wholeTime(message.created_at)}
      className={`text-[0.8125rem] whitespace-nowrap text-muted tabular-nums opacity-0 transition-opacity duration-150 group-hover/message:opacity-100 group-focus-within/message:opacity-100 ${className}`}
    >
      {timeWords(message.created_at)}
    </time>
  );
}

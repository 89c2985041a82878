import { dayWords } from './message-time.ts';

/** Where another day of the story begins. */
export function DayLine({ timestamp }: { timestamp: string }) {
  return (
    <li className="flex items-center gap-4 text-sm text-muted" data-testid="day">
      <span aria-hidden="true" className="h-px grow bg-hairline" />
      <time dateTime={timestamp}>{dayWords(timestamp)}</time>
      <span aria-hidden="true" className="h-px grow bg-hairline" />
    </li>
  );
}

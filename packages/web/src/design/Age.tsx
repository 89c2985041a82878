import type { PointerEvent } from 'react';
import { regionOf } from '../words/languages.ts';
import { once } from '../words/once.ts';
import { words } from '../words/words.ts';

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const exact = once(() => {
  return new Intl.DateTimeFormat(regionOf(words.language), { dateStyle: 'short', timeStyle: 'medium' });
});

function ageOf(timestamp: string, now: number): string {
  const seconds = (now - Date.parse(timestamp)) / 1_000;
  for (const [unit, length] of units) {
    if (seconds >= length) return words.design.ago[unit](Math.floor(seconds / length));
  }
  return words.design.justNow;
}

export function Age({ timestamp }: { timestamp: string }) {
  // Not before somebody looks: for the first date of a page a browser takes as long as for drawing half of it.
  const nameExactly = ({ currentTarget }: PointerEvent<HTMLTimeElement>) => {
    currentTarget.title = exact().format(new Date(timestamp));
  };
  return (
    <time dateTime={timestamp} onPointerEnter={nameExactly}>
      {ageOf(timestamp, Date.now())}
    </time>
  );
}

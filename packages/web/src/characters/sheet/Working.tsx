import type { Worked } from '@fireside/contract/sheet';
import { signed } from '../summary.ts';
import { termFor } from '../term.ts';

/** `Strength +2, proficiency +3` */
export function workingOf({ parts }: Worked): string {
  return parts.map(({ label, value }) => `${termFor(label)} ${signed(value)}`).join(', ');
}

/** How a number comes about, for whoever asked for it. */
export function Working({ worked, className = '' }: { worked: Worked; className?: string }) {
  return (
    <span className={`block text-[0.8125rem] leading-snug text-muted tabular-nums ${className}`}>
      {workingOf(worked)}
    </span>
  );
}

import type { Roll } from '@fireside/contract';
import type { ReactNode } from 'react';

export function DiceFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex w-fit max-w-full flex-wrap items-baseline gap-x-4 gap-y-0.5 rounded-md border bg-surface px-4 py-2 tabular-nums">
      {children}
    </div>
  );
}

/** "[14]+5 = 19" without the result, which the card shows by itself. */
function workingOf({ breakdown }: Roll): string {
  return breakdown.replace(/\s*=[^=]*$/, '');
}

/** A roll with its working: anyone can check the DM against the dice. */
export function RollCard({ roll, total }: { roll: Roll; total?: ReactNode }) {
  return (
    <DiceFrame>
      {roll.reason ? <span className="text-sm text-muted">{roll.reason}</span> : null}
      <span className="text-sm">{roll.notation}</span>
      <span className="text-sm text-muted">{workingOf(roll)}</span>
      <span className="text-xl leading-tight font-semibold">{total ?? roll.total}</span>
    </DiceFrame>
  );
}

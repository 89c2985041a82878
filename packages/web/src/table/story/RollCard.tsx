import type { Roll } from '@fireside/contract';
import type { ReactNode } from 'react';
import { naturalOf, readBreakdown } from '../dice/read-breakdown.ts';

export function DiceFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex w-fit max-w-full flex-wrap items-baseline gap-x-4 gap-y-0.5 rounded-md border bg-surface px-4 py-2 tabular-nums">
      {children}
    </div>
  );
}

/** What does not count is struck out. */
function Working({ breakdown }: { breakdown: string }) {
  return (
    <span className="text-sm text-muted">
      {readBreakdown(breakdown).map(({ text, dropped }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a working never change
        if (!dropped) return <span key={place}>{text}</span>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a working never change
          <s key={place}>
            <span className="sr-only">dropped </span>
            {text}
          </s>
        );
      })}
    </span>
  );
}

/** The die itself, where it shows what a table cheers or groans at. */
function Natural({ natural }: { natural: 20 | 1 }) {
  const look = natural === 20 ? 'border-ok text-ok' : 'border-danger text-danger';
  return (
    <span className={`rounded-full border px-2 text-[0.8125rem] font-medium ${look}`}>
      {natural === 20 ? 'Natural 20' : 'Natural 1'}
    </span>
  );
}

/** A roll with its working: anyone can check the DM against the dice. */
export function RollCard({ roll, total }: { roll: Roll; total?: ReactNode }) {
  const natural = total === undefined ? naturalOf(roll) : null;
  return (
    <DiceFrame>
      {roll.reason ? <span className="text-sm text-muted">{roll.reason}</span> : null}
      <span className="text-sm">{roll.notation}</span>
      <Working breakdown={roll.breakdown} />
      <span className="text-xl leading-tight font-semibold">{total ?? roll.total}</span>
      {natural ? <Natural natural={natural} /> : null}
    </DiceFrame>
  );
}

/** The dice of a message, in the order in which they fell. */
export function RollCards({ rolls }: { rolls: readonly Roll[] }) {
  if (rolls.length === 0) return null;
  return (
    <ul aria-label="Dice" className="grid gap-2">
      {rolls.map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a message never change, and two may be alike
        <li key={index}>
          <RollCard roll={roll} />
        </li>
      ))}
    </ul>
  );
}

import type { Roll } from '@fireside/contract';
import type { ReactNode } from 'react';
import { termFor } from '../../characters/term.ts';
import { words } from '../../words/words.ts';
import { naturalOf, readBreakdown } from '../dice/read-breakdown.ts';
import { spokenWorking } from '../dice/spoken-working.ts';
import { readReason, type Verdict } from '../dice/read-reason.ts';

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
    <span aria-hidden="true" className="text-sm text-muted">
      {readBreakdown(breakdown).map(({ text, dropped }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a working never change
        return dropped ? <s key={place}>{text}</s> : <span key={place}>{text}</span>;
      })}
    </span>
  );
}

/** The die itself, where it shows what a table cheers or groans at. */
function Natural({ natural }: { natural: 20 | 1 }) {
  const look = natural === 20 ? 'border-ok text-ok' : 'border-danger text-danger';
  return (
    <span className={`rounded-full border px-2 text-[0.8125rem] font-medium ${look}`}>
      {words.story.dice.natural(natural)}
    </span>
  );
}

/** What came of it. It takes no side: what is luck for one is none for another. */
function VerdictMark({ verdict }: { verdict: Verdict }) {
  const look = verdict === 'critical hit' ? 'border-accent font-semibold text-accent' : 'border-border';
  return (
    <span className={`rounded-full border px-2 text-[0.8125rem] ${look}`}>
      {words.story.dice.verdicts[verdict]}
    </span>
  );
}

/** A roll with its working: anyone can check the DM against the dice. */
export function RollCard({ roll, total }: { roll: Roll; total?: ReactNode }) {
  const isSettled = total === undefined;
  const natural = isSettled ? naturalOf(roll) : null;
  const { purpose, difficulty, verdict } = readReason(roll);
  return (
    <DiceFrame>
      {purpose ? <span className="text-sm text-muted">{termFor(purpose)}</span> : null}
      {difficulty === null ? null : (
        <span className="text-sm text-muted">{words.story.dice.difficulty(difficulty)}</span>
      )}
      <span className="text-sm">{roll.notation}</span>
      <Working breakdown={roll.breakdown} />
      {isSettled ? <span className="sr-only">{spokenWorking(roll)}</span> : null}
      <span aria-hidden="true" className="text-xl leading-tight font-semibold">
        {total ?? roll.total}
      </span>
      {natural ? <Natural natural={natural} /> : null}
      {verdict && isSettled ? <VerdictMark verdict={verdict} /> : null}
    </DiceFrame>
  );
}

/** The dice of a message, in the order in which they fell. */
export function RollCards({ rolls }: { rolls: readonly Roll[] }) {
  if (rolls.length === 0) return null;
  return (
    <ul aria-label={words.story.dice.title} className="grid gap-2">
      {rolls.map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of a message never change, and two may be alike
        <li key={index}>
          <RollCard roll={roll} />
        </li>
      ))}
    </ul>
  );
}

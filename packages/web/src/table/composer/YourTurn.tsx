import type { PendingRoll } from '@fireside/contract';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { termFor } from '../../characters/term.ts';
import { Sentence } from '../../words/Sentence.tsx';
import { words } from '../../words/words.ts';
import { rangeOf } from '../dice/range-of.ts';
import { ownDiceOf } from '../dice/work-out.ts';
import { type Speech, speechOf } from '../speech.ts';
import { DiceFields } from './DiceFields.tsx';
import { TotalField } from './TotalField.tsx';

interface YourTurnProps {
  roll: PendingRoll;
  onAnswer: (speech: Speech) => void;
}

/** The roll that the DM asked me for. It stays until I say something, whatever else happens. */
export function YourTurn({ roll, onAnswer }: YourTurnProps) {
  const dice = ownDiceOf(roll.notation);
  const what = roll.reason ? `${roll.notation}, ${roll.reason}` : roll.notation;
  const answers = {
    // The number comes first: there it can mean nothing but the total, in whatever language it is told.
    onAnswer: (result: string) => onAnswer(speechOf(words.composer.roll.byHand(result, what))),
    onRollForMe: () => onAnswer({ type: 'roll_pending' }),
  };

  return (
    <section
      aria-label={words.composer.roll.title}
      className="fade-in flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-accent bg-surface px-4 py-3"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Dices className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium">
            <Sentence
              of={words.composer.roll.asks<ReactNode>(<span className="tabular-nums">{roll.notation}</span>)}
            />
          </p>
          {roll.reason ? <p className="text-sm text-muted">{termFor(roll.reason)}</p> : null}
        </div>
      </div>
      {dice ? (
        <DiceFields dice={dice} {...answers} />
      ) : (
        <TotalField range={rangeOf(roll.notation)} {...answers} />
      )}
    </section>
  );
}

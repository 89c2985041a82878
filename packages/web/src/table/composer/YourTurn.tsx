import type { PendingRoll } from '@fireside/contract';
import { Dices } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { termFor } from '../../characters/term.ts';
import { Button } from '../../design/Button.tsx';
import { Sentence } from '../../words/Sentence.tsx';
import { words } from '../../words/words.ts';
import { type Range, rangeOf } from '../dice/range-of.ts';
import { type Speech, speechOf } from '../speech.ts';

/** What I say when I type a number into the banner. */
function answerOf(roll: PendingRoll, result: string): string {
  const what = roll.reason ? `${roll.notation}, ${roll.reason}` : roll.notation;
  return words.composer.roll.rolled(result.trim(), what);
}

/** Why these dice cannot show that; null when they can. */
export function problemWith(result: string, range: Range | null): string | null {
  if (!/^\s*[-−]?\d{1,5}\s*$/.test(result)) return words.composer.roll.notWhole;
  const number = Number(result.trim().replace('−', '-'));
  if (!range || (number >= range.min && number <= range.max)) return null;
  return words.composer.roll.outside(range.min, range.max);
}

interface YourTurnProps {
  roll: PendingRoll;
  onAnswer: (speech: Speech) => void;
}

/** The roll that the DM asked me for. It stays until I say something, whatever else happens. */
export function YourTurn({ roll, onAnswer }: YourTurnProps) {
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const range = rangeOf(roll.notation);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = problemWith(result, range);
    setProblem(wrong);
    if (!wrong) onAnswer(speechOf(answerOf(roll, result)));
  }

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
          {range ? (
            <p id={`${id}-range`} className="text-sm text-muted tabular-nums">
              {words.composer.roll.range(range.min, range.max)}
            </p>
          ) : null}
        </div>
      </div>
      <form onSubmit={submit} noValidate className="flex flex-wrap items-center gap-2">
        <label className="text-sm text-muted">
          <span className="mr-2">{words.composer.roll.result}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={result}
            onChange={(event) => {
              setResult(event.target.value);
              setProblem(null);
            }}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-range ${id}-problem`}
            className="min-h-10 w-18 rounded-md border border-border bg-background px-2 text-center text-base text-text tabular-nums aria-invalid:border-danger pointer-coarse:min-h-11"
          />
        </label>
        <Button type="submit" look="primary">
          {words.composer.send}
        </Button>
        <Button onClick={() => onAnswer({ type: 'roll_pending' })}>{words.composer.roll.forMe}</Button>
      </form>
      <p id={`${id}-problem`} role="alert" className="basis-full text-sm text-danger empty:hidden">
        {problem}
      </p>
    </section>
  );
}

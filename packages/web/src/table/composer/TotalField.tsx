import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import type { Range } from '../dice/range-of.ts';

/** Why these dice cannot show that; null when they can. */
export function problemWith(result: string, range: Range | null): string | null {
  if (!/^\s*[-−]?\d{1,5}\s*$/.test(result)) return words.composer.roll.notWhole;
  const number = Number(result.trim().replace('−', '-'));
  if (!range || (number >= range.min && number <= range.max)) return null;
  return words.composer.roll.outside(range.min, range.max);
}

interface TotalFieldProps {
  range: Range | null;
  onAnswer: (total: string) => void;
  onRollForMe: () => void;
}

/** Where there are more dice than a handful, or such as the service alone can read, their total is asked for. */
export function TotalField({ range, onAnswer, onRollForMe }: TotalFieldProps) {
  const [result, setResult] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = problemWith(result, range);
    setProblem(wrong);
    if (!wrong) onAnswer(result.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
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
        {range ? (
          <span id={`${id}-range`} className="mr-2 text-sm text-muted tabular-nums">
            {words.composer.roll.range(range.min, range.max)}
          </span>
        ) : null}
        <Button type="submit" look="primary">
          {words.composer.send}
        </Button>
        <Button onClick={onRollForMe}>{words.composer.roll.forMe}</Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </form>
  );
}

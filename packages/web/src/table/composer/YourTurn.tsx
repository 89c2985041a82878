import type { PendingRoll } from '@fireside/contract';
import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';

/** What I say when I type a number into the banner. */
function answerOf(roll: PendingRoll, result: string): string {
  const what = roll.reason ? `${roll.notation}, ${roll.reason}` : roll.notation;
  return `I rolled ${result.trim()} (${what}).`;
}

/** The roll that the DM asked me for. It stays until I say something, whatever else happens. */
export function YourTurn({ roll, onAnswer }: { roll: PendingRoll; onAnswer: (content: string) => void }) {
  const [result, setResult] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (result.trim() !== '') onAnswer(answerOf(roll, result));
  }

  return (
    <section
      aria-label="Your turn"
      className="fade-in flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-accent bg-surface px-4 py-3"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Dices className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium">
            Your turn: roll <span className="tabular-nums">{roll.notation}</span>
          </p>
          {roll.reason ? <p className="text-sm text-muted">{roll.reason}</p> : null}
        </div>
      </div>
      <form onSubmit={submit} className="flex items-center gap-2">
        <label className="text-sm text-muted">
          <span className="mr-2">Result</span>
          <input
            type="text"
            inputMode="numeric"
            required
            pattern="\s*-?\d{1,5}\s*"
            title="A whole number"
            autoComplete="off"
            value={result}
            onChange={(event) => setResult(event.target.value)}
            className="min-h-10 w-18 rounded-md border border-border bg-background px-2 text-center text-base text-text tabular-nums pointer-coarse:min-h-11"
          />
        </label>
        <Button type="submit" look="primary">
          Send
        </Button>
      </form>
    </section>
  );
}

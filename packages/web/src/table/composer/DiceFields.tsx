import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { words } from '../../words/words.ts';
import { type OwnDice, workOut } from '../dice/work-out.ts';

/** What one die shows; null for what it cannot show. */
export function faceOf(written: string, sides: number): number | null {
  const face = /^\s*\d{1,4}\s*$/.test(written) ? Number(written) : 0;
  return face >= 1 && face <= sides ? face : null;
}

interface DiceFieldsProps {
  dice: OwnDice;
  onAnswer: (working: string) => void;
  onRollForMe: () => void;
}

/** One field for each die that somebody has rolled on their own table; adding up is not their affair. */
export function DiceFields({ dice, onAnswer, onRollForMe }: DiceFieldsProps) {
  const { sides, terms } = dice;
  const [written, setWritten] = useState(() => sides.map(() => ''));
  const [isAsked, setIsAsked] = useState(false);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const id = useId();
  const { roll } = words.composer;

  const faces = written.map((one, place) => faceOf(one, sides[place]!));
  // What is still empty is not wrong before it is sent.
  const wrong = faces.map((face, place) => face === null && (isAsked || written[place]!.trim() !== ''));
  const first = wrong.indexOf(true);
  const isWhole = !faces.includes(null);
  const working = isWhole ? workOut(dice, faces as number[]) : '';
  const isOne = sides.length === 1;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWhole) return onAnswer(working);
    setIsAsked(true);
    fields.current[faces.indexOf(null)]?.focus();
  }

  const inputs = sides.map((most, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a roll never change, and two may be alike
    <label key={place} className="inline-flex items-center gap-2 text-sm text-muted tabular-nums">
      <span>{isOne ? roll.showsOne(`d${most}`) : `d${most}`}</span>
      <input
        ref={(field) => {
          fields.current[place] = field;
        }}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={isOne ? undefined : roll.die(`d${most}`, place + 1, sides.length)}
        placeholder={`1–${most}`}
        value={written[place]}
        onChange={({ target }) => setWritten(written.map((one, at) => (at === place ? target.value : one)))}
        aria-invalid={wrong[place] || undefined}
        aria-describedby={`${id}-problem ${id}-working`}
        className="min-h-10 w-18 rounded-md border border-border bg-background px-2 text-center text-base text-text tabular-nums placeholder:text-sm placeholder:text-muted aria-invalid:border-danger pointer-coarse:min-h-11"
      />
    </label>
  ));

  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isOne ? (
          inputs
        ) : (
          <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
            <legend className="mb-1 text-sm text-muted">{roll.showMany}</legend>
            {inputs}
          </fieldset>
        )}
        <output id={`${id}-working`} className="text-lg font-semibold tabular-nums">
          {working}
        </output>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-sm text-danger empty:hidden">
        {first < 0 ? '' : roll.faces(`d${sides[first]}`, sides[first]!, terms.length > 1 || !isOne)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary">
          {words.composer.send}
        </Button>
        <Button onClick={onRollForMe}>{roll.forMe}</Button>
      </div>
    </form>
  );
}

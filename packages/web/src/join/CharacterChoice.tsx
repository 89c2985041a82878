import { useId } from 'react';
import type { SeatOption } from './seat-options.ts';
import { words } from '../words/words.ts';

interface CharacterChoiceProps {
  options: readonly SeatOption[];
  value: string;
  onChange: (id: string) => void;
}

/** One tap for each of them, and one for nobody. */
export function CharacterChoice({ options, value, onChange }: CharacterChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid">
      <legend className="mb-1.5 text-sm font-medium">{words.join.yourCharacter}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="flex min-h-11 cursor-pointer items-start gap-3 border-t py-2.5 first-of-type:border-t-0"
        >
          <input
            type="radio"
            name={name}
            checked={value === option.id}
            onChange={() => onChange(option.id)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block">{option.label}</span>
            <span className="block text-sm text-muted">{option.line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import type { CharacterRead } from '@fireside/contract';
import { useId } from 'react';
import { summaryOf } from '../characters/summary.ts';

interface CharacterChoiceProps {
  characters: CharacterRead[];
  value: string;
  onChange: (characterId: string) => void;
}

export function CharacterChoice({ characters, value, onChange }: CharacterChoiceProps) {
  const name = useId();
  const options = [
    ...characters.map((character) => ({
      id: character.id,
      label: character.name,
      line: `${summaryOf(character)} · ${character.current_hp} of ${character.max_hp} HP`,
    })),
    { id: '', label: 'Nobody yet', line: 'You can choose a character later.' },
  ];
  return (
    <fieldset className="grid">
      <legend className="mb-1.5 text-sm font-medium">Your character</legend>
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
            className="mt-1 size-4 accent-accent"
          />
          <span>
            <span className="block">{option.label}</span>
            <span className="block text-sm text-muted">{option.line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

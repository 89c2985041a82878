import type { InvitationRead } from '@fireside/contract';
import { useId } from 'react';
import { words } from '../words/words.ts';

interface WaitingCharactersProps {
  waiting: InvitationRead['waiting'];
  /** As in `SeatOption`. */
  value: string;
  onChange: (id: string) => void;
}

/** Whoever was played in a story before it came here: one tap, and they are one's own. */
export function WaitingCharacters({ waiting, value, onChange }: WaitingCharactersProps) {
  const name = useId();
  if (waiting.length === 0) return null;
  return (
    <fieldset className="grid">
      <legend className="mb-1.5 text-sm font-medium">{words.waiting.title}</legend>
      {waiting.map(({ id, name: character, level, ancestry, class_name, player_name }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-start gap-3 border-t py-2.5 first-of-type:border-t-0"
        >
          <input
            type="radio"
            name={name}
            checked={value === id}
            onChange={() => onChange(id)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block">{character}</span>
            <span className="block text-sm text-muted">
              {words.waiting.line(level, `${ancestry} ${class_name}`.trim().toLowerCase(), player_name)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

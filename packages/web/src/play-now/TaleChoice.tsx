import { limits } from '@fireside/contract/protocol';
import { useId } from 'react';
import { TextAreaField } from '../design/Field.tsx';
import type { TaleId } from '../words/en/tales.ts';
import { words } from '../words/words.ts';

interface TaleChoiceProps {
  /** Null for a sentence of one's own. */
  tale: TaleId | null;
  onTale: (tale: TaleId | null) => void;
  sentence: string;
  onSentence: (sentence: string) => void;
  error?: string;
  disabled: boolean;
}

/** Tales with a line each, as on the back of a book, and a place for one that nobody has written yet. */
export function TaleChoice({ tale, onTale, sentence, onSentence, error, disabled }: TaleChoiceProps) {
  const name = useId();
  const say = words.playNow;
  const options = [
    ...(Object.keys(say.tales) as TaleId[]).map((id) => ({ id, ...say.tales[id] })),
    { id: null, title: say.own, line: say.ownLine },
  ];
  return (
    <fieldset className="grid gap-4" disabled={disabled}>
      <legend className="mb-1.5 text-sm font-medium">{say.tale}</legend>
      <div className="grid auto-rows-max gap-x-8 max-md:max-h-88 max-md:overflow-y-auto max-md:rounded-md max-md:border max-md:px-3 md:grid-cols-2">
        {options.map(({ id, title, line }) => (
          <label
            key={id ?? 'own'}
            className="flex min-h-11 cursor-pointer items-start gap-3 border-t py-2.5 max-md:first-of-type:border-t-0"
          >
            <input
              type="radio"
              name={name}
              checked={tale === id}
              onChange={() => onTale(id)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block font-story font-semibold">{title}</span>
              <span className="block text-sm leading-relaxed text-muted">{line}</span>
            </span>
          </label>
        ))}
      </div>
      {tale === null ? (
        <TextAreaField
          label={say.ownLabel}
          placeholder={say.ownExample}
          required
          rows={2}
          maxLength={limits.description}
          value={sentence}
          onChange={(event) => onSentence(event.target.value)}
          error={error}
        />
      ) : null}
    </fieldset>
  );
}

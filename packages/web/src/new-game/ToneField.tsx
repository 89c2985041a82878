import { limits } from '@fireside/contract/protocol';
import { TextField } from '../design/Field.tsx';
import { words } from '../words/words.ts';

interface ToneFieldProps {
  value: string;
  onChange: (tone: string) => void;
  error?: string;
}

/** How a story is told: a word that is offered, or a line of one's own. */
export function ToneField({ value, onChange, error }: ToneFieldProps) {
  return (
    <div className="grid gap-2">
      <TextField
        label={words.newGame.tone}
        maxLength={limits.tone}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        hint={words.newGame.toneHint}
      />
      <ul aria-label={words.newGame.toneSuggestions} className="flex flex-wrap gap-2">
        {words.newGame.tones.map((tone) => (
          <li key={tone}>
            <button
              type="button"
              aria-pressed={value === tone}
              onClick={() => onChange(value === tone ? '' : tone)}
              className="min-h-9 rounded-full border border-border px-3.5 text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-text pointer-coarse:min-h-11"
            >
              {tone}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

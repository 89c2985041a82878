import { useId, useState } from 'react';
import { describedBy, FieldNotes, type FieldWords, inputClass } from '../design/Field.tsx';
import { words } from '../words/words.ts';

interface PasswordFieldProps extends FieldWords {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  minLength?: number;
}

/** Pasting and password managers work; showing the password is the way to check it, not typing it twice. */
export function PasswordField({ label, value, onChange, hint, error, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="min-h-6 px-1 text-sm text-muted underline underline-offset-4 hover:text-text pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {shown ? words.entrance.hide : words.entrance.show}
          <span className="sr-only">{words.entrance.thePassword}</span>
        </button>
      </div>
      <input
        id={id}
        type={shown ? 'text' : 'password'}
        required
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, { hint, error })}
        className={`${inputClass} min-h-11`}
        {...rest}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

import { limits } from '@fireside/contract/protocol';
import { type FieldWords, TextField } from '../design/Field.tsx';
import { readCode, spaced } from './invite-code.ts';

interface CodeFieldProps extends FieldWords {
  value: string;
  onChange: (code: string) => void;
  placeholder?: string;
}

/** The code of a game, typed as people type. */
export function CodeField({ value, onChange, ...words }: CodeFieldProps) {
  return (
    <TextField
      {...words}
      required
      value={spaced(value)}
      onChange={(event) => onChange(readCode(event.target.value))}
      pattern={`(\\s*\\w){${limits.participationCode}}\\s*`}
      title={`${limits.participationCode} letters and digits`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="text-lg tracking-wider tabular-nums"
    />
  );
}

import { limits } from '@fireside/contract/protocol';
import { type FieldWords, TextField } from '../design/Field.tsx';
import { readCode, spaced } from './invite-code.ts';
import { words } from '../words/words.ts';

interface CodeFieldProps extends FieldWords {
  value: string;
  onChange: (code: string) => void;
  placeholder?: string;
}

/** The code of a game, typed as people type. */
export function CodeField({ value, onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      required
      value={spaced(value)}
      onChange={(event) => onChange(readCode(event.target.value))}
      pattern={`(\\s*\\w){${limits.participationCode}}\\s*`}
      title={words.join.codeForm(limits.participationCode)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="text-lg tracking-wider tabular-nums"
    />
  );
}

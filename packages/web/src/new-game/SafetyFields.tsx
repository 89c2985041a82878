import { TextAreaField } from '../design/Field.tsx';

/** As they are typed: one on each line. */
export interface SafetyDraft {
  lines: string;
  veils: string;
}

export const noSafety: SafetyDraft = { lines: '', veils: '' };

/** What was typed, as a list. */
export function textsIn(typed: string): string[] {
  const texts = typed.split('\n').map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== ''))];
}

interface SafetyFieldsProps {
  value: SafetyDraft;
  onChange: (draft: SafetyDraft) => void;
  errors: Partial<Record<keyof SafetyDraft, string>>;
}

/** What holds at the table from its first sentence on. Folded: most tables add theirs later, or never. */
export function SafetyFields({ value, onChange, errors }: SafetyFieldsProps) {
  const refused = Boolean(errors.lines ?? errors.veils);
  return (
    <details open={refused || undefined} className="group">
      <summary className="min-h-6 w-fit text-sm font-medium pointer-coarse:min-h-11 pointer-coarse:py-3">
        Lines and veils <span className="font-normal text-muted">(optional)</span>
      </summary>
      <div className="mt-4 grid gap-5">
        <TextAreaField
          label="Lines"
          rows={2}
          value={value.lines}
          onChange={(event) => onChange({ ...value, lines: event.target.value })}
          error={errors.lines}
          hint="What never comes into the story, in any form. One on each line."
        />
        <TextAreaField
          label="Veils"
          rows={2}
          value={value.veils}
          onChange={(event) => onChange({ ...value, veils: event.target.value })}
          error={errors.veils}
          hint="What may happen, but out of sight. One on each line. Everyone can add to both at the table, unnamed."
        />
      </div>
    </details>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { aboutQuery } from '../api/queries.ts';
import { Choice } from '../design/Choice.tsx';
import { FieldNotes, TextAreaField } from '../design/Field.tsx';
import { SelectField } from '../design/SelectField.tsx';
import { languageOptions } from '../table/host/languages.ts';
import { ZeroHpChoice } from '../table/rules/ZeroHpChoice.tsx';
import { words } from '../words/words.ts';
import type { HowItIsPlayed } from './how-it-is-played.ts';
import { ToneField } from './ToneField.tsx';

/** What the service may refuse of it. */
export const refusable = ['tone', 'language', 'model', 'lines', 'veils'] as const;

interface HowItIsPlayedFieldsProps {
  value: HowItIsPlayed;
  onChange: (played: HowItIsPlayed) => void;
  errors: Partial<Record<(typeof refusable)[number], string>>;
}

interface HintedSelectProps {
  label: string;
  hint: string;
  error?: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function HintedSelect({ label, hint, error, options, value, onChange }: HintedSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <SelectField
        label={label}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Everything about a table besides its name. Folded: most tables change it later, or never. */
export function HowItIsPlayedFields({ value, onChange, errors }: HowItIsPlayedFieldsProps) {
  const { data: about } = useQuery(aboutQuery);
  const models = about?.models ?? [];
  const refused = refusable.some((field) => errors[field]);
  const set = (change: Partial<HowItIsPlayed>) => onChange({ ...value, ...change });
  return (
    <details open={refused || undefined} className="group">
      <summary className="min-h-6 w-fit text-sm font-medium pointer-coarse:min-h-11 pointer-coarse:py-3">
        {words.newGame.howPlayed} <span className="font-normal text-muted">{words.newGame.optional}</span>
      </summary>
      <div className="mt-4 grid gap-6">
        <ToneField value={value.tone} onChange={(tone) => set({ tone })} error={errors.tone} />
        <HintedSelect
          label={words.newGame.language}
          hint={words.newGame.languageHint}
          error={errors.language}
          options={languageOptions(null)}
          value={value.language}
          onChange={(language) => set({ language })}
        />
        <Choice
          label={words.newGame.pace}
          hint={value.pace === 'each' ? words.newGame.paceEachHint : words.newGame.paceRoundHint}
          value={value.pace}
          onChange={(pace) => set({ pace })}
          options={[
            { value: 'each', label: words.newGame.paceEach },
            { value: 'round', label: words.newGame.paceRound },
          ]}
        />
        <ZeroHpChoice value={value.zeroHp} onChange={(zeroHp) => set({ zeroHp })} />
        {models.length > 0 ? (
          <HintedSelect
            label={words.newGame.gameMaster}
            hint={words.newGame.gameMasterHint}
            error={errors.model}
            options={[
              { value: '', label: words.newGame.houseModel(about?.model ?? '') },
              ...models.map((name) => ({ value: name, label: name })),
            ]}
            value={value.model}
            onChange={(model) => set({ model })}
          />
        ) : null}
        {(['lines', 'veils'] as const).map((field) => (
          <TextAreaField
            key={field}
            label={words.newGame[field]}
            rows={2}
            value={value[field]}
            onChange={(event) => set({ [field]: event.target.value })}
            hint={field === 'lines' ? words.newGame.linesHint : words.newGame.veilsHint}
            error={errors[field]}
          />
        ))}
      </div>
    </details>
  );
}

import type { CharacterCreate } from '@fireside/contract';
import { useState } from 'react';
import { formProblems } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextAreaField, TextField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { abilityOrder } from '@fireside/contract/sheet';
import { sheetLists, sheetNumbers, sheetOfTexts, sheetTexts } from '../sheet/sheet-texts.ts';
import type { Imported } from './draft.ts';
import { capital } from './words.ts';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

const importedTexts = (character: CharacterCreate) => ({
  ...sheetTexts(character),
  ancestry: character.ancestry,
  class_name: character.class_name,
  strength: String(character.abilities.strength),
  dexterity: String(character.abilities.dexterity),
  constitution: String(character.abilities.constitution),
  intelligence: String(character.abilities.intelligence),
  wisdom: String(character.abilities.wisdom),
  charisma: String(character.abilities.charisma),
});

type Texts = ReturnType<typeof importedTexts>;

interface ImportedSheetProps {
  imported: Imported;
  onCorrected: (character: CharacterCreate) => void;
  onBack: () => void;
  busy: boolean;
  error: unknown;
}

/** What was read, for its player to look through and correct, beside what was not. */
export function ImportedSheet({ imported, onCorrected, onBack, busy, error }: ImportedSheetProps) {
  const { character, notUnderstood, cut } = imported;
  const [edited, setEdited] = useState(() => importedTexts(character));
  const { at, rest } = formProblems(error, Object.keys(edited) as (keyof Texts)[]);

  function field(key: keyof Texts) {
    return {
      value: edited[key],
      error: at[key],
      onChange: (event: { target: { value: string } }) => setEdited({ ...edited, [key]: event.target.value }),
    };
  }

  function corrected(): CharacterCreate {
    const { ancestry, class_name } = edited;
    const abilities = { ...character.abilities };
    for (const name of abilityOrder) abilities[name] = Number(edited[name]);
    return { ...character, ...sheetOfTexts(edited), ancestry, class_name, abilities };
  }

  return (
    <Form onSubmit={() => onCorrected(corrected())} error={error} className="grid gap-6">
      <Findings title={words.characters.import.notUnderstood} findings={notUnderstood} />
      <Findings title={words.characters.import.cut} findings={cut} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={words.characters.builder.name} required maxLength={80} {...field('name')} />
        <TextField label={words.characters.builder.ancestry} maxLength={80} {...field('ancestry')} />
        <TextField label={words.characters.builder.class} maxLength={80} {...field('class_name')} />
        <TextField label={words.characters.builder.background} maxLength={80} {...field('background')} />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {sheetNumbers().map(({ key, ...labels }) => (
          <TextField key={key} type="number" required inputMode="numeric" {...labels} {...field(key)} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {abilityOrder.map((name) => (
          <TextField
            key={name}
            type="number"
            required
            inputMode="numeric"
            label={capital(termFor(name))}
            min={1}
            max={30}
            {...field(name)}
          />
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {sheetLists().map(({ key, ...labels }) => (
          <TextAreaField key={key} rows={6} {...labels} {...field(key)} />
        ))}
      </div>
      <TextAreaField
        label={words.characters.sheet.notes}
        rows={6}
        maxLength={8_000}
        {...field('backstory')}
      />
      <ErrorNote error={rest} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy}>
          {words.characters.create}
        </Button>
        <Button onClick={onBack}>{words.characters.import.another}</Button>
      </div>
    </Form>
  );
}

function Findings({ title, findings }: { title: string; findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title} className="rounded-lg border bg-surface p-4">
      <details open>
        <summary className="min-h-6 cursor-pointer font-semibold pointer-coarse:-my-2.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
          {title}
        </summary>
        <ul className="mt-2 grid gap-1 pl-4 text-sm text-muted">
          {findings.map((finding, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and the same words may stand in it twice
            <li key={place} className="list-disc break-words">
              {finding}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

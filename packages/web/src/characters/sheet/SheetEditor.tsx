import type { CharacterPatch, CharacterRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { characterQuery, charactersQuery } from '../../api/queries.ts';
import { call } from '../../api/call.ts';
import { formProblems } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextAreaField, TextField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { fromLines, inventoryFromLines, inventoryToLines, toLines } from './lines.ts';

const texts = (character: CharacterRead) => ({
  name: character.name,
  background: character.background,
  level: String(character.level),
  current_hp: String(character.current_hp),
  max_hp: String(character.max_hp),
  armor_class: String(character.armor_class),
  speed: String(character.speed),
  conditions: toLines(character.conditions),
  proficiencies: toLines(character.proficiencies),
  spells: toLines(character.spells),
  inventory: inventoryToLines(character.inventory),
  backstory: character.backstory,
});

type Texts = ReturnType<typeof texts>;

function patchOf(edited: Texts, before: Texts): CharacterPatch {
  const whole: CharacterPatch = {
    name: edited.name,
    background: edited.background,
    level: Number(edited.level),
    current_hp: Number(edited.current_hp),
    max_hp: Number(edited.max_hp),
    armor_class: Number(edited.armor_class),
    speed: Number(edited.speed),
    conditions: fromLines(edited.conditions),
    proficiencies: fromLines(edited.proficiencies),
    spells: fromLines(edited.spells),
    inventory: inventoryFromLines(edited.inventory),
    backstory: edited.backstory,
  };
  // Only what was touched: the DM may be changing the rest of the sheet at this moment.
  const touched = Object.entries(whole).filter(
    ([key]) => edited[key as keyof Texts] !== before[key as keyof Texts],
  );
  return Object.fromEntries(touched);
}

const numbers = [
  { key: 'current_hp', label: 'Hit points', min: -999, max: 999 },
  { key: 'max_hp', label: 'Maximum', min: 1, max: 999 },
  { key: 'armor_class', label: 'Armour class', min: 0, max: 50 },
  { key: 'speed', label: 'Speed', min: 0, max: 500 },
  { key: 'level', label: 'Level', min: 1, max: 20 },
] as const;

const lists = [
  { key: 'inventory', label: 'Inventory', hint: 'One thing a line, such as: Torch × 3' },
  { key: 'spells', label: 'Spells', hint: 'One a line' },
  { key: 'proficiencies', label: 'Proficiencies', hint: 'One a line' },
  { key: 'conditions', label: 'Conditions', hint: 'One a line' },
] as const;

export function SheetEditor({ character, onDone }: { character: CharacterRead; onDone: () => void }) {
  const [before] = useState(() => texts(character));
  const [edited, setEdited] = useState(before);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      call('updateCharacter', {
        params: { character_id: character.id },
        body: patchOf(edited, before),
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(characterQuery(saved.id).queryKey, saved);
      queryClient.setQueryData(charactersQuery.queryKey, (known) =>
        known?.map((one) => (one.id === saved.id ? saved : one)),
      );
      onDone();
    },
  });

  const { at, rest } = formProblems(save.error, Object.keys(before) as (keyof Texts)[]);

  function field(key: keyof Texts) {
    return {
      value: edited[key],
      error: at[key],
      onChange: (event: { target: { value: string } }) => setEdited({ ...edited, [key]: event.target.value }),
    };
  }

  const falls = Number(edited.current_hp) <= 0 && Number(before.current_hp) > 0;
  return (
    <Form onSubmit={() => save.mutate()} error={save.error} className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Name" required maxLength={80} {...field('name')} />
        <TextField label="Background" maxLength={80} {...field('background')} />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {numbers.map(({ key, ...rest }) => (
          <TextField key={key} type="number" required inputMode="numeric" {...rest} {...field(key)} />
        ))}
      </div>
      {falls ? (
        <p role="alert" className="border-l-3 border-danger pl-3">
          At 0 hit points every game in which {character.name} is being played ends.
        </p>
      ) : null}
      <div className="grid gap-6 md:grid-cols-2">
        {lists.map(({ key, ...rest }) => (
          <TextAreaField key={key} rows={6} {...rest} {...field(key)} />
        ))}
      </div>
      <TextAreaField label="Notes" rows={6} maxLength={8_000} {...field('backstory')} />
      <ErrorNote error={rest} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={save.isPending}>
          Save the sheet
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Form>
  );
}

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
import { sheetLists, sheetNumbers, sheetOfTexts, type SheetTexts, sheetTexts } from './sheet-texts.ts';
import { words } from '../../words/words.ts';

function patchOf(edited: SheetTexts, before: SheetTexts): CharacterPatch {
  // Only what was touched: the DM may be changing the rest of the sheet at this moment.
  const touched = Object.entries(sheetOfTexts(edited)).filter(
    ([key]) => edited[key as keyof SheetTexts] !== before[key as keyof SheetTexts],
  );
  return Object.fromEntries(touched);
}

export function SheetEditor({ character, onDone }: { character: CharacterRead; onDone: () => void }) {
  const [before] = useState(() => sheetTexts(character));
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

  const { at, rest } = formProblems(save.error, Object.keys(before) as (keyof SheetTexts)[]);

  function field(key: keyof SheetTexts) {
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
        <TextField label={words.characters.builder.name} required maxLength={80} {...field('name')} />
        <TextField label={words.characters.builder.background} maxLength={80} {...field('background')} />
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {sheetNumbers().map(({ key, ...rest }) => (
          <TextField key={key} type="number" required inputMode="numeric" {...rest} {...field(key)} />
        ))}
      </div>
      {falls ? (
        <p role="alert" className="border-l-3 border-danger pl-3">
          {words.characters.editor.falls(character.name)}
        </p>
      ) : null}
      <div className="grid gap-6 md:grid-cols-2">
        {sheetLists().map(({ key, ...rest }) => (
          <TextAreaField key={key} rows={6} {...rest} {...field(key)} />
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
        <Button type="submit" look="primary" busy={save.isPending}>
          {words.characters.editor.save}
        </Button>
        <Button onClick={onDone}>{words.characters.editor.cancel}</Button>
      </div>
    </Form>
  );
}

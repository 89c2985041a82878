import type { CharacterCreate } from '@fireside/contract';
import { useState } from 'react';
import { formProblems } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextAreaField, TextField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { SelectField } from '../../design/SelectField.tsx';
import { assign, standardArray } from '../rules/abilities.ts';
import { ancestries } from '../rules/ancestries.ts';
import { classes, classNamed } from '../rules/classes.ts';
import { AbilityScores } from './AbilityScores.tsx';
import { buildCharacter, type Choices } from './build-character.ts';
import { DerivedNumbers } from './DerivedNumbers.tsx';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

const start: Choices = {
  name: '',
  ancestry: 'Human',
  className: 'Fighter',
  level: 1,
  background: '',
  abilities: assign(standardArray, classNamed('Fighter').wants),
  backstory: '',
};

const levels = Array.from({ length: 20 }, (_, index) => String(index + 1));

interface CharacterBuilderProps {
  onBuilt: (character: CharacterCreate) => void;
  busy: boolean;
  error: unknown;
}

export function CharacterBuilder({ onBuilt, busy, error }: CharacterBuilderProps) {
  const [choices, setChoices] = useState(start);

  function choose(change: Partial<Choices>) {
    setChoices((before) => ({ ...before, ...change }));
  }

  const { at, rest } = formProblems(error, ['name', 'background', 'backstory']);

  return (
    <Form
      onSubmit={() => onBuilt(buildCharacter(choices))}
      error={error}
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid content-start gap-6">
        <TextField
          label={words.characters.builder.name}
          required
          maxLength={80}
          autoComplete="off"
          value={choices.name}
          onChange={(event) => choose({ name: event.target.value })}
          error={at.name}
        />
        <div className="grid gap-6 sm:grid-cols-3">
          <SelectField
            label={words.characters.builder.ancestry}
            options={ancestries.map(({ name }) => ({ value: name, label: termFor(name) }))}
            value={choices.ancestry}
            onChange={(event) => choose({ ancestry: event.target.value })}
          />
          <SelectField
            label={words.characters.builder.class}
            options={classes.map(({ name }) => ({ value: name, label: termFor(name) }))}
            value={choices.className}
            onChange={(event) => choose({ className: event.target.value })}
          />
          <SelectField
            label={words.characters.builder.level}
            options={levels}
            value={String(choices.level)}
            onChange={(event) => choose({ level: Number(event.target.value) })}
          />
        </div>
        <AbilityScores
          abilities={choices.abilities}
          ancestry={choices.ancestry}
          wants={classNamed(choices.className).wants}
          onChange={(abilities) => choose({ abilities })}
        />
        <TextField
          label={words.characters.builder.background}
          maxLength={80}
          autoComplete="off"
          value={choices.background}
          onChange={(event) => choose({ background: event.target.value })}
          error={at.background}
          hint={words.characters.builder.backgroundHint}
        />
        <TextAreaField
          label={words.characters.builder.backstory}
          rows={5}
          maxLength={8_000}
          value={choices.backstory}
          onChange={(event) => choose({ backstory: event.target.value })}
          error={at.backstory}
          hint={words.characters.builder.backstoryHint}
        />
      </div>
      <aside
        className="grid content-start gap-6 lg:sticky lg:top-6 lg:self-start"
        aria-label={words.characters.builder.follows}
      >
        <DerivedNumbers choices={choices} />
        <ErrorNote error={rest} />
        <Button type="submit" look="primary" busy={busy}>
          {words.characters.create}
        </Button>
      </aside>
    </Form>
  );
}

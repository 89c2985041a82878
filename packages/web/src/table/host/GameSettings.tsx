import type { GamePatch, GameRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { aboutQuery } from '../../api/queries.ts';
import { formProblems } from '../../api/say-error.ts';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { TextAreaField, TextField } from '../../design/Field.tsx';
import { Form } from '../../design/Form.tsx';
import { SelectField } from '../../design/SelectField.tsx';
import { useToast } from '../../design/Toasts.tsx';
import { languageOptions } from './languages.ts';
import { useChangeGame } from './use-change-game.ts';

type Settings = Pick<GameRead, 'name' | 'description' | 'language' | 'pace' | 'model'>;

function settingsOf({ name, description, language, pace, model }: GameRead): Settings {
  return { name, description, language, pace, model };
}

/** Only what is different: what somebody else changed meanwhile is left alone. */
export function changesIn(before: Settings, after: Settings): Partial<GamePatch> {
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Settings] !== value);
  return Object.fromEntries(changed);
}

/** What the creator can say about the table as a whole. */
export default function GameSettings({ game, onDone }: { game: GameRead; onDone: () => void }) {
  const [opened] = useState(() => settingsOf(game));
  const [settings, setSettings] = useState(opened);
  const { data: about } = useQuery(aboutQuery);
  const toast = useToast();
  const change = useChangeGame(game.id, () => {
    toast('The settings are saved.');
    onDone();
  });
  const { at, rest } = formProblems(change.error, ['name', 'description']);
  const set = (one: Partial<Settings>) => setSettings((before) => ({ ...before, ...one }));
  const models = about?.models ?? [];

  function save() {
    const changes = changesIn(opened, settings);
    if (Object.keys(changes).length === 0) onDone();
    else change.mutate(changes);
  }

  return (
    <Form onSubmit={save} error={change.error} className="grid gap-5">
      <TextField
        label="Name"
        required
        maxLength={limits.gameName}
        autoComplete="off"
        value={settings.name}
        onChange={(event) => set({ name: event.target.value })}
        error={at.name}
      />
      <TextAreaField
        label="Description"
        rows={4}
        maxLength={limits.description}
        value={settings.description}
        onChange={(event) => set({ description: event.target.value })}
        error={at.description}
        hint="Everyone can read this, before they join."
      />
      <SelectField
        label="Language of the story"
        options={languageOptions(opened.language)}
        value={settings.language ?? ''}
        onChange={(event) => set({ language: event.target.value || null })}
      />
      <Choice
        label="Pace"
        hint={
          settings.pace === 'each'
            ? 'The DM answers each player at once.'
            : 'The DM waits until everyone who is here has acted, and answers them together.'
        }
        value={settings.pace}
        onChange={(pace) => set({ pace })}
        options={[
          { value: 'each', label: 'One by one' },
          { value: 'round', label: 'In rounds' },
        ]}
      />
      {models.length > 0 ? (
        <SelectField
          label="Game master"
          options={[
            { value: '', label: `As the house has it (${about?.model ?? ''})` },
            ...[...new Set([...models, ...(opened.model ? [opened.model] : [])])].map((name) => ({
              value: name,
              label: name,
            })),
          ]}
          value={settings.model ?? ''}
          onChange={(event) => set({ model: event.target.value || null })}
        />
      ) : null}
      <ErrorNote error={rest} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="primary" busy={change.isPending} disabled={settings.name.trim() === ''}>
          Save
        </Button>
      </div>
    </Form>
  );
}

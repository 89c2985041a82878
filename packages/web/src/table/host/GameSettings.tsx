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
import { ToneField } from '../../new-game/ToneField.tsx';
import { words } from '../../words/words.ts';
import { ZeroHpChoice } from '../rules/ZeroHpChoice.tsx';
import { languageOptions } from './languages.ts';
import { useChangeGame } from './use-change-game.ts';

type Settings = Pick<GameRead, 'name' | 'description' | 'tone' | 'language' | 'pace' | 'zero_hp' | 'model'>;

function settingsOf({ name, description, tone, language, pace, zero_hp, model }: GameRead): Settings {
  return { name, description, tone, language, pace, zero_hp, model };
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
    toast(words.host.settingsSaved);
    onDone();
  });
  const { at, rest } = formProblems(change.error, ['name', 'description', 'tone']);
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
        label={words.host.name}
        required
        maxLength={limits.gameName}
        autoComplete="off"
        value={settings.name}
        onChange={(event) => set({ name: event.target.value })}
        error={at.name}
      />
      <TextAreaField
        label={words.host.description}
        rows={4}
        maxLength={limits.description}
        value={settings.description}
        onChange={(event) => set({ description: event.target.value })}
        error={at.description}
        hint={words.host.descriptionHint}
      />
      <ToneField
        value={settings.tone ?? ''}
        onChange={(tone) => set({ tone: tone || null })}
        error={at.tone}
      />
      <SelectField
        label={words.host.language}
        options={languageOptions(opened.language)}
        value={settings.language ?? ''}
        onChange={(event) => set({ language: event.target.value || null })}
      />
      <Choice
        label={words.host.pace}
        hint={words.host.paces[settings.pace].hint}
        value={settings.pace}
        onChange={(pace) => set({ pace })}
        options={(['each', 'round'] as const).map((pace) => ({
          value: pace,
          label: words.host.paces[pace].label,
        }))}
      />
      <ZeroHpChoice value={settings.zero_hp} onChange={(zero_hp) => set({ zero_hp })} />
      {models.length > 0 ? (
        <SelectField
          label={words.host.model}
          options={[
            { value: '', label: words.host.houseModel(about?.model ?? '') },
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
        <Button onClick={onDone}>{words.host.cancel}</Button>
        <Button type="submit" look="primary" busy={change.isPending} disabled={settings.name.trim() === ''}>
          {words.host.save}
        </Button>
      </div>
    </Form>
  );
}

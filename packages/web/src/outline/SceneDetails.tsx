import { type SceneKind, scriptLimits } from '@fireside/contract/protocol';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { TextField } from '../design/Field.tsx';
import { SelectField } from '../design/SelectField.tsx';
import { kindOptions } from './kind-words.ts';
import type { SceneRowProps } from './scene-changes.ts';

function Sample({ words, text }: { words: string; text: string }) {
  const cut = text.length >= scriptLimits.sample;
  return (
    <div className="grid gap-1">
      <p className="text-[0.8125rem] text-muted">{words}</p>
      <p className="font-story text-[0.9375rem] leading-relaxed">
        {text.replace(/\s+/g, ' ')}
        {cut ? '…' : ''}
      </p>
    </div>
  );
}

/** What was read of a scene, and what its creator can put right. What only the DM knows is shown when it is asked for. */
export function SceneDetails({ id, scene, isFirst, isPlace, changes }: SceneRowProps & { id: string }) {
  const [secret, setSecret] = useState(false);
  const { number, title, kind, aloud } = scene;
  return (
    <div id={id} className="grid justify-items-start gap-4 pt-1 pr-1 pb-5 pl-6.5">
      {aloud ? <Sample words="Read aloud" text={aloud} /> : null}
      {scene.secret ? (
        <div className="grid justify-items-start gap-2">
          <Button aria-expanded={secret} onClick={() => setSecret(!secret)}>
            {secret ? 'Hide what only the DM knows' : 'Show what only the DM knows'}
          </Button>
          {secret ? <Sample words="For the DM alone" text={scene.secret} /> : null}
        </div>
      ) : null}
      <div className="grid w-full gap-4">
        {changes.onTitle ? (
          <TextField
            label="Title"
            maxLength={scriptLimits.title}
            autoComplete="off"
            value={title}
            onChange={(event) => changes.onTitle?.(number, event.target.value)}
          />
        ) : null}
        <SelectField
          label="What it is"
          options={kindOptions}
          value={kind}
          onChange={(event) => changes.onKind(number, event.target.value as SceneKind)}
        />
      </div>
      {changes.onFirst ? (
        <Button aria-pressed={isFirst} onClick={() => changes.onFirst?.(number)}>
          {isFirst ? <Check className="size-4" aria-hidden="true" /> : null}
          Play begins here
        </Button>
      ) : null}
      {changes.onPlace ? (
        <Button aria-pressed={isPlace} onClick={() => changes.onPlace?.(number)}>
          {isPlace ? <Check className="size-4" aria-hidden="true" /> : null}
          The party is here
        </Button>
      ) : null}
    </div>
  );
}

import { type SceneKind, scriptLimits } from '@fireside/contract/protocol';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { TextField } from '../design/Field.tsx';
import { withoutMarks } from '../design/prose/without-marks.ts';
import { SelectField } from '../design/SelectField.tsx';
import { kindOptions } from './kind-words.ts';
import type { SceneRowProps } from './scene-changes.ts';
import { words } from '../words/words.ts';

function Sample({ label, text }: { label: string; text: string }) {
  const cut = text.length >= scriptLimits.sample;
  return (
    <div className="grid gap-1">
      <p className="text-[0.8125rem] text-muted">{label}</p>
      <p className="font-story text-[0.9375rem] leading-relaxed">
        {withoutMarks(text)}
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
      {aloud ? <Sample label={words.outline.aloud} text={aloud} /> : null}
      {scene.secret ? (
        <div className="grid justify-items-start gap-2">
          <Button aria-expanded={secret} onClick={() => setSecret(!secret)}>
            {secret ? words.outline.hide : words.outline.show}
          </Button>
          {secret ? <Sample label={words.outline.alone} text={scene.secret} /> : null}
        </div>
      ) : null}
      <div className="grid w-full gap-4">
        {changes.onTitle ? (
          <TextField
            label={words.outline.title}
            maxLength={scriptLimits.title}
            autoComplete="off"
            value={title}
            onChange={(event) => changes.onTitle?.(number, event.target.value)}
          />
        ) : null}
        <SelectField
          label={words.outline.kind}
          options={kindOptions()}
          value={kind}
          onChange={(event) => changes.onKind(number, event.target.value as SceneKind)}
        />
      </div>
      {changes.onFirst ? (
        <Button aria-pressed={isFirst} onClick={() => changes.onFirst?.(number)}>
          {isFirst ? <Check className="size-4" aria-hidden="true" /> : null}
          {words.outline.begins}
        </Button>
      ) : null}
      {changes.onPlace ? (
        <Button aria-pressed={isPlace} onClick={() => changes.onPlace?.(number)}>
          {isPlace ? <Check className="size-4" aria-hidden="true" /> : null}
          {words.outline.here}
        </Button>
      ) : null}
    </div>
  );
}

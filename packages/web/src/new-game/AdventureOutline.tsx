import type { ScriptScene } from '@fireside/contract';
import { useMemo } from 'react';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { SceneList } from '../outline/SceneList.tsx';
import type { SceneChanges } from '../outline/scene-changes.ts';
import { type Corrections, correctOutline } from './correct-outline.ts';
import type { OutlineReading } from './use-outline.ts';
import { words } from '../words/words.ts';

interface AdventureOutlineProps {
  reading: OutlineReading;
  corrections: Corrections;
  onCorrect: (change: (corrections: Corrections) => Corrections) => void;
}

/** How the DM reads the adventure. It can be put right, or left alone: nothing waits for it. */
export function AdventureOutline({ reading, corrections, onCorrect }: AdventureOutlineProps) {
  const { outline } = reading;
  const shown = useMemo(() => outline && correctOutline(outline, corrections), [outline, corrections]);
  const changes = useMemo<SceneChanges>(() => {
    const titleOf = (number: number) => outline?.scenes[number - 1]?.title ?? '';
    const correct = (number: number, change: Partial<Pick<ScriptScene, 'title' | 'kind'>>) =>
      onCorrect(({ scenes, ...rest }) => {
        const of = titleOf(number);
        const known = scenes[number]?.of === of ? scenes[number] : {};
        return { ...rest, scenes: { ...scenes, [number]: { ...known, ...change, of } } };
      });
    return {
      onTitle: (number, title) => correct(number, { title }),
      onKind: (number, kind) => correct(number, { kind }),
      onFirst: (number) => onCorrect((rest) => ({ ...rest, first: { number, of: titleOf(number) } })),
    };
  }, [outline, onCorrect]);

  if (reading.error) {
    return (
      <div className="grid gap-2">
        <ErrorNote error={reading.error}>
          <Button onClick={reading.retry}>{words.newGame.readAgain}</Button>
        </ErrorNote>
        <p className="text-sm text-muted">{words.newGame.noOutline}</p>
      </div>
    );
  }
  if (reading.busy) {
    return (
      <p role="status" className="text-sm text-muted">
        {words.newGame.readingOutline}
      </p>
    );
  }
  if (!shown || shown.scenes.length === 0) return null;
  return (
    <section aria-labelledby="outline-title" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="outline-title" className="text-sm font-medium">
          {words.newGame.howRead}
        </h3>
        <p className="text-sm text-muted">
          {words.outline.heard(shown.scenes.filter(({ aloud }) => aloud).length, shown.scenes.length)}
        </p>
        <p className="text-sm text-muted">{words.newGame.correct}</p>
      </div>
      <SceneList outline={shown} changes={changes} />
    </section>
  );
}

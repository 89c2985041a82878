import type { ScriptOutline } from '@fireside/contract';
import { useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import type { SceneChanges } from './scene-changes.ts';
import { SceneRow } from './SceneRow.tsx';
import { words } from '../words/words.ts';

interface SceneListProps {
  outline: ScriptOutline;
  /** The scene in which the party is. */
  place?: number | null;
  /** Stable: there may be hundreds of rows. */
  changes: SceneChanges;
}

/** So many rows stand there before somebody asks for all of them. */
const fewScenes = 10;

/** The scenes of an adventure, indented as they are in its text. One of them at a time is open. */
export function SceneList({ outline, place = null, changes }: SceneListProps) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { scenes, first } = outline;
  const shown = all ? scenes : scenes.slice(0, Math.max(fewScenes, place ?? 0));

  function showAll() {
    // The button goes; the focus stays at the end of what stood there.
    list.current?.querySelector<HTMLElement>(':scope > li:last-child > button')?.focus();
    setAll(true);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <ol ref={list} aria-label={words.outline.scenes} className="contained w-full divide-y">
        {shown.map((scene) => (
          <SceneRow
            key={scene.number}
            scene={scene}
            isFirst={scene.number === first}
            isPlace={scene.number === place}
            open={scene.number === open}
            onOpen={setOpen}
            changes={changes}
          />
        ))}
      </ol>
      {shown.length < scenes.length ? (
        <Button onClick={showAll}>{words.outline.showAll(scenes.length)}</Button>
      ) : null}
    </div>
  );
}

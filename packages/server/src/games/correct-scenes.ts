import type { ScriptChanges } from '@fireside/contract';
import type { StoredScene } from './adventure-rows.ts';

/** The scenes of an adventure as its creator wants them; what concerns a scene that there is not is left alone. */
export function correctScenes(
  scenes: readonly StoredScene[],
  { first, scenes: changes = [] }: ScriptChanges,
): StoredScene[] {
  const changed = new Map(changes.map((change) => [change.number, change]));
  const begins = scenes.some(({ number }) => number === first) ? first : undefined;
  return scenes.map((scene) => {
    const { title = scene.title, kind = scene.kind } = changed.get(scene.number) ?? {};
    const isFirst = begins === undefined ? scene.is_first : Number(scene.number === begins);
    return { ...scene, title, kind, is_first: isFirst };
  });
}

import { type SceneKind, sceneKinds } from '@fireside/contract/protocol';
import { words } from '../words/words.ts';

/** What stands beside the title of a part: nothing where the title says it already, as `Scene 1` does. */
export function kindBeside(title: string, kind: SceneKind): string {
  const word = words.outline.kinds[kind];
  return title.toLowerCase().startsWith(word.toLowerCase()) ? '' : word;
}

export function kindOptions() {
  return sceneKinds.map((value) => ({ value, label: words.outline.kinds[value] }));
}

import type { ScriptExcerpt } from '../ports.ts';
import { kindNamed } from './scene-kinds.ts';
import type { ScriptPassage, ScriptScene } from './script.ts';
import { entriesOf, isAbout, longestEntry, spokenOf } from './people.ts';
import type { ScriptIndex } from './script-index.ts';

interface Call {
  here: number;
  message: string;
}

const mostEntries = 4;
/** A scene is named when its title is. */
const wholly = 0.95;

/**
 * What a message and the present scene call for besides: people by their names, the numbers of creatures that stand here, what is
 * above the scene in the text.
 */
export function calledFor(index: ScriptIndex, { here, message }: Call): ScriptExcerpt[] {
  const { scenes } = index.script;
  const excerpts: ScriptExcerpt[] = [];
  const add = (scene: number, passage: ScriptPassage) => excerpts.push({ scene, ...passage, isLater: false });
  const at = here - 1;
  for (let parent = index.map.parents[at]!; parent >= 0; parent = index.map.parents[parent]!) {
    const { kind, number, passages } = scenes[parent]!;
    if (kind !== 'part') continue;
    for (const { label, text } of passages.slice(0, 2))
      add(number, { label, text: text.slice(0, longestEntry).toWellFormed() });
  }
  const presence = index.naming(index.wordsOf(at));
  const creatures = scenes.filter(
    ({ kind, number }) =>
      kind === 'creatures' && (isBelow(scenes, number - 1, at) || (presence.get(number - 1) ?? 0) >= wholly),
  );
  const entries = entriesOf(index).filter(isAbout(index, message, spokenOf(index, message)));
  const called = [...entries.map(({ scene, passages }) => ({ number: scene, passages })), ...creatures];
  for (const { number, passages } of called.slice(0, mostEntries))
    for (const { label, text } of passages) add(number, { label, text });
  return excerpts;
}

/** Whether a creature's numbers stand directly below a scene, at most with others between; a list of creatures belongs to none. */
function isBelow(scenes: readonly ScriptScene[], creature: number, scene: number): boolean {
  if (creature <= scene || creature > scene + mostEntries) return false;
  return scenes
    .slice(scene + 1, creature + 1)
    .every(({ kind, title }) => kind === 'creatures' && kindNamed(title) !== 'creatures');
}

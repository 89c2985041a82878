import type { ScriptExcerpt } from '../ports.ts';
import type { ScriptPassage } from './script.ts';
import { type ScriptIndex, wordsIn } from './script-index.ts';

interface Call {
  here: number;
  message: string;
}

const mostEntries = 4;
const longestEntry = 900;
/** A scene is named when its title is. */
const wholly = 0.95;

/** Names stand at the beginning of an entry: `**Bess Corrow.** Captain of the lugger`. */
function nameOf(entry: string): string {
  return entry.slice(0, 60).split(/[.,:;(–—]/, 1)[0]!;
}

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
      add(number, { label, text: text.slice(0, longestEntry) });
  }
  const said = new Set(wordsIn(message));
  const presence = index.naming(index.wordsOf(at));
  let entries = 0;
  for (const { kind, number, passages } of scenes) {
    if (entries >= mostEntries) break;
    if (kind === 'creatures' && (presence.get(number - 1) ?? 0) >= wholly) {
      entries += 1;
      for (const { label, text } of passages) add(number, { label, text });
    }
    if (kind !== 'people' && kind !== 'items') continue;
    for (const entry of passages.flatMap(({ text }) => text.split(/\n+/))) {
      const name = new Set(wordsIn(nameOf(entry)));
      const told = index.told(name);
      const held = index.told(new Set([...name].filter((word) => said.has(word))));
      if (entries >= mostEntries || told === 0 || held < told / 2) continue;
      entries += 1;
      add(number, { label: 'for you alone', text: entry.slice(0, longestEntry).toWellFormed() });
    }
  }
  return excerpts;
}

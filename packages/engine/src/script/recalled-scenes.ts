import type { Query } from '../library/queries.ts';
import type { Recalled } from '../ports.ts';
import type { ScriptIndex } from './script-index.ts';

const mostPassages = 4;
const mostCharacters = 4_000;
/** Below this nothing answers. */
const threshold = 0.2;

/** What an adventure says about a question: `scene 12` is that scene, anything else the passages that are nearest to it. */
export function recalledScenes(index: ScriptIndex, question: string, queries: readonly Query[]): Recalled[] {
  const { scenes } = index.script;
  const asked = scenes[Number(/^\s*scene (\d{1,4})\s*$/i.exec(question)?.[1] ?? 0) - 1];
  if (asked) {
    const source = `scene ${asked.number}, ${asked.title}`;
    return asked.passages.map(({ label, text }) => ({ source: `${source} (${label})`, text }));
  }
  const meanings = index.meanings(queries);
  const meaning = meanings && index.bestOfScenes(meanings);
  const likeness = index.likeness(question);
  const likely = [...scenes.keys()]
    .map((at) => ({ at, score: likeness[at]! + (meaning ? meaning[at]! : 0) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, mostPassages);
  const ranked = likely
    .flatMap(({ at }) => {
      const { number, title, passages } = scenes[at]!;
      const nearness = index.nearness(at, question, meanings);
      return passages.map(({ label, text }, place) => ({
        near: nearness[place]!,
        source: `scene ${number}, ${title} (${label})`,
        text,
      }));
    })
    .filter(({ near }) => near >= threshold)
    .sort((one, other) => other.near - one.near);
  let left = mostCharacters;
  return ranked
    .slice(0, mostPassages)
    .filter(({ text }) => {
      left -= text.length;
      return left >= 0;
    })
    .map(({ source, text }) => ({ source, text }));
}

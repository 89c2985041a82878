import { mostWays, type ScriptIndex, wordsIn } from './script-index.ts';

const wayWords = new Set(
  wordsIn(
    'door gate stairs path road lane track trail passage bridge tunnel north south east west ladder hatch corridor left ahead straight upper lower',
  ),
);
const mostScenes = 2;
const mostSentences = 6;
/** So much a sentence must tell to be described wholly. */
const leastTold = 6;

export function keepBest(best: Map<number, number>, at: number, value: number): void {
  best.set(at, Math.max(best.get(at) ?? 0, value));
}

export interface WaysAround {
  /** Scenes that those around name. */
  heardOf: ReadonlySet<number>;
  /**
   * How much of a sentence of a text is said of the way to each scene; `pointed` is the most of a sentence that speaks of a
   * door, a road or the like.
   */
  described(text: string): { ways: ReadonlyMap<number, number>; pointed: number };
}

/** What the present scene, those that were left last and those above it say of the way to others. */
export function waysAround(index: ScriptIndex, here: number, left: readonly number[]): WaysAround {
  const above: number[] = [];
  for (let at = index.map.parents[here]!; at >= 0; at = index.map.parents[at]!) above.push(at);
  const around = [here, ...left.slice(0, mostScenes), ...above]
    .flatMap((from) => index.waysFrom(from))
    .filter(({ to }) => to !== here)
    .slice(0, mostWays);

  return {
    heardOf: new Set(around.map(({ to }) => to)),
    described(text) {
      const ways = new Map<number, number>();
      let pointed = 0;
      for (const sentence of text.split(/[.!?;\n]+/).slice(-mostSentences)) {
        const words = new Set(wordsIn(sentence));
        const told = Math.max(leastTold, index.told(words));
        for (const { to, words: own } of around) {
          const shared = new Set([...words].filter((word) => own.has(word)));
          if (shared.size === 0) continue;
          const much = index.told(shared) / told;
          keepBest(ways, to, much);
          if ([...shared].some((word) => wayWords.has(word))) pointed = Math.max(pointed, much);
        }
      }
      return { ways, pointed };
    },
  };
}

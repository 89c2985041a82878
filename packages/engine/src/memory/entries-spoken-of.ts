import type { Query } from '../library/queries.ts';
import { unitVector } from '../library/vectors.ts';
import { contentWords } from '../library/words.ts';

/** An entry of the world record, with its meaning where that is known by now. */
export interface RecordedEntry {
  text: string;
  vector: Int8Array | null;
}

/** From this likeness on an entry is spoken of though no word of it is said. */
const leastMeaning = 0.35;

/** The entries that a message speaks of, by their words or by what they mean, best first. */
export function entriesSpokenOf(
  entries: readonly RecordedEntry[],
  message: string,
  queries: readonly Query[],
): string[] {
  const asked = new Set([message, ...queries.map(({ text }) => text)].flatMap(contentWords));
  return entries
    .map(({ text, vector }) => {
      const shared = new Set(contentWords(text).filter((word) => asked.has(word))).size;
      const meaning = vector ? likeness(unitVector(vector), queries) : 0;
      return {
        text,
        isSpokenOf: shared > 0 || meaning >= leastMeaning,
        score: shared / (asked.size || 1) + meaning,
      };
    })
    .filter(({ isSpokenOf }) => isSpokenOf)
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text);
}

function likeness(entry: Float32Array, queries: readonly Query[]): number {
  const cosines = queries.map(
    ({ vector }) => vector?.reduce((sum, value, place) => sum + value * entry[place]!, 0) ?? 0,
  );
  return Math.max(0, ...cosines);
}

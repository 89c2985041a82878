import type { RulebookExcerpt } from '../ports.ts';
import { asking } from './asking.ts';
import type { Query } from './queries.ts';
import type { RankedPassage, RulebookIndex } from './rulebook-index.ts';
import type { Passage } from './rulebook-passages.ts';

export interface RulebookSettings {
  /** Entries of one turn; one more passage may follow, from the best entry. */
  excerpts: number;
  /** Characters of all excerpts of one turn together. */
  characters: number;
  /** The relevance that a message must reach to get any excerpt; see `relevance`. */
  threshold: number;
  /** The part of the best passage's score below which a passage is left out. */
  shareOfBest: number;
}

export const defaultRulebookSettings: RulebookSettings = {
  excerpts: 5,
  characters: 4_000,
  threshold: 2.45,
  shareOfBest: 0.6,
};

/** How much the likeness of the best passage counts beside the way the message asks. */
const LIKENESS = 5;
/** While the embedder cannot be reached: the share of a message's words that a passage must hold. */
const WORDS_ALONE = 0.5;

/** Whether the rulebooks have something to say to a message: it asks, and there is a passage that is like it. */
export function relevance(query: Float32Array, best: RankedPassage): number {
  return asking(query) + LIKENESS * best.meaning;
}

/** The passages for a message, best first; none for chit-chat and for what asks nothing of the rules. */
export async function rulebookExcerpts(
  index: RulebookIndex,
  queries: readonly Query[],
  settings: RulebookSettings = defaultRulebookSettings,
): Promise<RulebookExcerpt[]> {
  const [query] = queries;
  if (!query) return [];
  const ranked = await index.rank(query.text, query.vector, settings.excerpts);
  const best = ranked[0];
  if (!best) return [];
  const served = query.vector
    ? relevance(query.vector, best) >= settings.threshold
    : best.words >= WORDS_ALONE;
  if (!served) return [];
  const chosen = ranked
    .filter(({ score }) => score >= best.score * settings.shareOfBest)
    .map(({ passage }) => passage);
  // The rest of the best entry comes last: the budget may have room for it.
  return withinBudget([...new Set([...chosen, ...index.entryOf(best.passage)])], settings);
}

function withinBudget(passages: Passage[], { characters, excerpts }: RulebookSettings): RulebookExcerpt[] {
  const chosen: RulebookExcerpt[] = [];
  let left = characters;
  for (const { book, heading, text } of passages) {
    if (text.length > left || chosen.length >= excerpts + 1) break;
    left -= text.length;
    chosen.push({ book, heading, text });
  }
  return chosen;
}

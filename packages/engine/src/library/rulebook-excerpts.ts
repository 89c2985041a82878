import type { RulebookExcerpt } from '../ports.ts';
import { asking } from './asking.ts';
import type { Query } from './queries.ts';
import { entryName, type RankedPassage, type RulebookIndex } from './rulebook-index.ts';
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
  excerpts: 8,
  characters: 4_000,
  threshold: 2.45,
  shareOfBest: 0.6,
};

/** How much the likeness of the best passage counts beside the way the message asks. */
const LIKENESS = 5;
/** How far a part of the message may stay behind the part that asks most and still be looked for. */
const BEHIND = 1.5;
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
  const rankings: { ranked: RankedPassage[]; relevance: number }[] = [];
  for (const { text, vector } of queries) {
    const ranked = await index.rank(text, vector, settings.excerpts);
    const [best] = ranked;
    if (!best) continue;
    // Without a vector the words decide, on a scale of their own.
    const words = best.words >= WORDS_ALONE ? settings.threshold : 0;
    rankings.push({ ranked, relevance: vector ? relevance(vector, best) : words });
  }
  const most = Math.max(...rankings.map((ranking) => ranking.relevance));
  if (!(most >= settings.threshold)) return [];
  const asked = rankings.filter((ranking) => ranking.relevance >= most - BEHIND);
  const chosen = inTurn(asked.map(({ ranked }) => worthShowing(ranked, settings)));
  const [best] = chosen;
  // The rest of the best entry comes last: the budget may have room for it.
  const rest = best ? index.entryOf(best) : [];
  return withinBudget([...new Set([...chosen.slice(0, settings.excerpts), ...rest])], settings);
}

function worthShowing(ranked: RankedPassage[], { shareOfBest }: RulebookSettings): Passage[] {
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * shareOfBest).map(({ passage }) => passage);
}

/** The best of each part of the message, then the second best of each: a part that asks for much does not crowd out the others. */
function inTurn(rankings: Passage[][]): Passage[] {
  const chosen = new Map<string, Passage>();
  const longest = Math.max(...rankings.map((ranking) => ranking.length));
  for (let place = 0; place < longest; place += 1) {
    for (const ranking of rankings) {
      const passage = ranking[place];
      if (!passage) continue;
      const name = entryName(passage.heading);
      if (!chosen.has(name)) chosen.set(name, passage);
    }
  }
  return [...chosen.values()];
}

function withinBudget(passages: Passage[], { characters, excerpts }: RulebookSettings): RulebookExcerpt[] {
  const chosen: RulebookExcerpt[] = [];
  let left = characters;
  for (const { book, heading, text } of passages) {
    if (chosen.length > excerpts) break;
    if (text.length > left) continue;
    left -= text.length;
    chosen.push({ book, heading, text });
  }
  return chosen;
}

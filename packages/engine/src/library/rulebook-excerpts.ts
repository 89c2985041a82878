import type { RulebookExcerpt } from '../ports.ts';
import { asking } from './asking.ts';
import { soundsAsking } from './asking-signs.ts';
import { languagesOf } from './languages/language-of.ts';
import { oneSubject, type Query, type Understand } from './queries.ts';
import { entryName, type RankedPassage, type RulebookIndex } from './rulebook-index.ts';
import type { Passage } from './rulebook-passages.ts';
import { contentWords } from './words.ts';

export interface RulebookSettings {
  /** Entries of one turn; one more passage may follow, from the best entry. */
  excerpts: number;
  /** Characters of all excerpts of one turn together. */
  characters: number;
  /** How much a message must ask to get any excerpt; see `asking`. */
  threshold: number;
  /** The part of the best passage's score below which a passage is left out. */
  shareOfBest: number;
}

export const defaultRulebookSettings: RulebookSettings = {
  excerpts: 8,
  characters: 4_000,
  threshold: -0.35,
  shareOfBest: 0.6,
};

/** What was found for a query, and how much that asks. */
interface Ranking {
  ranked: RankedPassage[];
  asking: number;
}

/** How far a question may stay behind with the sentence before it and still belong together with that. */
const BEHIND = 1.5;
/** While the embedder cannot be reached: the share of a message's words that a passage must hold, less for what sounds like a question. */
const WORDS_ALONE = { question: 0.25, other: 0.5 };
/** Fewer words than this are soon found somewhere. */
const FEW_WORDS = 3;
/** How much a message must sound like a question for that; see `soundsAsking`. */
const SOUNDS_ASKING = 4;

/**
 * The passages for a message, best first; none for chit-chat and for what asks nothing of the rules. Given are the texts that it may be asking: most messages
 * ask nothing, and then only those that say so are understood.
 */
export async function rulebookExcerpts(
  index: RulebookIndex,
  given: readonly string[],
  understand: Understand,
  settings: RulebookSettings = defaultRulebookSettings,
): Promise<RulebookExcerpt[]> {
  // A message in another language was understood, if at all, when it was put into English terms.
  const isForeign = languagesOf(given[0] ?? '').length > 0;
  const texts = isForeign ? given.slice(1) : given;
  const rankings: Ranking[] = [];
  async function rank(places: readonly number[]) {
    const queries = await understand(places.map((place) => texts[place]!));
    for (const [number, place] of places.entries()) {
      const query = queries[number]!;
      const ranked = await index.rank(query.text, query.vector, settings.excerpts);
      const [best] = ranked;
      rankings[place] = { ranked, asking: best ? howMuch(query, best) : Number.NEGATIVE_INFINITY };
    }
  }
  const decide = deciding(index, texts);
  await rank(decide);
  const most = Math.max(...decide.map((place) => rankings[place]!.asking));
  if (!isForeign && !(most >= settings.threshold)) return [];
  await rank([...texts.keys()].filter((place) => !decide.includes(place)));
  const isLong = (texts[0]?.length ?? 0) > oneSubject;
  const asked = isLong ? questionIn(texts, rankings, decide[0]!, settings) : rankings;
  const chosen = inTurn(asked.map(({ ranked }) => worthShowing(ranked, settings)));
  const [best] = chosen;
  // The rest of the best entry comes last: the budget may have room for it.
  const rest = best ? index.entryOf(best) : [];
  return withinBudget([...new Set([...chosen.slice(0, settings.excerpts), ...rest])], settings);
}

function howMuch({ text, vector }: Query, best: RankedPassage): number {
  if (vector) return asking({ text, vector }, best);
  const isQuestion = soundsAsking(text) >= SOUNDS_ASKING;
  const isEnough = isQuestion || contentWords(text).length >= FEW_WORDS;
  const least = isQuestion ? WORDS_ALONE.question : WORDS_ALONE.other;
  return isEnough && best.words >= least ? 0 : Number.NEGATIVE_INFINITY;
}

/**
 * The texts that say whether anything is asked: a message that is about one thing as a whole, with its typing errors or without; the question that was
 * found in a longer one.
 */
function deciding(index: RulebookIndex, texts: readonly string[]): number[] {
  const [whole, next] = texts;
  if (whole === undefined) return [];
  const first = next === index.mend(whole) ? [0, 1] : [0];
  if (texts.length === first.length || whole.length <= oneSubject) return first;
  return [first.length, first.length + 1].filter((place) => place < texts.length);
}

/**
 * What a long message looks for: its question, found at a place of its texts, and before that the question with the sentence before it where that belongs to it: it asks by
 * itself, or the question asks hardly less with it. What is left is story. How much each asks does not choose between them: "what do I roll?" asks more than anything and says nothing
 * without the sentence that it follows.
 */
function questionIn(
  texts: readonly string[],
  rankings: Ranking[],
  at: number,
  { threshold }: RulebookSettings,
): Ranking[] {
  if (at === 0) return rankings;
  const text = texts[at]!;
  const behind = [...texts.keys()].slice(at + 1);
  const before = rankings[behind.find((place) => !texts[place]!.endsWith(text)) ?? -1];
  // Of a message that is no longer than both they are the first of its texts.
  const both = rankings[behind.find((place) => texts[place]!.endsWith(text)) ?? 0]!;
  const question = rankings[at]!;
  const belongs = before && (before.asking >= threshold || both.asking >= question.asking - BEHIND);
  return belongs ? [both, question] : [question];
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

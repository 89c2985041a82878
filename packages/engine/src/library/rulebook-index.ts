import { ownHeading } from './chunk-markdown.ts';
import type { Passage } from './rulebook-passages.ts';
import { Spelling } from './spelling.ts';
import { VectorTable } from './vectors.ts';
import { WordIndex } from './word-index.ts';
import { contentWords, writeOut } from './words.ts';

/** A passage with its vectors: first its own, then one for each phrase. Without vectors only words find it. */
export interface IndexedPassage {
  passage: Passage;
  vectors: Int8Array[];
}

export interface RankedPassage {
  passage: Passage;
  score: number;
  /** The cosine of the message with the passage or with a phrase for it, the higher of the two. */
  meaning: number;
  /** The share of what the message's words tell that the passage's words and phrases hold, from 0 to 1. */
  words: number;
}

export interface RankingWeights {
  meaning: number;
  /** How much the second best phrase of an entry counts beside the best: what is said twice is meant. */
  second: number;
  words: number;
  /** How much a passage's own text counts beside the phrases of its entry. */
  text: number;
}

export const defaultRankingWeights: RankingWeights = {
  meaning: 1,
  second: 0.3,
  words: 0.5,
  text: 0.2,
};

/** Vectors that are compared before other work gets its turn: about a millisecond. */
const SLICE = 2_048;
const HEADING_WEIGHT = 3;
const PHRASE_WEIGHT = 1.5;

/** Finds the passages that a message is about, by meaning and by words. */
export class RulebookIndex {
  readonly #passages: Passage[];
  /** Which entry a passage belongs to: the passages under one heading of one book. */
  readonly #entries: Int32Array;
  /** Which name a passage's entry bears: several entries may share one. */
  readonly #names: Int32Array;
  /** The passages of each entry. */
  readonly #members: number[][] = [];
  readonly #words = new WordIndex();
  readonly #spelling: Spelling | null;
  readonly #table: VectorTable;
  /** For each vector its passage if it is the passage's own, or -1 - entry if it is a phrase's. */
  readonly #owners: Int32Array;

  /** Words are mended where it is known which words are right without any book holding them. */
  constructor(indexed: IndexedPassage[], commonWords?: readonly string[]) {
    this.#spelling = commonWords ? new Spelling(commonWords) : null;
    this.#passages = indexed.map(({ passage }) => passage);
    this.#entries = numberBy(this.#passages, ({ book, heading }) => `${book}\n${heading}`);
    this.#names = numberBy(this.#passages, ({ heading }) => entryName(heading));
    const phrases = new Map<number, string>();
    const vectors: Int8Array[] = [];
    const owners: number[] = [];
    for (const [index, { passage, vectors: own }] of indexed.entries()) {
      const entry = this.#entries[index]!;
      this.#members[entry] ??= [];
      this.#members[entry].push(index);
      if (passage.phrases.length > 0) phrases.set(entry, passage.phrases.join('. '));
      for (const [place, vector] of own.entries()) {
        vectors.push(vector);
        owners.push(place === 0 ? index : -1 - entry);
      }
      const heading = ownHeading(passage.heading);
      this.#words.add([
        { text: heading, weight: HEADING_WEIGHT },
        { text: phrases.get(entry) ?? '', weight: PHRASE_WEIGHT },
        { text: passage.text, weight: 1 },
      ]);
      this.#spelling?.add(heading, `${passage.text} ${passage.phrases.join(' ')}`);
    }
    this.#table = new VectorTable(vectors);
    this.#owners = Int32Array.from(owners);
  }

  get size(): number {
    return this.#passages.length;
  }

  /**
   * The best passage for each of the best names, best first: neither a long entry nor entries of one name crowd out the others. Without a vector
   * (while the embedder cannot be reached) words alone rank. Gives way to other work between slices.
   */
  async rank(
    message: string,
    query: Float32Array | null,
    count: number,
    weights: RankingWeights = defaultRankingWeights,
  ): Promise<RankedPassage[]> {
    const words = this.#wordShares(message);
    const own = new Float32Array(this.size);
    const phrase = new Float32Array(this.#members.length);
    const second = new Float32Array(this.#members.length);
    if (query) await this.#meanings(query, own, phrase, second);
    const meaning = (index: number) => Math.max(own[index]!, phrase[this.#entries[index]!]!);
    const best = new Int32Array(this.#passages.length);
    const scores = new Float32Array(this.#passages.length);
    for (let index = 0; index < this.size; index += 1) {
      const entry = this.#entries[index]!;
      const said = phrase[entry]! + weights.second * second[entry]!;
      const score =
        weights.meaning * Math.max(own[index]!, said) +
        weights.words * words[index]! +
        weights.text * own[index]!;
      const name = this.#names[index]!;
      if (score <= scores[name]!) continue;
      scores[name] = score;
      best[name] = index;
    }
    return highest(scores, count).map((name) => ({
      passage: this.#passages[best[name]!]!,
      score: scores[name]!,
      meaning: meaning(best[name]!),
      words: words[best[name]!]!,
    }));
  }

  /** A text without its typing errors, as far as they can be told. */
  mend(text: string): string {
    return this.#spelling?.mend(text) ?? text;
  }

  /** The passages under the same heading, in the order of the book. */
  entryOf(passage: Passage): Passage[] {
    const entry = this.#entries[this.#passages.indexOf(passage)];
    return entry === undefined ? [] : this.#members[entry]!.map((index) => this.#passages[index]!);
  }

  #wordShares(message: string): Float32Array {
    const words = contentWords(writeOut(message));
    const scores = this.#words.scores(words);
    const told = [...new Set(words)].reduce((sum, word) => sum + this.#words.rarity(word), 0);
    // A document made of nothing but the message's words scores about twice what they tell.
    const whole = Math.max(1, told * 2);
    return scores.map((score) => Math.min(1, score / whole));
  }

  async #meanings(
    query: Float32Array,
    own: Float32Array,
    phrase: Float32Array,
    second: Float32Array,
  ): Promise<void> {
    const cosines = new Float32Array(this.#table.size);
    for (let first = 0; first < this.#table.size; first += SLICE) {
      if (first > 0) await new Promise((resolve) => setImmediate(resolve));
      this.#table.cosines(query, cosines, first, Math.min(first + SLICE, this.#table.size));
    }
    for (let index = 0; index < cosines.length; index += 1) {
      const owner = this.#owners[index]!;
      const cosine = cosines[index]!;
      if (owner >= 0) {
        own[owner] = cosine;
        continue;
      }
      const entry = -1 - owner;
      if (cosine > phrase[entry]!) {
        second[entry] = phrase[entry]!;
        phrase[entry] = cosine;
      } else if (cosine > second[entry]!) second[entry] = cosine;
    }
  }
}

/** The places of the highest scores above 0, highest first. */
function highest(scores: Float32Array, count: number): number[] {
  const left = Float32Array.from(scores);
  const chosen: number[] = [];
  while (chosen.length < count) {
    let place = 0;
    for (let index = 1; index < left.length; index += 1) if (left[index]! > left[place]!) place = index;
    if (!(left[place]! > 0)) break;
    chosen.push(place);
    left[place] = 0;
  }
  return chosen;
}

/** What an entry is called: "Action Surge (2 uses)" and "Action Surge (1 use)" are one thing to whoever asks. */
export function entryName(heading: string): string {
  return ownHeading(heading)
    .replace(/ ?\([^()]*\)/g, '')
    .trim()
    .toLowerCase();
}

function numberBy(passages: Passage[], keyOf: (passage: Passage) => string): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(passages, (passage) => {
    const key = keyOf(passage);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

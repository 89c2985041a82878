import { forbiddenBy } from './forbidden.ts';
import { lexicon, type Way } from './lexicon.ts';
import { OwnPhrases } from './own-words.ts';
import { plainly, readWords } from './read-words.ts';
import { SentenceHits } from './sentence-hits.ts';
import { isTold } from './telling.ts';

/**
 * What a table never wants in its story, and whether a sentence brings it in: by the words that tell of a topic that a line
 * names, or by the line's own words where no topic is known.
 */
export class Lines {
  readonly isEmpty: boolean;
  readonly #ways: readonly { line: string; way: Way }[];
  readonly #sets: ReadonlySet<number>;
  readonly #signSets: ReadonlySet<number>;
  readonly #phrases = new OwnPhrases<string>();

  constructor(lines: readonly string[]) {
    const ways: { line: string; way: Way }[] = [];
    for (const line of lines) {
      const { topics, phrases } = forbiddenBy(line);
      for (const topic of topics) for (const way of topic.ways) ways.push({ line, way });
      for (const phrase of phrases) this.#phrases.add(line, phrase);
    }
    this.#ways = ways;
    const sets = new Set<number>();
    const signSets = new Set<number>();
    for (const { way } of ways) {
      for (const set of way.sets) sets.add(set);
      for (const set of way.signs) signSets.add(set);
    }
    this.#sets = sets;
    this.#signSets = signSets;
    this.isEmpty = ways.length === 0 && this.#phrases.isEmpty;
  }

  /** The words that tell of what they forbid. */
  get sets(): ReadonlySet<number> {
    return this.#sets;
  }

  /** Whether a word (lower case) may be part of what a line forbids: from here the sentence waits. */
  isSign(word: string): boolean {
    if (this.isEmpty) return false;
    const plain = plainly(word);
    return lexicon().index.isSign(plain, this.#signSets) || this.#phrases.isSign(plain);
  }

  /** The line that a sentence crosses, or null. `before`: the sentence before it, shown already. */
  crossed(sentence: string, before = ''): string | null {
    if (this.isEmpty) return null;
    const words = readWords(sentence);
    const own = this.#phrases.find(words);
    if (own !== undefined) return own;
    const now = new SentenceHits(sentence, words, this.#sets);
    if (now.isEmpty) return null;
    let known: SentenceHits | null = null;
    const earlier = (): SentenceHits => {
      known ??= new SentenceHits(before, readWords(before), this.#sets);
      return known;
    };
    return this.#ways.find(({ way }) => isTold(way, now, earlier))?.line ?? null;
  }
}

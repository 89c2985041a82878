import { isFunctionWord } from './function-words.ts';
import { HashTable } from './hash-table.ts';
import { hashOfRun, hashOfTwo, readWords, wordWeight } from './word-reader.ts';

/** A run of so many words quotes what is not for players. */
export const quotedWords = 7;
/** What players can find out where they are is told with more of its own words. */
export const toldWords = 10;
/** So many words of a quotation have to say something. */
export const tellingWords = 3;

/** Texts that may not be quoted, word by word, and where to find two words that stand together. */
export class Quotable {
  readonly hashes: number[] = [];
  readonly weights: number[] = [];
  /** The weight of a word that says something; else 0. */
  readonly telling: number[] = [];
  /** What a run has to weigh that ends with this word: less than usual where a whole text is shorter. */
  readonly needs: number[] = [];
  /** By the hash of two words, the last place where the second of them stands; `#before` has the place before that. */
  readonly #places = new HashTable();
  readonly #before: number[] = [];
  readonly #quoted: number;
  readonly #mayBeShort: boolean;

  /**
   * A run of so many words is a quotation; of a run that is not exact, so many more than its changes cost. A text that has fewer
   * is one as a whole, if it `mayBeShort`.
   */
  constructor(texts: readonly string[], words: number, mayBeShort = true) {
    this.#quoted = words * wordWeight;
    this.#mayBeShort = mayBeShort;
    this.add(texts);
  }

  add(texts: readonly string[]): void {
    for (const text of texts) this.#addText(text);
  }

  #addText(text: string): void {
    let whole = 0;
    let told = 0;
    readWords(text, (hash, weight) => {
      const place = this.hashes.length;
      const telling = isFunctionWord(hash) ? 0 : weight;
      this.hashes.push(hash);
      this.weights.push(weight);
      this.telling.push(telling);
      this.needs.push(this.#quoted);
      whole += weight;
      told += telling;
      const both = hashOfRun(this.hashes, Math.max(0, place - 1), place);
      this.#before.push(this.#places.get(both));
      if (place > 0) this.#places.set(both, place);
    });
    const last = this.hashes.length - 1;
    if (this.#mayBeShort && whole < this.#quoted && told >= tellingWords * wordWeight)
      this.needs[last] = whole;
  }

  /** Where the second of two words stands behind the first, the last place first; -1 when there is none. */
  placeOf(first: number, second: number): number {
    return this.#places.get(hashOfTwo(first, second));
  }

  /** The place before a place where the same two words stand. */
  placeBefore(place: number): number {
    return this.#before[place]!;
  }
}

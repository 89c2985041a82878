import { contentWords } from './words.ts';

/** Parts of a document count differently: a word of the heading says more than one in the text. */
export interface WeightedText {
  text: string;
  weight: number;
}

/** How soon more of the same word stops counting. */
const SATURATION = 1.2;
/** How much a long document is held against it. */
const LENGTH_PENALTY = 0.6;

/** BM25 over documents that are added once and then searched. */
export class WordIndex {
  /** Of each word, one after the other: the number of a document and how often the word is in it. */
  readonly #postings = new Map<string, number[]>();
  readonly #lengths: number[] = [];
  #totalLength = 0;

  get size(): number {
    return this.#lengths.length;
  }

  /** Returns the document's number, counted from 0. */
  add(parts: WeightedText[]): number {
    const document = this.#lengths.length;
    const frequencies = new Map<string, number>();
    let length = 0;
    for (const { text, weight } of parts) {
      for (const word of contentWords(text)) {
        frequencies.set(word, (frequencies.get(word) ?? 0) + weight);
        length += 1;
      }
    }
    for (const [word, frequency] of frequencies) {
      const postings = this.#postings.get(word);
      if (postings) postings.push(document, frequency);
      else this.#postings.set(word, [document, frequency]);
    }
    this.#lengths.push(length);
    this.#totalLength += length;
    return document;
  }

  /** How many documents have a word. */
  holders(word: string): number {
    return (this.#postings.get(word)?.length ?? 0) / 2;
  }

  /** How much a word tells: 0 for one in every document, more the rarer it is. Unknown words tell nothing. */
  rarity(word: string): number {
    const count = this.holders(word);
    return count === 0 ? 0 : Math.log(1 + (this.size - count + 0.5) / (count + 0.5));
  }

  /** A score for every document, by its number. */
  scores(words: string[]): Float32Array {
    const scores = new Float32Array(this.size);
    const average = this.#totalLength / Math.max(1, this.size);
    for (const word of new Set(words)) {
      const rarity = this.rarity(word);
      const postings = this.#postings.get(word) ?? [];
      for (let place = 0; place < postings.length; place += 2) {
        const document = postings[place]!;
        const frequency = postings[place + 1]!;
        const penalty = 1 - LENGTH_PENALTY + (LENGTH_PENALTY * this.#lengths[document]!) / average;
        scores[document]! += (rarity * frequency * (SATURATION + 1)) / (frequency + SATURATION * penalty);
      }
    }
    return scores;
  }
}

import { HashTable } from './hash-table.ts';
import type { Quotable } from './quotable.ts';
import { hashOfRun, readWords, wordWeight } from './word-reader.ts';

/** So many words in the order in which players have read them are no secret: fewer are a coincidence. */
const knownWords = 4;

/** How many words a run has that ends with a word of this weight. */
function lengthOf(weight: number): number {
  return (knownWords * wordWeight) / weight;
}

/**
 * What players may know. It is the largest part of what a turn knows and seldom asked for, so it is read when somebody asks; then its short
 * runs are looked up among those of the texts that may not be quoted, which are far fewer.
 */
export class KnownWords {
  readonly #runs: number[] = [];
  #unread: string[];

  constructor(texts: readonly string[]) {
    this.#unread = [...texts];
  }

  add(texts: readonly string[]): void {
    this.#unread.push(...texts);
  }

  /** Marks each word of the texts that stands in a run that is known. */
  mark({ hashes, weights }: Quotable, marks: Uint8Array, how: number): void {
    this.#read();
    const places = new HashTable();
    const before = new Int32Array(hashes.length);
    for (let place = 0; place < hashes.length; place++) {
      const first = place - lengthOf(weights[place]!) + 1;
      if (first < 0) continue;
      const run = hashOfRun(hashes, first, place);
      before[place] = places.get(run);
      places.set(run, place);
    }
    const isDone = new Uint8Array(hashes.length);
    for (const run of this.#runs) {
      const last = places.get(run);
      if (last < 0 || isDone[last]) continue;
      isDone[last] = 1;
      for (let place = last; place >= 0; place = before[place]!)
        marks.fill(how, place - lengthOf(weights[place]!) + 1, place + 1);
    }
  }

  #read(): void {
    // Where words broke off, what comes next is not what would have come.
    for (const text of this.#unread.flatMap((whole) => whole.split(/…|\.{3}/))) {
      const hashes: number[] = [];
      readWords(text, (hash, weight) => {
        hashes.push(hash);
        const first = hashes.length - lengthOf(weight);
        if (first >= 0) this.#runs.push(hashOfRun(hashes, first, hashes.length - 1));
      });
    }
    this.#unread = [];
  }
}

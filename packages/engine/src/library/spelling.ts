import { stem } from './words.ts';

/** Shorter words have too many neighbours. */
const shortestWord = 5;
/** Words from this length on may hold two errors. */
const longWord = 8;
/** Whoever pastes nonsense does not make a turn compare all of it. */
const mostMended = 12;

const WORD = /\p{L}+/gu;

/**
 * Finds the word that was meant by one that neither a book nor the language has. The first letter is taken to be right, or swapped with the second: that is how
 * people mistype, and it leaves a few hundred words to compare with.
 */
export class Spelling {
  readonly #known = new Set<string>();
  /** Of the known words: an ending is no error. */
  readonly #stems = new Set<string>();
  /** The words of headings: they are what is asked for. */
  readonly #names = new Set<string>();
  /** The known words by their first letter and their length. */
  readonly #shelves = new Map<string, string[]>();

  constructor(commonWords: readonly string[]) {
    for (const word of commonWords) this.#learn(word);
  }

  add(heading: string, text: string): void {
    for (const [word] of heading.toLowerCase().matchAll(WORD)) {
      this.#learn(word);
      this.#names.add(word);
    }
    for (const [word] of text.toLowerCase().matchAll(WORD)) this.#learn(word);
  }

  /** The text as it was meant; one without errors, or with words that are like nothing known, as it is. */
  mend(text: string): string {
    let left = mostMended;
    return text.replace(WORD, (written) => {
      const word = written.toLowerCase();
      if (word.length < shortestWord || left === 0 || this.#isKnown(word)) return written;
      left -= 1;
      // With a capital it is somebody's name, unless it is an entry's.
      const isName = written !== word;
      const singular = word.endsWith('s') ? word.slice(0, -1) : word;
      const meant = this.#nearest(word, isName) ?? this.#nearest(singular, isName);
      return meant === null || meant === singular ? written : meant;
    });
  }

  #isKnown(word: string): boolean {
    return this.#known.has(word) || this.#stems.has(stem(word));
  }

  #learn(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    this.#stems.add(stem(word));
    if (word.length < shortestWord - 1) return;
    const place = `${word[0]}${word.length}`;
    const shelf = this.#shelves.get(place);
    if (shelf) shelf.push(word);
    else this.#shelves.set(place, [word]);
  }

  #nearest(word: string, namesOnly: boolean): string | null {
    const letters = letterSet(word);
    const most = word.length < longWord ? 1 : 2;
    let nearest: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of this.#alike(word, most)) {
      // Each error adds or takes at most two letters of the set.
      const itsLetters = letterSet(candidate);
      if (countBits(itsLetters ^ letters) > 2 * most) continue;
      const isName = this.#names.has(candidate);
      if (namesOnly && !isName) continue;
      const errors = errorsBetween(word, candidate, most);
      if (errors > most) continue;
      // Of two that are as near: the one with the same letters in another order, then the one that names an entry.
      const distance = errors - (itsLetters === letters ? 0.5 : 0) - (isName ? 0.25 : 0);
      if (distance >= least) continue;
      least = distance;
      nearest = candidate;
    }
    return nearest;
  }

  *#alike(word: string, most: number) {
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      yield* this.#shelves.get(`${word[0]}${length}`) ?? [];
    }
    if (word[0] === word[1]) return;
    for (const candidate of this.#shelves.get(`${word[1]}${word.length}`) ?? []) {
      if (candidate[1] === word[0]) yield candidate;
    }
  }
}

function letterSet(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) % 31);
  return letters;
}

function countBits(value: number): number {
  let bits = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Letters that are wrong, missing, too many or swapped with their neighbour; more than `most` are not counted further. */
function errorsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let errors = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) errors = Math.min(errors, before[column - 2]! + 1);
      next.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return least;
    before = last;
    last = next;
  }
  return last[other.length]!;
}

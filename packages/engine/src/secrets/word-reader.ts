import { fold } from './fold.ts';

/** Weights are counted in quarters of a word. */
export const wordWeight = 4;

/** Where words are not parted by spaces, two characters are a word; in alphabets without spaces, four. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** The first of these scripts in the order of their characters. */
const firstUnspaced = 0x0e00;

/** What most characters of most texts count as: a letter, 32 for what parts words, 0 for what only decorates. */
const plain = Uint8Array.from({ length: 0x80 }, (_, codePoint) =>
  fold(codePoint) === '' ? 0 : fold(codePoint).charCodeAt(0),
);

/** Nobody writes longer words; what goes on is another one. */
const longestWord = 60;

const noHash = 0x811c9dc5 | 0;

function hashWith(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}

/** Of words one behind the other. */
export function hashOfRun(hashes: ArrayLike<number>, first: number, last: number): number {
  let hash = noHash;
  for (let at = first; at <= last; at++) hash = hashWith(hash, hashes[at]!);
  return hash;
}

export function hashOfTwo(first: number, second: number): number {
  return hashWith(hashWith(noHash, first), second);
}

export function hashOf(word: string): number {
  let hash = noHash;
  for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at));
  return hash;
}

/** Takes the words of a text: what each is known by, what it weighs, and where it begins. */
export type TakeWord = (hash: number, weight: number, start: number) => void;

/**
 * Reads words from characters as they come. Two spellings of a word have the same hash: case, accents, emphasis and what cannot be seen make
 * no difference, and whatever is neither a letter nor a digit parts words.
 */
export class WordReader {
  readonly #take: TakeWord;
  #hash = noHash;
  #length = 0;
  #start = 0;

  constructor(take: TakeWord) {
    this.#take = take;
  }

  /** Where the word begins that is not over yet; -1 between words. */
  get open(): number {
    return this.#length > 0 ? this.#start : -1;
  }

  /** Whether the character is of a word. */
  read(codePoint: number, at: number): boolean {
    if (codePoint < plain.length) return this.#readPlain(plain[codePoint]!, at);
    const letters = fold(codePoint);
    if (letters === '') return false;
    if (letters === ' ') {
      this.end();
      return false;
    }
    if (codePoint >= firstUnspaced && unspaced.test(letters)) {
      this.end();
      for (const letter of letters) this.#take(hashOf(letter), ideographs.test(letter) ? 2 : 1, at);
      return true;
    }
    if (this.#length === 0) this.#start = at;
    for (let letter = 0; letter < letters.length; letter++)
      this.#hash = hashWith(this.#hash, letters.charCodeAt(letter));
    this.#length += letters.length;
    if (this.#length >= longestWord) this.end();
    return true;
  }

  #readPlain(letter: number, at: number): boolean {
    if (letter === 0) return false;
    if (letter === 32) {
      this.end();
      return false;
    }
    if (this.#length === 0) this.#start = at;
    this.#hash = hashWith(this.#hash, letter);
    this.#length += 1;
    if (this.#length >= longestWord) this.end();
    return true;
  }

  /** The word that is read is over. */
  end(): void {
    if (this.#length === 0) return;
    const hash = this.#hash;
    this.#hash = noHash;
    this.#length = 0;
    this.#take(hash, wordWeight, this.#start);
  }
}

/** All the words of a text that is whole. */
export function readWords(text: string, take: TakeWord): void {
  const reader = new WordReader(take);
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    reader.read(codePoint, at);
    if (codePoint > 0xffff) at++;
  }
  reader.end();
}

import { fold } from './fold.ts';

/** The characters of a code in one spelling. */
function lettersOf(code: string): string {
  return [...code]
    .map((one) => fold(one.codePointAt(0)!))
    .join('')
    .replaceAll(' ', '');
}

/** For each beginning of a word, the longest shorter one with which it ends. */
function fallbacksOf(letters: string): number[] {
  const fallbacks = [0, 0];
  for (let at = 1, length = 0; at < letters.length; at++) {
    while (length > 0 && letters[at] !== letters[length]) length = fallbacks[length]!;
    if (letters[at] === letters[length]) length++;
    fallbacks.push(length);
  }
  return fallbacks;
}

/** Follows characters and says when they spell a code, whatever stands between them. */
export class CodeFinder {
  readonly #letters: string;
  readonly #fallbacks: readonly number[];
  /** Where the characters stand that agree so far. */
  #starts: number[] = [];

  constructor(code: string) {
    this.#letters = lettersOf(code);
    this.#fallbacks = fallbacksOf(this.#letters);
  }

  /** How many characters of it were read. */
  get length(): number {
    return this.#starts.length;
  }

  /** Where the first of them stands; -1 when there is none. */
  get heldFrom(): number {
    return this.#starts[0] ?? -1;
  }

  /** Whether the code is complete with this character. */
  read(codePoint: number, at: number): boolean {
    const letters = fold(codePoint);
    if (letters === '' || letters === ' ') return false;
    if (this.length === 0 && letters.length === 1 && letters !== this.#letters[0]) return false;
    for (const letter of letters) {
      while (this.length > 0 && this.#letters[this.length] !== letter)
        this.#starts = this.#starts.slice(this.length - this.#fallbacks[this.length]!);
      if (this.#letters[this.length] === letter) this.#starts.push(at);
      if (this.length === this.#letters.length && this.length > 0) return true;
    }
    return false;
  }

  forget(): void {
    this.#starts = [];
  }
}

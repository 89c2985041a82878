import { randomInt } from 'node:crypto';

/** A word that stands in one whisper and in what follows from it, and nowhere else. */
export interface Canary {
  word: string;
  /** By their place in the evening: who may read it. */
  readers: number[];
  /** In whose prompts it may stand: the whisperer's, if it was whispered to the DM. */
  promptsOf: number | null;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

export function newWord(): string {
  return `zq${Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')}`;
}

export function wordsIn(text: string): string[] {
  return [...new Set(text.match(/zq[a-z]{12}/g))];
}

import { isTyped } from './letters.ts';

const unusual = /[^\p{ASCII}\P{N}]|[\uff21-\uff5a\u{1d400}-\u{1d7ff}]/u;
const digit = /^\p{Nd}$/u;

/** Digits of every script stand in rows from nought to nine. */
function digitValue(letter: string): number {
  const code = letter.codePointAt(0)!;
  let before = 0;
  while (before < 100 && digit.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** A letter or digit as most would type it: ５ and ٥ are 5, ⑫ is 12, Ｙ is Y. Fractions, ª and º stay. */
function plainLetter(letter: string): string {
  if (!unusual.test(letter)) return letter;
  if (digit.test(letter)) return String(digitValue(letter));
  const plain = letter.normalize('NFKC');
  return /^[\p{L}\d]+$/u.test(plain) ? plain : letter;
}

export interface PlainText {
  text: string;
  /** Where in the text as it was given a place stands. */
  placeOf(at: number): number;
}

/** A text in plain letters and digits. */
export function plainText(given: string): PlainText {
  if (isTyped(given) || !unusual.test(given)) return { text: given, placeOf: (at) => at };
  const places: number[] = [];
  let [text, place] = ['', 0];
  for (const letter of given) {
    const plain = plainLetter(letter);
    for (let at = 0; at < plain.length; at++) places.push(place + Math.min(at, letter.length - 1));
    text += plain;
    place += letter.length;
  }
  return { text, placeOf: (at) => places[at] ?? given.length };
}

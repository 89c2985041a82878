import { hashText } from '../random.ts';

/** Splits prose into sentences; `"Why?" she asks.` is one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Four characters that stand for a text, case and punctuation aside. */
export function fingerprint(text: string): string {
  let hash = hashText(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  let print = '';
  for (let count = 0; count < 4; count++) {
    print += alphabet[hash & 63];
    hash >>>= 6;
  }
  return print;
}

/** Exclamations of one or two words may come again; a sentence may not. */
export function isRemarkable(sentence: string): boolean {
  return sentence.split(/\s+/).length > 2;
}

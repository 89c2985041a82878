import { hashText } from '../random.ts';

/** Splits prose into sentences; `"Why?" she asks.` is one, and so is `Mrs. Lamb sighs.` */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')]?)(?<!\b(?:Mrs?|Ms|Dr|St|Prof|Capt|Sgt|Lt|Rev|p|pp)\.)\s+(?=["'(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** What was told and not spoken, sentence by sentence, without those of which a quotation was a part. */
export const toldSentences = (passage: string): string[] =>
  passage
    .replaceAll('\n', ' ')
    .split(/"[^"]*"|“[^”]*”/)
    .flatMap(sentencesOf)
    .filter((sentence) => /^[\p{Lu}\d]/u.test(sentence) && /[.!?…]$/.test(sentence));

const twice =
  /\b(again|once more|in|on|out|up|down|over|off|back|away|the|an?|to|at|of|with|for|from|by|is|are) \1\b/gi;

/** Where a player's words meet ours, a small word may come twice: `look again again`. */
export function withoutStutter(text: string): string {
  return text.replace(twice, '$1');
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
  return sentence.split(/\s+/).length > 2 || /^You /.test(sentence);
}

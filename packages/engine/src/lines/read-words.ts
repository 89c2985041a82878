export interface Word {
  /** In lower case, without accents. */
  text: string;
  /** Whether a comma, a colon or the like stands before it. */
  isAfterMark: boolean;
}

const piece = /(\p{L}[\p{L}\p{M}]{0,60})|([,;:.!?…()"“”„«»\n—–])/gu;

/** One spelling for a word however it is accented: players leave accents out, models do not. */
export function plainly(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let isAfterMark = false;
  for (const [, word] of text.matchAll(piece)) {
    if (word) words.push({ text: plainly(word), isAfterMark });
    isAfterMark = word === undefined;
  }
  return words;
}

/** Beyond these there may be letters: ASCII, and the dashes, quotation marks and dots of typesetters. */
const beyond = /[^\0-\x7f\u2010-\u2027]/;

/** Whether a text is of letters, digits and marks as most type them in English. */
export const isTyped = (text: string): boolean => !beyond.test(text);

/** The runs of letters in a text, in lower case. */
export function lettersIn(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return lower.match(isTyped(lower) ? /[a-z]+/g : /\p{L}+/gu) ?? [];
}

/** Behind the word of plain letters that begins at a place; -1 where it takes more to see what stands there. */
export function plainWordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isPlainLetter(text.charCodeAt(at))) at++;
  if (at === from || at - from > longestWord) return -1;
  return at < text.length && mayBelong(text.charCodeAt(at)) ? -1 : at;
}

const longestWord = 61;
const apostrophe = 0x27;
const curved = 0x2019;

export function isPlainLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** Whether a character behind plain letters may be of the same word, or hang on it. */
function mayBelong(code: number): boolean {
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || code === apostrophe;
  return code < 0x2010 || code > 0x2027 || code === curved;
}

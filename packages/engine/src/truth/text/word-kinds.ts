import type { Token } from './tokens.ts';

const kindsOf = new Map<string, number>();
let kinds = 0;

/** Words for which somebody looks in a sentence, as one bit: every sentence is looked through once for all of them. There is room for thirty. */
export function wordKind(words: Iterable<string>): number {
  const kind = 2 ** kinds++;
  for (const word of words) kindsOf.set(word, (kindsOf.get(word) ?? 0) | kind);
  return kind;
}

/** The kinds of words that a sentence has. */
export function kindsIn(tokens: readonly Token[]): number {
  let found = 0;
  for (const { text } of tokens) found |= kindsOf.get(text) ?? 0;
  return found;
}

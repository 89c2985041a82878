import type { Token } from './tokens.ts';

/** Whether some words stand at a place. */
function standsAt(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => tokens[at + index]?.text === word);
}

/** Phrases by their first word. */
export type Phrases = ReadonlyMap<string, readonly string[][]>;

export function phrasesOf(...phrases: string[]): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases.map((words) => words.split(' ')))
    byFirst.set(phrase[0]!, [...(byFirst.get(phrase[0]!) ?? []), phrase]);
  return byFirst;
}

export function phraseAt(tokens: readonly Token[], at: number, phrases: Phrases): string[] | undefined {
  return phrases.get(tokens[at]!.text)?.find((phrase) => standsAt(tokens, at, phrase));
}

export function hasPhrase(tokens: readonly Token[], phrases: Phrases): boolean {
  return tokens.some((_, at) => phraseAt(tokens, at, phrases));
}

import { plainWordsOf, singularOf } from './words.ts';

/** The words of texts, in the singular, so that they can be looked for. */
function wordsSaid(texts: readonly string[]): string {
  return ` ${texts
    .flatMap((text) => plainWordsOf(text))
    .map(singularOf)
    .join(' ')} `;
}

function hasAny(said: string, never: readonly string[]): boolean {
  return never.some((unwanted) => {
    const words = plainWordsOf(unwanted).map(singularOf).join(' ');
    return words !== '' && said.includes(` ${words} `);
  });
}

/** Whether a text mentions what a table never wants; in the singular or the plural. */
export function mentions(texts: readonly string[], never: readonly string[]): boolean {
  return never.length > 0 && hasAny(wordsSaid(texts), never);
}

const knownWords = new WeakMap<object, string>();

/** The same of a part of the tales, whose words are gone through once. */
export function speaksOf<T extends object>(
  source: T,
  textsOf: (source: T) => readonly string[],
  never: readonly string[],
): boolean {
  if (never.length === 0) return false;
  const said = knownWords.get(source) ?? wordsSaid(textsOf(source));
  knownWords.set(source, said);
  return hasAny(said, never);
}

/** The lines that mention nothing of it; all of them where none is left. */
export function without(lines: readonly string[], never: readonly string[]): readonly string[] {
  const kept = lines.filter((line) => !mentions([line], never));
  return kept.length > 0 ? kept : lines;
}

import { isAdverb } from '../function-words.ts';
import { knownVerb } from '../verbs.ts';
import { type Token, wordToken } from '../tokens.ts';
import { tagBefore, tagBehind } from './tags.ts';

/** What somebody has written: what is said aloud in it, as one speech, and what is told around it. */
export interface Prose {
  said: string;
  /** Where in the telling it is first said. */
  saidAt: number;
  /** Whom the words around the speech name as the one who is spoken to. */
  whom: readonly Token[];
  told: readonly Token[];
}

const ends = /^[.!?;\n…]$/;

/** As far as the saying of it reaches: `asked softly into the green`. */
function tagEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length) {
    const { kind, low } = tokens[at]!;
    if (kind !== 'word' || /^(?:and|but|then|as|while|before)$/.test(low)) break;
    at++;
  }
  return at;
}

/** Past what only says how it was said: `, keeping my voice friendly`, ` as I guide the tug in`. */
function mannerEnd(tokens: readonly Token[], from: number): number {
  const [mark, next, after] = tokens.slice(from, from + 3);
  const isAs = /^(?:as|while)$/.test(mark?.low ?? '');
  if (!isAs && mark?.text !== ',') return from;
  if (!isAs && (next?.kind !== 'word' || /^(?:and|but|then|i|we)$/.test(next.low))) return from;
  const isDeed =
    !isAs && knownVerb(next!.low) !== null && !next!.low.endsWith('ing') && after?.kind === 'word';
  if (isDeed) return from;
  let at = from + 1;
  while (at < tokens.length && tokens[at]!.kind !== 'quote' && !ends.test(tokens[at]!.text)) {
    if (tokens[at]!.text === ',' && /^(?:and|then|i|we)$/.test(tokens[at + 1]?.low ?? '')) break;
    at++;
  }
  return at;
}

const stop: Token = { kind: 'mark', text: '.', low: '.' };

/** Parts what is said from what is told, without the saying of it; null where there is no more to it. */
export function proseIn(tokens: readonly Token[]): Prose | null {
  if (!tokens.some(({ kind }) => kind === 'quote')) return null;
  const told: Token[] = [];
  const quotes: string[] = [];
  let whom: Token[] = [];
  let saidAt = -1;
  // `I tell her "…" and bow` is one clause after another, as any other.
  let isOnlyBefore = false;
  let start = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind !== 'quote') {
      told.push(token);
      if (ends.test(token.text)) start = told.length;
      continue;
    }
    const before = tagBefore(told, told.length, start);
    isOnlyBefore = before !== null;
    if (before) {
      whom = told.slice(before.verb + 1).filter(({ kind }) => kind === 'word');
      told.length = before.from;
    }
    // `I write "help" on the wall`: no words that are spoken.
    else if (told.at(-1)?.kind === 'word' && tokens[at - 1]?.kind === 'word') return null;
    if (told.length > 0 && !ends.test(told.at(-1)!.text)) told.push(stop);
    quotes.push(token.text);
    if (saidAt < 0) saidAt = told.length;
    start = told.length;
    const verb = tagBehind(tokens, at + 1);
    if (verb < 0) continue;
    const end = tagEnd(tokens, verb + 1);
    const named = tokens.slice(verb + 1, end).filter(({ low }) => !isAdverb(low));
    if (named.length > 0) whom = named;
    const next = mannerEnd(tokens, end);
    at = next - 1;
    // `I say and sit down`: the same does it.
    while (/^(?:,|and|but|then)$/.test(tokens[at + 1]?.low ?? '')) at++;
    const follows = tokens[at + 1];
    if (follows?.kind === 'word' && !/^(?:i|we)$/.test(follows.low)) told.push(wordToken('I'));
  }
  const sentences = told.filter(
    ({ text }, index) => ends.test(text) && told[index - 1]?.kind === 'word',
  ).length;
  const isMore =
    quotes.length > 1 || (told.some(({ kind }) => kind === 'word') && (!isOnlyBefore || sentences > 1));
  if (!isMore) return null;
  return { said: quotes.join(' '), saidAt, whom, told };
}

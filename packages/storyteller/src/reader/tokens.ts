import {
  contractions,
  isDoubled,
  shorthand,
  unstretched,
  withFullEnding,
  writtenOut,
} from './chat-spelling.ts';
import { fillers, isAdverb, isSmall } from './function-words.ts';
import { plainWords } from './plain-words.ts';
import { knownVerb } from './verbs.ts';

/** A word, a quotation as a whole, or a mark between them. */
export interface Token {
  kind: 'word' | 'quote' | 'mark';
  /** As written; for a quotation what stands between the marks. */
  text: string;
  /** Lower case. */
  low: string;
}

export const longestMessage = 1600;
const mostTokens = 260;

const pieces =
  /"([^"]*)"?|([\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*(?:(?<=s)'(?=\s\p{L}))?)|([.!?;:,\n()/]|--|…|—|–)/gu;

/** Curly quotes made straight, decoration and pictures left out, very long messages read by their beginning. */
export function tidied(message: string): string {
  const straight = message
    .slice(0, longestMessage)
    .normalize('NFC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/(?<=\p{L})'d(?= better\b)/giu, ' had')
    .replace(/[^\S\n]+/g, ' ');
  const text = writtenOut(
    straight.replace(stretched, (word) => unstretched(word, isWord)),
    isDeed,
  )
    .replace(/[*_~#>|]+/g, ' ')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(emoticons, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const single = /^'([^']+)'([.!]?)$/.exec(text);
  return single ? `"${single[1]}"` : isShouted(text) ? text.toLowerCase() : text;
}

/** `:D`, `;)`, `xD`, `<3`: a face, and no mark. */
const emoticons = /(?<=^|[\s.,!?])(?:[:;=8][-'^]?[)(DPpOoSs3|/\\]+|[xX]D+|<3|\^\^)(?=$|[\s.,!?])/g;

const stretched = /\p{L}*(\p{L})\1{2,}\p{L}*/giu;

const isWord = (low: string) =>
  isSmall(low) || isAdverb(low) || fillers.has(low) || plainWords.has(low) || knownVerb(low) !== null;

const isDeed = (words: string) => {
  const [first = '', verb] = words.split(' ');
  return verb !== undefined || knownVerb(first) !== null;
};

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 7 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

export function wordToken(text: string): Token {
  return { kind: 'word', text, low: text.toLowerCase() };
}

/** `"Fine," I say.`: the comma belongs to the saying, unless what is said goes on behind it. */
function withEnd(said: string, behind: string): string {
  if (!said.endsWith(',')) return said;
  return /^[^".!?]*,\s*"\p{Ll}/u.test(behind) ? said : `${said.slice(0, -1)}.`;
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    if (tokens.length >= mostTokens) break;
    const [, quote, word, mark] = match;
    if (quote !== undefined) {
      const said = withEnd(quote.trim(), text.slice(match.index + match[0].length));
      if (said !== '') tokens.push({ kind: 'quote', text: said, low: said.toLowerCase() });
    } else if (word !== undefined) {
      const last = tokens.at(-1);
      const isFirst = !last || last.kind === 'mark' || fillers.has(last.low);
      const words = wordsFrom(isFirst && word.toLowerCase() === 'lets' ? "let's" : word);
      for (const one of words)
        if (
          !isAgain(tokens.at(-1), one) &&
          !isDoubled(one.low, tokens.at(-1)?.low ?? '', tokens.at(-2)?.low ?? '', isSmall)
        )
          tokens.push(one);
    } else tokens.push({ kind: 'mark', text: mark!, low: mark! });
  }
  return tokens;
}

/** `attack attack attack`: a word that comes again at once says nothing new. */
function isAgain(before: Token | undefined, { low }: Token): boolean {
  return before?.kind === 'word' && before.low === low && low !== 'had' && low !== 'that';
}

function wordsFrom(word: string): Token[] {
  const low = word.toLowerCase();
  const full = withFullEnding(low, (verb) => knownVerb(verb) !== null);
  const long = (Object.hasOwn(shorthand, low) ? shorthand[low]! : (full ?? word)).replaceAll('_', ' ');
  const apart = Object.hasOwn(contractions, long.toLowerCase()) ? contractions[long.toLowerCase()]! : long;
  return apart.split(' ').map((part) => wordToken(part === 'i' ? 'I' : part));
}

/** The words alone, lower case. */
export function lowWords(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ low }) => low);
}

export function textOf(tokens: readonly Token[]): string {
  let text = '';
  for (const { kind, text: part } of tokens) {
    if (kind === 'mark') text += part === '\n' ? ' ' : /^[-—–(/]/.test(part) ? ` ${part}` : part;
    else
      text += `${text === '' || text.endsWith('(') || text.endsWith('/') ? '' : ' '}${kind === 'quote' ? `"${part}"` : part}`;
  }
  return text.replace(/ {2,}/g, ' ').trim();
}

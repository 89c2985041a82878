import { creatureOf } from './creatures.ts';
import { type NounPhrase, phraseAt, shown, type Token } from './phrases.ts';
import { placeNoun } from './places.ts';
import { partVerb } from './part-verbs.ts';
import { isThing, traitsOf } from './things.ts';
import { singularOf } from '../words.ts';

const fetching = new Set(
  'steal fetch find recover retrieve return seek wants want protect guard guards keeps hides hid holds owns hoards swapped deliver destroy stole stolen get rendre'.split(
    ' ',
  ),
);
const freeing = new Set('save rescue liberate'.split(' '));
/** Verbs that ask for another word: `look for`, `bring back`. */
const joined =
  /^(?:(?:look|looking|search|searching|hunt|hunting|ask|asking|asks) for|(?:bring|brings|win|give) back|off with)$/;
const generic = new Set(
  'way truth time man woman one secret help home killer answer job people evidence proof revenge day night morning end place world life money winter peace order watch key keys books court power tonight today tomorrow yesterday again everything something'.split(
    ' ',
  ),
);

function isPrize({ head }: NounPhrase): boolean {
  return !generic.has(head) && !placeNoun(head) && creatureOf(singularOf(head)) === null;
}

export interface Prize {
  name: string;
  /** Where it stands in its sentence. */
  from: number;
  end: number;
  /** Whether it is gone from where it belongs. */
  isLost: boolean;
}

function asPrize(phrase: NounPhrase, from: number, isLost = false): Prize {
  return { name: shown(phrase), from, end: phrase.end, isLost };
}

/** What is to be fetched, kept or found: what a verb of that kind is about, or what has gone missing. */
export function prizeIn(tokens: readonly Token[]): Prize | null {
  for (const [at, token] of tokens.entries()) {
    const isJoined = joined.test(`${token.lower} ${tokens[at + 1]?.lower ?? ''}`);
    if (!isJoined && !fetching.has(token.lower) && !freeing.has(token.lower)) continue;
    const from = isJoined || tokens[at + 1]?.lower === 'back' ? at + 2 : at + 1;
    const phrase = phraseAt(tokens, from);
    // `wants the bell silenced`: what is to be done, and nothing to have.
    if (phrase && /^wants?$/.test(token.lower) && /\p{L}{3}ed$/u.test(phrase.head)) continue;
    if (phrase && isPrize(phrase))
      return asPrize(phrase, from, /^(?:stole|stolen|swapped)$/.test(token.lower));
  }
  for (const at of tokens.keys()) {
    const phrase = phraseAt(tokens, at);
    if (!phrase || !isPrize(phrase)) continue;
    const after = tokens
      .slice(phrase.end, phrase.end + 6)
      .map(({ lower }) => lower)
      .join(' ');
    if (
      /^(?:for the \p{L}+ )?(?:(?:(?:have|has) (?:all )?(?:gone missing|vanished|disappeared))|(?:(?:is|are|was|were|went|have been|has been|will be) (?:all )?(?:gone|missing|stolen|swapped|taken))|missing|vanished|disappeared)\b/u.test(
        after,
      )
    )
      return calledBehind(tokens, phrase.end) ?? asPrize(phrase, at, true);
  }
  return null;
}

/** `A book is missing: The Salt Codex.` */
function calledBehind(tokens: readonly Token[], from: number): Prize | null {
  const colon = tokens.findIndex(({ text }, at) => at >= from && at < from + 4 && text === ':');
  const phrase = colon < 0 || !tokens[colon + 2]?.isName ? null : phraseAt(tokens, colon + 1);
  return (
    phrase && { ...asPrize(phrase, colon + 1, true), name: `the ${shown(phrase).replace(/^the /i, '')}` }
  );
}

/** Something of worth that is only mentioned. */
export function treasureIn(tokens: readonly Token[]): Prize | null {
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phraseAt(tokens, at);
    if (!phrase) continue;
    // `offers twenty crowns`: what is done is no part of it.
    if (phrase.words.some(({ lower }) => lower.endsWith('s') && partVerb(lower) !== null)) continue;
    const isOfWorth = isThing(phrase.head) && traitsOf(phrase.head).includes('valuable');
    if (isOfWorth && !placeNoun(phrase.head)) return asPrize(phrase, at);
    at = Math.max(at, phrase.end - 1);
  }
  return null;
}

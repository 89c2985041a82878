import type { AskedPlace } from '../asked.ts';
import { isDeterminer, isVerbAt, type NounPhrase, phraseAt, shown, type Token } from './phrases.ts';
import { isCalledPlace, isHeading } from './people.ts';
import { singularOf } from '../words.ts';
import { isCalling, isPersonNoun } from './person-nouns.ts';
import { placeNoun } from './places.ts';

export interface Candidate extends AskedPlace {
  /** How sure it is that the tale plays there. */
  weight: number;
  sentence: number;
  from: number;
  /** Behind `from`, `to`, `off`: where one has yet to get. */
  isFar: boolean;
}

const within = new Set(
  'in at on over above near outside aboard inside under beneath through around into across among within enter rule rules ruled attack attacks besiege invade defend leave de à en nel'.split(
    ' ',
  ),
);
const far = new Set('from to off beyond toward towards reach reaching'.split(' '));
/** Nouns that are part of a name when a name stands before them: `skull island`. */
const geographic = new Set(
  'island wood woods street hall bridge mountain lake river bay castle valley harbour harbor farm manor creek hill'.split(
    ' ',
  ),
);

/** What lies around a place rather than being one. */
const landscape = new Set(
  'cliff field coast shore sea road street river wall roof rooftop server tent'.split(' '),
);

/** Places that a sentence names or speaks of. */
export function placesIn(tokens: readonly Token[], sentence: number): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = isVerbAt(tokens, at) ? null : phraseAt(tokens, at);
    // What is reached is the place, and not the reaching.
    if (!phrase || (phrase.determiner === '' && far.has(tokens[at]!.lower))) continue;
    const before = tokens[at - 1]?.lower ?? '';
    const isSomebody = isCalling(phrase.words[0]!.lower) && phrase.words.some(({ isName }) => isName);
    const isSaid = phrase.words.every(({ isName }) => isName) && isCalledPlace(tokens, phrase.end);
    const isHead = at === 0 && isHeading(tokens);
    const isPlaceName =
      isSaid ||
      isHead ||
      (!isSomebody &&
        !/['’]s$/.test(phrase.words.at(-1)!.lower) &&
        ((phrase.determiner === '' && phrase.words[0]!.isName && (within.has(before) || far.has(before))) ||
          (phrase.determiner === 'the' && there.test(before) && isNamedPlace(phrase))));
    const nature = isSomebody
      ? null
      : (natureOf(phrase) ??
        (isPlaceName
          ? (apposedAt(tokens, phrase.end) ?? (isSaid ? natureOf(phraseAt(tokens, phrase.end + 1)!) : null))
          : null));
    const called = nature && calledAt(tokens, phrase.end);
    if ((nature || isPlaceName) && !isDistance(tokens, at)) {
      const isName = phrase.words.some(({ isName: is }) => is);
      found.push({
        name: isHead
          ? phrase.words.map(({ text }) => text).join(' ')
          : (called ?? withName(tokens, phrase.end, nameOf(partWithPlace(phrase)))),
        nature: nature ?? [],
        weight:
          (called || isSaid || isHead ? 4 : isName ? 3 : 1) +
          (within.has(before) || at < 2 ? 1 : 0) +
          (far.has(before) && isReached(tokens, at) ? 3 : 0) -
          (landscape.has(phrase.head) ? 1 : 0),
        sentence,
        from: at,
        isFar: far.has(before) && !isReached(tokens, at),
      });
    }
    at = Math.max(at, phrase.end - 1);
  }
  return found;
}

const there = /^(?:in|aboard|on|above|near)$/;

/** `in the Yukon`, `in the arcology of New Carthage`. */
function isNamedPlace({ words, head }: NounPhrase): boolean {
  const of = words.findIndex(({ lower }) => lower === 'of');
  return of < 0
    ? words.every(({ isName }) => isName)
    : words[of + 1]?.isName === true &&
        !isPersonNoun(singularOf(head)) &&
        !/^(?:night|day|hands?|name|year|days|service|shadow)$/.test(head);
}

/** `eleven years from Earth`: nobody goes there. */
function isDistance(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.lower === 'from' &&
    /^(?:year|mile|day|hour|league|week|month)s?$/.test(tokens[at - 2]?.lower ?? '')
  );
}

/** `the goats of the village` of Upper Wobble. */
function withName(tokens: readonly Token[], end: number, name: string): string {
  if (tokens[end]?.lower !== 'of' || !tokens[end + 1]?.isName || !placeNoun(name.split(' ').at(-1)!))
    return name;
  const rest = phraseAt(tokens, end + 1);
  return rest
    ? `${name.startsWith('the ') ? name : `the ${name}`} of ${rest.words.map(({ text }) => text).join(' ')}`
    : name;
}

/** `comes to a fishing town`, `is called to the manor`: there they are when it begins. */
function isReached(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ lower }) => lower)
    .join(' ');
  return /\b(?:comes?|came|arrives?|returns?|returned|rides?|drives?|drove|home|back|called|sent|summoned|invited|moves?|travels?) (?:in ?)?to$|\b(?:vanish\w*|disappear\w*|stolen|taken|gone|missing) from$/.test(
    before,
  );
}

function natureOf({ head, words }: NounPhrase): readonly string[] | null {
  const own = placeNoun(head);
  if (own) return [...new Set([...own.nature, ...words.map(({ lower }) => lower)])];
  const of = words.findIndex(({ lower }) => lower === 'of');
  // `the crew of a relay station`, `the miners of Copper Gulch`: where they are.
  if (
    of > 0 &&
    (isPersonNoun(singularOf(head)) || /^(?:crew|people|folk|children|inhabitants|citizens)$/.test(head))
  )
    return placeNoun(words.at(-1)!.lower)?.nature ?? (words[of + 1]?.isName ? [] : null);
  const at = words.findIndex(
    ({ lower, isName }, index) => placeNoun(lower) && (isName || words[index + 1]?.isName),
  );
  return at < 0 ? null : placeNoun(words[at]!.lower)!.nature;
}

const parts = new Set(
  'edge gate gates heart ruins depths shore shores hall halls middle top bottom end walls'.split(' '),
);

/** `Honeycomb Abbey` of `the bees of Honeycomb Abbey`; but `the edge of Hades` is a place as a whole. */
function partWithPlace(phrase: NounPhrase): NounPhrase {
  const of = phrase.words.findIndex(({ lower }) => lower === 'of');
  const rest = phrase.words.slice(of + 1);
  if (
    of < 0 ||
    placeNoun(phrase.head) ||
    parts.has(phrase.head) ||
    !rest.some(({ lower, isName }) => placeNoun(lower) || isName)
  )
    return phrase;
  const words = isDeterminer(rest[0]?.lower ?? '') ? rest.slice(1) : rest;
  return { ...phrase, words, determiner: '', head: words.at(-1)!.lower };
}

/** What stands behind the comma: `Vitrine, a floating city of glass`. */
function apposedAt(tokens: readonly Token[], at: number): readonly string[] | null {
  const phrase = tokens[at]?.text === ',' ? phraseAt(tokens, at + 1) : null;
  return phrase && placeNoun(phrase.head) ? natureOf(phrase) : null;
}

/** `the Rusty Mermaid` of `a ship called the Rusty Mermaid`. */
function calledAt(tokens: readonly Token[], at: number): string | null {
  if (tokens[at]?.lower === 'the' && tokens[at + 1]?.isName) return shownName(tokens, at);
  const after = tokens[at]?.isMark ? at + 1 : at;
  if (!/^(?:called|named)$/.test(tokens[after]?.lower ?? '')) return null;
  const phrase = phraseAt(tokens, after + 1);
  if (!phrase) return null;
  const text = phrase.words.map((word) => titled(word.text)).join(' ');
  return phrase.determiner === 'the' ? `the ${text}` : text;
}

/** `the Grey Gull` of `our longship the Grey Gull`. */
function shownName(tokens: readonly Token[], at: number): string | null {
  const phrase = phraseAt(tokens, at);
  return phrase && shown(phrase);
}

function nameOf(phrase: NounPhrase): string {
  const { words, determiner, head } = phrase;
  if (determiner === '' && words.length > 1 && geographic.has(head) && words.at(-1)!.lower === head)
    return words.map(({ text }) => titled(text)).join(' ');
  return shown(phrase);
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

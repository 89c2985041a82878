import type { AskedPerson } from '../asked.ts';
import { isSmall, singularOf } from '../words.ts';
import { isCalling, isHonorific, isKin, isPersonNoun, pronounOf } from './person-nouns.ts';
import { phraseAt, type Token } from './phrases.ts';
import { placeNoun } from './places.ts';
import { isThing, traitsOf } from './things.ts';

/** Words that are a title only with a capital: `leading lady`, `in general`. */
const ambiguous = new Set(
  'lady lord miss general major count don sir chief father mother sister brother'.split(' '),
);

export interface Named extends AskedPerson {
  /** Lower case: `warlord`; empty where the text gives none. */
  title: string;
  /** The sentence in which it stands first, and where. */
  sentence: number;
  from: number;
  end: number;
}

const mostNames = 4;
const joints = /^(?:ibn|bin|al|von|van|der|del|della)$/;

function capitalsFrom(tokens: readonly Token[], at: number): Token[] {
  const names: Token[] = [];
  for (let token = tokens[at]; token && names.length < mostNames; token = tokens[at + names.length]) {
    // `Yusuf ibn Harun`
    const joins = joints.test(token.lower) && names.length > 0 && tokens[at + names.length + 1]?.isName;
    if (!token.isName && !joins) break;
    names.push(token);
  }
  return names;
}

/** `Dry Fork, Arizona, 1881.`: where and when, and nobody. */
export function isHeading(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }) => /^\d{3,4}$/.test(text)) &&
    tokens.every(
      ({ isName, isMark, text, lower }) =>
        ((isName || /^(?:Little|Old|Great|New)$/.test(text)) && !isCalling(lower)) ||
        isMark ||
        /^\d+$/.test(text),
    )
  );
}

/** Whoever is named in a sentence. */
export function peopleIn(tokens: readonly Token[], sentence: number): Named[] {
  const found: Named[] = [];
  if (isHeading(tokens)) return found;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const isTitle = isCalling(token.lower) && !(ambiguous.has(token.lower) && !token.isName && at > 0);
    const names = capitalsFrom(tokens, isTitle ? at + 1 : at);
    if (names.length === 0) continue;
    const end = (isTitle ? at + 1 : at) + names.length;
    if (isTitle || isSomebody(tokens, at, names)) {
      const title = isTitle
        ? token.lower
        : calledWhat(tokens, at) || calledBefore(tokens, at) || titleWithin(names);
      found.push({
        ...personOf(names, title, isHonorific(token.lower), tokens, at),
        sentence,
        from: at,
        end,
      });
    }
    at = end - 1;
  }
  return found;
}

const before = new Set(
  'attack attacks besiege invade defend enter over across around outside above past behind distant nearby in at from to near toward towards under through of on off aboard into inside beyond de du à en von nach aus bei di da del della el la le les der die das'.split(
    ' ',
  ),
);

/** Whether capitals without a title are a person's: not a place's, and not whose something is. */
function isSomebody(tokens: readonly Token[], at: number, names: readonly Token[]): boolean {
  if (names.every(({ lower }) => isSmall(lower))) return false;
  // `The reeve, Tobin Marsh,` is no marsh.
  if (
    names.some(({ lower }) => placeNoun(lower)) &&
    !isPersonNoun(calledBefore(tokens, at).split(' ').at(-1)!)
  )
    return false;
  // `The Salt Codex` in the middle of a sentence is what something is called.
  if (names[0]!.lower === 'the') return false;
  const previous = tokens[at - 1]?.lower ?? '';
  const noun = tokens[at - 2]?.lower ?? '';
  if (previous === 'called' || previous === 'named') return !isNamedThing(noun);
  if (previous === 'the' && /^(?:called|named)$/.test(noun)) {
    const what = tokens[at - 3]?.lower ?? '';
    return !isNamedThing(/^(?:is|was)$/.test(what) ? (tokens[at - 4]?.lower ?? '') : what);
  }
  if (isNamedThing(previous)) return false;
  if (names.some(({ text }) => text.endsWith("'s")) && !isOwned(tokens[at + names.length])) return false;
  if (isCalledPlace(tokens, at + names.length) || previous === 'all') return false;
  // `five hundred Varg are marching`
  const isCounted = /^(?:hundred|thousand|many|some|the|two|three|four|five|six|ten)$/.test(previous);
  if (isCounted && /^(?:are|were|have)$/.test(tokens[at + names.length]?.lower ?? '')) return false;
  // `In Perdition, Arizona,`
  if (previous === ',' && tokens[at - 2]?.isName && before.has(tokens[at - 3]?.lower ?? '')) return false;
  return !before.has(previous) && !/^(?:the|an?)$/.test(previous);
}

/** `Bram Holloway's twins`, `Keane's in hospital`: then the name is somebody's; `Fennimore's Fair` is a place. */
function isOwned(next: Token | undefined): boolean {
  const word = next?.lower ?? '';
  return (
    isPersonNoun(singularOf(word)) ||
    /^(?:in|dead|gone|missing|lying|not|a|an|the|been|gang|thugs|goons|cronies|henchmen|body|corpse|murder|killer|death)$/.test(
      word,
    )
  );
}

/** `Hallow Wick is a candle-making village`: what a name is said to be. */
export function isCalledPlace(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:is|was|lies|stands)$/.test(tokens[at]?.lower ?? '')) return false;
  const phrase = phraseAt(tokens, at + 1);
  return phrase !== null && phrase.determiner !== '' && placeNoun(phrase.head) !== null;
}

function isNamedThing(noun: string): boolean {
  return placeNoun(noun) !== null || isGroup(noun) || (isThing(noun) && !traitsOf(noun).includes('animal'));
}

export function isGroup(noun: string): boolean {
  return /^(?:mega)?(?:corp|corporation|company|cult|guild|syndicate|gang|order|cartel|clan|sect|mafia|agency|ai|crew|family)$/.test(
    noun,
  );
}

/** `dame` of `a dame called Vera Lane`, `ringmaster` of `ringmaster = Mr Sallow`. */
function calledWhat(tokens: readonly Token[], at: number): string {
  const isThe = tokens[at - 1]?.lower === 'the';
  const called = tokens[isThe ? at - 2 : at - 1]?.lower ?? '';
  if (!['called', 'named', '='].includes(called)) return '';
  const what = tokens[isThe ? at - 3 : at - 2]?.lower ?? '';
  // `whose captain is called Rask`
  const whose = /^(?:is|was)$/.test(what) ? (tokens[isThe ? at - 4 : at - 3]?.lower ?? '') : what;
  return isSmall(whose) ? '' : whose;
}

/** `bailiff` of `Bailiff Odo Crake`, which stands in the name already. */
const titleWithin = (names: readonly Token[]): string =>
  names.length > 1 && isPersonNoun(names[0]!.lower) ? names[0]!.lower : '';

const owners = /^(?:the|an?|my|our|your|his|her|their|its)$/;

/** `watchman` of `the night watchman Dunstan`, `keeper` of `The toll keeper, Ansel Grud,`. */
function calledBefore(tokens: readonly Token[], at: number): string {
  const last = at - (tokens[at - 1]?.text === ',' ? 2 : 1);
  const what = tokens[last];
  if (!what || what.isMark || what.isName || isSmall(what.lower)) return '';
  const isNamed = [1, 2, 3].some((back) => {
    const between = tokens.slice(last - back + 1, last);
    return (
      owners.test(tokens[last - back]?.lower ?? '') &&
      between.every(({ isMark, lower }) => !isMark && !before.has(lower))
    );
  });
  if (!isNamed && !isPersonNoun(what.lower)) return '';
  const kind = tokens[last - 1];
  // `the miller's daughter Ansa`
  if (kind && isKin(what.lower) && /['’]s$/.test(kind.lower)) return `${kind.lower} ${what.lower}`;
  const isCompound =
    kind &&
    !kind.isMark &&
    !kind.isName &&
    !owners.test(kind.lower) &&
    !isSmall(kind.lower) &&
    !/['’]s$/.test(kind.lower);
  return isCompound && isPersonNoun(what.lower) ? `${kind.lower} ${what.lower}` : what.lower;
}

function personOf(
  names: readonly Token[],
  title: string,
  isTitled: boolean,
  tokens: readonly Token[],
  at: number,
): AskedPerson & { title: string } {
  const own = ownName(names, tokens, at);
  const role = tokens[at - 1]?.lower === '=' ? (tokens[at - 2]?.lower ?? title) : title;
  const shownTitle = title === 'dr' ? 'Doctor' : title.charAt(0).toUpperCase() + title.slice(1);
  return {
    name: isTitled ? `${shownTitle} ${own}` : own,
    // A title that stands in the name is not said twice.
    role: (isTitled || names[0]?.lower === title) && role === title ? '' : role,
    title: role,
    pronoun: pronounOf([title, role, tokens[at - 1]?.lower ?? '']),
  };
}

/** `the Weaver` where it is called so; one of several where they share the name. */
function ownName(names: readonly Token[], tokens: readonly Token[], at: number): string {
  const own = names.map(({ text }) => text.replace(/'s$/, '')).join(' ');
  const next = tokens[at + names.length]?.lower ?? '';
  if (/^(?:brothers|sisters|boys|twins|gang|family|clan)$/.test(next))
    return `the eldest of the ${own} ${next}`;
  return tokens[at - 1]?.lower === 'the' && calledWhat(tokens, at) ? `the ${own}` : own;
}

/** `Vane` and `Lord Vane`; not `Amos Pike` and `Clara Pike`. */
export function namesSame(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((name) => {
      const words = name.split(' ');
      const isTitled = words.length > 1 && /^(?:the|old|young|little)$/i.test(words[0]!);
      return isTitled || (words.length > 1 && isHonorific(words[0]!.toLowerCase())) ? words.slice(1) : words;
    })
    .sort((a, b) => a.length - b.length);
  return (
    short!.every((word) => long!.includes(word)) && (short!.at(-1) === long!.at(-1) || short![0] === long![0])
  );
}

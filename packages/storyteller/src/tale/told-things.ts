import { sentencesOf } from '../language/sentences.ts';
import type { Trait } from '../world/world.ts';
import { spotKind } from './spots.ts';
import { isAnimal, isObject, traitsOfObject } from './wish/objects.ts';
import { isPersonNoun } from './wish/person-nouns.ts';
import { placeNoun } from './wish/places.ts';
import { isSmall, singularOf } from './words.ts';

/** Something that a host's description names and that a hand can be laid on. */
export interface ToldThing {
  /** As it stands in a sentence: `the brown hen`. */
  name: string;
  /** Singular. */
  noun: string;
  /** What else it is called: the parrot, Admiral. */
  called: string | null;
  traits: readonly Trait[];
  /** The sentences that name it. */
  told: string;
  /** Who has it, by name, and whether on them; an animal is only with them. Empty where it is somebody of whom nothing is known. */
  owner: string | null;
  isHeld: boolean;
  /** The noun of the place in which it is told to be; null where it is told of none. */
  within: string | null;
}

interface Word {
  text: string;
  lower: string;
  isMark: boolean;
}

const wordsOf = (sentence: string): Word[] =>
  (sentence.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[,:;()!?.]/gu) ?? []).map((text) => ({
    text,
    lower: text.toLowerCase().replace('’', "'"),
    isMark: !/[\p{L}\p{N}]/u.test(text),
  }));

const determiner =
  /^(?:an?|the|his|her|their|its|my|our|your|this|that|some|one|two|three|four|five|six|seven|another|only|\p{L}+'s|\p{L}+s')$/u;
/** What is denied, or counted over all of them, is not there. */
const denied = /^(?:no|every|any|each|all|nobody's|without|like|many)$/;
/** Whatever one says how many of. */
const measure = new Set(
  'ring bunch pair stack tin box sack bottle jar cup glass pile set case basket cage trail heap bag piece roll'.split(
    ' ',
  ),
);
const having =
  /^(?:carries|carrying|carried|wears|wearing|keeps|keeping|holds|holding|has|have|had|clutches|clutching|bears|hides|owns|found|took|brings|with|draws)$/;
/** `saw lanterns in the chapel`: seen, and no lanterns of saws. */
const sensing =
  /^(?:saw|sees?|seen|hears?|heard|feels|felt|smells|makes|made|builds|built|sells|buys|bought|grows|counts|mends|rings)$/;
const standing =
  /^(?:stands?|standing|stood|lies?|lying|lay|hangs?|hanging|hung|sits?|sleeps?|leans?|waits?|rests?|is|are|was|left)$/;
const following = /^(?:follows?|accompan(?:y|ies)|trots?|trails?|walks|sits|sleeps|barks|belongs)$/;
const inside = /^(?:in|inside|within|aboard|under|on)$/;
const away = new Set(
  'missing stolen lost vanished disappeared disappears gone robbed sold burned burnt swapped sunk'.split(' '),
);
const sought =
  /^(?:find|recover|retrieve|return|fetch|steal|stole|stolen|seek|lost|robbed|took|sold|destroy|looking|searching|demands?|wants)$/;

/** The things of a premise, each once, with who has them and where they are; what is lost, stolen or sought is none of them. */
export function toldThings(premise: string, people: readonly string[], prize = ''): ToldThing[] {
  const found: ToldThing[] = [];
  const gone = new Set(prize.toLowerCase().split(' ').map(singularOf));
  let spokenOf: string | null = null;
  for (const sentence of sentencesOf(premise)) {
    const words = wordsOf(sentence);
    const named = words.map(({ text }) => ownerCalled(text, people));
    for (let at = 0; at < words.length; at++) {
      const noun = nounAt(words, at);
      const thing = noun && thingAt(words, at, noun);
      if (!thing) continue;
      const before = named.slice(0, thing.from).findLast((name) => name !== null) ?? spokenOf;
      const known = found.find((one) => one.noun === noun);
      if (known) {
        if (!known.told.includes(sentence)) known.told += ` ${sentence}`;
        continue;
      }
      if (gone.has(noun) || isGone(words, thing.from, at)) {
        gone.add(noun);
        continue;
      }
      const called =
        words[at + 1]?.text === ',' && /^\p{Lu}/u.test(words[at + 2]?.text ?? '')
          ? words[at + 2]!.text
          : null;
      // `the dog Button`: somebody who is met.
      if (named[at + 1] || (called && ownerCalled(called, people))) continue;
      const within = placeOf(words, thing.from, at);
      const isOf = possessor(words[thing.from - 1], named[thing.from - 1] ?? null, before);
      const isHad = hasBefore(words, thing.from);
      const animal = isAnimal(noun);
      const beside =
        animal && following.test(words[at + 1]?.lower ?? '')
          ? named.slice(at).find((name) => name !== null)
          : null;
      const stands =
        !isHad && words.some(({ lower }, index) => Math.abs(index - at) < 5 && standing.test(lower));
      const owner =
        (isHad ? (before ?? '') : null) ?? beside ?? (within || (stands && !animal) ? null : isOf);
      const traits = traitsOfObject(noun);
      found.push({
        name: `the ${words
          .slice(thing.from, thing.end)
          .map(({ text }) => text)
          .join(' ')}`,
        noun,
        called,
        traits,
        told: sentence,
        owner: owner ?? null,
        isHeld: owner !== null && owner !== undefined && !animal && traits.includes('portable'),
        within: owner ? null : within,
      });
    }
    spokenOf = named.find((name) => name !== null) ?? spokenOf;
  }
  return found.slice(0, mostThings);
}

const mostThings = 8;

/** The noun at a place of a sentence, where it names an object and does not only say what kind another is. */
function nounAt(words: readonly Word[], at: number): string | null {
  const { lower, isMark } = words[at]!;
  if (isMark || lower.endsWith("'s") || !isObject(lower)) return null;
  const next = words[at + 1]?.lower ?? '';
  // Of `a ring of spare keys` the keys.
  if (
    next === 'of' &&
    measure.has(singularOf(lower)) &&
    words.slice(at + 2, at + 5).some((word) => isObject(word.lower))
  )
    return null;
  const isKind =
    isObject(next) ||
    isPersonNoun(singularOf(next)) ||
    placeNoun(next) !== null ||
    spotKind(singularOf(next)) !== null;
  // `a bell tower`, `the toll box`; but `the boats row`.
  return isKind && !/^(?:bank|watch|saw|press|pump|pipe|deed|will|cap)s?$/.test(next)
    ? null
    : singularOf(lower);
}

/** From its first quality to its end, `of …` included; null where no word says that there is one. */
function thingAt(words: readonly Word[], at: number, noun: string): { from: number; end: number } | null {
  let from = at;
  while (from > 0 && at - from < 4) {
    const { lower, isMark } = words[from - 1]!;
    if (determiner.test(lower) || isMark) break;
    if (lower === 'of' && measure.has(singularOf(words[from - 2]?.lower ?? ''))) {
      from -= 2;
      continue;
    }
    if (isSmall(lower) && !/^(?:old|little|long|good|last|only)$/.test(lower)) break;
    if ((/(?:[^s]s|ed)$/.test(lower) && having.test(lower)) || sensing.test(lower)) break;
    from--;
  }
  const [before] = words.slice(from - 1, from);
  const lead = before?.lower ?? '';
  const wider = words[from - 2]?.lower ?? '';
  if (denied.test(lead) || denied.test(wider) || denied.test(words[from]!.lower)) return null;
  const isPlural = words[at]!.lower !== noun;
  if (!(before && determiner.test(lead)) && !isPlural) return null;
  return { from, end: endOf(words, at + 1) };
}

/** `of wax`, `of rat poison`, behind the noun. */
function endOf(words: readonly Word[], from: number): number {
  if (words[from]?.lower !== 'of') return from;
  let end = from + 1;
  while (end < from + 3 && /^\p{Ll}/u.test(words[end]?.text ?? '') && !isSmall(words[end]!.lower)) end++;
  return end > from + 1 ? end : from;
}

const mostBetween = 5;

/** Whether it is told that it is not where it was: `is missing`, `has lost the key`, `find the ledger`. */
function isGone(words: readonly Word[], from: number, at: number): boolean {
  const behind = clauseAfter(words, at).slice(0, mostBetween);
  const before = words.slice(Math.max(0, from - 3), from);
  const isLost =
    behind.some(({ lower }) => away.has(lower)) &&
    behind.every(({ lower }) => !/^(?:who|whose)$/.test(lower));
  return isLost || before.some(({ lower }) => sought.test(lower));
}

const clauseAfter = (words: readonly Word[], at: number): Word[] => {
  const end = words.findIndex(
    ({ text, lower }, index) => index > at && (/^[,;:.]$/.test(text) || /^(?:and|but)$/.test(lower)),
  );
  return words.slice(at + 1, end < 0 ? words.length : end);
};

/** The noun of the place in which it stands, as the same clause says. */
function placeOf(words: readonly Word[], from: number, at: number): string | null {
  const isPlace = (word: Word | undefined) => {
    const noun = singularOf(word?.lower ?? '');
    return spotKind(noun) !== null || placeNoun(noun) !== null ? noun : null;
  };
  const behind = clauseAfter(words, at);
  const lead = words.slice(0, from);
  for (const list of [behind, lead]) {
    const start = list.findIndex(({ lower }) => inside.test(lower));
    if (start < 0) continue;
    const noun = list
      .slice(start + 1, start + 5)
      .map(isPlace)
      .findLast((one) => one !== null);
    // On the wall of a harbour one is not in it.
    const isOn =
      list[start]!.lower === 'on' &&
      !/^(?:deck|stage|beach|hill|ridge|road|street|lane|bridge|pier|quay|field)$/.test(noun ?? '');
    if (noun && !isOn) return noun;
  }
  return null;
}

/** Whether a verb of having stands before it, and no other verb between. */
function hasBefore(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - 6), from);
  const verb = before.findLastIndex(({ lower }) => having.test(lower));
  return (
    verb >= 0 &&
    before.slice(verb + 1).every(({ lower }) => !/^(?:that|who|which|to|from|at|up|out|by|into)$/.test(lower))
  );
}

/** Whose it is: `Eli's`, `his` of the one who was spoken of. */
function possessor(word: Word | undefined, named: string | null, before: string | null): string | null {
  if (!word) return null;
  if (word.lower.endsWith("'s")) return named;
  return /^(?:his|her|their)$/.test(word.lower) ? before : null;
}

/** Whom a word with a capital calls: the last or the first of their names. */
function ownerCalled(text: string, people: readonly string[]): string | null {
  if (!/^\p{Lu}/u.test(text)) return null;
  const bare = text.replace(/['’]s?$/, '');
  return bare.length < 2 || /^(?:The|Old|Young|An?|Mr|Mrs|Miss)$/.test(bare)
    ? null
    : (people.find((name) => name.split(' ').includes(bare)) ?? null);
}

import { countOf } from '../language/nouns.ts';
import type { Random } from '../random.ts';
import type { Asked, AskedPerson } from '../tale/asked.ts';
import { kindOfName, kindToBegin } from '../tale/kind-of-name.ts';
import type { GenreTales, Palette } from '../tale/sources.ts';
import { type SpotKind, spotKind, spotsWithin } from '../tale/spots.ts';
import { isHonorific } from '../tale/wish/person-nouns.ts';
import { plainWordsOf, singularOf } from '../tale/words.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Outline } from '../world/state.ts';
import type { Genre } from '../world/world.ts';
import { culpritIn, matterOf } from './asks-for-case.ts';
import type { Crime } from './case.ts';
import { meansByCrime } from './means.ts';
import { anyRooms, roomLore } from './room-lore.ts';

const leastSuspects = 3;
const mostSuspects = 5;
/** Rooms besides the one in which it was done: where the others were, and where the culprit was not. */
const roomsOfAlibis = 3;

/** Who looks into it is not looked at. */
const investigates =
  /\b(?:inspector|detective|constable|sheriff|marshal|deputy|investigator|police\w*|sleuth|sergeant|agent)\b/i;

const told =
  /\b(three|four|five|six|seven|eight|[3-8]) (?:\p{Ll}+ )?(?:people|guests|suspects|passengers|heirs|servants|travell?ers|strangers|friends|others|scientists|monks|officers|students|sailors|survivors)\b/iu;

/** How many people a case needs, of whom so many have been named. */
export function seatsOfCase(text: string, random: Random): number {
  const [, word = ''] = told.exec(text) ?? [];
  const count = countOf(word);
  if (count) return Math.min(mostSuspects, Math.max(leastSuspects, count));
  return random.pick([leastSuspects, leastSuspects + 1, leastSuspects + 1, mostSuspects]);
}

/** Those who may be met in a case: never whoever it was done to, and with them whoever was taken for the one to beat. */
export function peopleOfCase(text: string, crime: Crime, { people, villain, absent }: Asked): AskedPerson[] {
  const matter = matterOf(text, crime);
  const gone = [...absent.map(({ name }) => name), ...(matter ? [matter] : [])];
  const isGone = ({ name, role }: AskedPerson) =>
    gone.some((one) => isSameOne(one, name)) || matter === `the ${role}`;
  const suspected: AskedPerson[] =
    villain && /^\p{Lu}/u.test(villain.name) && villain.pronoun !== 'it'
      ? [{ name: villain.name, role: '', pronoun: villain.pronoun }]
      : [];
  return [...people, ...suspected].filter((one) => !isGone(one)).map(alone);
}

/** Of `Professors Quill and Marrow` the first is one professor. */
const alone = (one: AskedPerson): AskedPerson => {
  const [title = '', ...own] = one.name.split(' ');
  const isMany = own.length > 0 && title.endsWith('s') && isHonorific(title.slice(0, -1).toLowerCase());
  return isMany ? { ...one, name: [title.slice(0, -1), ...own].join(' ') } : one;
};

const isSameOne = (one: string, other: string) => {
  const [a, b] = [one, other].map((name) => plainWordsOf(name).filter((word) => word !== 'the'));
  return a!.every((word) => b!.includes(word)) || b!.every((word) => a!.includes(word));
};

/** Where nobody has said where, it happens where such things happen. */
const usualPlace: Readonly<Record<Genre, string>> = {
  fantasy: 'the castle',
  'science fiction': 'the station',
  horror: 'the old house',
  mystery: 'the manor',
  modern: 'the hotel',
  western: 'the hotel',
};

export interface CaseWish {
  text: string;
  crime: Crime;
  asked: Asked;
  tales: GenreTales;
  /** How many are suspected where the host has not named enough. */
  seats: number;
}

/** The outline of a tale, made into a case: its people are at hand, and its places are the rooms that are spoken of. */
export function planCase(
  outline: Outline,
  { text, crime, asked, tales, seats }: CaseWish,
  random: Random,
): Outline {
  const draw = Math.floor(random.next() * 2 ** 31);
  const house = houseOf(outline, text);
  const rooms = roomsOf(house.kind, sceneIn(text, house.kind.kind, asked), random);
  const matter = matterOf(text, crime) ?? someMatter(crime, outline, tales.palette, random);
  const cast = outline.cast.filter(({ name }) => !isSameOne(name, matter));
  const suspects = suspectsOf({ ...outline, cast }, asked, seats);
  const culprit = culpritIn(text, suspects);
  const [first] = outline.places;
  const ids = random.shuffled([...tales.places.keys()].filter((id) => id !== first!.id));
  const { premise = '', place, asker, dead, never } = outline.wished;
  const told = sentencesOf(premise).filter(
    (one) => !/^who\b/i.test(one) && !(culprit && culpritIn(one, [culprit])),
  );
  const isDead = crime === 'murder' && /^\p{Lu}/u.test(matter) && !(dead ?? '').includes(matter);
  const wished = {
    premise: told.join(' ') || `${happened(crime, matter)}.`,
    place: place && house.name === place ? place : house.name,
    asker,
    dead: [dead, isDead ? matter : ''].filter(Boolean).join('; ') || undefined,
    never,
  };
  return {
    ...outline,
    // Nobody stands about who is neither suspected nor named.
    cast: cast.filter(({ name }) => suspects.includes(name) || asked.people.some((one) => one.name === name)),
    places: [
      { id: first!.id, name: house.name, isPlain: true, beat: 'hook', person: 0 },
      ...rooms.map((name, at) => ({ id: ids[at]!, name, isPlain: true, beat: 'lead', person: null })),
    ],
    wished: Object.fromEntries(
      Object.entries(wished).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
    whodunit: { crime, matter, means: meansIn(text, crime, outline.genre, random), suspects, culprit, draw },
  };
}

/** `the duke has been poisoned`, without a full stop. */
export function happened(crime: Crime, matter: string): string {
  const what = matter.charAt(0).toUpperCase() + matter.slice(1);
  const said: Readonly<Record<Crime, string>> = {
    murder: 'has been murdered',
    poisoning: 'has been poisoned',
    theft: 'has been stolen',
    sabotage: 'has been sabotaged',
  };
  return `${what} ${said[crime]}`;
}

/** The house, ship or town in which it happened: as the host calls it, else the widest place that is spoken of. */
function houseOf({ places, wished, genre }: Outline, text: string): { name: string; kind: SpotKind } {
  const name = wished.place ?? '';
  const own = name ? kindOfName(name) : null;
  const proper = properHouse(text);
  // A library may be a house of its own, and is a room where a house is named.
  if (proper && (!own?.isWide || own.kind in roomLore)) return proper;
  if (name && own?.isWide) return { name, kind: own };
  const spoken = plainWordsOf(text)
    .map(singularOf)
    .find((word) => spotKind(word)?.isWide);
  if (spoken) return { name: /^\p{Lu}/u.test(name) ? name : `the ${spoken}`, kind: spotKind(spoken)! };
  const usual = genre === 'fantasy' && !atCourt.test(text) ? 'the inn' : usualPlace[genre];
  const called = name || (places[0]?.name ?? usual);
  const kind = kindOfName(usual) ?? kindToBegin(called, genre)!;
  return { name: /^\p{Lu}/u.test(called) ? called : usual, kind };
}

const atCourt =
  /\b(?:duke|duchess|king|queen|lord|lady|prince|princess|baron|baroness|count|countess|court|throne|royal|knight)\b/i;

/** `Harrowgate House`, as a host calls it by name. */
function properHouse(text: string): { name: string; kind: SpotKind } | null {
  for (const [name] of text.matchAll(/\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)+/gu)) {
    const kind = spotKind(name.split(' ').at(-1)!.toLowerCase());
    if (kind?.isWide && !(kind.kind in roomLore)) return { name: name.slice(0, 50), kind };
  }
  return null;
}

const kindOf = (noun: string) => spotKind(noun)?.kind ?? '';
const withArticle = (noun: string) => `the ${noun.replaceAll('-', ' ')}`;

/** The scene first, then where people say that they were, each of another kind. */
function roomsOf(house: SpotKind, scene: string | null, random: Random): string[] {
  const taken = new Set([kindOf(house.kind), scene ? (kindOfName(scene)?.kind ?? '') : '']);
  const fresh = (nouns: readonly string[]) =>
    nouns.filter((noun) => {
      const kind = kindOf(noun);
      return kind in roomLore && !taken.has(kind) && taken.add(kind);
    });
  const near = random.shuffled(fresh(spotsWithin(house).slice(0, 16)));
  const all = [...near, ...fresh(anyRooms)].slice(0, roomsOfAlibis + (scene ? 0 : 1)).map(withArticle);
  return scene ? [scene, ...all] : all;
}

/** Where the host says that it was done, if that is a room. */
function sceneIn(text: string, house: string, { stops, lair, goalPlace, place }: Asked): string | null {
  const spoken = [goalPlace, lair, ...stops, place].flatMap((one) => (one ? [one.name] : []));
  const isRoom = (name: string) => {
    const kind = kindOfName(name);
    return (
      kind !== null &&
      kind.things.length > 0 &&
      kind.kind !== house &&
      (!kind.isWide || kind.kind in roomLore)
    );
  };
  const named = spoken.find(isRoom);
  if (named) return named.split(' of ')[0]!;
  const nouns = plainWordsOf(text).map(singularOf);
  const noun = nouns.find((word) => kindOf(word) in roomLore && kindOf(word) !== house);
  return noun ? `the ${noun}` : null;
}

/** Whoever the host has named before the others, but for those who ask for help or look into it, where enough are left. */
function suspectsOf({ cast, conditions = {} }: Outline, { asker, people }: Asked, seats: number): string[] {
  const isFree = ({ name, role }: Outline['cast'][number]) =>
    name !== asker && !investigates.test(`${name} ${role}`) && !conditions[name];
  const named = cast.filter((one) => people.some(({ name }) => name === one.name));
  const free = named.filter(isFree);
  if (free.length >= leastSuspects) return free.slice(0, mostSuspects).map(({ name }) => name);
  const others = cast.filter((one) => !named.includes(one));
  return [...free, ...others, ...named.filter((one) => !isFree(one))].slice(0, seats).map(({ name }) => name);
}

const oldWorks: Readonly<Record<Genre, string>> = {
  fantasy: 'the flood gate',
  'science fiction': 'the air recycler',
  horror: 'the generator',
  mystery: 'the boiler',
  modern: 'the generator',
  western: 'the telegraph',
};

/** Somebody or something, where the host leaves it open. */
function someMatter(
  crime: Crime,
  { cast, genre }: Outline,
  { he, she, family, prizes }: Palette,
  random: Random,
): string {
  if (crime === 'theft') return random.pick(prizes);
  if (crime === 'sabotage') return oldWorks[genre];
  const isFree = (name: string) => cast.every((one) => !one.name.includes(name));
  const [first = ''] = random.shuffled([...he, ...she]).filter(isFree);
  const [last = ''] = random.shuffled(family).filter(isFree);
  return `${first} ${last}`;
}

function meansIn(text: string, crime: Crime, genre: Genre, random: Random): string {
  const all = Object.entries(meansByCrime[crime]);
  const asked = all.find(([, { asked: words, genres }]) => genres !== null && words.test(text));
  const fitting = all.filter(([, { genres }]) => genres === null || genres.includes(genre));
  return (asked ?? random.pick(fitting))[0];
}

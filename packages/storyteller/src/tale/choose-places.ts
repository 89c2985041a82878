import type { Random } from '../random.ts';
import type { Outline } from '../world/state.ts';
import type { Beat, Genre } from '../world/world.ts';
import type { Asked, AskedPlace, GoalPlace, Length } from './asked.ts';
import { kindOfName, kindToBegin } from './kind-of-name.ts';
import { speaksOf } from './never.ts';
import type { GenreTales, PlaceKind, PlaceSource } from './sources.ts';
import { spotKind, spotsWithin } from './spots.ts';
import { isSmall, plainWordsOf, singularOf } from './words.ts';

export const arcs: Readonly<Record<Length, readonly { beat: Beat; kind: PlaceKind }[]>> = {
  short: [
    { beat: 'hook', kind: 'hub' },
    { beat: 'danger', kind: 'way' },
    { beat: 'twist', kind: 'site' },
    { beat: 'climax', kind: 'lair' },
  ],
  medium: [
    { beat: 'hook', kind: 'hub' },
    { beat: 'danger', kind: 'way' },
    { beat: 'lead', kind: 'site' },
    { beat: 'twist', kind: 'site' },
    { beat: 'climax', kind: 'lair' },
  ],
  long: [
    { beat: 'hook', kind: 'hub' },
    { beat: 'lead', kind: 'way' },
    { beat: 'danger', kind: 'site' },
    { beat: 'lead', kind: 'way' },
    { beat: 'twist', kind: 'site' },
    { beat: 'climax', kind: 'lair' },
  ],
};

/** Where the trouble lies is the next place, or the one behind it: whatever else there is lies about where it begins. */
const arcTo = ({ within }: GoalPlace): readonly { beat: Beat; kind: PlaceKind }[] => [
  { beat: 'hook', kind: 'hub' },
  ...(within ? [{ beat: 'twist', kind: 'site' } as const] : []),
  { beat: 'climax', kind: 'lair' },
];

export interface PlaceWish {
  asked: Asked;
  /** Name and description, for places that they name. */
  text: string;
  /** Whether the tale is made of what the host has told, and not one that was written. */
  isOfItsOwn: boolean;
  avoid: ReadonlySet<string>;
}

type OutlinePlace = Outline['places'][number];

/** Nobody walks from one of these into a village among oaks, unless somebody has asked for both. */
const farLands = ['desert', 'snow', 'ice', 'sky', 'jungle'];
const farLandsOf = (nature: readonly string[]) => farLands.filter((land) => nature.includes(land));

/** So many of the spots of a place are a tale long. */
const mostSpots = 6;
const leastAtFirst = 2;
const mostAtFirst = 6;

/** The places of a tale: those of `given` first, then fitting ones to the end of its arc. */
export function choosePlaces(
  tales: GenreTales,
  { asked, text, avoid, isOfItsOwn }: PlaceWish,
  given: readonly string[],
  random: Random,
): OutlinePlace[] {
  const owned = new Set([...tales.tales.values()].flatMap(({ places }) => places));
  const free = [...tales.places.values()].filter(({ id }) => !owned.has(id) && !given.includes(id));
  const goal = isOfItsOwn && given.length === 0 ? asked.goalPlace : null;
  const arc = goal ? arcTo(goal) : given.length >= 3 ? [] : arcs[asked.length].slice(given.length);
  const said = text.toLowerCase();
  const taken = new Set<string>();
  const wishes = [asked, asked.place, asked.lair].flatMap((wish) => wish?.nature ?? []);
  const first = given.length > 0 ? tales.places.get(given[0]!) : undefined;
  const lands = new Set(farLandsOf([...wishes, ...(first?.nature ?? [])]));
  const inside = goal?.within ? [{ name: goal.within, nature: asked.nature }] : [];
  const stops = goal ? inside : given.length > 0 ? [] : [...asked.stops];
  // What a host speaks of last is where it leads to.
  const lair = asked.lair ?? stops.pop() ?? null;
  const named = [...stops, ...(lair ? [lair] : [])];
  const nearby =
    isOfItsOwn && asked.place && !goal ? spotsNear(asked.place, named, asked.premise, tales.genre) : [];
  const last = nearby.pop() ?? null;
  const chosen = arc.map(({ beat, kind }): OutlinePlace => {
    const wanted = kind === 'hub' ? asked.place : kind === 'lair' ? lair : (stops.shift() ?? null);
    // Which place stands in for a spot does not matter: nothing of it is told.
    const spot = kind === 'hub' || wanted ? null : kind === 'lair' ? last : (nearby.shift() ?? null);
    const likes = (place: PlaceSource) =>
      (said.includes(place.name.replace(/^the /, '').toLowerCase()) ? 20 : 0) +
      5 * (wanted ? fitOf(place, wanted.nature) : 0) +
      (place.kind === kind ? 4 : 0) +
      fitOf(place, asked.nature) -
      (kind !== 'hub' && farLandsOf(place.nature).some((land) => !lands.has(land)) ? 6 : 0);
    const fits = (one: PlaceSource) => wanted !== null && fitOf(one, wanted.nature) > 0;
    const isIt = (one: PlaceSource) => wanted !== null && isLike(one, wanted);
    const place = firstOf(
      random
        .shuffled(
          free.filter((one) => !taken.has(one.id) && (one.kind === kind || standsIn(one, kind, asked))),
        )
        .sort((a, b) => likes(b) - likes(a)),
      [
        (one) => isIt(one) && !avoid.has(one.id) && !speaksOf(one, textsOf, asked.never),
        (one) => isIt(one) && !speaksOf(one, textsOf, asked.never),
        // A harbour that somebody has seen lately is more of a harbour than a palace that nobody has.
        (one) => fits(one) && !avoid.has(one.id) && !speaksOf(one, textsOf, asked.never),
        (one) => fits(one) && !speaksOf(one, textsOf, asked.never),
        (one) => !avoid.has(one.id) && !speaksOf(one, textsOf, asked.never),
        (one) => !speaksOf(one, textsOf, asked.never),
        () => true,
      ],
    );
    if (!place) throw new Error(`There is no ${kind} left among the tales of ${tales.genre}`);
    taken.add(place.id);
    if (kind === 'hub') for (const land of farLandsOf(place.nature)) lands.add(land);
    return {
      id: place.id,
      ...(wanted && { name: wanted.name }),
      ...(wanted && (goal || !isLike(place, wanted)) && { isPlain: true }),
      ...(spot && { name: spot, isPlain: true }),
      beat,
      person: null,
    };
  });
  const beats = given.map(
    (id, at): OutlinePlace => ({ id, beat: beatOf(given, at, chosen, tales), person: null }),
  );
  return seat(
    [...beats, ...chosen],
    tales,
    Math.min(mostAtFirst, Math.max(leastAtFirst, asked.people.length)),
    goal !== null,
  );
}

/**
 * What lies about a place that a host has named, from near to far, each kind once: a station has its laboratory and its reactor, and no
 * desert behind it. What the host has spoken of besides, the mill in which somebody is locked, is where it leads.
 */
function spotsNear(
  { name }: AskedPlace,
  named: readonly AskedPlace[],
  premise: readonly string[],
  genre: Genre,
): string[] {
  const begins = kindToBegin(name, genre);
  const kind = begins?.isWide ? begins : kindToBegin('', genre);
  const spoken = plainWordsOf(premise.join(' ')).map(singularOf).filter(isSpot);
  const near = kind ? spotsWithin(kind) : [];
  const taken = new Set([name, ...named.map((place) => place.name)].map((one) => kindOfName(one)?.kind));
  const fresh = (nouns: readonly string[]) =>
    nouns.filter((noun) => {
      const { kind: own } = spotKind(noun)!;
      return !taken.has(own) && taken.add(own);
    });
  const told = fresh(spoken).slice(0, 2);
  const about = fresh(near).slice(0, mostSpots - told.length);
  return [...about, ...told].map((noun) => `the ${noun.replaceAll('-', ' ')}`);
}

function isSpot(noun: string): boolean {
  const kind = spotKind(noun);
  return kind !== null && !kind.isWide && kind.things.length > 0;
}

/** A place where something happened may be where a tale begins, when a host has asked for one of its nature. */
function standsIn(place: PlaceSource, kind: PlaceKind, { place: wanted }: Asked): boolean {
  return kind === 'hub' && place.kind === 'site' && wanted !== null && fitOf(place, wanted.nature) > 0;
}

/** Whether what is written of a place can be told of one that a host has described: it is of the same kind, and not of another sort. */
function isLike(place: PlaceSource, { name, nature }: AskedPlace): boolean {
  if (fitOf(place, nature) === 0 || !nature.includes(place.nature[0] ?? '')) return false;
  const sorts = (name.match(/(?<!\p{L})\p{Ll}[\p{Ll}-]+/gu) ?? []).filter(
    (word) => !isSmall(word) && singularOf(word) !== nature[0],
  );
  const known = sorts.filter((word) => place.nature.includes(word) || place.words.includes(word));
  return known.length * 2 >= sorts.length;
}

/** How much of what was asked for a place is. */
export function fitOf({ nature, words }: PlaceSource, asked: readonly string[]): number {
  return (
    asked.filter((noun) => nature.includes(noun)).length * 2 +
    asked.filter((noun) => words.includes(noun)).length
  );
}

function firstOf(places: PlaceSource[], rules: ((place: PlaceSource) => boolean)[]): PlaceSource | undefined {
  for (const rule of rules) {
    const place = places.find(rule);
    if (place) return place;
  }
  return undefined;
}

export function textsOf(place: PlaceSource): string[] {
  return [
    place.arrival,
    ...place.senses,
    ...place.things.flatMap((thing) => [thing.name, thing.see, thing.find, thing.item ?? '']),
    ...Object.values(place.way).flat(),
  ];
}

function beatOf(given: readonly string[], at: number, rest: readonly unknown[], tales: GenreTales): Beat {
  if (at === 0) return 'hook';
  const left = given.length - 1 - at + rest.length;
  if (left === 0) return 'climax';
  if (left === 1) return 'twist';
  return tales.places.get(given[at]!)?.kind === 'way' ? 'danger' : 'lead';
}

/** Somebody of the cast for every place where one may be met, and several for the first: whom a host has named is met there. */
function seat(places: OutlinePlace[], tales: GenreTales, atFirst: number, isShut: boolean): OutlinePlace[] {
  let next = 0;
  return places.map((place, at) => {
    // Whoever is at home in a place that only stands in for another is not there.
    const hasOwn = !place.isPlain && (tales.places.get(place.id)?.people.length ?? 0) > 0;
    // Nobody waits where nobody may go.
    const isAlone = hasOwn || (isShut && at > 0) || place.beat === 'danger' || place.beat === 'climax';
    const person = isAlone ? null : next;
    if (person !== null) next += at === 0 ? atFirst : 1;
    return { ...place, person };
  });
}

import { createRandom, type Random } from '../random.ts';
import { crimeAskedFor } from '../whodunit/asks-for-case.ts';
import { peopleOfCase, planCase, seatsOfCase } from '../whodunit/plan-case.ts';
import type { Outline } from '../world/state.ts';
import type { Asked } from './asked.ts';
import { choosePlaces, fitOf } from './choose-places.ts';
import { mentions, speaksOf } from './never.ts';
import { readWish } from './read-wish.ts';
import { later } from './wish/choose-genre.ts';
import {
  type GenreTales,
  origins,
  type Palette,
  type PlaceSource,
  type TaleLibrary,
  type ThreatSource,
  type WholeTale,
} from './sources.ts';
import type { Wish } from './wish.ts';
import { plainWordsOf, singularOf } from './words.ts';

const longestPremise = 760;
const longestNever = 200;
const fewWords = 8;
const leastCast = 2;
/** So many of those whom a host has named are met. */
const mostNamed = 7;
const longestName = 60;
const mostConditions = 8;
const mostTold = 3;
const longestConditions = 800;
const mostKept = 3;
/** What an outline names a tale by that is made of a pattern's lines and the host's own names. */
export const patternMark = 'pattern:';

/** A tale for the agreed name and description; what they leave open is up to the seed. */
export function compose(library: TaleLibrary, wish: Wish, seed: number, avoid: ReadonlySet<string>): Outline {
  const random = createRandom(seed);
  const asked = readWish(wish, library);
  const text = `${wish.name}\n${wish.description}`.slice(0, 8_000);
  const whole = wholeTaleIn(library, text);
  const proposed = whole ? null : proposedIn(library, wish, asked);
  const tales = whole?.tales ?? proposed?.tales ?? talesOf(library, asked, random);
  const crime = whole || proposed ? null : crimeAskedFor(text, asked);
  const about = whole ? `${text} ${whole.tale.tags.join(' ')}` : text;
  const threat = crime
    ? `${patternMark}mystery`
    : (whole?.tale.threat ?? proposed?.threat.id ?? fittingThreat(tales, asked, about, random));
  const places = choosePlaces(
    tales,
    { asked, text, avoid, isOfItsOwn: threat.startsWith(patternMark) },
    whole?.tale.places ?? [],
    random,
  );
  const seats = Math.max(0, ...places.map(({ person }) => (person === null ? 0 : person + 1)));
  const villain = tales.threats.get(threat)?.villain.name;
  const people = crime
    ? peopleOfCase(text, crime, asked)
    : asked.people.filter(({ name }) => !villain || !isSamePerson(name, villain));
  const suspected = crime ? seatsOfCase(text, random) : 0;
  const cast = castOf(tales.palette, { ...asked, people }, Math.max(seats, leastCast, suspected), random);
  const conditions = Object.entries(asked.conditions)
    .filter(([name]) => [...cast, ...asked.absent].some((one) => one.name === name) || name === asked.prize)
    .slice(0, mostConditions)
    .map(([name, told]) => [name.slice(0, longestName), told.slice(0, mostTold)] as const)
    .filter((_, at, all) => JSON.stringify(all.slice(0, at + 1)).length < longestConditions);
  const outline: Outline = {
    genre: tales.genre,
    threat,
    twist: random.below(2),
    cast,
    places,
    ...(threat.startsWith(patternMark) && asked.kept.length > 0 && { kept: asked.kept.slice(0, mostKept) }),
    ...(threat.startsWith(patternMark) &&
      conditions.length > 0 && { conditions: Object.fromEntries(conditions) }),
    wished: {
      ...(threat.startsWith(patternMark) && wishedSlots(asked)),
      ...(asked.never.length > 0 && { never: asked.never.join('; ').slice(0, longestNever) }),
    },
  };
  return crime
    ? planCase(outline, { text, crime, asked: { ...asked, people }, tales, seats: suspected }, random)
    : outline;
}

/** The world of the genre that was asked for; where that is hardly clear, the one that has such a place. */
function talesOf({ genres }: TaleLibrary, { genre, isSure, place }: Asked, random: Random): GenreTales {
  const likely = (genre && genres.get(genre)) || genres.get('fantasy') || random.pick([...genres.values()]);
  if (isSure || !place || place.nature.length === 0) return likely;
  const fit = (tales: GenreTales) =>
    Math.max(0, ...[...tales.places.values()].map((one) => (isOpening(one) ? fitOf(one, place.nature) : 0)));
  if (fit(likely) > 0) return likely;
  return [...genres.values()]
    .filter((tales) => !later.has(tales.genre))
    .reduce((best, tales) => (fit(tales) > fit(best) ? tales : best), likely);
}

function isOpening({ kind }: PlaceSource): boolean {
  return kind === 'hub' || kind === 'site';
}

const tellingTags = 3;

/** A tale with places of its own that name or description speak of, or most of whose tags they mention. */
function wholeTaleIn({ genres }: TaleLibrary, text: string): { tales: GenreTales; tale: WholeTale } | null {
  const said = text.toLowerCase();
  const words = new Set(plainWordsOf(text).flatMap((word) => [word, singularOf(word)]));
  const all = [...genres.values()].flatMap((tales) =>
    [...tales.tales.values()].map((tale) => ({ tales, tale })),
  );
  const score = ({ tale }: { tale: WholeTale }) =>
    tale.tags.filter((tag) => words.has(singularOf(tag))).length;
  const named = all.find(({ tale }) => said.includes(tale.name.toLowerCase()));
  const [best] = all.filter((one) => score(one) >= tellingTags).sort((a, b) => score(b) - score(a));
  return named ?? best ?? null;
}

const repeated = 0.75;
const hinted = 0.3;

/** A threat whose pitch the description repeats, or whose title and part of its pitch: what was proposed is what is played, whatever genre its words sound like. */
function proposedIn(
  { genres }: TaleLibrary,
  { name, description }: Wish,
  { never, people }: Asked,
): { tales: GenreTales; threat: ThreatSource } | null {
  const said = new Set(plainWordsOf(`${name}\n${description}`.slice(0, 8_000)).map(singularOf));
  const called = name.trim().toLowerCase();
  const rate = ({ titles, pitches }: ThreatSource) => {
    const pitched = Math.max(...pitches.map((pitch) => likeness(said, pitch)));
    const isTitled = titles.some((title) => title.toLowerCase() === called);
    // Who fills a known title with people of their own tells another tale.
    const isHinted = isTitled && pitched > hinted && people.length < 2;
    return pitched > repeated || isHinted ? pitched : 0;
  };
  const [best] = [...genres.values()]
    .flatMap((tales) => [...tales.threats.values()].map((threat) => ({ tales, threat, rate: rate(threat) })))
    .filter(({ threat, rate: rated }) => rated > 0 && !speaksOf(threat, wordsIn, never))
    .sort((one, other) => other.rate - one.rate);
  return best ?? null;
}

/** `Strand` and `Lucan Strand`. */
function isSamePerson(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const words = long.toLowerCase().split(' ');
  return short
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}

/** A threat that was written, where nothing is asked for by name; else the lines of a pattern, which can speak of whatever was asked for. */
function fittingThreat(tales: GenreTales, asked: Asked, text: string, random: Random): string {
  const written = [...tales.threats.values()].filter((threat) => !speaksOf(threat, wordsIn, asked.never));
  const said = new Set(plainWordsOf(text).map(singularOf));
  if (isUnexplained(asked))
    return `${patternMark}${random.pick(origins.filter((one) => one !== 'taken' || olden.has(tales.genre)))}`;
  if (isOfItsOwn(asked) || written.length === 0) return `${patternMark}${asked.pattern ?? 'mystery'}`;
  const score = (threat: ThreatSource) =>
    threat.tags.filter((tag) => said.has(singularOf(tag))).length +
    (threat.pattern === asked.pattern ? 1 : 0);
  return random.shuffled(written).sort((a, b) => score(b) - score(a))[0]!.id;
}

/** Where something may lie under an old stone. */
const olden: ReadonlySet<string> = new Set(['fantasy', 'horror', 'western']);

/** Whether something is wrong and nothing tells who is behind it: then that is what the tale is about. */
function isUnexplained({ trouble, villain, minion, goal }: Asked): boolean {
  return trouble !== null && !villain && !minion && goal === trouble.goal;
}

/** Whether a wish asks for something by name, or tells what happens. */
export function isOfItsOwn({
  villain,
  minion,
  prize,
  place,
  people,
  premise,
  trouble,
  goal,
}: Asked): boolean {
  const named = [villain, minion, prize, place, people[0], trouble, goal].filter(Boolean).length;
  const words = premise.join(' ').split(' ').length;
  return named > 0 || (premise.length > 1 && words > fewWords);
}

function wordsIn(threat: ThreatSource): string[] {
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(strings)
        : [];
  return strings(threat);
}

/** How much of a pitch a text repeats, its slots aside. */
function likeness(said: ReadonlySet<string>, pitch: string): number {
  const words = plainWordsOf(pitch.replace(/\{[^{}]*\}/g, ' ')).filter((word) => word.length > 4);
  return words.length < 6 ? 0 : words.filter((word) => said.has(singularOf(word))).length / words.length;
}

const womanly = /(?:ess|woman|widow|mother|midwife|maid)$/;
const manly = /(?:[^o]man|widower|father|monk|butler)$/;

/** Whoever was named, and others to fill the seats. */
function castOf(
  { he, she, family, roles }: Palette,
  { people, never }: Asked,
  size: number,
  random: Random,
): Outline['cast'] {
  const names = { he: random.shuffled(he), she: random.shuffled(she), family: random.shuffled(family) };
  const trades = random.shuffled(roles.filter((role) => !mentions([role], never)));
  const cast = people
    .slice(0, Math.max(size, mostNamed))
    .map(({ name, role, pronoun }) => ({ name: name.slice(0, longestName), role, pronoun }));
  while (cast.length < size) {
    const at = cast.length;
    const role = trades[at % trades.length] ?? '';
    const pronoun = womanly.test(role) ? 'she' : manly.test(role) ? 'he' : random.chance(0.5) ? 'she' : 'he';
    // A name for both is borne by one.
    const first = names[pronoun].slice(at).find((one) => cast.every(({ name }) => !name.startsWith(one)));
    cast.push({ name: `${first ?? names[pronoun][at]} ${names.family[at]}`, role, pronoun });
  }
  return cast;
}

/** As much of the host's own sentences as can be read out: those that name somebody or something before the others. */
function premiseOf({ premise, place, lair, villain, prize, people }: Asked): string {
  const names = [place?.name, lair?.name, villain?.name, prize, ...people.map(({ name }) => name)];
  const telling = names
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^the /, '').toLowerCase());
  const isTelling = (sentence: string) => telling.some((name) => sentence.toLowerCase().includes(name));
  const ranked = [...premise.keys()].sort(
    (a, b) => Number(isTelling(premise[b]!)) - Number(isTelling(premise[a]!)),
  );
  const kept = new Set<number>();
  let length = 0;
  for (const at of ranked) {
    if (length + premise[at]!.length >= longestPremise) continue;
    kept.add(at);
    length += premise[at]!.length + 1;
  }
  return premise.filter((_, at) => kept.has(at)).join(' ');
}

function wishedSlots(asked: Asked): Record<string, string> {
  const { place, lair, villain, minion, prize, goal, trouble, asker, absent, goalPlace } = asked;
  const gone = (reason: 'sought' | 'dead') =>
    absent
      .flatMap(({ name, why }) => (why === reason ? [name.slice(0, longestName)] : []))
      .slice(0, 3)
      .join('; ');
  const slots: Record<string, string | undefined> = {
    premise: premiseOf(asked),
    place: place?.name,
    lair: lair?.name,
    gate: goalPlace ? (goalPlace.within ?? goalPlace.name) : undefined,
    villain: villain?.name,
    villainKind: villain?.kind,
    villainPronoun: villain?.pronoun,
    minion: minion?.name,
    prize: prize ?? undefined,
    goal: goal ?? undefined,
    trouble: trouble?.clause,
    matter: trouble?.matter,
    asker: asker?.slice(0, longestName),
    sought: gone('sought'),
    dead: gone('dead'),
  };
  return Object.fromEntries(
    Object.entries(slots).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

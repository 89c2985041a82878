import { fillTemplate, type Slots } from '../language/phrase.ts';
import { plural } from '../language/nouns.ts';
import { createRandom, hashText } from '../random.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { hostFacts } from './host-facts.ts';
import { type Improvised, improvised } from './improvised-lines.ts';
import type { QuestionKind } from './question-kind.ts';
import { type Matter, type Shape, shapeOf } from './question-shape.ts';
import { shortName } from './short-name.ts';
import { isHeardOf } from './small-questions.ts';
import { sayFact } from './spoken.ts';
import { isSameWord, isWeak, wordsIn } from './words.ts';

const everybody = ({ world }: Telling): Person[] => [
  ...new Map(world.places.flatMap(({ people }) => people.map((one) => [one.id, one] as const))).values(),
];

/** The words of all names of this tale, of people who are met and of those who are only spoken of. */
function namesIn(turn: Telling): ReadonlySet<string> {
  const names = [...everybody(turn).map(({ name }) => name), ...turn.world.absent.map(({ name }) => name)];
  return new Set([...names, turn.world.threat?.villain.name ?? ''].flatMap(wordsIn));
}

type Named = Improvised['of'];

/** What of the tale a question is about by name. */
function namedIn({ world }: Telling, { words }: Shape): { of: Named; name?: string; way?: string } {
  const isAll = (name: string) => {
    const own = wordsIn(name).filter((word) => word !== 'the');
    return own.length > 0 && own.every((word) => words.some((one) => isSameWord(one, word)));
  };
  const place = world.places.find(({ name }) => isAll(name));
  const exits = world.places.flatMap((one) => one.exits);
  if (place) {
    const way = exits.find(({ to, obstacle }) => to === place.id && obstacle)?.obstacle?.name;
    return { of: 'place', name: place.name, ...(way && { way }) };
  }
  return world.threat && isAll(world.threat.minion.name) ? { of: 'minions' } : { of: undefined };
}

const fits = (shape: Shape, of: Named, { kinds, matters, isOwn, isPast, of: needs }: Improvised) =>
  kinds.includes(shape.kind) &&
  (!needs || needs === of) &&
  (!matters || matters.includes(shape.matter)) &&
  (isOwn === undefined || isOwn === shape.isOwn) &&
  (isPast === undefined || isPast === shape.isPast);

/** Somebody who may be named: neither the one who speaks nor anybody of whom the question is, nor the one whom the tale turns on. */
function otherThan(turn: Telling, person: Person, words: readonly string[], at: number): Person | undefined {
  const villain = wordsIn(turn.world.threat?.villain.name ?? '');
  const gone = turn.world.absent.flatMap(({ name }) => wordsIn(name));
  const free = everybody(turn).filter(
    ({ id, name }) =>
      id !== person.id &&
      !wordsIn(name).some((word) => words.includes(word) || villain.includes(word)) &&
      !wordsIn(name).every((word) => gone.includes(word)),
  );
  const called = free.filter(({ name }) => /^\p{Lu}/u.test(name));
  const here = called.filter(({ id }) => turn.place.people.some((one) => one.id === id));
  const list = here.length > 0 ? here : called.filter(({ id }) => turn.state.people[id] !== undefined);
  return list[at % Math.max(1, list.length)];
}

function slotsFor(turn: Telling, person: Person, { words }: Shape, at: number): Slots {
  const { place, world, state } = turn;
  const other = otherThan(turn, person, words, at);
  const things = place.things.filter(({ isHidden }) => !isHidden);
  const next = place.exits.find(({ to }) => !state.been.includes(to));
  return {
    ...turn.slots,
    other: other && shortName(other.name),
    next: next?.name,
    thing: things[at % Math.max(1, things.length)]?.name,
    minions: world.threat ? plural(world.threat.minion.name) : undefined,
  };
}

const asked = new Set<QuestionKind>(['what', 'how', 'who', 'why', 'number']);

const personal = new Set<Matter>([
  'quarrel',
  'offer',
  'finding',
  'parting',
  'message',
  'refusal',
  'making',
  'blame',
  'money',
  'want',
]);

/** Whether a question is about what somebody did or has themselves, so that nothing else that they know answers it. */
export function isPersonal(turn: Telling, text: string): boolean {
  const { isOwn, matter } = shapeOf(text, namesIn(turn));
  return matter === 'colour' || (isOwn && personal.has(matter));
}

/** Whether a question is about whoever is asked. */
export const isOfOneself = (turn: Telling, text: string): boolean => shapeOf(text, namesIn(turn)).isOwn;

/** Whether a question has to do with this tale: with its people, with what the host has told, or mostly with what was heard of. */
export function isOfTheTale(turn: Telling, text: string, asked: readonly string[]): boolean {
  const strong = [...new Set(asked)].filter((word) => !isWeak(word) && word.length > 2);
  const told = [...namesIn(turn), ...hostFacts(turn).flatMap(wordsIn)].filter((word) => !isWeak(word));
  if (strong.some((word) => told.some((one) => isSameWord(one, word)))) return true;
  const heard = strong.filter((word) => isHeardOf(turn, [word]));
  // `who guards it`, `are you worried`: what was just spoken of, and oneself.
  const isNear = shapeOf(text, namesIn(turn)).isOwn || /\b(?:it|he|him|she|they|them)\b/i.test(text);
  return heard.length > strong.length / 2 || (isNear && strong.length < 2);
}

/** Whether a question is for what only they can tell, or for something so narrow that nothing said of the matter at large answers it. */
export function isTheirAffair(turn: Telling, text: string): boolean {
  const { isOwn, matter, kind } = shapeOf(text, namesIn(turn));
  const isSuspicion =
    matter === 'blame' && kind === 'who' && /\b(?:think|suspect|believe|guess|reckon)\b/i.test(text);
  if (matter === 'colour' || matter === 'owner' || matter === 'harm') return true;
  return matter === 'belief' || isSuspicion || (isOwn && matter !== 'other' && asked.has(kind));
}

/**
 * What somebody answers to what no tale has written down. It hangs on the game and on the question alone, so that it is the same whenever
 * it is asked, and whoever is asked; what is somebody's own is told by nobody else.
 */
export function improvise(turn: Telling, person: Person, text: string): boolean {
  const shape = shapeOf(text, namesIn(turn));
  const owner = shape.isOwn ? ` ${person.id}` : '';
  const start = hashText(`${turn.state.seed} ${shape.key}${owner}`);
  const named = namedIn(turn, shape);
  const slots = { ...slotsFor(turn, person, shape, start), place: named.name, way: named.way };
  for (const entry of improvised.filter((one) => fits(shape, named.of, one))) {
    const usable = entry.says.flatMap((line) => fillTemplate(line, slots, createRandom(start)) ?? []);
    const says = usable[start % Math.max(1, usable.length)];
    if (!says) continue;
    sayFact(turn, person, says);
    return true;
  }
  return false;
}

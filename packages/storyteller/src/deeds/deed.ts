import type { Slots } from '../language/phrase.ts';
import { ground } from '../reader/ground.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Referent } from '../world/referent.ts';
import type { Exit, Person, Thing } from '../world/world.ts';
import { leftNamed } from './left-behind.ts';
import { plainly } from './lines/plainly.ts';
import { byOwnVerb } from './own-verbs.ts';
import { bare, clipped, inNumber, isMany } from './number.ts';

/** A step, with what its phrases stand for here and now. */
export interface Deed {
  turn: Telling;
  step: Step;
  object: Referent | null;
  instrument: Referent | null;
  target: Referent | null;
}

export type Handler = (deed: Deed) => Promise<void> | void;

/** What somebody always has with them. */
const body = new Set(
  'hand fist finger foot boot heel shoulder elbow knee tooth teeth ear eye head back weight strength arm body voice nose tongue palm thumb nail leg hip face breath mind luck bare'.split(
    ' ',
  ),
);

const meant = (phrase: Phrase | null, turn: Telling): Referent | null => {
  if (!phrase) return null;
  const found = ground(phrase, turn);
  if (found.kind === 'absent' && body.has(phrase.head)) return { kind: 'self' };
  if (found.kind !== 'absent' && found.kind !== 'scenery') return found;
  if (leftNamed(turn, phrase.head)) return { kind: 'scenery' };
  return (phrase.isOwn ? null : wholeOf(phrase, turn)) ?? found;
};

/** What follows `of`, or stands before `'s`: never a mere adjective, as in `the iron key`. */
function wordsOfWhole({ shown, head, words }: Phrase): string[] {
  const [, ...after] = shown.toLowerCase().split(/ (?:of|on|in|from|at|inside) /);
  const owners = [...shown.toLowerCase().matchAll(/(\p{L}+)['’]s? /gu)].map(([, owner]) => owner!);
  const named = [...after.flatMap((part) => part.split(' ')), ...owners];
  const isNamed = (word: string) => head === 'open' || named.some((one) => one.startsWith(word));
  return words.filter((word) => word !== head && isNamed(word));
}

/** Of `the lock of the chest` the chest, of `Odra's sleeve` Odra: a part of what is here stands for it. */
export function wholeOf(phrase: Phrase, turn: Telling): Referent | null {
  const rest = wordsOfWhole(phrase);
  const isMeant = (known: readonly string[]) => known.some((word) => rest.includes(word));
  const person = turn.place.people.find((one) => isMeant(one.words));
  if (person) return { kind: 'person', person };
  const actor = turn.party.find(({ name }) => isMeant(name.toLowerCase().split(' ')));
  if (actor)
    return actor.seat.user_id === turn.speaker.seat.user_id ? { kind: 'self' } : { kind: 'companion', actor };
  const thing = turn.place.things.find((one) => isMeant(one.words));
  if (thing) return { kind: 'thing', thing };
  const exit = turn.place.exits.find(({ obstacle }) => obstacle && isMeant(obstacle.words));
  return exit ? { kind: 'obstacle', exit } : null;
}

const longestEcho = 180;
const usedUp = /potion|elixir|draught|torch|candle|ration|oil|bandage|medkit/i;

/** What a player wrote is bounded before anything is made of it. */
export function boundStep(step: Step): Step {
  const said = clipped(step.echo.replace(/\s+/g, ' ').trim(), longestEcho).replace(/[\s.,;:!?]{1,9}$/, '');
  // To use a thing sounds as if it were used up: who keeps it works with it.
  const turned = said.replace(/^use ((?:your|the|an?) [^,]{1,40}?) to (?=\w)(.*)$/, '$2 with $1');
  const echo = usedUp.test(turned) ? turned : turned.replace(/^use (?=your |the )/, 'work with ');
  return { ...step, echo: echo === '' ? step.verb : echo, speech: step.speech && clipped(step.speech, 200) };
}

export function readDeed(turn: Telling, given: Step): Deed {
  const step = byOwnVerb(boundStep(given));
  // What is only being made is not yet part of anything.
  const isNew = step.act === 'make' || step.act === 'write';
  return {
    turn,
    step,
    object: isNew && step.object ? ground(step.object, turn) : meant(step.object, turn),
    instrument: meant(step.instrument, turn),
    target: meant(step.target, turn),
  };
}

/** The thing that it is done to, however the sentence puts it. */
export function thingOf({ object, target }: Deed): Thing | null {
  if (object?.kind === 'thing') return object.thing;
  return target?.kind === 'thing' ? target.thing : null;
}

export function personOf({ object, target }: Deed): Person | null {
  if (object?.kind === 'person') return object.person;
  return target?.kind === 'person' ? target.person : null;
}

/** The way that it is about, or what stands before it. */
export function exitOf({ object, target }: Deed): Exit | null {
  for (const found of [object, target])
    if (found?.kind === 'exit' || found?.kind === 'obstacle') return found.exit;
  return null;
}

/** The thing of this place by its id. */
export function thingById({ place }: Telling, id: string): Thing | null {
  return place.things.find((thing) => thing.id === id) ?? null;
}

/** As it is spoken of: by its own name where it has one, otherwise as the player said. */
export function nameOf(referent: Referent | null, phrase: Phrase | null): string {
  switch (referent?.kind) {
    case 'thing':
      return referent.thing.name;
    case 'person':
      return referent.person.name;
    case 'companion':
      return referent.actor.name;
    case 'exit':
      return referent.exit.name;
    case 'obstacle':
      return referent.exit.obstacle?.name ?? referent.exit.name;
    default:
      return phrase?.shown ?? '';
  }
}

/** A thing that the player calls by another word keeps that word: of the desk on which it stands, `the mug`. */
function asCalled(deed: Deed, name: string): string {
  const { object, target, step } = deed;
  for (const [found, phrase] of [
    [object, step.object],
    [target, step.target],
  ] as const) {
    if (found?.kind !== 'thing' || found.thing.name !== name || !phrase || phrase.isOwn) continue;
    const isOther =
      found.thing.words.includes(phrase.head) && !name.toLowerCase().includes(phrase.head.toLowerCase());
    const said = bare(phrase.shown);
    return isOther && said.split(' ').length < 4 ? `the ${said}` : name;
  }
  return name;
}

/** The name of what it is done to; empty where nothing is. */
export function nameOfObject({ object, target, step }: Deed): string {
  return nameOf(object, step.object) || nameOf(target, step.target);
}

/** What the player has just named needs no second naming: `it`. Several keep their name, for want of one word for they and them. */
function withoutEcho(table: readonly string[], thing: string, echo: string): readonly string[] {
  const head = bare(thing).split(' ').at(-1)!.toLowerCase();
  const isNamed = /^(?:the|an?) /.test(thing) && !isMany(thing) && echo.toLowerCase().includes(head);
  if (!isNamed) return table;
  return table.map((line) => {
    const at = line.indexOf('{echo}');
    return at < 0
      ? line
      : line.slice(0, at) + line.slice(at).replaceAll('{thing}', 'it').replaceAll('{Thing}', 'It');
  });
}

/** Says a fresh line about the deed; where none is left, at least that it is done. */
export function tell(deed: Deed, table: readonly string[], slots: Slots = {}): boolean {
  const thing = asCalled(deed, typeof slots.thing === 'string' ? slots.thing : nameOfObject(deed));
  const all = { echo: deed.step.echo, verb: deed.step.verb, ...slots, thing: thing || undefined };
  const { turn } = deed;
  return (
    turn.line(inNumber(withoutEcho(table, thing, deed.step.echo), thing), all) || turn.line(plainly, all)
  );
}

/** Adds a sentence where a fresh one is left. */
export function add({ turn, step }: Deed, table: readonly string[], slots: Slots = {}): boolean {
  const thing = typeof slots.thing === 'string' ? slots.thing : '';
  return turn.line(inNumber(table, thing), { echo: step.echo, verb: step.verb, ...slots });
}

/** What cannot be: it is said why, and no time passes over it. */
export function refuse(deed: Deed, table: readonly string[], slots: Slots = {}): void {
  const { turn, step } = deed;
  turn.isTimeless = true;
  const thing = asCalled(deed, typeof slots.thing === 'string' ? slots.thing : nameOfObject(deed));
  const all = { echo: step.echo, verb: step.verb, ...slots, thing: thing || undefined };
  if (!turn.line(inNumber(withoutEcho(table, thing, step.echo), thing), all)) turn.line(stillNot, all);
}

/** When every way of saying why is used up. */
const stillNot = [
  '[Once more|Still|Even now|As before|This time too], that you {echo} is [more than can be done here|not to be|out of reach][ for now| as things are| today|, I am afraid|].',
  'To {echo} is [still|as ever|for now|at this moment] [beyond what this place allows|not possible|no way forward][, {you}| here| as things stand|].',
  'You would {echo}, [and yet|but|and still] [it cannot be done|nothing allows it|there is no doing it] [here|like this|so|now].',
] as const;

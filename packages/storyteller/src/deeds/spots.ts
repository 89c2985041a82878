import { takesAlong, tellCompany } from '../company/come-along.ts';
import { sentencesOf } from '../language/sentences.ts';
import { singular } from '../reader/inflection.ts';
import type { Phrase } from '../reader/reading.ts';
import { toldWords } from '../reader/scenery.ts';
import { isLockedSpot, kindOfSpot, nounOfSpot, type Spot } from '../tale/spot-place.ts';
import { isLikelyWithin, spotKind } from '../tale/spots.ts';
import type { Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import type { Place } from '../world/world.ts';
import { decide } from './checks.ts';
import { type Deed, readDeed, refuse, tell } from './deed.ts';
import * as lines from './lines/spots.ts';
import { hasMark, mark } from './marks.ts';
import { bare } from './number.ts';

const premiseOf = ({ state }: Telling) => state.outline?.wished.premise ?? '';
const nounsOf = (name: string) => (name.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);
const doorOf = ({ noun }: Spot) => `spot/${singular(noun)}`;
const longestName = 48;

/** The spot that a phrase means, of all that one could go to within a place; null where it means something else. */
export function spotMeant(turn: Telling, phrase: Phrase | null, echo = ''): Spot | null {
  if (!turn.state.outline || !phrase || phrase.isOwn) return null;
  const [, behind] = /\b((?:the|an?) back ?-?room(?: of (?:the|his|her|their) \p{L}+)?)/iu.exec(echo) ?? [];
  const said = (behind ?? phrase.shown).slice(0, longestName);
  const isWhole = /^(?:the|his|her|their) |^\p{Lu}/u.test(said);
  const name = isWhole ? said : `the ${bare(said)}`;
  const spot: Spot = { name, noun: nounOfSpot(name) ?? phrase.head };
  const base = turn.world.places.find(({ id }) => id === turn.state.at);
  // The inn at which the tale plays is no spot within itself.
  const isHere =
    base?.name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(phrase.head) ?? false;
  // What is a place of the tale is gone to by its own way.
  const isPlace = turn.world.places.some(
    ({ id, name: other }) =>
      turn.state.outline?.wished.gate !== undefined &&
      id !== base?.id &&
      nounsOf(other).includes(singular(phrase.head)),
  );
  return kindOfSpot(spot) && !isHere && !isPlace && isThere(turn, spot, base) ? spot : null;
}

/** Whether there is such a spot: it was spoken of, it is somebody's, or any place of this kind has one. */
function isThere(turn: Telling, { name, noun }: Spot, base: Place | undefined): boolean {
  const premise = premiseOf(turn);
  const one = singular(noun);
  const words = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);
  if (words(premise).includes(one) || toldWords(turn).has(one)) return true;
  if (premise === '' || !base) return false;
  const owner = /^(?:the )?(\p{L}+)(?: \p{L}+)?['’]s? /u.exec(name)?.[1]?.toLowerCase();
  if (owner && base.people.some((person) => words(`${person.name} ${person.role}`).includes(owner)))
    return true;
  if (owner && words(premise).includes(singular(owner))) return true;
  const kinds = words(`${base.name} ${base.arrival}`).map(spotKind);
  return kinds.some((kind) => kind !== null && isLikelyWithin(kind, one));
}

/** Goes to a spot within the place and tells what is there; who finds it locked is told so. */
export function enterSpot(deed: Deed, spot: Spot): void {
  const { turn, step } = deed;
  const { state } = turn;
  if (state.spot && state.spot.noun === spot.noun)
    return void tell(deed, lines.thereAlready, { spot: spot.name });
  if (isShut(turn, spot)) return void refuse(deed, lines.locked, { spot: spot.name });
  takesAlong(turn);
  state.spot = spot;
  turn.hasPointed = true;
  if (!turn.say(`You ${step.echo}.`)) turn.line(lines.entered, { spot: spot.name });
  for (const sentence of sentencesOf(turn.place.arrival)) turn.say(sentence);
  tellCompany(turn);
}

function isShut(turn: Telling, spot: Spot): boolean {
  return isLockedSpot(spot, premiseOf(turn)) && !hasMark(turn.state, doorOf(spot), 'open');
}

/** Out into the place to which the spot belongs. Whether one was in any. */
export function leaveSpot(deed: Deed): boolean {
  const { turn } = deed;
  const { spot } = turn.state;
  if (!spot) return false;
  delete turn.state.spot;
  turn.line(lines.left, { spot: spot.name, base: turn.place.at });
  return true;
}

/** `back to the village`, from the lighthouse within it. */
export function isOutOfSpot({ state, world }: Telling, phrase: Phrase | null): boolean {
  const base = state.spot && world.places.find(({ id }) => id === state.at);
  return Boolean(base && phrase && !phrase.isOwn && base.words.includes(phrase.head));
}

/** `leave`, `go outside`, `climb back up`. */
export const isLeaving = (echo: string) =>
  /^(?:leave|exit)\b|^(?:go|walk|step|get|head|come|climb|move|run|sneak|hurry) (?:back |straight |quickly |quietly )?(?:out|outside|back out|up again|back up|back outside|back)(?: of\b.*| again| into the (?:street|open|light|square).*)?$/.test(
    echo,
  );

const openers = new Set(['open', 'unlock', 'break', 'push', 'pull', 'disarm', 'cut']);

/** What is done to the door of a spot that a host has locked. Whether it was that. */
export async function opensSpot(deed: Deed): Promise<boolean> {
  const { turn, step } = deed;
  if (!openers.has(step.act)) return false;
  const spot = lockedIn(turn, [step.object, step.target]);
  if (!spot) return false;
  const skill =
    step.act === 'unlock' || step.act === 'open' || step.act === 'disarm' ? "Thieves' tools" : 'Athletics';
  await decide(deed, { skill, difficulty: 'fair', about: doorOf(spot) }, resolveSpot);
  return true;
}

/** The locked spot that one of some phrases names: `the crypt door`. */
function lockedIn(turn: Telling, phrases: readonly (Phrase | null)[]): Spot | null {
  for (const phrase of phrases)
    for (const word of phrase ? [phrase.head, ...phrase.words] : []) {
      const spot = phrase && spotMeant(turn, { ...phrase, head: word, shown: word, words: [word] });
      if (spot && isShut(turn, spot)) return spot;
    }
  return null;
}

/** What a host has locked is opened in the end: quietly, or so that somebody hears it. */
export const resolveSpot: Resolve = (turn, { step, about }, { isSuccess }) => {
  const deed = readDeed(turn, step);
  const noun = about.replace('spot/', '');
  mark(turn, about, 'open');
  tell(deed, isSuccess ? lines.opened : lines.forced, { spot: `the ${noun}` });
};

import { hasMark } from '../deeds/marks.ts';
import { startFight } from '../fight/fight.ts';
import { counted, listed, plural, withArticle } from '../language/nouns.ts';
import { sentencesOf } from '../language/sentences.ts';
import { sayWelcome } from '../story/greet.ts';
import { travel } from '../story/travel.ts';
import type { Telling } from '../telling/telling.ts';
import { areSpared } from './prose-deeds.ts';
import { attackersIn, isTooNear } from './attackers.ts';
import { arrivalOf } from './arrival.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { endsThere, isAtItsEnd, isToldByDeeds } from './at-its-end.ts';
import { endScript } from './endings.ts';
import { enterScene } from './enter-scene.ts';
import { areHostile } from './foes.ts';
import { barBetween, tellOpened } from './notes/bars.ts';
import { isEndWritten } from './notes/ends-when.ts';
import { fulfilsOnArrival } from './notes/fulfil-commission.ts';
import { broughtToLight } from './notes/notes.ts';
import { hasPlayedNotes } from './notes/play-notes.ts';
import { toldNow } from './notes/tell-note.ts';
import { boundFor, forgetWay, meetOnTheWay } from './on-the-way.ts';
import { type Opened, openAdventure, roomOf } from './opened.ts';
import { type Room, voiced } from './rooms.ts';
import { brokenOff, comesAt, comeTo, onward, tooLittle } from './script-lines.ts';
import { isRead, markRead } from './seen.ts';
import { belongsTo, happenedIn, hasTried, isSolved, solveByWords } from './try-solution.ts';
import {
  frontier,
  furtherOn,
  goesOn,
  goesOnward,
  goesSomewhere,
  isLastRoom,
  namedBetter,
  nextRoom,
  whereTo,
} from './whereabouts.ts';

const turnsBeforePointing = 5;

/** How an adventure is opened: its first scene, read aloud. */
export async function openScript(turn: Telling): Promise<void> {
  sayWelcome(turn);
  const { script } = turn.excerpts;
  if (!script) return;
  const adventure = openAdventure(script);
  const room = roomOf(adventure, turn.state.at);
  if (room) readAloud(turn, adventure, room);
}

/** What the text has for whoever comes here, once and word for word. */
function readAloud(turn: Telling, adventure: Opened, room: Room): void {
  markRead(turn.state, room.id);
  const paragraphs = arrivalOf(room, adventure, adventure.guard);
  if (paragraphs.length === 0) {
    turn.paragraph();
    turn.line(comeTo);
    admitTooLittle(turn);
    return;
  }
  for (const paragraph of paragraphs) {
    turn.paragraph();
    // Its words are the adventure's: what is in brackets or braces there is no template.
    for (const sentence of sentencesOf(paragraph)) turn.say(sentence);
  }
}

function admitTooLittle(turn: Telling): void {
  if (turn.state.things['too little']) return;
  turn.state.things['too little'] = ['said'];
  turn.line(tooLittle);
}

/** `to the tavern`, which is called The Drowned Cat: whoever does something there besides goes there first. */
export async function leadOn(turn: Telling): Promise<void> {
  const { script } = turn.excerpts;
  if (!script || turn.hasMoved || turn.isWaiting || boundFor(turn) !== null || hasPlayedNotes(turn)) return;
  await moveOn(turn, openAdventure(script));
}

/**
 * Whoever has come somewhere and does something there at once sees it first. Whether they are there: something may have met them on
 * the way.
 */
export async function arrive(turn: Telling): Promise<boolean> {
  const { script } = turn.excerpts;
  if (!script || boundFor(turn) !== null) return false;
  let adventure = openAdventure(script);
  if (await meetOnTheWay(turn, adventure)) return false;
  const room = roomOf(adventure, turn.state.at);
  if (!room || turn.ending) return false;
  if (script.here !== room.scene || !room.isAtHand) adventure = await enterScene(turn, script, room);
  const entered = roomOf(adventure, turn.state.at);
  if (!entered) return false;
  if (!isRead(turn.state, entered.id)) readAloud(turn, adventure, entered);
  return true;
}

/** After an answer: reads where the party has come to, lets its creatures appear, and ends it where its text does. */
export async function followScript(turn: Telling): Promise<void> {
  await follow(turn);
  const { script } = turn.excerpts;
  if (script) keepSecrets(turn, openAdventure(script));
}

async function follow(turn: Telling): Promise<void> {
  const { script } = turn.excerpts;
  const { state } = turn;
  state.turns += 1;
  if (!turn.hasMoved) state.turnsHere += 1;
  if (!script || turn.isWaiting || turn.ending) return;
  let adventure = openAdventure(script);
  const bound = boundFor(turn);
  if (bound !== null && !turn.hasMoved) await travel(turn, bound);
  else if (turn.hasMoved) await redirect(turn, adventure);
  else if (!hasPlayedNotes(turn)) await moveOn(turn, adventure);
  if (turn.hasMoved && bound === null && (await meetOnTheWay(turn, adventure))) return;
  if (turn.hasMoved) forgetWay(turn);
  if (turn.hasMoved && bound === null) await goFurther(turn, adventure);
  const room = roomOf(adventure, state.at);
  if (!room || turn.ending) return;
  if (script.here !== room.scene || !room.isAtHand) adventure = await enterScene(turn, script, room);
  const entered = roomOf(adventure, state.at) ?? passBy(turn, adventure, room);
  const isNew = !isRead(turn.state, entered.id);
  if (isNew) readAloud(turn, adventure, entered);
  if (turn.hasMoved && !hasPlayedNotes(turn)) await fulfilsOnArrival(turn, adventure, entered);
  if (!isNew || !turn.hasMoved || leapt.has(turn)) await playOn(turn, adventure, entered);
}

/** `back to the hall and down the passage`: every place on the way is seen. */
async function goFurther(turn: Telling, adventure: Opened): Promise<void> {
  for (const to of furtherOn(turn, adventure)) {
    if (isBarred(turn, adventure, to) || !(await arrive(turn))) return;
    await travel(turn, to.id);
  }
}

/** Its text is at hand now, and it is no room: numbers of a creature, or nothing. The party is in the next. */
function passBy(turn: Telling, adventure: Opened, room: Room): Room {
  const next = adventure.rooms.find(({ scene }) => scene > room.scene) ?? adventure.rooms.at(-1) ?? room;
  turn.state.at = next.id;
  return next;
}

/** Turns in which the party came to a room by doing what is done there. */
const leapt = new WeakSet<Telling>();

/** Who goes on without saying where goes to what is new, and from the last scene to its end. */
async function redirect(turn: Telling, adventure: Opened): Promise<void> {
  const { state, message } = turn;
  const from = state.been.at(-1) ?? '';
  const to = roomOf(adventure, state.at);
  // `the lamp room` is another than the keeper's room, which is nearer.
  const better = to && namedBetter(message, to, adventure);
  if (better) {
    state.at = better.id;
    turn.told.length = 0;
    return;
  }
  if (!to || !goesOn(message) || !isRead(state, to.id) || namesRoom(message, to)) return;
  const before = { state: { ...state, at: from } };
  const next = nextRoom(before, adventure);
  if (next) state.at = next.id;
  else if (!goesOnward(message)) return;
  else if (isLastRoom(before, adventure) && !isToldByDeeds(adventure) && !isEndWritten(adventure)) {
    state.at = from;
    turn.told.length = 0;
    await endScript(turn, adventure, 'resolved');
  }
}

const namesRoom = (message: string, { title }: Room) =>
  sharedWords(contentWords(message), new Set(contentWords(title))).length > 0;

const isBarred = ({ state }: Telling, adventure: Opened, to: Room) => {
  const from = roomOf(adventure, state.at);
  return from !== null && barBetween(state, adventure, from, to.id) !== null;
};

async function moveOn(turn: Telling, adventure: Opened): Promise<void> {
  const { script } = turn.excerpts;
  if (!script || hasTried(turn) || endsThere(turn, adventure, roomOf(adventure, turn.state.at))) return;
  const ahead = frontier(turn, adventure);
  const isThere =
    ahead !== null && !turn.table.encounter && (belongsTo(turn, ahead) || endsThere(turn, adventure, ahead));
  const to = isThere ? ahead : whereTo(turn, adventure, script);
  if (isThere) leapt.add(turn);
  if (!to || isBarred(turn, adventure, to)) return;
  // What was answered had not understood that somebody goes.
  const isIdle = !turn.effects.some(({ kind }) => kind === 'rolled' || kind === 'hit_points');
  if (!isThere && isIdle && (turn.isTimeless || goesSomewhere(turn.message))) turn.told.length = 0;
  if (turn.table.encounter) {
    await turn.call('end_encounter', {});
    if (turn.table.encounter) return;
    turn.line(brokenOff);
  }
  turn.isTimeless = false;
  await travel(turn, to.id);
}

/** Somebody did something here: what the text lets come of it. */
async function playOn(turn: Telling, adventure: Opened, room: Room): Promise<void> {
  const { state } = turn;
  const solved = (!hasPlayedNotes(turn) && (await solveByWords(turn, adventure))) || hasTried(turn);
  tellOpened(turn, adventure);
  if (turn.isWaiting) return;
  if (isAtItsEnd(turn, adventure, solved)) {
    if (turn.table.encounter) await turn.call('end_encounter', {});
    return await endScript(turn, adventure, state.fought ? 'victory' : 'resolved');
  }
  if (turn.table.encounter || turn.isTimeless) return;
  if (
    !state.fought &&
    !isSolved(turn) &&
    fallsUpon(turn, room) &&
    turn.place.foes.some(({ kind }) => !kind.isProper)
  )
    return await ambush(turn);
  if (state.turnsHere >= turnsBeforePointing) pointOnward(turn, adventure);
}

/** Those of prose fall upon whoever comes near what they guard, and does not do what spares them. */
function fallsUpon(turn: Telling, room: Room): boolean {
  const attackers = attackersIn(room);
  if (attackers.length === 0) return areHostile(room);
  if (areSpared(turn, room.id)) return false;
  return attackers.some((one) => isTooNear(turn.message, one));
}

async function ambush(turn: Telling): Promise<void> {
  const foes = turn.place.foes.filter(({ kind }) => !kind.isProper);
  turn.state.fought = true;
  turn.paragraph();
  const named = foes.map(({ kind, count }) =>
    count > 1 ? `${counted(count)} ${plural(kind.name)}` : withArticle(kind.name),
  );
  turn.line(comesAt, { foes: listed(named) });
  await startFight(turn, foes);
}

function pointOnward(turn: Telling, adventure: Opened): void {
  const next = nextRoom(turn, adventure);
  const { state } = turn;
  if (!next || state.open.includes(next.id) || isBarred(turn, adventure, next)) return;
  state.open = [...state.open, next.id].slice(-12);
  const exit = turn.world.places.find(({ id }) => id === next.id);
  if (exit) turn.hasPointed = turn.line(onward, { next: exit.name });
}

/** What was a secret until it was won or found, and what is read aloud, which never was one. */
function foundOut(turn: Telling): string {
  const { state, world, excerpts } = turn;
  const near = world.places.flatMap(({ people, things }) => [
    ...people.flatMap(({ id, topics, kept = [] }) => [
      ...topics.map(({ says }) => says),
      ...kept.filter((one) => hasMark(state, id, one.id)).map(({ says }) => says),
    ]),
    ...things.filter(({ id, check }) => check && hasMark(state, id, 'searched')).map(({ find }) => find),
  ]);
  const adventure = excerpts.script && openAdventure(excerpts.script);
  const here = adventure && roomOf(adventure, state.at);
  if (adventure)
    near.push(happenedIn(turn, adventure), toldNow(turn), ...broughtToLight(state, adventure.rooms));
  return [...near, ...(here ? voiced(here, 'aloud').map(({ text }) => text) : [])].join(' ');
}

/** Whatever came from wherever: a sentence that names what is secret is not told. */
function keepSecrets(turn: Telling, { guard }: Opened): void {
  const known = `${turn.message} ${foundOut(turn)}`;
  const kept = turn.told.flatMap((part) => {
    if (part === '' || !guard.givesAway(part, known)) return [part];
    const rest = sentencesOf(part).filter((one) => !guard.givesAway(one, known));
    return rest.length > 0 ? [rest.join(' ')] : [];
  });
  turn.told.splice(0, turn.told.length, ...kept);
}

import { hasHurtFoes } from '../fight/combatants.ts';
import { leaveFight } from '../fight/end-fight.ts';
import { startFight } from '../fight/fight.ts';
import type { Telling } from '../telling/telling.ts';
import { conclude } from './conclude.ts';
import { isLeftAlone, mayHint, noteHint } from './hints.ts';
import { brokenOff, calls, lastOpenings, openings, tooLate, waitedTooLong } from './lines.ts';
import { record } from './progress.ts';

export { afterFight, findClue, gain } from './progress.ts';

/** How much a place asks for before the way onward opens. */
function neededProgress({ party }: Telling): number {
  return 2 + Math.floor(party.length / 2);
}

/** Turns in a place after which the world stops waiting for the players. */
function patience({ party }: Telling): number {
  return 5 + 3 * (party.length - 1);
}

/** What the villain can take of words, tricks and nerve. */
function neededSway({ party }: Telling): number {
  return 3 + Math.ceil(party.length / 2);
}

/** So long is talked before the villain strikes first. */
const talksBeforeBlows = 3;
/** After so many turns the players are called to the end of the tale; whether they follow is for them to say. */
const turnsBeforeTheCall = 30;
/** After so many it ends without them. */
const turnsBeforeTheEnd = 52;

/** Moves the tale along after what was done: ways open, the threat moves, the end comes. Nobody is taken anywhere. */
export async function advance(turn: Telling): Promise<void> {
  const { state, place, table, party } = turn;
  state.turns++;
  if (!turn.hasMoved) state.turnsHere++;
  if (turn.isWaiting || turn.ending || turn.hasMoved) return;
  const isOver = state.turns >= turnsBeforeTheEnd * party.length;
  const isLate = state.turns >= turnsBeforeTheCall * party.length;
  // Talk at the table does not move the tale, unless there is nothing but talk.
  if (turn.isTimeless && !isLate && state.turnsHere < 2 * patience(turn)) return;
  if (place.beat === 'climax') return await climax(turn);
  if (isOver) return await endWithoutThem(turn);
  if (table.encounter) return await endLongFight(turn);
  if (isLate && !state.called) return callToTheEnd(turn);
  if (place.beat === 'danger' && !state.fought && mayBeSurprised(turn)) await ambush(turn);
  else if (!isOpen(turn) && state.progress >= neededProgress(turn)) openWay(turn);
  else if (state.turnsHere >= patience(turn)) hurry(turn);
}

/** Nobody is set upon in the middle of a conversation, nor when they have just said that this is not what they wanted. */
function mayBeSurprised(turn: Telling): boolean {
  return !turn.isTimeless && !turn.isTalking && !isLeftAlone(turn);
}

const onward = ({ place, state }: Telling) => place.exits.find(({ to }) => !state.been.includes(to));

function isOpen(turn: Telling): boolean {
  const exit = onward(turn);
  return exit !== undefined && turn.state.open.includes(exit.to);
}

async function ambush(turn: Telling): Promise<void> {
  const { world, place, state } = turn;
  state.fought = true;
  if (place.foes.length === 0) return;
  turn.paragraph();
  if (world.threat) turn.line(world.threat.ambush);
  await startFight(turn, place.foes);
}

export function openWay(turn: Telling): void {
  const { state, place, world } = turn;
  const exit = onward(turn);
  // What somebody has shut is opened by a key, by leave or by force, and by no lapse of time.
  if (!exit || exit.obstacle?.isShut) return;
  state.open = [...state.open, exit.to].slice(-12);
  const twist = world.threat?.twist;
  if (place.beat === 'twist' && twist && !state.twisted) {
    state.twisted = true;
    turn.paragraph();
    turn.line([twist.text]);
    record(turn, twist.fact);
  }
  // Who is in the middle of something finds the way open afterwards.
  if (!mayHint(turn)) return;
  const next = world.places.find(({ id }) => id === exit.to);
  turn.hasPointed = turn.line(next?.beat === 'climax' ? lastOpenings : openings, { next: exit.name });
  noteHint(turn);
}

const drawSign = ({ world, prose, slots }: Telling) =>
  prose.draw(world.threat?.signs ?? [], slots) || undefined;

/** The threat does not wait: a sign of it, then the way opens. Whether they go is for the players to say. */
function hurry(turn: Telling): void {
  const { state } = turn;
  if (!onward(turn)) return;
  const wasOpen = isOpen(turn);
  const isQuiet = !turn.isBusy && !isLeftAlone(turn);
  const sign = isQuiet && (!wasOpen || state.turnsHere % 4 === 0) ? drawSign(turn) : undefined;
  if (sign) turn.say(sign);
  if (!wasOpen) openWay(turn);
}

/** Word reaches the party of where it will be decided, and that there is a way there: it is offered, and nobody has to take it. */
function callToTheEnd(turn: Telling): void {
  const { state, world } = turn;
  state.called = true;
  turn.paragraph();
  turn.line(calls, { atLast: world.places.at(-1)!.at });
  turn.hasPointed = true;
}

/** Where nobody came, it is decided without them; what they have found out may be enough. */
async function endWithoutThem(turn: Telling): Promise<void> {
  const { state, world, table } = turn;
  if (table.encounter) {
    await leaveFight(turn);
    turn.line(brokenOff);
  }
  turn.paragraph();
  turn.line(tooLate, { atLast: world.places.at(-1)!.at });
  conclude(turn, state.clues >= (world.threat?.clues.length ?? 0) ? 'resolved' : 'defeat');
}

/** Those who only bar the way do not do so for ever. */
async function endLongFight(turn: Telling): Promise<void> {
  if (turn.state.turnsHere < 2 * patience(turn)) return;
  await leaveFight(turn);
  turn.line(brokenOff);
  turn.state.fought = true;
}

async function climax(turn: Telling): Promise<void> {
  const { state, world, table, party } = turn;
  const { threat } = world;
  if (!threat) return;
  const overtime =
    state.turnsHere >= 18 + 9 * (party.length - 1) || state.turns >= turnsBeforeTheEnd * party.length;
  if (state.fought && !table.encounter) {
    turn.remember(`brought down ${threat.villain.name}`);
    return conclude(turn, 'victory');
  }
  if (state.sway >= neededSway(turn)) {
    if (table.encounter) await turn.call('end_encounter', {});
    turn.remember('found the way to end it without another blow');
    return conclude(turn, 'resolved');
  }
  if (overtime) {
    const isShaken = state.sway >= 1 || state.exposed || hasHurtFoes(turn);
    if (table.encounter) await turn.call('end_encounter', {});
    return conclude(turn, isShaken ? 'resolved' : 'defeat');
  }
  const talks = (talksBeforeBlows + party.length) * (turn.isTalking ? 2 : 1);
  if (!table.encounter && !turn.isTimeless && state.turnsHere >= talks) {
    turn.line(waitedTooLong);
    await startFight(turn, [{ kind: threat.villain, count: 1 }]);
  } else if (turn.random.chance(0.35)) taunt(turn);
}

function taunt(turn: Telling): void {
  const { threat } = turn.world;
  const speech = threat && turn.prose.draw(threat.taunts, turn.slots);
  if (speech) turn.say(`"${speech}"`);
}

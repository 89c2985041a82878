import { hasHurtFoes } from '../fight/combatants.ts';
import { leaveFight } from '../fight/end-fight.ts';
import { startFight } from '../fight/fight.ts';
import type { Telling } from '../telling/telling.ts';
import { conclude } from './conclude.ts';
import { brokenOff, lastOpenings, openings, pressed, waitedTooLong } from './lines.ts';
import { record } from './progress.ts';
import { travel } from './travel.ts';

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
/** A tale that lasts longer than this is brought to its end. */
const turnsPerPlayer = 30;

/** Moves the tale along after what was done: ways open, the threat moves, the end comes. */
export async function advance(turn: Telling): Promise<void> {
  const { state, place, table, party } = turn;
  state.turns++;
  if (!turn.hasMoved) state.turnsHere++;
  if (turn.isWaiting || turn.ending || turn.hasMoved) return;
  const isLate = state.turns >= turnsPerPlayer * party.length;
  // Talk at the table does not move the tale, unless there is nothing but talk.
  if (turn.isTimeless && !isLate && state.turnsHere < 2 * patience(turn)) return;
  if (place.beat === 'climax') return await climax(turn);
  if (isLate) return await skipToTheEnd(turn);
  if (table.encounter) return await endLongFight(turn);
  if (place.beat === 'danger' && !state.fought && !turn.isTimeless) await ambush(turn);
  else if (!isOpen(turn) && state.progress >= neededProgress(turn)) openWay(turn);
  else if (state.turnsHere >= patience(turn)) await hurry(turn);
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
  if (!exit) return;
  state.open = [...state.open, exit.to].slice(-12);
  const twist = world.threat?.twist;
  if (place.beat === 'twist' && twist && !state.twisted) {
    state.twisted = true;
    turn.paragraph();
    turn.line([twist.text]);
    record(turn, twist.fact);
  }
  const next = world.places.find(({ id }) => id === exit.to);
  turn.hasPointed = turn.line(next?.beat === 'climax' ? lastOpenings : openings, { next: exit.name });
}

const drawSign = ({ world, prose, slots }: Telling) =>
  prose.draw(world.threat?.signs ?? [], slots) || undefined;

/** The threat does not wait: a sign of it, then the way opens. Whether they go is for the players to say; only who stays for ever is led on. */
async function hurry(turn: Telling): Promise<void> {
  const { state } = turn;
  const exit = onward(turn);
  if (!exit) return;
  const wasOpen = isOpen(turn);
  const isForEver = wasOpen && state.turnsHere >= 4 * patience(turn);
  if (isForEver) {
    turn.line(pressed, { sign: drawSign(turn) });
    return await travel(turn, exit.to);
  }
  const sign = !wasOpen || state.turnsHere % 4 === 0 ? drawSign(turn) : undefined;
  if (sign) turn.say(sign);
  if (wasOpen) return;
  openWay(turn);
  state.turnsHere = Math.floor(patience(turn) / 2);
}

/** Those who only bar the way do not do so for ever. */
async function endLongFight(turn: Telling): Promise<void> {
  if (turn.state.turnsHere < 2 * patience(turn)) return;
  await leaveFight(turn);
  turn.line(brokenOff);
  turn.state.fought = true;
}

async function skipToTheEnd(turn: Telling): Promise<void> {
  const last = turn.world.places.at(-1)!;
  if (turn.table.encounter) {
    await leaveFight(turn);
    turn.line(brokenOff);
  }
  turn.line(pressed, { sign: drawSign(turn) });
  await travel(turn, last.id);
}

async function climax(turn: Telling): Promise<void> {
  const { state, world, table, party } = turn;
  const { threat } = world;
  if (!threat) return;
  const overtime =
    state.turnsHere >= 18 + 9 * (party.length - 1) || state.turns >= (turnsPerPlayer + 14) * party.length;
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
  if (!table.encounter && !turn.isTimeless && state.turnsHere >= talksBeforeBlows + party.length) {
    turn.line(waitedTooLong);
    await startFight(turn, [{ kind: threat.villain, count: 1 }]);
  } else if (turn.random.chance(0.35)) taunt(turn);
}

function taunt(turn: Telling): void {
  const { threat } = turn.world;
  const speech = threat && turn.prose.draw(threat.taunts, turn.slots);
  if (speech) turn.say(`"${speech}"`);
}

import { retorts, strikes } from '../lines/attack.ts';
import { lastOpenings, openings, pressed } from '../lines/journey.ts';
import { fillTemplate } from '../language/phrase.ts';
import { hitPoints, nextSceneOf, remember, sceneOf, tell, type Turn } from '../turn.ts';
import { conclude } from './ending.ts';
import { startFight } from './fight.ts';
import { travel } from './travel.ts';

/** How much a scene asks for before the way onward opens. */
export function neededProgress({ party }: Turn): number {
  return 2 + Math.floor(party.length / 2);
}

/** Turns after which the world stops waiting for the players. */
function patience({ party, state }: Turn): number {
  return (state.open ? 3 : 7) + 3 * (party.length - 1) + (state.open ? 0 : 2);
}

/** What the villain can take of words, tricks and nerve. */
function neededSway({ party }: Turn): number {
  return 4 + Math.ceil(party.length / 2);
}

/** The game's last resort: nobody plays longer than this. */
const turnsPerPlayer = 50;

/** Moves the tale along after what was done: fights end, ways open, the world grows impatient. */
export function advance(turn: Turn, idle = false): void {
  const { state, party } = turn;
  state.total++;
  if (!turn.moved) state.turns++;
  if (turn.waiting || turn.ending || turn.moved) return;
  // Talk at the table does not move the tale, unless there is nothing but talk.
  const mayMove = !idle || state.turns >= 2 * patience(turn);
  if (somebodyFell(turn)) lastWords(turn);
  else if (sceneOf(turn).beat === 'climax') climax(turn);
  else if (state.total >= turnsPerPlayer * party.length - 12) skipToTheEnd(turn);
  else if (mayMove) moveOn(turn);
}

function moveOn(turn: Turn): void {
  const { state } = turn;
  if (state.foes.length > 0) fight(turn);
  else if (state.rounds > 0) afterFight(turn);
  else if (sceneOf(turn).beat === 'danger' && !state.fought) startFight(turn);
  else if (!state.open && state.progress >= neededProgress(turn)) openWay(turn);
  else if (state.turns >= patience(turn)) hurry(turn);
}

function skipToTheEnd(turn: Turn): void {
  turn.state.scene = turn.plot.scenes.length - 2;
  travel(turn);
}

function somebodyFell(turn: Turn): boolean {
  return turn.party.some(({ sheet }) => sheet && hitPoints(turn, sheet) <= 0);
}

/** The service ends the game by its own rule; what is left is to say so. */
function lastWords(turn: Turn): void {
  turn.told.push('\n\n');
  tell(turn, turn.plot.threat.defeat);
}

function fight(turn: Turn): void {
  const { state, party } = turn;
  state.rounds++;
  if (state.rounds < 7 + 2 * party.length) return;
  state.foes = [];
  tell(turn, retorts.rout);
  afterFight(turn);
}

function afterFight(turn: Turn): void {
  const { state } = turn;
  state.rounds = 0;
  state.progress += 2;
  state.offeredMercy = false;
  tell(turn, strikes.sheath);
  findClue(turn);
  if (!state.open && state.progress >= neededProgress(turn)) openWay(turn);
}

/** The next thing that the table finds out, if the tale has one left. */
export function findClue(turn: Turn): boolean {
  const { state, plot } = turn;
  const clue = plot.threat.clues[state.clues];
  // The last clue is worth most where the end is near.
  if (!clue || (state.clues === plot.threat.clues.length - 1 && state.scene < plot.scenes.length - 2))
    return false;
  state.clues++;
  tell(turn, [clue.text]);
  record(turn, clue.fact);
  return true;
}

function record(turn: Turn, fact: string): void {
  turn.facts.push(fillTemplate(fact, turn.plot.slots, turn.random) ?? fact);
}

export function openWay(turn: Turn): void {
  const { state, plot } = turn;
  state.open = true;
  if (sceneOf(turn).beat === 'twist' && !state.twisted) {
    state.twisted = true;
    turn.told.push('\n\n');
    tell(turn, [plot.twist.text]);
    record(turn, plot.twist.fact);
  }
  const next = nextSceneOf(turn);
  if (next) turn.pointed = tell(turn, next.beat === 'climax' ? lastOpenings : openings);
}

/** The threat does not wait: a sign of it, and the party is on its way. */
function hurry(turn: Turn): void {
  const { state, plot } = turn;
  const sign = plot.threat.signs[Math.min(state.signs, plot.threat.signs.length - 1)]!;
  state.signs++;
  if (state.open) {
    tell(turn, pressed, { sign: turn.prose.draw([sign], turn.plot.slots) || undefined });
    travel(turn);
  } else {
    tell(turn, [sign]);
    openWay(turn);
  }
}

function climax(turn: Turn): void {
  const { state, plot, party } = turn;
  state.rounds++;
  const villainStands = state.foes.some(({ part }) => part === 'villain');
  const overtime = state.turns >= 14 + 8 * (party.length - 1) || state.total >= turnsPerPlayer * party.length;
  if (!villainStands) {
    remember(turn, `brought down ${plot.threat.villain.name}`);
    conclude(turn, 'victory');
  } else if (state.progress >= neededSway(turn)) {
    remember(turn, 'found the way to end it without another blow');
    conclude(turn, 'resolved');
  } else if (overtime) conclude(turn, state.progress >= 1 || wounded(turn) ? 'resolved' : 'defeat');
  else if (turn.random.chance(0.35)) tell(turn, plot.threat.taunts);
}

function wounded({ state }: Turn): boolean {
  return state.foes.some(({ part, hp, maxHp }) => part === 'villain' && hp <= maxHp * 0.7);
}

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
  if (somebodyFell(turn)) return lastWords(turn);
  if (sceneOf(turn).beat === 'climax') return climax(turn);
  if (state.total >= turnsPerPlayer * party.length - 12) {
    state.scene = turn.plot.scenes.length - 2;
    return travel(turn);
  }
  // Talk at the table does not move the tale, unless there is nothing but talk.
  if (idle && state.turns < 2 * patience(turn)) return;
  if (state.foes.length > 0) return fight(turn);
  if (state.rounds > 0) return afterFight(turn);
  if (sceneOf(turn).beat === 'danger' && !state.fought) return startFight(turn);
  if (!state.open && state.progress >= neededProgress(turn)) return openWay(turn);
  if (state.turns >= patience(turn)) return hurry(turn);
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
  if (state.rounds < 6 + 2 * party.length) return;
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
  if (!state.open) {
    tell(turn, [sign]);
    return openWay(turn);
  }
  tell(turn, pressed, { sign: turn.prose.draw([sign], turn.plot.slots) || undefined });
  travel(turn);
}

function climax(turn: Turn): void {
  const { state, plot, party } = turn;
  state.rounds++;
  const villainStands = state.foes.some(({ part }) => part === 'villain');
  if (!villainStands) {
    remember(turn, `brought down ${plot.threat.villain.name}`);
    return conclude(turn, 'victory');
  }
  if (state.progress >= neededSway(turn)) {
    remember(turn, 'found the way to end it without another blow');
    return conclude(turn, 'resolved');
  }
  const overtime = state.turns >= 14 + 8 * (party.length - 1) || state.total >= turnsPerPlayer * party.length;
  if (overtime) return conclude(turn, state.progress >= 1 || wounded(turn) ? 'resolved' : 'defeat');
  if (turn.random.chance(0.35)) tell(turn, plot.threat.taunts);
}

function wounded({ state }: Turn): boolean {
  return state.foes.some(({ part, hp, maxHp }) => part === 'villain' && hp <= maxHp * 0.7);
}

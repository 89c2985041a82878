import { fillTemplate } from '../language/phrase.ts';
import type { Telling } from '../telling/telling.ts';
import { quietAfter } from './lines.ts';

/** Counts what was achieved here: enough of it opens the way onward. */
export function gain(turn: Telling, amount = 1): void {
  turn.state.progress += amount;
}

/** A fight is over and the party stands: something was learnt by it. */
export function afterFight(turn: Telling): void {
  turn.state.fought = true;
  if (turn.place.beat === 'climax') return;
  turn.line(quietAfter);
  gain(turn, 2);
  findClue(turn);
}

/** The next thing that the table finds out, if the tale has one left. */
export function findClue(turn: Telling): boolean {
  const { state, world } = turn;
  const clues = world.threat?.clues ?? [];
  const clue = clues[state.clues];
  const left = world.places.length - 1 - world.places.findIndex(({ id }) => id === state.at);
  // The last clue is worth most where the end is near.
  if (!clue || (state.clues === clues.length - 1 && left > 1)) return false;
  state.clues++;
  turn.line([clue.text]);
  record(turn, clue.fact);
  return true;
}

/** Goes on record at the end of the turn. */
export function record(turn: Telling, fact: string): void {
  turn.facts.push(fillTemplate(fact, turn.slots, turn.random) ?? fact);
}

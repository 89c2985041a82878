import type { Telling } from '../telling/telling.ts';

/** So many answers lie between two that speak of the way onward. */
const answersBetween = 4;
/** So many answers nobody is pressed who has objected to being led. */
const answersOfPeace = 4;

/** Whether somebody has lately said that they did not want what was made of their words. */
export function isLeftAlone({ state }: Telling): boolean {
  return state.objected !== undefined && state.turns - state.objected < answersOfPeace;
}

export function leaveAlone({ state }: Telling): void {
  state.objected = state.turns;
}

/** Whether the way onward may be spoken of: not with every breath, and not to somebody who is busy with something here. */
export function mayHint(turn: Telling): boolean {
  const { state } = turn;
  const isSoon = state.hinted !== undefined && state.turns - state.hinted < answersBetween;
  return !turn.isBusy && !isSoon && !isLeftAlone(turn);
}

export function noteHint({ state }: Telling): void {
  state.hinted = state.turns;
}

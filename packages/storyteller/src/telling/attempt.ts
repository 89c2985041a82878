import type { Step } from '../reader/reading.ts';
import type { Attempt } from '../world/state.ts';
import { rollRequests } from './lines.ts';
import type { Telling } from './telling.ts';

/** How well something went: by how much the roll was above or below what it had to reach. */
export type Grade = 'disaster' | 'failure' | 'partial' | 'success' | 'triumph';

export interface Outcome {
  isSuccess: boolean;
  grade: Grade;
}

/** What comes of an attempt once its roll is known. */
export type Resolve = (turn: Telling, attempt: Attempt, outcome: Outcome) => Promise<void> | void;

/** A roll that just reaches its mark costs something; one that misses by much makes things worse. */
export function outcomeOf(total: number, difficulty: number): Outcome {
  const margin = total - difficulty;
  if (margin >= 8) return { isSuccess: true, grade: 'triumph' };
  if (margin >= 2) return { isSuccess: true, grade: 'success' };
  if (margin >= 0) return { isSuccess: true, grade: 'partial' };
  return { isSuccess: false, grade: margin <= -8 ? 'disaster' : 'failure' };
}

/** The difficulty of what a person of their level finds neither easy nor hopeless. */
export const difficulties = { easy: 10, fair: 12, hard: 15, severe: 18 } as const;

/** `You try to wedge your dagger under the lid.` */
export function trySentence(step: Step): string {
  return `You try to ${step.echo}.`;
}

/**
 * Lets the dice decide: by the sheet, rolled by the service or asked of a player who rolls their own. Then nothing is known yet,
 * and `resolve` is called with the next message.
 */
export async function attempt(turn: Telling, given: Attempt, resolve: Resolve): Promise<void> {
  const { speaker, state, sheet } = turn;
  if (!sheet) return void (await resolve(turn, given, outcomeOf(given.difficulty + 2, given.difficulty)));
  const edge = state.help?.target === speaker.name ? { edge: 'advantage' } : {};
  state.help = null;
  const answer = await turn.call('check', {
    who: sheet.id,
    check: /\btools$/i.test(given.skill) ? 'Dexterity' : given.skill,
    difficulty: given.difficulty,
    ...edge,
  });
  if (answer.status === 'awaiting_player_roll') {
    state.asked[speaker.seat.user_id] = given;
    turn.isWaiting = true;
    turn.say(trySentence(given.step));
    turn.line(rollRequests, { notation: String(answer.notation), reason: String(answer.reason) });
    return;
  }
  // Somebody who was asked for a roll in this round already is asked for no other.
  if (answer.error === 'roll_already_awaited') {
    turn.isWaiting = true;
    return;
  }
  const total = typeof answer.total === 'number' ? answer.total : answer.status === 'success' ? 30 : 1;
  await resolve(turn, given, outcomeOf(total, given.difficulty));
}

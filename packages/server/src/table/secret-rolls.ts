import type { Effect } from '@fireside/contract/effects';
import type { ClaimedTurn } from './turn-queries.ts';

/**
 * Whose secret an effect of an open turn gives away: it takes up the roll that this player was asked for in a whisper, and names it.
 * Null where it is everybody's.
 */
export function secretOf(
  turn: Pick<ClaimedTurn, 'isWhisper' | 'userId' | 'isRollWhispered' | 'pendingRoll' | 'also'>,
  effect: Effect,
): string | null {
  if (turn.isWhisper || effect.kind !== 'roll_asked') return null;
  const { before, user_id } = effect;
  const isSecret = [turn, ...turn.also].some(
    ({ userId, isRollWhispered, pendingRoll }) =>
      userId === user_id &&
      isRollWhispered &&
      pendingRoll?.notation === before?.notation &&
      pendingRoll?.reason === before?.reason,
  );
  return isSecret ? user_id : null;
}

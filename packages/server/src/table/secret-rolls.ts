import type { Effect } from '@fireside/contract/effects';
import type { ClaimedTurn } from './turn-queries.ts';

/**
 * Whether an effect of an open turn takes up the roll that its player was asked for in a whisper: it names that roll, and so it is
 * for that player alone.
 */
export function takesSecret(
  {
    isWhisper,
    isRollWhispered,
    pendingRoll,
  }: Pick<ClaimedTurn, 'isWhisper' | 'isRollWhispered' | 'pendingRoll'>,
  effect: Effect,
): boolean {
  if (isWhisper || !isRollWhispered || !pendingRoll || effect.kind !== 'roll_asked') return false;
  const { before } = effect;
  return before?.notation === pendingRoll.notation && before.reason === pendingRoll.reason;
}

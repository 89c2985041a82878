import type { PendingRoll } from '@fireside/engine';
import { compileOnce, type Queryable } from '../../store/compile-once.ts';

const selectRoll = compileOnce('pending-roll', (db, given: { gameId: string; userId: string }) =>
  db
    .selectFrom('participants')
    .select(['pending_notation', 'pending_reason'])
    .where('game_id', '=', given.gameId)
    .where('user_id', '=', given.userId),
);

const updateRoll = compileOnce(
  'set-pending-roll',
  (db, given: { gameId: string; userId: string; notation: string | null; reason: string | null }) =>
    db
      .updateTable('participants')
      .set({ pending_notation: given.notation, pending_reason: given.reason })
      .where('game_id', '=', given.gameId)
      .where('user_id', '=', given.userId),
);

export async function setPendingRoll(
  transaction: Queryable,
  gameId: string,
  userId: string,
  roll: PendingRoll | null,
) {
  const { notation = null, reason = null } = roll ?? {};
  await updateRoll(transaction, { gameId, userId, notation, reason });
}

/** The roll moves from the seat to the turn, so that a turn that runs again after a crash still has it. */
export async function takePendingRoll(
  transaction: Queryable,
  gameId: string,
  userId: string,
): Promise<PendingRoll | null> {
  const [seat] = await selectRoll(transaction, { gameId, userId });
  const roll = rollOf(seat);
  if (roll) await setPendingRoll(transaction, gameId, userId, null);
  return roll;
}

/** The roll in the columns of a seat or a turn. */
export function rollOf(
  row: { pending_notation: string | null; pending_reason: string | null } | undefined,
): PendingRoll | null {
  if (!row || row.pending_notation === null) return null;
  return { notation: row.pending_notation, reason: row.pending_reason ?? '' };
}

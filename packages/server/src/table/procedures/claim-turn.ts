import type { PendingRoll } from '@fireside/engine';
import { compileOnce, type Queryable } from '../../store/compile-once.ts';
import { lockGame } from '../../store/lock-game.ts';
import { writing } from '../../store/procedure.ts';
import { oldestOpenTurn } from './next-turn.ts';
import { rollOf, takePendingRoll } from './pending-roll.ts';

/** A turn that this process has taken up under an epoch of its game. */
export interface ClaimedTurn {
  id: number;
  gameId: string;
  kind: 'greeting' | 'reply';
  messageId: number | null;
  userId: string | null;
  epoch: number;
  attempts: number;
  /** The roll that its player had been asked for. */
  pendingRoll: PendingRoll | null;
}

const selectEpoch = compileOnce('epoch', (db, given: { gameId: string }) =>
  db.selectFrom('games').select('epoch').where('id', '=', given.gameId),
);

const updateEpoch = compileOnce('set-epoch', (db, given: { gameId: string; epoch: number }) =>
  db.updateTable('games').set({ epoch: given.epoch }).where('id', '=', given.gameId),
);

interface Claim {
  id: number;
  epoch: number;
  attempts: number;
  notation: string | null;
  reason: string | null;
}

const updateTurn = compileOnce('claim-turn', (db, given: Claim) =>
  db
    .updateTable('turns')
    .set({
      status: 'running',
      epoch: given.epoch,
      attempts: given.attempts,
      pending_notation: given.notation,
      pending_reason: given.reason,
    })
    .where('id', '=', given.id),
);

/** The game's epoch; until the transaction ends no other can begin. */
export async function lockedEpoch(transaction: Queryable, gameId: string): Promise<number | undefined> {
  await lockGame(transaction, gameId);
  const [game] = await selectEpoch(transaction, { gameId });
  return game?.epoch;
}

/**
 * Takes up the oldest turn that is owed, or was left behind running; null when there is none, or when the game has moved
 * on to a later epoch. From here on nothing can be committed under an earlier one.
 */
export const claimTurn = writing(
  'claim-turn',
  async (transaction, { gameId, epoch }: { gameId: string; epoch: number }): Promise<ClaimedTurn | null> => {
    const stored = await lockedEpoch(transaction, gameId);
    if (stored === undefined || stored > epoch) return null;
    const open = await oldestOpenTurn(transaction, gameId);
    if (!open) return null;
    if (stored < epoch) await updateEpoch(transaction, { gameId, epoch });
    const taken = open.user_id === null ? null : await takePendingRoll(transaction, gameId, open.user_id);
    const pendingRoll = taken ?? rollOf(open);
    const attempts = open.attempts + 1;
    const { notation = null, reason = null } = pendingRoll ?? {};
    await updateTurn(transaction, { id: open.id, epoch, attempts, notation, reason });
    return {
      id: open.id,
      gameId,
      kind: open.kind,
      messageId: open.message_id,
      userId: open.user_id,
      epoch,
      attempts,
      pendingRoll,
    };
  },
);

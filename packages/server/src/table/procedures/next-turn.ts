import { compileOnce, type Queryable } from '../../store/compile-once.ts';
import { reading } from '../../store/procedure.ts';
import type { TurnsTable } from '../../store/schema.ts';

const selectOldest = compileOnce(
  'oldest-turn',
  (db, given: { status: TurnsTable['status']; gameId: string }) =>
    db
      .selectFrom('turns')
      .selectAll()
      .where('status', '=', given.status)
      .where('game_id', '=', given.gameId)
      .orderBy('id')
      .limit(1),
);

/**
 * The oldest turn that is owed or was left behind running. One look for each: asked for both at once, SQLite would walk
 * through every turn the game has ever had.
 */
export async function oldestOpenTurn(db: Queryable, gameId: string) {
  const [running] = await selectOldest(db, { status: 'running', gameId });
  const [owed] = await selectOldest(db, { status: 'owed', gameId });
  return running && owed ? (running.id < owed.id ? running : owed) : (running ?? owed);
}

/** Whether a game has a turn to run. */
export const nextTurn = reading(
  'next-turn',
  async (db, gameId: string) => (await oldestOpenTurn(db, gameId)) !== undefined,
);

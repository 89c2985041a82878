import { compileOnce, type Queryable } from './compile-once.ts';
import { isSqlite } from './is-sqlite.ts';

const lockRow = compileOnce('lock-game', (db, given: { gameId: string }) =>
  db.selectFrom('games').select('id').where('id', '=', given.gameId).forNoKeyUpdate(),
);

/**
 * Makes the transactions of one game wait for each other until they commit, so that message ids rise in the order of
 * the commits. SQLite has one writer at a time anyway.
 */
export async function lockGame(transaction: Queryable, gameId: string): Promise<void> {
  if (!isSqlite(transaction)) await lockRow(transaction, { gameId });
}

import { PostgresAdapter, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * Makes the transactions of one game wait for each other until they commit, so that message ids rise in the order of
 * the commits. SQLite has one writer at a time anyway.
 */
export async function lockGame(transaction: Transaction<Tables>, gameId: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await transaction.selectFrom('games').select('id').where('id', '=', gameId).forNoKeyUpdate().execute();
}

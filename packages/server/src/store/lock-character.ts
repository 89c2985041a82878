import { PostgresAdapter, type Transaction } from 'kysely';
import type { CharacterRow, Tables } from './schema.ts';

/**
 * A character that stays as it is until the transaction ends: nobody changes or deletes it meanwhile. SQLite has one
 * writer at a time anyway.
 */
export async function lockCharacter(
  transaction: Transaction<Tables>,
  id: string,
): Promise<CharacterRow | undefined> {
  const query = transaction.selectFrom('characters').selectAll().where('id', '=', id);
  const locks = transaction.getExecutor().adapter instanceof PostgresAdapter;
  return (locks ? query.forUpdate() : query).executeTakeFirst();
}

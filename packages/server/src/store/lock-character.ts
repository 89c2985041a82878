import { compileOnce, type Queryable } from './compile-once.ts';
import { isSqlite } from './is-sqlite.ts';
import type { CharacterRow } from './schema.ts';

const selectRow = compileOnce('character', (db, given: { id: string }) =>
  db.selectFrom('characters').selectAll().where('id', '=', given.id),
);

const lockRow = compileOnce('lock-character', (db, given: { id: string }) =>
  db.selectFrom('characters').selectAll().where('id', '=', given.id).forUpdate(),
);

/**
 * A character that stays as it is until the transaction ends: nobody changes or deletes it meanwhile. SQLite has one
 * writer at a time anyway.
 */
export async function lockCharacter(transaction: Queryable, id: string): Promise<CharacterRow | undefined> {
  const [row] = await (isSqlite(transaction) ? selectRow : lockRow)(transaction, { id });
  return row;
}

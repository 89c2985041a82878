import { type Database, query } from './query.ts';
import type { CharacterRow } from './schema.ts';

const lockGameRow = query<{ gameId: string }, { id: string }>(
  'select id from games where id = :gameId for no key update',
);

/**
 * Makes the transactions of one game wait for each other until they commit, so that message ids rise in the order of
 * the commits. SQLite has one writer at a time anyway.
 */
export async function lockGame(db: Database, gameId: string): Promise<void> {
  if (db.kind === 'postgres') await lockGameRow(db, { gameId });
}

const selectCharacter = query<{ id: string }, CharacterRow>('select * from characters where id = :id');
const lockCharacterRow = query<{ id: string }, CharacterRow>(
  'select * from characters where id = :id for update',
);

/** A character that stays as it is until the transaction ends: nobody changes or deletes it meanwhile. */
export function lockCharacter(db: Database, id: string): Promise<CharacterRow | undefined> {
  return (db.kind === 'postgres' ? lockCharacterRow : selectCharacter).first(db, { id });
}

const selectCharacters = query<{ ids: string[] }, CharacterRow>(
  'select * from characters where id in (:ids...) order by id',
);
const lockCharacterRows = query<{ ids: string[] }, CharacterRow>(
  'select * from characters where id in (:ids...) order by id for update',
);

/** Several of them, those that exist: always in one order, so that no two transactions wait for each other's sheets. */
export async function lockCharacters(db: Database, ids: readonly string[]): Promise<CharacterRow[]> {
  if (ids.length === 0) return [];
  return (db.kind === 'postgres' ? lockCharacterRows : selectCharacters)(db, { ids: [...new Set(ids)] });
}

const lockUserRow = query<{ userId: string }, { id: string }>(
  'select id from users where id = :userId for no key update',
);

/** Makes what is counted for one user one after the other. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  if (db.kind === 'postgres') await lockUserRow(db, { userId });
}

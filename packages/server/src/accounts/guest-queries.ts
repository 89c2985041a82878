import { sitDown } from '../games/game-queries.ts';
import { gameOfCode } from '../games/invitation-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, readingOnce, room, writing, writingOnce } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { NewUserRow, UserRow } from '../store/schema.ts';

const selectName = query<{ key: string }, { id: string }>('select id from users where name_key = :key');

const insertGuest = change<NewUserRow>(
  `insert into users (id, name, name_key, password_hash, is_active, created_at, is_guest)
   values (:id, :name, :name_key, :password_hash, :is_active, :created_at, 1)`,
);

/** The game of the code, which stays the one of that code until the transaction ends. */
async function invitedTo(db: Database, code: string): Promise<string> {
  const gameId = await gameOfCode(db, code);
  if (gameId) await lockGame(db, gameId);
  if (!gameId || (await gameOfCode(db, code)) !== gameId) throw new Refused('unknown_code');
  return gameId;
}

/** Somebody without a password, and their seat: both or neither. Tells at which table they sit. */
async function enter(
  db: Database,
  { user, code }: { user: NewUserRow; code: string | null },
): Promise<string | null> {
  const gameId = code === null ? null : await invitedTo(db, code);
  if (await selectName.first(db, { key: user.name_key })) throw new Refused('name_taken');
  await insertGuest(db, user);
  if (gameId) await sitDown(db, { gameId, userId: user.id, characterId: null, at: user.created_at });
  return gameId;
}

const selectStanding = query<{ id: string }, Pick<UserRow, 'is_guest' | 'is_administrator'>>(
  'select is_guest, is_administrator from users where id = :id',
);

const givePassword = change<{ id: string; hash: string }>(
  'update users set password_hash = :hash, is_guest = 0 where id = :id and is_guest = 1',
);

export const guestQueries = room('guests', {
  enter: writing(enter),
  standing: readingOnce(async (db, given: { id: string }) => {
    const user = await selectStanding.first(db, given);
    return { isGuest: user?.is_guest === 1, isAdministrator: user?.is_administrator === 1 };
  }),
  /** How many have become full accounts by it: none where there was a password already. */
  givePassword: writingOnce(givePassword),
});

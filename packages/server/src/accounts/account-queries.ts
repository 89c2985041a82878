import { limits } from '@fireside/contract/protocol';
import { readingOnce, room, writing, writingOnce } from '../store/procedure.ts';
import { change, query, returning } from '../store/query.ts';
import type { NewUserRow, SessionRow, UserRow } from '../store/schema.ts';

const selectByName = query<{ key: string }, UserRow>('select * from users where name_key = :key');

const selectPassword = query<{ id: string }, Pick<UserRow, 'password_hash' | 'is_guest'>>(
  'select password_hash, is_guest from users where id = :id',
);

const insertUser = change<NewUserRow>(
  `insert into users (id, name, name_key, password_hash, is_active, created_at)
   values (:id, :name, :name_key, :password_hash, :is_active, :created_at)`,
);

const setPassword = change<{ id: string; hash: string }>(
  'update users set password_hash = :hash where id = :id',
);

/** A guest has a password from then on. */
const resetPassword = returning<{ key: string; hash: string }, { id: string }>(
  'update users set password_hash = :hash, is_guest = 0 where name_key = :key returning id',
);

const setActive = returning<{ key: string; active: number }, { id: string }>(
  'update users set is_active = :active where name_key = :key returning id',
);

export interface CountedUser
  extends Pick<UserRow, 'id' | 'name' | 'is_active' | 'is_guest' | 'is_administrator' | 'created_at'> {
  games: number;
}

const selectUsers = query<object, CountedUser>(
  `select users.id, users.name, users.is_active, users.is_guest, users.is_administrator,
     users.created_at, count(participants.game_id) as games
   from users left join participants on participants.user_id = users.id
   group by users.id, users.name, users.is_active, users.is_guest, users.is_administrator, users.created_at
   order by users.created_at`,
);

export interface SessionOfUser extends Pick<UserRow, 'id' | 'name' | 'created_at'> {
  last_used_at: string;
}

const selectSession = query<{ hash: string }, SessionOfUser>(
  `select users.id, users.name, users.created_at, sessions.last_used_at
   from sessions join users on users.id = sessions.user_id
   where sessions.token_hash = :hash and users.is_active = 1`,
);

const selectStanding = query<{ hashes: string[] }, Pick<SessionRow, 'token_hash'>>(
  `select sessions.token_hash from sessions join users on users.id = sessions.user_id
   where sessions.token_hash in (:hashes...) and users.is_active = 1`,
);

interface NewSession {
  hash: string;
  userId: string;
  at: string;
  device: string | null;
}

const insertSession = change<NewSession>(
  `insert into sessions (token_hash, user_id, created_at, last_used_at, device)
   values (:hash, :userId, :at, :at, :device)`,
);

/** All of a user but for one and those used last. */
const dropOldestSessions = returning<
  { userId: string; except: string; keep: number },
  Pick<SessionRow, 'token_hash'>
>(
  `delete from sessions where token_hash in (
     select token_hash from sessions where user_id = :userId and token_hash != :except
     order by last_used_at desc, token_hash limit 1000 offset :keep
   ) returning token_hash`,
);

const selectSessionsOf = query<{ userId: string; after: string }, Omit<SessionRow, 'user_id'>>(
  `select token_hash, created_at, last_used_at, device from sessions
   where user_id = :userId and last_used_at > :after order by last_used_at desc, token_hash limit 200`,
);

const touchSession = change<{ hash: string; at: string }>(
  'update sessions set last_used_at = :at where token_hash = :hash',
);

const deleteSession = change<{ hash: string }>('delete from sessions where token_hash = :hash');

const deleteSessionsOf = change<{ userId: string; except: string }>(
  'delete from sessions where user_id = :userId and token_hash != :except',
);

const deleteUnused = change<{ before: string }>('delete from sessions where last_used_at < :before');

const insertSecret = change<{ name: string; value: string }>(
  'insert into secrets (name, value) values (:name, :value) on conflict (name) do nothing',
);

const selectSecret = query<{ name: string }, { value: string }>(
  'select value from secrets where name = :name',
);

export const accountQueries = room('accounts', {
  /** The secret of that name; the given one, where there was none. */
  secret: writing(async (db, given: { name: string; value: string }) => {
    await insertSecret(db, given);
    return (await selectSecret.first(db, { name: given.name }))!.value;
  }),
  userByName: readingOnce(selectByName.first),
  passwordOf: readingOnce(selectPassword.first),
  addUser: writingOnce(insertUser),
  setPassword: writingOnce(setPassword),
  /** For the operator: the user of that name, if there is one. */
  resetPassword: writingOnce(resetPassword.first),
  setActive: writingOnce(setActive.first),
  users: readingOnce(selectUsers),
  /** With its user, if that one is active. */
  session: readingOnce(selectSession.first),
  standingSessions: readingOnce(selectStanding),
  /** Tells which ones made room for it. */
  openSession: writing(async (db, given: NewSession) => {
    await insertSession(db, given);
    const { userId, hash: except } = given;
    return dropOldestSessions(db, { userId, except, keep: limits.sessions - 1 });
  }),
  touchSession: writingOnce(touchSession),
  /** Those used last. */
  sessionsOf: readingOnce(selectSessionsOf),
  endSession: writingOnce(deleteSession),
  /** All of a user but for one; no session has an empty hash. */
  endSessionsOf: writingOnce(deleteSessionsOf),
  removeUnusedSessions: writingOnce(deleteUnused),
});

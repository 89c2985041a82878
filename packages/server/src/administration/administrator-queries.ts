import { Refused, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query, returning } from '../store/query.ts';
import type { UserRow } from '../store/schema.ts';

/** Under this name the hash of the setup token lies among the secrets. */
const setup = 'administrator-setup';

const selectAdministrator = query<{ userId: string }, { id: string }>(
  'select id from users where id = :userId and is_administrator = 1 and is_active = 1',
);

/** Whoever cannot sign in administers nothing. */
const administering = 'select id from users where is_administrator = 1 and is_active = 1';
const selectAdministrators = query<object, { id: string }>(administering);
/** Two who delete each other do so one after the other. */
const lockAdministrators = query<object, { id: string }>(`${administering} order by id for update`);

function administrators(db: Database): Promise<{ id: string }[]> {
  return (db.kind === 'postgres' ? lockAdministrators : selectAdministrators)(db, {});
}

const putHash = change<{ name: string; hash: string }>(
  `insert into secrets (name, value) values (:name, :hash)
   on conflict (name) do update set value = excluded.value`,
);

const deleteHash = change<{ name: string }>('delete from secrets where name = :name');
const takeHash = change<{ name: string; hash: string }>(
  'delete from secrets where name = :name and value = :hash',
);
const selectHash = query<{ name: string; hash: string }, { name: string }>(
  'select name from secrets where name = :name and value = :hash',
);

const selectUser = query<{ userId: string }, Pick<UserRow, 'id' | 'name' | 'is_guest' | 'is_administrator'>>(
  'select id, name, is_guest, is_administrator from users where id = :userId',
);
const selectNamed = query<{ key: string }, Pick<UserRow, 'id' | 'is_guest'>>(
  'select id, is_guest from users where name_key = :key',
);
const mark = change<{ userId: string; on: number }>(
  'update users set is_administrator = :on where id = :userId',
);
const unmarkNamed = returning<{ key: string }, { id: string }>(
  'update users set is_administrator = 0 where name_key = :key returning id',
);

/** A new token takes the place of the one before, at whichever node that was made. */
async function offerSetup(db: Database, { hash }: { hash: string }): Promise<boolean> {
  const isOpen = (await selectAdministrators(db, {})).length === 0;
  if (isOpen) await putHash(db, { name: setup, hash });
  else await deleteHash(db, { name: setup });
  return isOpen;
}

async function claim(db: Database, { userId, hash }: { userId: string; hash: string }): Promise<void> {
  const user = await selectUser.first(db, { userId });
  // Of two who claim at once, the second finds no token any more.
  if (!user || (await takeHash(db, { name: setup, hash })) === 0) throw new Refused('setup_void');
  if (user.is_guest === 1) throw new Refused('guest_administrator');
  if ((await administrators(db)).length > 0) throw new Refused('setup_void');
  await mark(db, { userId, on: 1 });
}

/** Their id; undefined where nobody has the name. Whoever has lost their session could not come back as a guest. */
async function promote(db: Database, { key }: { key: string }): Promise<{ id: string } | undefined> {
  const user = await selectNamed.first(db, { key });
  if (user?.is_guest === 1) throw new Refused('guest_administrator');
  if (!user) return undefined;
  await mark(db, { userId: user.id, on: 1 });
  await deleteHash(db, { name: setup });
  return user;
}

/** Before an account is deleted: it administers nothing from here on, and somebody else does. */
async function release(db: Database, { userId }: { userId: string }): Promise<{ id: string; name: string }> {
  const others = (await administrators(db)).filter(({ id }) => id !== userId);
  const user = await selectUser.first(db, { userId });
  if (!user) throw new Refused('user_not_found');
  if (user.is_administrator === 1 && others.length === 0) throw new Refused('last_administrator');
  await mark(db, { userId, on: 0 });
  return { id: user.id, name: user.name };
}

export const administratorQueries = room('administrators', {
  require: readingOnce(async (db, given: { userId: string }) => {
    if (!(await selectAdministrator.first(db, given))) throw new Refused('not_administrator');
  }),
  /** Whether the token of this hash is the one that holds. */
  holds: readingOnce(
    async (db, { hash }: { hash: string }) =>
      (await selectHash.first(db, { name: setup, hash })) !== undefined,
  ),
  /** Whether nobody administers: then the token of this hash opens the way, and no other. */
  offerSetup: writing(offerSetup),
  claim: writing(claim),
  promote: writing(promote),
  demote: writing(unmarkNamed.first),
  release: writing(release),
});

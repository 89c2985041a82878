import { reading, readingOnce } from './procedure.ts';
import { type Database, query } from './query.ts';

/** What a look at the whole database has found. */
export interface Examination {
  /** What is damaged, in the database's words. */
  fault: string | null;
  /** The migrations that were applied; none where it is no database of ours. */
  applied: string[];
  users: number;
  games: number;
  messages: number;
  /** When the newest message was stored. */
  newest: string | null;
}

const checkPages = query<object, { fault: string }>('select quick_check as fault from pragma_quick_check(1)');

const checkAll = query<object, { fault: string }>(
  'select integrity_check as fault from pragma_integrity_check(1)',
);

const selectOurs = query<object, object>(
  `select 1 as found from sqlite_schema where type = 'table' and name = 'kysely_migration'`,
);

export const selectApplied = query<object, { name: string }>(
  'select name from kysely_migration order by name',
);

const countRows = query<object, Pick<Examination, 'users' | 'games' | 'messages' | 'newest'>>(
  `select (select count(*) from users) as users, (select count(*) from games) as games,
     (select count(*) from messages) as messages,
     (select created_at from messages order by id desc limit 1) as newest`,
);

async function faultOf(db: Database, check: typeof checkAll): Promise<string | null> {
  // PostgreSQL looks after its pages itself.
  if (db.kind === 'postgres') return null;
  const found = await check.first(db, {});
  // A heading may stand before the fault itself.
  return !found || found.fault === 'ok' ? null : found.fault.split('\n').at(-1)!;
}

/** Damage that a look at every page finds: about a second for each gigabyte, at most half of what all of it takes. */
export const damage = readingOnce((db, _: object) => faultOf(db, checkPages));

/** Everything: pages, indexes, which migrations there are, how many rows. */
export const examine = reading(async (db, _: object): Promise<Examination> => {
  const fault = await faultOf(db, checkAll);
  const isOurs = fault === null && (db.kind === 'postgres' || (await selectOurs.first(db, {})) !== undefined);
  if (!isOurs) return { fault, applied: [], users: 0, games: 0, messages: 0, newest: null };
  const applied = (await selectApplied(db, {})).map(({ name }) => name);
  return { fault, applied, ...(await countRows.first(db, {}))! };
});

import { inDialect, migrations } from './migrations/migrations.ts';
import { readingOnce, room, writing, writingOnce } from './procedure.ts';
import { change, type Database, query } from './query.ts';

export interface Migrated {
  /** What was done now. */
  names: string[];
  /** A migration that only a newer program knows; then nothing was done. */
  unknown: string | null;
}

/** The number that Kysely took, which made these tables before: a node of that time and one of ours wait for each other. */
const lockMigrations = query<object, object>('select pg_advisory_xact_lock(3853314791062309107)');

const selectApplied = query<object, { name: string }>('select name from kysely_migration order by name');

const markApplied = change<{ name: string; at: string }>(
  'insert into kysely_migration (name, timestamp) values (:name, :at)',
);

async function applied(db: Database): Promise<string[]> {
  await db.script(
    `create table if not exists kysely_migration
       (name varchar(255) not null primary key, timestamp varchar(255) not null)`,
  );
  return (await selectApplied(db, {})).map(({ name }) => name);
}

/** A name that only a newer program can have written: its rows may mean something else. */
export function unknownMigration(names: readonly string[]): string | null {
  return names.find((name) => !(name in migrations)) ?? null;
}

const selectOne = query<object, { one: number }>('select 1 as one');

/** In milliseconds since 1970. On SQLite nobody asks: one process has it to itself. */
const selectTime = query<object, { time: number }>(
  'select (extract(epoch from clock_timestamp()) * 1000)::bigint as time',
);

/** The backup's copy of the whole file. */
const vacuumInto = change<{ file: string }>('vacuum into :file');

export const storeQueries = room('store', {
  /** Brings the tables up to date. Several nodes may do so at once. */
  migrate: writing(async (db, { at }: { at: string }): Promise<Migrated> => {
    if (db.kind === 'postgres') await lockMigrations(db, {});
    const before = await applied(db);
    const unknown = unknownMigration(before);
    if (unknown !== null) return { names: [], unknown };
    const names = Object.keys(migrations).filter((name) => !before.includes(name));
    for (const name of names) {
      await db.script(inDialect(db.kind, migrations[name]!));
      await markApplied(db, { name, at });
    }
    return { names, unknown: null };
  }),
  ping: readingOnce(selectOne),
  time: readingOnce(async (db, _: null) => (await selectTime.first(db, {}))!.time),
  copy: writingOnce(vacuumInto),
});

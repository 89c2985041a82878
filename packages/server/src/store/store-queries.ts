import { damage, examine, selectApplied } from './examine-queries.ts';
import { inDialect, migrations } from './migrations/migrations.ts';
import { readingOnce, room, writing, writingOnce } from './procedure.ts';
import { change, type Database, query } from './query.ts';

export interface Pending {
  /** What is to be done. */
  names: string[];
  /** A migration that only a newer program knows; then nothing is done. */
  unknown: string | null;
  /** Whether there are no tables yet. */
  isNew: boolean;
}

/** The number that Kysely took, which made these tables before: a node of that time and one of ours wait for each other. */
const lockMigrations = query<object, object>('select pg_advisory_xact_lock(3853314791062309107)');

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

/** What is still to be done, in order. */
export function pendingMigrations(applied: readonly string[]): string[] {
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

/** When the tables were made: the same as long as it is the same database, wherever it was copied to. */
const selectMade = query<object, { made: string | null }>(
  'select min(timestamp) as made from kysely_migration',
);

/** Changes nothing, and needs room for it all the same. */
const rewrite = change<object>('update kysely_migration set timestamp = timestamp');

async function pending(db: Database): Promise<Pending> {
  if (db.kind === 'postgres') await lockMigrations(db, {});
  const before = await applied(db);
  const unknown = unknownMigration(before);
  const names = unknown === null ? pendingMigrations(before) : [];
  return { names, unknown, isNew: before.length === 0 };
}

/** In milliseconds since 1970. On SQLite nobody asks: one process has it to itself. */
const selectTime = query<object, { time: number }>(
  'select (extract(epoch from clock_timestamp()) * 1000)::bigint as time',
);

const selectFileSize = query<object, { bytes: number }>(
  'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
);
const selectDatabaseSize = query<object, { bytes: number }>(
  'select pg_database_size(current_database()) as bytes',
);

/** The backup's copy of the whole file. */
const vacuumInto = change<{ file: string }>('vacuum into :file');

export const storeQueries = room('store', {
  pending: writing((db, _: object) => pending(db)),
  /** Brings the tables up to date. Several nodes may do so at once. */
  migrate: writing(async (db, { at }: { at: string }): Promise<string[]> => {
    const { names } = await pending(db);
    for (const name of names) {
      await db.script(inDialect(db.kind, migrations[name]!));
      await markApplied(db, { name, at });
    }
    return names;
  }),
  time: readingOnce(async (db, _: null) => (await selectTime.first(db, {}))!.time),
  /** How many bytes it takes. */
  size: readingOnce(async (db, _: null) => {
    const select = db.kind === 'postgres' ? selectDatabaseSize : selectFileSize;
    return (await select.first(db, {}))!.bytes;
  }),
  made: readingOnce(selectMade.first),
  rewrite: writingOnce(rewrite),
  copy: writingOnce(vacuumInto),
  damage,
  examine,
});

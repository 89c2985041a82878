import { storeQueries, unknownMigration } from './store-queries.ts';
import { type Store, type StoreLog, StoreRefused } from './store.ts';

/** Brings the tables up to date, all in one transaction; `beforeChange` comes first where there is something to lose. */
export async function migrate(
  call: Store['call'],
  log: StoreLog,
  beforeChange: () => Promise<void>,
): Promise<void> {
  const { names, unknown, isNew } = await call(storeQueries.pending, {});
  if (unknown !== null) throw newerProgram(unknown);
  if (names.length === 0) return;
  if (!isNew) await beforeChange();
  const done = await call(storeQueries.migrate, { at: new Date().toISOString() });
  for (const migration of done) log.info({ migration }, 'database migrated');
}

/** A database that a newer program has changed may mean something else by its rows. */
export function refuseUnknown(applied: readonly string[]): void {
  const unknown = unknownMigration(applied);
  if (unknown !== null) throw newerProgram(unknown);
}

function newerProgram(migration: string): StoreRefused {
  return new StoreRefused(
    `The database was written by a newer Fireside (this program does not know its migration "${migration}"): update the program.`,
  );
}

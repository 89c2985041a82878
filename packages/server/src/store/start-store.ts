import { within } from '../within.ts';
import { storeQueries, unknownMigration } from './store-queries.ts';
import { type Store, type StoreLog, StoreRefused } from './store.ts';

/** Brings the tables up to date, all in one transaction. */
export async function migrate(call: Store['call'], log: StoreLog): Promise<void> {
  const { names, unknown } = await call(storeQueries.migrate, { at: new Date().toISOString() });
  if (unknown !== null) throw newerProgram(unknown);
  for (const migration of names) log.info({ migration }, 'database migrated');
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

const patience = 2_000;

/** Asks the database for a sign of life. */
export function askStatus(call: Store['call']): Promise<string> {
  const answer = call(storeQueries.ping, {}).then(
    () => 'ok',
    () => 'the database cannot be reached',
  );
  return within(patience, answer, 'the database does not answer');
}

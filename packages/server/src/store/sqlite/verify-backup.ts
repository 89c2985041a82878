import Database from 'libsql';
import { refuseUnknown } from '../start-store.ts';
import { StoreRefused } from '../store.ts';

/** Refuses a file that is damaged, that is no database of ours, or that a newer program wrote. */
export function verifyBackup(file: string, shownAs: string): void {
  let database: Database.Database | undefined;
  let applied: string[];
  try {
    database = new Database(file);
    database.exec('pragma trusted_schema = off');
    const [verdict] = database.prepare('pragma integrity_check(1)').raw().all([]) as [[string]];
    if (verdict[0] !== 'ok') throw new Error(verdict[0]);
    applied = appliedMigrations(database);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new StoreRefused(`The file ${shownAs} is not a sound backup: ${reason}.`, { cause });
  } finally {
    database?.close();
  }
  if (applied.length === 0) throw new StoreRefused(`The file ${shownAs} is not a backup of Fireside.`);
  refuseUnknown(applied);
}

function appliedMigrations(database: Database.Database): string[] {
  const present = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).all([]);
  if (present.length === 0) return [];
  const rows = database.prepare('select name from kysely_migration').all([]) as { name: string }[];
  return rows.map((row) => row.name);
}

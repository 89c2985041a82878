import { existsSync, renameSync } from 'node:fs';
import Database from 'libsql';

/** After a crash, the newest commits are still in the write-ahead log; the last connection to close folds them in. */
export function foldLog(databaseFile: string) {
  let database: Database.Database | undefined;
  try {
    database = new Database(databaseFile);
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // A database too damaged to open is a reason to restore, not one to refuse it.
  } finally {
    database?.close();
  }
}

/** A log that is left beside another database than its own would be read into it. */
export function moveLog(databaseFile: string, to: string): void {
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(databaseFile + suffix)) renameSync(databaseFile + suffix, to + suffix);
  }
}

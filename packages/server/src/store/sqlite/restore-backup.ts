import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { StoreRefused } from '../store.ts';
import { holdDataDirectory } from './data-directory.ts';
import { syncDirectory, syncFile } from './sync-file.ts';
import { verifyBackup } from './verify-backup.ts';

export interface RestoreOptions {
  file: string;
  dataDirectory: string;
}

export interface Restored {
  /** Where the database that was there before is kept; null when there was none. */
  previous: string | null;
}

/**
 * Puts a backup in the place of the database. For the command line: it works on the calling thread, and only on a
 * directory that no process uses. Until the very last step, the renaming, nothing has changed.
 */
export function restoreBackup(options: RestoreOptions, now: Date = new Date()): Restored {
  const source = resolve(options.file);
  if (!existsSync(source)) throw new StoreRefused(`The file ${source} does not exist.`);
  const directory = holdDataDirectory(options.dataDirectory);
  const incoming = join(dirname(directory.databaseFile), 'fireside.db.incoming');
  try {
    copyFileSync(source, incoming);
    chmodSync(incoming, 0o600);
    verifyBackup(incoming, source);
    syncFile(incoming);
    const previous = directory.isNew ? null : keepPrevious(directory.databaseFile, now);
    renameSync(incoming, directory.databaseFile);
    syncDirectory(dirname(directory.databaseFile));
    return { previous };
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(incoming + suffix, { force: true });
    directory.release();
  }
}

/** Gives the database a second name, so that the first can be taken over in one step. */
function keepPrevious(databaseFile: string, now: Date): string {
  foldLog(databaseFile);
  const stamp = now.toISOString().replaceAll(':', '-');
  const kept = join(dirname(databaseFile), `fireside-before-restore-${stamp}.db`);
  try {
    linkSync(databaseFile, kept);
  } catch {
    copyFileSync(databaseFile, kept);
    syncFile(kept);
  }
  // What a damaged database could not fold in stays with it, and must not be read into the new one.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(databaseFile + suffix)) renameSync(databaseFile + suffix, kept + suffix);
  }
  return kept;
}

/** After a crash, the newest commits are still in the write-ahead log; the last connection to close folds them in. */
function foldLog(databaseFile: string) {
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

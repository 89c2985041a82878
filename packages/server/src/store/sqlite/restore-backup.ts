import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pendingMigrations } from '../store-queries.ts';
import { StoreRefused } from '../store.ts';
import { holdDataDirectory } from './data-directory.ts';
import { examineFile } from './examine-file.ts';
import { identify, writeMarker } from './installation.ts';
import { syncDirectory, syncFile } from './sync-file.ts';
import { foldLog, moveLog } from './write-ahead-log.ts';

export interface RestoreOptions {
  file: string;
  dataDirectory: string;
}

export interface Restored {
  /** Where the database that was there before is kept; null when there was none. */
  previous: string | null;
  /** Whether the next start has tables to change. */
  isOutdated: boolean;
  users: number;
  games: number;
  messages: number;
}

/**
 * Puts a backup in the place of the database. For the command line: it works on the calling thread, and only on a
 * directory that no process uses. Until the very last step, the renaming, nothing has changed.
 */
export async function restoreBackup(options: RestoreOptions, now: Date = new Date()): Promise<Restored> {
  const source = resolve(options.file);
  if (!existsSync(source)) throw new StoreRefused(`The file ${source} does not exist.`);
  const directory = holdDataDirectory(options.dataDirectory);
  const incoming = join(dirname(directory.databaseFile), 'fireside.db.incoming');
  try {
    copyFileSync(source, incoming);
    chmodSync(incoming, 0o600);
    const { applied, users, games, messages } = await examineFile(incoming, source);
    const id = identify(incoming);
    syncFile(incoming);
    const previous = keepPrevious(directory.databaseFile, now);
    renameSync(incoming, directory.databaseFile);
    syncDirectory(dirname(directory.databaseFile));
    writeMarker(directory.databaseFile, id);
    return { previous, isOutdated: pendingMigrations(applied).length > 0, users, games, messages };
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(incoming + suffix, { force: true });
    directory.release();
  }
}

/** Gives the database a second name, so that the first can be taken over in one step. */
function keepPrevious(databaseFile: string, now: Date): string | null {
  const isThere = (statSync(databaseFile, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (isThere) foldLog(databaseFile);
  const stamp = now.toISOString().replaceAll(':', '-');
  const kept = join(dirname(databaseFile), `fireside-before-restore-${stamp}.db`);
  if (isThere) {
    try {
      linkSync(databaseFile, kept);
    } catch {
      copyFileSync(databaseFile, kept);
      syncFile(kept);
    }
  }
  // What a damaged or lost database could not fold in stays with it, and must not be read into the new one.
  moveLog(databaseFile, kept);
  return isThere ? kept : null;
}

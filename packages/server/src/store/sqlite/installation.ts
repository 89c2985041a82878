import { randomInt } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { StoreRefused } from '../store.ts';
import { restoreAdvice } from './backups.ts';
import { readId } from './database-file.ts';
import { syncDirectory, syncFile } from './sync-file.ts';

/** The file beside the database that says which one belongs here: without it a lost database would silently begin anew. */
export function markerFile(databaseFile: string): string {
  return join(dirname(databaseFile), 'fireside.installation');
}

/**
 * The id of the database that belongs to this directory. The first start makes one. After that, one that is missing, empty or
 * another than before is refused, with a sentence that says how to go on.
 */
export async function claimDatabase(file: string): Promise<number> {
  const marker = readMarker(file);
  const size = existsSync(file) ? statSync(file).size : null;
  if (size === null && marker === null) createDatabase(file);
  if (size === null && marker !== null) throw await refusal(file, 'is missing', markerFile(file));
  if (size === 0) throw await refusal(file, 'is empty (0 bytes)', file);
  let id: number;
  try {
    id = identify(file);
  } catch (cause) {
    throw await refusal(file, `cannot be opened: ${(cause as Error).message}`);
  }
  if (marker !== null && marker !== id)
    throw await refusal(file, 'is not the one that belongs to this data directory', markerFile(file));
  if (marker === null) writeMarker(file, id);
  return id;
}

/** Reads which database a file holds, and writes it there where nobody has. Folds the write-ahead log into the file. */
export function identify(file: string): number {
  run(file, 'pragma wal_checkpoint(truncate)');
  const id = readId(file);
  if (id !== 0) return id;
  run(file, `pragma user_version = ${newId()}; pragma wal_checkpoint(truncate)`);
  return readId(file);
}

/** No statements are prepared here: a connection of the library stays open for as long as one of them is remembered. */
function run(file: string, sql: string) {
  const database = new Database(file, { timeout: 5_000 });
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

export function writeMarker(databaseFile: string, id: number): void {
  const marker = markerFile(databaseFile);
  writeFileSync(`${marker}.new`, `${id}\n`, { mode: 0o600 });
  syncFile(`${marker}.new`);
  renameSync(`${marker}.new`, marker);
  syncDirectory(dirname(marker));
}

/** Why the database of a data directory cannot be used, and what to do about it. */
export async function refusal(file: string, why: string, toRemove?: string): Promise<StoreRefused> {
  const anew = toRemove ? `; to begin anew without it, remove ${toRemove}` : '';
  return new StoreRefused(`The database ${file} ${why}: ${await restoreAdvice(dirname(file))}${anew}.`);
}

function readMarker(databaseFile: string): number | null {
  const marker = markerFile(databaseFile);
  return existsSync(marker) ? Number.parseInt(readFileSync(marker, 'utf8'), 10) : null;
}

/** Under another name until it is more than an empty file: whatever ends this process, an empty one was never ours. */
function createDatabase(file: string): void {
  const unfinished = `${file}.new`;
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + suffix, { force: true });
  // SQLite would give the file to everyone who may enter the directory; its own files copy this mode.
  closeSync(openSync(unfinished, 'wx', 0o600));
  run(unfinished, `pragma journal_mode = wal; pragma user_version = ${newId()}`);
  renameSync(unfinished, file);
  syncDirectory(dirname(file));
}

function newId(): number {
  return randomInt(1, 2 ** 31);
}

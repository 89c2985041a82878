import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreRefused } from '../store.ts';
import { syncDirectory, syncFile } from './sync-file.ts';

/**
 * Copies the database into a new file while it is in use. What copies is a thread of its own, which reads one state of the
 * database from beginning to end; neither readers nor writers wait for it.
 */
export async function backUp(target: string, copy: (file: string) => Promise<void>): Promise<void> {
  const file = resolve(target);
  const unfinished = `${file}.unfinished`;
  reserve(file);
  try {
    rmSync(unfinished, { force: true });
    closeSync(openSync(unfinished, 'wx', 0o600));
    await copy(unfinished);
    syncFile(unfinished);
    renameSync(unfinished, file);
    syncDirectory(dirname(file));
  } catch (error) {
    rmSync(unfinished, { force: true });
    rmSync(file, { force: true });
    throw error;
  }
}

/** Takes the name first: a file that is there already is never overwritten, not even in a race. */
function reserve(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (cause) {
    if (existsSync(file))
      throw new StoreRefused(`The file ${file} exists already; a backup never overwrites.`);
    throw new StoreRefused(`The file ${file} cannot be written: ${(cause as Error).message}.`, { cause });
  }
}

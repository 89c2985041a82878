import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Examination } from '../examine-queries.ts';
import { StoreRefused } from '../store.ts';
import { refuseUnsound } from './examine-file.ts';
import { syncDirectory, syncFile } from './sync-file.ts';

interface Copying {
  /** Done by threads of their own: neither readers nor writers wait, and a copy is of one state of the database. */
  copy(file: string): Promise<void>;
  examine(file: string): Promise<Examination>;
}

/** Copies the database into a new file while it is in use. What stands under the name in the end is sound: it was examined whole. */
export async function backUp(target: string, { copy, examine }: Copying): Promise<Examination> {
  const file = resolve(target);
  const unfinished = `${file}.unfinished`;
  if (existsSync(file)) throw taken(file);
  create(unfinished);
  try {
    await copy(unfinished);
    const examination = await refuseUnsound(file, () => examine(unfinished));
    syncFile(unfinished);
    name(unfinished, file);
    syncDirectory(dirname(file));
    return examination;
  } catch (error) {
    if (error instanceof StoreRefused) throw error;
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new StoreRefused(`The backup ${file} could not be made: ${reason}.`, { cause: error });
  } finally {
    for (const suffix of ['', '-journal']) rmSync(unfinished + suffix, { force: true });
  }
}

function create(unfinished: string) {
  try {
    rmSync(unfinished, { force: true });
    closeSync(openSync(unfinished, 'wx', 0o600));
  } catch (cause) {
    throw new StoreRefused(`The file ${unfinished} cannot be written: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

/** A file that is there already is never overwritten, not even in a race: a second name for a file refuses a taken one. */
function name(unfinished: string, file: string) {
  try {
    linkSync(unfinished, file);
  } catch {
    // Where a file can have one name only, there is a moment between the look and the naming.
    if (existsSync(file)) throw taken(file);
    renameSync(unfinished, file);
  }
}

function taken(file: string): StoreRefused {
  return new StoreRefused(`The file ${file} exists already; a backup never overwrites.`);
}

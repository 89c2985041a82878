import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { version } from '../../version.ts';
import { freeRoom, megabytes } from '../room.ts';
import { type StoreLog, StoreRefused } from '../store.ts';
import { backupFolder, listBackups } from './backups.ts';

interface BeforeUpdate {
  databaseFile: string;
  backUp(file: string): Promise<unknown>;
  log: StoreLog;
  now: Date;
}

const kept = 5;

/** A copy from before the tables are changed. The newest five of these are kept. */
export async function backUpBeforeUpdate({ databaseFile, backUp, log, now }: BeforeUpdate): Promise<void> {
  const folder = backupFolder(dirname(databaseFile));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeUnfinished(folder);
  await refuseWithoutRoom(folder, databaseFile);
  const file = join(folder, `before-${version}-${now.toISOString().replaceAll(':', '-')}.db`);
  await backUp(file);
  log.info({ file }, 'the database was backed up before its tables change');
  const automatic = listBackups(dirname(databaseFile)).filter((backup) =>
    basename(backup.file).startsWith('before-'),
  );
  for (const outdated of automatic.slice(kept)) rmSync(outdated.file, { force: true });
}

/** Left behind by a process that was ended meanwhile; the data directory is ours alone, so nobody is writing them. */
function removeUnfinished(folder: string) {
  for (const name of readdirSync(folder)) {
    if (/\.db\.unfinished(-journal)?$/.test(name)) rmSync(join(folder, name), { force: true });
  }
}

async function refuseWithoutRoom(folder: string, databaseFile: string): Promise<void> {
  const bytes = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const needed = bytes(databaseFile) + bytes(`${databaseFile}-wal`);
  const free = await freeRoom(folder);
  if (free > needed) return;
  throw new StoreRefused(
    `The update needs ${megabytes(needed)} for a backup in ${folder}, where ${megabytes(free)} are free: make room and start again.`,
  );
}

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { examineFile } from './examine-file.ts';

export interface BackupFile {
  file: string;
  bytes: number;
  /** When it was written, in milliseconds. */
  at: number;
}

export function backupFolder(dataDirectory: string): string {
  return join(dataDirectory, 'backups');
}

/** The copies of the database that lie in a data directory, the newest first: our own, and what a restore has put aside. */
export function listBackups(dataDirectory: string): BackupFile[] {
  const inside = (folder: string, names: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => names.test(name))
          .map((name) => join(folder, name))
      : [];
  return [
    ...inside(backupFolder(dataDirectory), /\.db$/),
    ...inside(dataDirectory, /^fireside-before-restore-.*\.db$/),
  ]
    .map((file) => ({ file, bytes: statSync(file).size, at: statSync(file).mtimeMs }))
    .sort((one, other) => other.at - one.at);
}

/** What an operator can do whose database is lost; a part of a sentence. */
export async function restoreAdvice(dataDirectory: string): Promise<string> {
  for (const { file } of listBackups(dataDirectory)) {
    const sound = await examineFile(file, file).then(
      () => true,
      () => false,
    );
    if (sound) return `\`fireside restore ${file}\` brings the newest backup here that is sound`;
  }
  return 'bring a backup with `fireside restore FILE` (there is no sound one in the data directory)';
}

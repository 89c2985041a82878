import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { StoreRefused } from '../store.ts';

export interface DataDirectory {
  databaseFile: string;
  release(): void;
}

export function databaseFile(dataDirectory: string): string {
  return join(resolve(dataDirectory), 'fireside.db');
}

/**
 * Makes the directory this process's own. The lock is the operating system's, taken through a second, empty database
 * file: it cannot outlive the process, however that ends. Who holds it stands in a file beside, for the refusal only.
 */
export function holdDataDirectory(path: string, port?: number): DataDirectory {
  const directory = resolve(path);
  createDirectory(directory);
  const holderFile = join(directory, 'fireside.holder');
  const lock = takeLock(directory, join(directory, 'fireside.lock'), holderFile);
  writeFileSync(holderFile, `process ${process.pid}${port ? ` on port ${port}` : ''}`, { mode: 0o600 });

  return {
    databaseFile: databaseFile(directory),
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function createDirectory(directory: string) {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const isFile = (cause as NodeJS.ErrnoException).code === 'EEXIST';
    const reason = isFile ? 'it is a file' : (cause as Error).message;
    throw new StoreRefused(`FIRESIDE_DATA: the data directory ${directory} cannot be created: ${reason}.`, {
      cause,
    });
  }
}

function takeLock(directory: string, lockFile: string, holderFile: string): Database.Database {
  let lock: Database.Database | undefined;
  try {
    lock = new Database(lockFile);
    lock.exec('begin exclusive');
    return lock;
  } catch (cause) {
    lock?.close();
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') {
      throw new StoreRefused(
        `FIRESIDE_DATA: the data directory ${directory} cannot be used: ${(cause as Error).message}.`,
        {
          cause,
        },
      );
    }
    throw new StoreRefused(
      `The data directory ${directory} is in use by ${readHolder(holderFile)}: stop it first, or set FIRESIDE_DATA to another directory.`,
    );
  }
}

function readHolder(holderFile: string): string {
  try {
    return readFileSync(holderFile, 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}

import { existsSync, mkdirSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { restoreBackup } from '../../src/store/sqlite/restore-backup.ts';
import { StoreRefused } from '../../src/store/store.ts';
import { openTestStore, quietLog, temporaryDirectory } from '../test-store.ts';

async function ofVersion01(): Promise<string> {
  const dataDirectory = await temporaryDirectory();
  const database = new Database(join(dataDirectory, 'fireside.db'));
  database.exec(await readFile(new URL('../database-of-0.1.sql', import.meta.url), 'utf8'));
  database.close();
  return dataDirectory;
}

function migrationsIn(file: string): string[] {
  const database = new Database(file);
  const rows = database.prepare('select name from kysely_migration order by name').all([]);
  database.close();
  return (rows as { name: string }[]).map(({ name }) => name);
}

describe('a backup', () => {
  it('[D8.22] of a database that was emptied is refused, and leaves no file behind', async () => {
    const dataDirectory = await temporaryDirectory();
    const store = await openTestStore('sqlite', { dataDirectory });
    truncateSync(join(dataDirectory, 'fireside.db'));
    truncateSync(join(dataDirectory, 'fireside.db-wal'));
    const folder = await temporaryDirectory();
    await expect(store.backup(join(folder, 'copy.db'))).rejects.toBeInstanceOf(StoreRefused);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('[D8.23] is made before the tables change, holds what was there, and goes back in', async () => {
    const dataDirectory = await ofVersion01();
    await (await openStore({ dataDirectory }, quietLog)).close();
    const [name, ...others] = readdirSync(join(dataDirectory, 'backups'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^before-\d+\.\d+\.\d+-\d{4}-\d\d-\d\dT[\d.-]+Z\.db$/);
    const backup = join(dataDirectory, 'backups', name!);
    expect(migrationsIn(backup)).toEqual(['0001-tables', '0002-nodes']);
    expect(await restoreBackup({ file: backup, dataDirectory })).toMatchObject({ users: 1, messages: 2 });
    expect(migrationsIn(join(dataDirectory, 'fireside.db'))).toEqual(['0001-tables', '0002-nodes']);
    await (await openStore({ dataDirectory }, quietLog)).close();
  });

  it('[D8.23] is not made where nothing changes, nor of a new database', async () => {
    const dataDirectory = await temporaryDirectory();
    for (let start = 0; start < 2; start++) await (await openStore({ dataDirectory }, quietLog)).close();
    expect(existsSync(join(dataDirectory, 'backups'))).toBe(false);
  });

  it('[D8.23] of those the newest five are kept, and every other file', async () => {
    const dataDirectory = await ofVersion01();
    const folder = join(dataDirectory, 'backups');
    mkdirSync(folder);
    for (let day = 1; day <= 6; day++) {
      for (const name of [`before-0.0.${day}.db`, `by-hand-${day}.db`]) {
        writeFileSync(join(folder, name), 'old');
        utimesSync(join(folder, name), day * 86_400, day * 86_400);
      }
    }
    await (await openStore({ dataDirectory }, quietLog)).close();
    const left = readdirSync(folder);
    expect(left.filter((name) => name.startsWith('by-hand'))).toHaveLength(6);
    expect(left.filter((name) => name.startsWith('before-0.0.'))).toEqual(
      [3, 4, 5, 6].map((day) => `before-0.0.${day}.db`),
    );
  });

  it('[D8.23] what an earlier one left unfinished is removed', async () => {
    const dataDirectory = await ofVersion01();
    const folder = join(dataDirectory, 'backups');
    mkdirSync(folder);
    for (const name of ['before-0.0.1.db.unfinished', 'before-0.0.1.db.unfinished-journal', 'notes.txt'])
      writeFileSync(join(folder, name), 'half');
    await (await openStore({ dataDirectory }, quietLog)).close();
    const made = expect.stringMatching(/^before-.*\.db$/);
    expect(readdirSync(folder).sort()).toEqual([made, 'notes.txt']);
  });

  it('[D8.23] a change that cannot be preceded by one is not made', async () => {
    const dataDirectory = await ofVersion01();
    writeFileSync(join(dataDirectory, 'backups'), 'a file where the folder should be');
    await expect(openStore({ dataDirectory }, quietLog)).rejects.toThrow();
    expect(migrationsIn(join(dataDirectory, 'fireside.db'))).toEqual(['0001-tables', '0002-nodes']);
  });
});

import { existsSync, readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { gameRow, userRow } from '../rows.ts';
import { openTestStore, quietLog, temporaryDirectory } from '../test-store.ts';
import { accountQueries } from '../../src/accounts/account-queries.ts';
import { gameQueries } from '../../src/games/game-queries.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Store, StoreRefused } from '../../src/store/store.ts';
import { restoreBackup } from '../../src/store/sqlite/restore-backup.ts';

const addUser = (store: Store, name: string) => store.call(accountQueries.addUser, userRow({ name }));

async function userNames(dataDirectory: string): Promise<string[]> {
  const store = await openStore({ dataDirectory }, quietLog);
  const users = await store.call(accountQueries.users, {});
  await store.close();
  return users.map(({ name }) => name).sort();
}

/** A backup that holds Ann, and the directory that it was taken from, which holds Ann and Bob. */
async function prepare() {
  const dataDirectory = await temporaryDirectory();
  const file = join(await temporaryDirectory(), 'backup.db');
  const store = await openStore({ dataDirectory }, quietLog);
  await addUser(store, 'Ann');
  await store.backup(file);
  await addUser(store, 'Bob');
  await store.close();
  return { dataDirectory, file };
}

describe('a backup', () => {
  it('is taken in one consistent state while others write', async () => {
    const store = await openTestStore('sqlite');
    const user = userRow();
    await store.call(accountQueries.addUser, user);
    let running = true;
    const inPairs = async () => {
      while (running) {
        const { status, ended_reason, ...game } = gameRow({ creator_id: user.id });
        await store.call(gameQueries.create, { game, adventure: { scenes: [], chunks: [] }, mayStore: 1e9 });
      }
    };
    const writing = inPairs();
    const files = [];
    for (const name of ['one.db', 'two.db', 'three.db']) {
      const file = join(await temporaryDirectory(), name);
      await store.backup(file);
      files.push(file);
    }
    running = false;
    await writing;
    for (const file of files) {
      const copy = new Database(file);
      const count = (table: string) => copy.prepare(`select * from ${table}`).all([]).length;
      // A game is stored together with its creator's seat.
      expect(count('games')).toBe(count('participants'));
      copy.close();
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
  });

  it('never overwrites a file', async () => {
    const store = await openTestStore('sqlite');
    const file = join(await temporaryDirectory(), 'precious.txt');
    await writeFile(file, 'precious');
    await expect(store.backup(file)).rejects.toThrow('exists already');
    expect(statSync(file).size).toBe('precious'.length);
  });

  it('leaves nothing behind where it cannot be written', async () => {
    const store = await openTestStore('sqlite');
    const directory = await temporaryDirectory();
    await expect(store.backup(join(directory, 'missing', 'backup.db'))).rejects.toBeInstanceOf(StoreRefused);
    expect(readdirSync(directory)).toEqual([]);
  });
});

describe('restoring', () => {
  it('brings the backup back and keeps what was there beside it', async () => {
    const { dataDirectory, file } = await prepare();
    const { previous } = await restoreBackup({ file, dataDirectory }, new Date('2026-11-15T20:00:00Z'));
    expect(previous).toBe(join(dataDirectory, 'fireside-before-restore-2026-11-15T20-00-00.000Z.db'));
    expect(await userNames(dataDirectory)).toEqual(['Ann']);
    await restoreBackup({ file: previous!, dataDirectory });
    expect(await userNames(dataDirectory)).toEqual(['Ann', 'Bob']);
  });

  it('fills a directory that had no database', async () => {
    const { file } = await prepare();
    const dataDirectory = join(await temporaryDirectory(), 'new');
    expect(await restoreBackup({ file, dataDirectory })).toMatchObject({ previous: null, users: 1 });
    expect(await userNames(dataDirectory)).toEqual(['Ann']);
  });

  it('works where the database itself is damaged', async () => {
    const { dataDirectory, file } = await prepare();
    await writeFile(join(dataDirectory, 'fireside.db'), 'noise '.repeat(2_000));
    const { previous } = await restoreBackup({ file, dataDirectory });
    expect(existsSync(previous!)).toBe(true);
    expect(await userNames(dataDirectory)).toEqual(['Ann']);
  });

  it('is refused while a process uses the directory', async () => {
    const { file } = await prepare();
    const dataDirectory = await temporaryDirectory();
    await openTestStore('sqlite', { dataDirectory });
    await expect(restoreBackup({ file, dataDirectory })).rejects.toThrow('in use');
  });

  it('refuses a file that is missing, foreign, damaged or newer, and changes nothing', async () => {
    const { dataDirectory, file } = await prepare();
    const directory = await temporaryDirectory();
    const noise = join(directory, 'noise.db');
    await writeFile(noise, 'noise '.repeat(2_000));
    const foreign = join(directory, 'foreign.db');
    const other = new Database(foreign);
    other.exec('create table recipes (name text)');
    other.close();
    const newer = new Database(file);
    newer.exec(`insert into kysely_migration (name, timestamp) values ('9999-future', '2030')`);
    newer.close();
    const restore = (from: string) => expect(restoreBackup({ file: from, dataDirectory })).rejects;
    await restore(join(directory, 'nowhere.db')).toThrow('does not exist');
    await restore(noise).toThrow('not a sound backup');
    await restore(foreign).toThrow('not a backup of Fireside');
    await restore(file).toThrow('newer Fireside');
    expect(readdirSync(dataDirectory).sort()).toEqual([
      'fireside.db',
      'fireside.installation',
      'fireside.lock',
    ]);
    expect(await userNames(dataDirectory)).toEqual(['Ann', 'Bob']);
  });
});

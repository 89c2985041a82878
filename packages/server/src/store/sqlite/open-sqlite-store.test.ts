import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userRow } from '../../../test/rows.ts';
import { openTestStore, quietLog, temporaryDirectory } from '../../../test/test-store.ts';
import { accountQueries } from '../../accounts/account-queries.ts';
import { openStore } from '../open-store.ts';
import { readingOnce, room } from '../procedure.ts';
import { StoreRefused, StoreUnavailable } from '../store.ts';
import { openDatabase } from './open-database.ts';

describe('the SQLite store', () => {
  it('makes a directory and a file that only their owner may read', async () => {
    const dataDirectory = join(await temporaryDirectory(), 'deep', 'data');
    await openTestStore('sqlite', { dataDirectory });
    expect(statSync(dataDirectory).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDirectory, 'fireside.db')).mode & 0o777).toBe(0o600);
  });

  it('writes ahead, syncs fully and checks references', async () => {
    const database = openDatabase(join(await temporaryDirectory(), 'one.db'), { readOnly: false });
    const read = (name: string) => Object.values(database.prepare(`pragma ${name}`).all([])[0] as object)[0];
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map(read)).toEqual(['wal', 2, 1]);
    database.close();
  });

  it('never writes where it reads', async () => {
    const store = await openTestStore('sqlite');
    const { addUser } = accountQueries;
    const misplaced = store.call({ ...addUser, writes: false }, userRow());
    await expect(misplaced).rejects.toMatchObject({ cause: { code: 'SQLITE_READONLY' } });
    expect(await store.call(accountQueries.users, {})).toEqual([]);
  });

  it('refuses a file that is no database, in one sentence', async () => {
    const dataDirectory = await temporaryDirectory();
    await writeFile(join(dataDirectory, 'fireside.db'), 'a diary, not a database. '.repeat(200));
    const refusal = await openStore({ dataDirectory }, quietLog).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreRefused);
    expect((refusal as Error).message).toMatch(/fireside\.db cannot be opened: .*not a database/);
  });

  it('says which procedure its thread has not been told of', async () => {
    const store = await openTestStore('sqlite');
    const { forgotten } = room('nowhere', { forgotten: readingOnce(async (_, __: null) => undefined) });
    await expect(store.call(forgotten, null)).rejects.toThrow(
      'no procedure nowhere.forgotten: is its room in sqlite-thread.ts?',
    );
  });

  it('answers nothing after it was closed, without hanging', async () => {
    const store = await openStore({ dataDirectory: await temporaryDirectory() }, quietLog);
    await store.close();
    await expect(store.call(accountQueries.users, {})).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.status()).toBe('the database cannot be reached');
  });
});

import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { userRow } from '../../../test/rows.ts';
import { openTestStore, quietLog, temporaryDirectory } from '../../../test/test-store.ts';
import { openStore } from '../open-store.ts';
import { StoreRefused } from '../store.ts';

describe('the SQLite store', () => {
  it('makes a directory and a file that only their owner may read', async () => {
    const dataDirectory = join(await temporaryDirectory(), 'deep', 'data');
    await openTestStore('sqlite', { dataDirectory });
    expect(statSync(dataDirectory).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDirectory, 'fireside.db')).mode & 0o777).toBe(0o600);
  });

  it('writes ahead, syncs fully and checks references', async () => {
    const store = await openTestStore('sqlite');
    const read = async (name: string) => {
      const { rows } = await store.write((transaction) =>
        sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(transaction),
      );
      return Object.values(rows[0]!)[0];
    };
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(2);
    expect(await read('foreign_keys')).toBe(1);
  });

  it('refuses a file that is no database, in one sentence', async () => {
    const dataDirectory = await temporaryDirectory();
    await writeFile(join(dataDirectory, 'fireside.db'), 'a diary, not a database. '.repeat(200));
    const refusal = await openStore({ dataDirectory }, quietLog).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreRefused);
    expect((refusal as Error).message).toMatch(/fireside\.db cannot be opened: .*not a database/);
  });

  it('refuses what SQLite cannot hold, and goes on', async () => {
    const store = await openTestStore('sqlite');
    for (const value of [true, undefined, Number.NaN, {}, new Date(0)]) {
      const query = sql`select ${value} as given`.execute(store.db);
      await expect(query).rejects.toThrow(TypeError);
    }
    expect(await store.status()).toBe('ok');
  });

  it('keeps whole numbers whole and broken ones exact', async () => {
    const store = await openTestStore('sqlite');
    const { rows } = await sql`select ${7} / ${2} as whole, ${0.1} + ${0.2} as broken`.execute(store.db);
    expect(rows).toEqual([{ whole: 3, broken: 0.1 + 0.2 }]);
  });

  it('reads columns of one name, and names with quotes in them', async () => {
    const store = await openTestStore('sqlite');
    const { rows } = await sql`select 1 as twice, 2 as twice, 'x' as "it's ""odd"""`.execute(store.db);
    expect(rows).toEqual([{ twice: 2, 'it\'s "odd"': 'x' }]);
    const single = await sql`select 'x' as "it's ""odd"""`.execute(store.db);
    expect(single.rows).toEqual([{ 'it\'s "odd"': 'x' }]);
  });

  it('gives JSON that a query has made as the text that it is, be it one row, several or none', async () => {
    const store = await openTestStore('sqlite');
    const read = async (query: RawBuilder<unknown>) => (await query.execute(store.db)).rows;
    const json = '{"name":"Ann \\"the axe\\"","竜":[1]}';
    expect(await read(sql`select ${json} as json`)).toEqual([{ json }]);
    expect(await read(sql`select ${json} as json union all select '2'`)).toEqual([{ json }, { json: '2' }]);
    expect(await read(sql`select ${json} as json where 1 = 2`)).toEqual([]);
  });

  it('rolls a transaction back that takes too long, and lets the next one write', async () => {
    const dataDirectory = await temporaryDirectory();
    const store = await openTestStore('sqlite', { dataDirectory, transactionLimit: 1_000 });
    let awaken!: () => void;
    const asleep = new Promise<void>((resolve) => {
      awaken = resolve;
    });
    const late = store.write(async (transaction) => {
      await transaction.insertInto('users').values(userRow()).execute();
      await asleep;
      await transaction.insertInto('users').values(userRow()).execute();
    });
    const lateRefused = expect(late).rejects.toThrow('took too long');
    await store.write((transaction) =>
      transaction
        .insertInto('users')
        .values(userRow({ name_key: 'next' }))
        .execute(),
    );
    awaken();
    await lateRefused;
    expect(await store.db.selectFrom('users').select('name_key').execute()).toEqual([{ name_key: 'next' }]);
  });

  it('answers nothing after it was closed, without hanging', async () => {
    const store = await openStore({ dataDirectory: await temporaryDirectory() }, quietLog);
    await store.close();
    await expect(store.db.selectFrom('users').selectAll().execute()).rejects.toThrow();
    expect(await store.status()).toBe('the database cannot be reached');
  });
});

import Database from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refused, reading, readingOnce, room, writing, writingOnce } from '../procedure.ts';
import { change, query } from '../query.ts';
import { SqliteDatabase } from './sqlite-database.ts';

const insert = change<{ number: unknown }>('insert into numbers values (:number)');
const sum = query<object, { sum: number | null }>('select sum(n) as sum from numbers');

const procedures = room('test', {
  insert: writing(async (db, numbers: number[]) => {
    for (const number of numbers) await insert(db, { number });
    return numbers.length;
  }),
  insertCarelessly: writing(async (db, numbers: number[]) => {
    for (const number of numbers) await insert(db, { number }).catch(() => undefined);
  }),
  insertAndRefuse: writing(async (db, number: number) => {
    await insert(db, { number });
    throw new Refused('game_full');
  }),
  sum: reading(async (db, _: null) => (await sum.first(db, {}))?.sum ?? null),
  insertTwice: writingOnce(async (db, number: number) => {
    await insert(db, { number });
    await insert(db, { number: number + 1 });
  }),
  vacuum: writingOnce((db, _: null) => change<object>('vacuum')(db, {})),
  silent: readingOnce(async () => undefined),
});

describe('a procedure on SQLite', () => {
  let connection: Database.Database;
  let database: SqliteDatabase;

  beforeEach(() => {
    connection = new Database(':memory:');
    connection.exec('create table numbers (n integer unique)');
    database = new SqliteDatabase(connection, [procedures]);
  });

  const call = (name: keyof typeof procedures, argument: unknown) =>
    database.call(procedures[name].name, JSON.stringify(argument));

  it('takes JSON, keeps what it wrote and gives JSON', async () => {
    expect(await call('insert', [1, 2, 3])).toBe('3');
    expect(await call('silent', null)).toBe('');
    expect(await call('sum', null)).toBe('6');
  });

  it('keeps nothing when it fails or refuses', async () => {
    await expect(call('insert', [4, 4])).rejects.toThrow(/unique/i);
    await expect(call('insertAndRefuse', 5)).rejects.toBeInstanceOf(Refused);
    expect(await call('sum', null)).toBe('null');
    await call('insert', [5]);
    expect(await call('sum', null)).toBe('5');
  });

  it('keeps nothing after a failed statement, even when it caught the error', async () => {
    await expect(call('insertCarelessly', [6, 6, 7])).rejects.toThrow('cannot be committed');
    expect(await call('sum', null)).toBe('null');
    await call('insert', [8]);
    expect(await call('sum', null)).toBe('8');
  });

  it('asks once where it said so, and then outside of a transaction', async () => {
    await expect(call('insertTwice', 1)).rejects.toThrow('has asked twice');
    await call('vacuum', null);
    expect(await call('sum', null)).toBe('1');
  });

  it('refuses names nobody knows, and says what may be missing', async () => {
    await expect(database.call('test.dropEverything', 'null')).rejects.toThrow(
      `The database's thread has no procedure test.dropEverything: is its room in sqlite-thread.ts?`,
    );
    expect(() => new SqliteDatabase(connection, [procedures, procedures])).toThrow(
      'Two procedures are called',
    );
    expect(connection.inTransaction).toBe(false);
  });
});

import Database from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Queryable } from '../compile-once.ts';
import { reading, writing } from '../procedure.ts';
import { ProcedureRunner } from './procedure-runner.ts';
import { StatementCache } from './statement-cache.ts';
import { ThreadDatabase } from './thread-database.ts';

const run = (db: Queryable, sql: string, ...parameters: unknown[]) =>
  db.executeQuery({ sql, parameters } as unknown as Parameters<Queryable['executeQuery']>[0]);

const insert = writing('insert', async (db, numbers: number[]) => {
  for (const number of numbers) await run(db, 'insert into numbers values (?)', number);
  return numbers.length;
});
const insertCarelessly = writing('insert-carelessly', async (db, numbers: number[]) => {
  for (const number of numbers) {
    await run(db, 'insert into numbers values (?)', number).catch(() => undefined);
  }
});
const sum = reading('sum', async (db, _: null) => (await run(db, 'select sum(n) as sum from numbers')).rows);
const silent = writing('silent', async () => undefined);

describe('a procedure in the thread of the database', () => {
  let database: Database.Database;
  let runner: ProcedureRunner;

  beforeEach(() => {
    database = new Database(':memory:');
    database.exec('create table numbers (n integer unique)');
    const procedures = [insert, insertCarelessly, sum, silent];
    const statements = new StatementCache(database);
    runner = new ProcedureRunner(new ThreadDatabase({ database, statements }), procedures);
  });

  const stored = async () => JSON.parse(await runner.run('sum', 'null'))[0].sum;

  it('takes JSON, keeps what it wrote and gives JSON', async () => {
    expect(await runner.run('insert', '[1, 2, 3]')).toBe('3');
    expect(await runner.run('silent', 'null')).toBe('');
    expect(await stored()).toBe(6);
  });

  it('keeps nothing when it fails', async () => {
    await expect(runner.run('insert', '[4, 4]')).rejects.toThrow(/unique/i);
    expect(await stored()).toBeNull();
    await runner.run('insert', '[5]');
    expect(await stored()).toBe(5);
  });

  it('keeps nothing after a failed statement, even when it caught the error', async () => {
    await expect(runner.run('insert-carelessly', '[6, 6, 7]')).rejects.toThrow('cannot be committed');
    expect(await stored()).toBeNull();
    await runner.run('insert', '[8]');
    expect(await stored()).toBe(8);
  });

  it('refuses what SQLite cannot hold and names nobody knows', async () => {
    await expect(runner.run('insert', '[true]')).rejects.toThrow(TypeError);
    await expect(runner.run('drop-everything', 'null')).rejects.toThrow('There is no procedure');
    expect(database.inTransaction).toBe(false);
  });
});

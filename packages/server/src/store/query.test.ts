import Database from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import { change, type Database as Asked, type QueryText, query, returning, type Value } from './query.ts';
import { SqliteDatabase } from './sqlite/sqlite-database.ts';

/** Remembers what it was asked, in the words of PostgreSQL. */
function listener() {
  const heard: { sql: string; values: readonly Value[] }[] = [];
  const hear = ({ postgres }: QueryText, values: readonly Value[]) => {
    heard.push({ sql: postgres, values });
  };
  const db: Asked = {
    kind: 'postgres',
    rows: async (text, values) => {
      hear(text, values);
      return [];
    },
    change: async (text, values) => {
      hear(text, values);
      return 0;
    },
    script: async () => undefined,
  };
  return { db, heard };
}

describe('a query', () => {
  it('numbers what it is given, and leaves quoted texts and casts alone', async () => {
    const { db, heard } = listener();
    const find = query<{ name: string; limit: number }, object>(
      `select ':name', "a:name", :name::text from users where name = :name and note = 'it''s :limit' limit :limit`,
    );
    await find(db, { limit: 3, name: 'Ann' });
    expect(heard).toEqual([
      {
        sql: `select ':name', "a:name", $1::text from users where name = $1 and note = 'it''s :limit' limit $2`,
        values: ['Ann', 3],
      },
    ]);
  });

  it('writes a list out, and a list of lists in brackets, whatever their length', async () => {
    const { db, heard } = listener();
    const find = query<{ ids: string[]; before: string }, object>(
      'select * from games where id in (:ids...) and at < :before',
    );
    await find(db, { ids: ['a'], before: 'z' });
    await find(db, { ids: ['a', 'b', 'c'], before: 'z' });
    await change<{ rows: Value[][] }>('insert into pairs values :rows...')(db, {
      rows: [
        ['a', 1],
        ['b', null],
      ],
    });
    expect(heard).toEqual([
      { sql: 'select * from games where id in ($1) and at < $2', values: ['a', 'z'] },
      { sql: 'select * from games where id in ($1, $2, $3) and at < $4', values: ['a', 'b', 'c', 'z'] },
      { sql: 'insert into pairs values ($1, $2), ($3, $4)', values: ['a', 1, 'b', null] },
    ]);
  });

  it('refuses what it does not use, misses what it was not given, and takes no empty list', async () => {
    const { db } = listener();
    const one = query<{ id?: string; other?: string }, object>('select * from games where id = :id');
    await expect(one(db, { id: 'a', other: 'b' })).rejects.toThrow('was given other and does not use it');
    await expect(one(db, {})).rejects.toThrow('was not given its id');
    const some = query<{ ids: string[] }, object>('select * from games where id in (:ids...)');
    await expect(some(db, { ids: [] })).rejects.toThrow('a list with something in it as ids');
  });
});

describe('a query on SQLite', () => {
  let database: Database.Database;
  let db: SqliteDatabase;

  beforeEach(() => {
    database = new Database(':memory:');
    database.exec('create table things (id integer primary key, name text, bytes blob)');
    db = new SqliteDatabase(database);
  });

  const insert = returning<{ name: string | null; bytes: Uint8Array | null }, { id: number }>(
    'insert into things (name, bytes) values (:name, :bytes) returning id',
  );
  const rename = change<{ from: string; to: string }>('update things set name = :to where name = :from');

  it('gives rows, the first of them, or how many it has changed', async () => {
    expect(await insert.first(db, { name: 'rope', bytes: null })).toEqual({ id: 1 });
    expect(await insert(db, { name: 'rope', bytes: null })).toEqual([{ id: 2 }]);
    const names = query<object, { name: string }>('select name from things order by id');
    expect(await rename(db, { from: 'rope', to: 'torch' })).toBe(2);
    expect(await names(db, {})).toEqual([{ name: 'torch' }, { name: 'torch' }]);
    expect(await query<object, object>('select 1 as one where 1 = 2').first(db, {})).toBeUndefined();
  });

  it('keeps whole numbers whole, texts as they are, and blobs byte by byte', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await insert(db, { name: 'Zoë "the axe" 竜 \ud83d\udc09', bytes });
    const all = query<object, { bytes: Uint8Array }>('select * from things');
    const [row] = await all(db, {});
    expect(row).toMatchObject({ id: 1, name: 'Zoë "the axe" 竜 \ud83d\udc09' });
    expect(new Uint8Array(row!.bytes)).toEqual(bytes);
    const divide = query<{ a: number; b: number }, object>(`select :a / :b as "whole ""part"""`);
    expect(await divide(db, { a: 7, b: 2 })).toEqual([{ 'whole "part"': 3 }]);
  });

  it('refuses what SQLite cannot hold, texts with a NUL, and two columns of one name', async () => {
    const echo = query<{ given: unknown }, object>('select :given as given');
    for (const given of [true, Number.NaN, {}, new Date(0), 'a\0b'])
      await expect(echo(db, { given })).rejects.toThrow(TypeError);
    const twice = query<object, object>('select 1 as one, 2 as one');
    await expect(twice(db, {})).rejects.toThrow('Two columns of a query have one name');
  });
});

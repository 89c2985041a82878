import { describe, expect, it } from 'vitest';
import { compileAll, compileOnce, learn, type Queryable } from '../../src/store/compile-once.ts';
import { userRow } from '../rows.ts';
import { openTestStore, storeKinds } from '../test-store.ts';

describe.each(storeKinds)('a query compiled once on %s', (kind) => {
  it('is built once and run with what each call gives', async () => {
    const { db } = await openTestStore(kind);
    const users = [
      userRow({ name: 'Ann' }),
      userRow({ name: 'Bob' }),
      userRow({ name: 'Ann', is_active: 0 }),
    ];
    await db.insertInto('users').values(users).execute();
    let built = 0;
    const find = compileOnce(`find-${kind}`, (db, given: { name: string; limit: number }) => {
      built++;
      return db
        .selectFrom('users')
        .select('id')
        .where('is_active', '=', 1)
        .where((where) => where.or([where('name', '=', given.name), where('name_key', '=', given.name)]))
        .limit(given.limit);
    });
    expect(await find(db, { name: 'Ann', limit: 5 })).toEqual([{ id: users[0]!.id }]);
    expect(await find(db, { name: 'Bob', limit: 5 })).toEqual([{ id: users[1]!.id }]);
    expect(await find(db, { name: users[1]!.name_key, limit: 5 })).toEqual([{ id: users[1]!.id }]);
    expect(await find(db, { name: 'Ann', limit: 0 })).toEqual([]);
    expect(built).toBe(1);
  });

  it('refuses what would shape the query', async () => {
    const { db } = await openTestStore(kind);
    let looks = true;
    const find = compileOnce(`shaped-${kind}`, (db, given: { name: string }) => {
      const query = db.selectFrom('users').select('id');
      return looks && given.name === 'Ann' ? query.limit(1) : query;
    });
    await expect(find(db, { name: 'Ann' })).rejects.toThrow('not among its parameters');
    // It must not spoil what is compiled together with it later.
    looks = false;
  });

  it('has a name of its own', () => {
    const build = () => compileOnce(`named-${kind}`, (db) => db.selectFrom('users').select('id'));
    build();
    expect(build).toThrow('Two queries are called');
  });

  it('can be run by a database that learned its text and cannot build', async () => {
    const { db } = await openTestStore(kind);
    const ann = userRow({ name: 'Ann' });
    await db.insertInto('users').values(ann).execute();
    const find = compileOnce(`learned-${kind}`, (db, given: { name: string }) =>
      db.selectFrom('users').select('id').where('name', '=', given.name).where('is_active', '=', 1),
    );
    const executor = { adapter: {} };
    const knowsTexts = {
      getExecutor: () => executor,
      executeQuery: (query: never) => db.executeQuery(query),
    } as unknown as Queryable;
    learn(knowsTexts, compileAll(db));
    expect(await find(knowsTexts, { name: 'Ann' })).toEqual([{ id: ann.id }]);
  });
});

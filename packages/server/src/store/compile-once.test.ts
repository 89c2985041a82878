import { describe, expect, it } from 'vitest';
import { userRow } from '../../test/rows.ts';
import { openTestStore, storeKinds } from '../../test/test-store.ts';
import { compileOnce } from './compile-once.ts';

describe.each(storeKinds)('a query compiled once on %s', (kind) => {
  it('is built once and run with the arguments of each call', async () => {
    const { db } = await openTestStore(kind);
    const users = [
      userRow({ name: 'Ann' }),
      userRow({ name: 'Bob' }),
      userRow({ name: 'Ann', is_active: 0 }),
    ];
    await db.insertInto('users').values(users).execute();
    let built = 0;
    const find = compileOnce(db, (name: string, limit: number) => {
      built++;
      return db
        .selectFrom('users')
        .select('id')
        .where('is_active', '=', 1)
        .where((where) => where.or([where('name', '=', name), where('name_key', '=', name)]))
        .limit(limit);
    });
    expect(await find('Ann', 5)).toEqual([{ id: users[0]!.id }]);
    expect(await find('Bob', 5)).toEqual([{ id: users[1]!.id }]);
    expect(await find(users[1]!.name_key, 5)).toEqual([{ id: users[1]!.id }]);
    expect(await find('Ann', 0)).toEqual([]);
    expect(built).toBe(1);
  });

  it('refuses an argument that shapes the query', async () => {
    const { db } = await openTestStore(kind);
    const find = compileOnce(db, (_unused: string) => db.selectFrom('users').select('id'));
    await expect(find('Ann')).rejects.toThrow('not among its parameters');
  });
});

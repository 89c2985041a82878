import { startPostgres } from '@fireside/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, gameRow, insertRows, userRow } from '../rows.ts';
import { accountQueries } from '../../src/accounts/account-queries.ts';
import { freshOptions, openTestStore, quietLog } from '../test-store.ts';
import { migrations } from '../../src/store/migrations/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { writing } from '../../src/store/procedure.ts';
import { change } from '../../src/store/query.ts';
import type { NewUserRow } from '../../src/store/schema.ts';
import { StoreRefused, StoreUnavailable } from '../../src/store/store.ts';

describe('the PostgreSQL store', () => {
  it('answers StoreUnavailable while the server is away and recovers by itself', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const store = await openTestStore('postgres', {
      databaseUrl: await server.createDatabase(),
      poolSize: 3,
    });
    const { addUser, users } = accountQueries;
    await store.call(addUser, userRow());

    let reached!: () => void;
    const inside = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let goOn!: () => void;
    const serverGone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const interrupted = store.call(
      writing(async (db, both: [NewUserRow, NewUserRow]) => {
        await addUser.run(db, both[0]);
        reached();
        await serverGone;
        await addUser.run(db, both[1]);
      }),
      [userRow(), userRow()],
    );
    await inside;
    await server.pause();
    goOn();
    await expect(interrupted).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.call(users, {})).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.call(writing(users.run), {})).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.status()).toBe('the database cannot be reached');

    await server.start();
    expect(await store.status()).toBe('ok');
    expect(await store.call(users, {})).toHaveLength(1);
    await store.call(addUser, userRow());
  });

  it('is opened by several nodes at once, and migrated by one of them', async () => {
    const options = await freshOptions('postgres');
    const migrated: object[] = [];
    const log = { ...quietLog, info: (fields: object) => migrated.push(fields) };
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(options, log)));
    expect(migrated).toEqual(Object.keys(migrations).map((migration) => ({ migration })));
    for (const store of stores) {
      expect(await store.status()).toBe('ok');
      await store.close();
    }
  });

  it('runs a transaction again that PostgreSQL chose as the victim of a deadlock', async () => {
    const store = await openTestStore('postgres');
    const [one, two] = [gameRow(), gameRow()];
    await insertRows(store, 'games', one, two);
    let runs = 0;
    const bothInside = barrier(2);
    const raise = change<{ id: string }>('update games set epoch = epoch + 1 where id = :id');
    const raiseBoth = writing(async (db, [first, second]: [string, string]) => {
      runs++;
      await raise(db, { id: first });
      await bothInside();
      await raise(db, { id: second });
    });
    await Promise.all([store.call(raiseBoth, [one.id, two.id]), store.call(raiseBoth, [two.id, one.id])]);
    expect(runs).toBeGreaterThan(2);
    expect(await ask(store, 'select epoch from games')).toEqual([{ epoch: 2 }, { epoch: 2 }]);
  });

  it('says in one sentence why a server refuses it', async () => {
    const { databaseUrl } = (await freshOptions('postgres')) as { databaseUrl: string };
    const wrong = new URL(databaseUrl);
    wrong.pathname = 'no_such_database';
    const refusal = await openStore({ databaseUrl: wrong.href }, quietLog).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreRefused);
    expect((refusal as Error).message).toBe(
      'PostgreSQL refused the connection: database "no_such_database" does not exist.',
    );
    const nowhere = openStore({ databaseUrl: 'postgres://fireside@127.0.0.1:1/none' }, quietLog);
    await expect(nowhere).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('gives a statement a time limit', async () => {
    const store = await openTestStore('postgres');
    expect(await ask(store, 'show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });

  it('leaves backups to the tools of PostgreSQL', async () => {
    const store = await openTestStore('postgres');
    await expect(store.backup('anywhere.db')).rejects.toThrow('pg_dump');
  });
});

/** Holds its first callers back until so many have arrived; later ones pass. */
function barrier(size: number): () => Promise<void> {
  let arrived = 0;
  let open!: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    if (++arrived >= size) open();
    return opened;
  };
}

import { startPostgres } from '@fireside/testing';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../src/store/migrations/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { StoreRefused, StoreUnavailable } from '../../src/store/store.ts';
import { gameRow, userRow } from '../rows.ts';
import { freshOptions, openTestStore, quietLog } from '../test-store.ts';

describe('the PostgreSQL store', () => {
  it('answers StoreUnavailable while the server is away and recovers by itself', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const store = await openTestStore('postgres', {
      databaseUrl: await server.createDatabase(),
      poolSize: 3,
    });
    await store.db.insertInto('users').values(userRow()).execute();

    let reached!: () => void;
    const inside = new Promise<void>((resolve) => {
      reached = resolve;
    });
    let goOn!: () => void;
    const serverGone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const interrupted = store.write(async (transaction) => {
      await transaction.insertInto('users').values(userRow()).execute();
      reached();
      await serverGone;
      await transaction.insertInto('users').values(userRow()).execute();
    });
    await inside;
    await server.pause();
    goOn();
    await expect(interrupted).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.db.selectFrom('users').selectAll().execute()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.write(async (t) => t.selectFrom('users').execute())).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    expect(await store.status()).toBe('the database cannot be reached');

    await server.start();
    expect(await store.status()).toBe('ok');
    expect(await store.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    await store.write((transaction) => transaction.insertInto('users').values(userRow()).execute());
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
    await store.db.insertInto('games').values([one, two]).execute();
    let runs = 0;
    const bothInside = barrier(2);
    const raiseBoth = (first: string, second: string) =>
      store.write(async (transaction) => {
        runs++;
        for (const [index, id] of [first, second].entries()) {
          if (index === 1) await bothInside();
          await transaction
            .updateTable('games')
            .set((row) => ({ epoch: row('epoch', '+', 1) }))
            .where('id', '=', id)
            .execute();
        }
      });
    await Promise.all([raiseBoth(one.id, two.id), raiseBoth(two.id, one.id)]);
    expect(runs).toBeGreaterThan(2);
    const rows = await store.db.selectFrom('games').select('epoch').execute();
    expect(rows).toEqual([{ epoch: 2 }, { epoch: 2 }]);
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
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(store.db);
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
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

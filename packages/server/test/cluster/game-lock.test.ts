import { freshDatabase } from '@fireside/testing';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cluster, openCluster } from '../../src/cluster/cluster.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { gameRow, turnRow, ask, insertRows } from '../rows.ts';
import { quietLog } from '../test-store.ts';

const patience = { timeout: 150_000 };

describe('the lock of a game among nodes', () => {
  let databaseUrl: string;
  let store: Store;
  let operator: pg.Client;
  let a: Cluster;
  let b: Cluster;
  let gameId: string;

  beforeEach(async () => {
    databaseUrl = await freshDatabase();
    store = await openStore({ databaseUrl }, quietLog);
    operator = new pg.Client({ connectionString: databaseUrl });
    await operator.connect();
    const node = () => openCluster({ config: { databaseUrl }, store, log: createLog('silent') });
    a = await node();
    b = await node();
    const game = gameRow();
    gameId = game.id;
    await insertRows(store, 'games', game);
  });
  afterEach(async () => {
    await a.close();
    await b.close();
    await operator.end();
    await store.close();
  });

  const cutLock = ({ node }: Cluster) =>
    operator.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      `fireside lock ${node}`,
    ]);

  it('is held by one node, and by one part of it, until it is given back', async () => {
    const lease = await a.lock.tryAcquire(gameId);
    expect(lease).not.toBeNull();
    expect(await a.lock.tryAcquire(gameId)).toBeNull();
    expect(await b.lock.tryAcquire(gameId)).toBeNull();
    await lease!.release();
    const next = await b.lock.tryAcquire(gameId);
    expect(next!.epoch).toBe(lease!.epoch + 1);
    expect(await a.lock.tryAcquire(gameId)).toBeNull();
  });

  it('is free at once when the connection of its holder ends, and the holder is told', async () => {
    const lease = (await a.lock.tryAcquire(gameId))!;
    await cutLock(a);
    await vi.waitFor(() => expect(lease.lost.aborted).toBe(true), patience);
    const taken = await vi.waitFor(async () => {
      const next = await b.lock.tryAcquire(gameId);
      expect(next).not.toBeNull();
      return next!;
    }, patience);
    expect(taken.epoch).toBeGreaterThan(lease.epoch);
    await lease.release();
    expect(await a.lock.tryAcquire(gameId)).toBeNull();
    await taken.release();
    const again = await vi.waitFor(async () => {
      const next = await a.lock.tryAcquire(gameId);
      expect(next).not.toBeNull();
      return next!;
    }, patience);
    expect(again.epoch).toBeGreaterThan(taken.epoch);
  });

  it('tells in one look which games with turns to run nobody holds', async () => {
    const [owed, running, done, held] = [gameRow(), gameRow(), gameRow(), gameRow()];
    // Keys below and above zero, and one whose lower half alone has the sign.
    owed.id = `7fffffff-ffff-4fff-8000-${owed.id.slice(24)}`;
    running.id = `ffffffff-0000-4000-8000-${running.id.slice(24)}`;
    held.id = `80000000-8000-4000-8000-${held.id.slice(24)}`;
    const games = [owed, running, done, held];
    await insertRows(store, 'games', ...games);
    const turns = games.map(({ id }) => turnRow(id, { kind: 'greeting', message_id: null, status: 'owed' }));
    turns[1]!.status = 'running';
    turns[2]!.status = 'done';
    await insertRows(store, 'turns', ...turns);
    const unattendedAt = async (cluster: Cluster) => new Set(await cluster.lock.unattended());

    expect(await unattendedAt(b)).toEqual(new Set([owed.id, running.id, held.id]));
    const leases = [];
    for (const { id } of [held, running, owed]) {
      leases.push((await a.lock.tryAcquire(id))!);
      expect((await unattendedAt(a)).has(id)).toBe(false);
      expect((await unattendedAt(b)).has(id)).toBe(false);
    }
    expect(await b.lock.unattended()).toEqual([]);
    for (const lease of leases) await lease.release();
    expect(await unattendedAt(b)).toEqual(new Set([owed.id, running.id, held.id]));
  });

  it('waits for nobody who is writing to the game', async () => {
    const other = gameRow();
    await insertRows(store, 'games', other);
    await operator.query('begin');
    await operator.query('select 1 from games where id = $1 for update', [gameId]);
    expect(await a.lock.tryAcquire(gameId)).toBeNull();
    expect(await a.lock.tryAcquire(other.id)).not.toBeNull();
    await operator.query('commit');
    expect((await b.lock.tryAcquire(gameId))?.epoch).toBe(1);
  });

  it('leaves nothing locked behind for a game that is gone', async () => {
    await ask(store, 'delete from games');
    expect(await a.lock.tryAcquire(gameId)).toBeNull();
    // Other tests have databases of their own in the same cluster.
    const { rows } = await operator.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });
});

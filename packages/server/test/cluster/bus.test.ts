import { randomUUID } from 'node:crypto';
import { freshDatabase } from '@fireside/testing';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BusMessage } from '../../src/cluster/bus.ts';
import { openPostgresBus } from '../../src/cluster/postgres-bus.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { quietLog } from '../test-store.ts';

const patience = { timeout: 150_000 };

const gameId = randomUUID();
const delta = (text: string): BusMessage => ({ kind: 'room', gameId, event: { type: 'delta', text } });

describe('the bus between nodes', () => {
  const log = createLog('silent');
  let databaseUrl: string;
  let store: Store;
  let operator: pg.Client;
  const open: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    databaseUrl = await freshDatabase();
    store = await openStore({ databaseUrl }, quietLog);
    operator = new pg.Client({ connectionString: databaseUrl });
    await operator.connect();
  });
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close();
    await operator.end();
    await store.close();
  });

  async function openBus(given: Store = store) {
    const node = randomUUID();
    const bus = await openPostgresBus({ databaseUrl, node, store: given, log });
    open.push(bus);
    const texts: string[] = [];
    const gaps = vi.fn();
    bus.subscribe((message) => {
      if (message.kind === 'room' && message.event.type === 'delta') texts.push(message.event.text);
    });
    bus.onGap(gaps);
    return { node, bus, texts, gaps };
  }

  async function cut(node: string) {
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [`fireside bus ${node}`],
    );
  }

  const shows = (texts: string[], expected: string[]) =>
    vi.waitFor(() => expect(texts).toEqual(expected), patience);

  it('brings the events of all nodes to all nodes in one order, however large they are', async () => {
    const [a, b, c] = [await openBus(), await openBus(), await openBus()];
    const long = '竜'.repeat(5_000);
    for (let index = 0; index < 50; index += 1) {
      a.bus.publish(delta(`a${index}`));
      b.bus.publish(delta(index % 10 === 0 ? `b${index}${long}` : `b${index}`));
      if (index % 7 === 0) await new Promise(setImmediate);
    }
    await vi.waitFor(() => expect(c.texts).toHaveLength(100), patience);
    await shows(a.texts, c.texts);
    await shows(b.texts, c.texts);
    const from = (name: string) => c.texts.filter((text) => text.startsWith(name)).map((text) => text.length);
    expect(from('a')).toEqual(Array.from({ length: 50 }, (_, index) => `a${index}`.length));
    expect(c.texts.filter((text) => text.startsWith('b'))).toEqual(
      Array.from({ length: 50 }, (_, index) => `b${index}${index % 10 === 0 ? long : ''}`),
    );
  });

  it('takes effect at once where it is published, for all that is no event of a room', async () => {
    const { bus } = await openBus();
    const kinds: string[] = [];
    bus.subscribe(({ kind }) => kinds.push(kind));
    bus.publish({ kind: 'game-deleted', gameId });
    expect(kinds).toEqual(['game-deleted']);
  });

  it('comes back after its connection was cut, says that something may be missing, and loses nothing of its own', async () => {
    const [a, b] = [await openBus(), await openBus()];
    a.bus.publish(delta('before'));
    await shows(b.texts, ['before']);
    await cut(a.node);
    for (const text of ['one', 'two', 'three']) a.bus.publish(delta(text));
    await shows(b.texts, ['before', 'one', 'two', 'three']);
    await shows(a.texts, ['before', 'one', 'two', 'three']);
    await vi.waitFor(() => expect(a.gaps).toHaveBeenCalledTimes(1), patience);
    expect(b.gaps).not.toHaveBeenCalled();
  });

  it('is heard once when a payload is sent twice, because its confirmation was lost', async () => {
    const [a, b] = [await openBus(), await openBus()];
    const heard: string[] = [];
    operator.on('notification', ({ payload = '' }) => heard.push(payload));
    await operator.query('listen fireside');
    a.bus.publish(delta('once'));
    await shows(b.texts, ['once']);
    await vi.waitFor(() => expect(heard).toHaveLength(1), patience);
    await operator.query('select pg_notify($1, $2)', ['fireside', heard[0]]);
    a.bus.publish(delta('and on'));
    await shows(b.texts, ['once', 'and on']);
    await shows(a.texts, ['once', 'and on']);
  });

  it('sends what waited when the database could not be written for a while', async () => {
    let away = true;
    const call: Store['call'] = async (procedure, argument) => {
      if (away) throw new Error('away');
      return store.call(procedure, argument);
    };
    const flaky = { ...store, call };
    const [a, b] = [await openBus(flaky), await openBus()];
    const large = 'x'.repeat(9_000);
    a.bus.publish(delta(large));
    await new Promise(setImmediate);
    a.bus.publish(delta('after'));
    away = false;
    await shows(b.texts, [large, 'after']);
  });

  it('says that something is missing when the row of a large event is gone', async () => {
    const { gaps } = await openBus();
    const payload = JSON.stringify({ node: randomUUID(), number: 1, messages: [{ row: 999 }] });
    await operator.query('select pg_notify($1, $2)', ['fireside', payload]);
    await vi.waitFor(() => expect(gaps).toHaveBeenCalled(), patience);
  });

  it('has sent everything when it is closed', async () => {
    const [a, b] = [await openBus(), await openBus()];
    const texts = Array.from({ length: 500 }, (_, index) => `word ${index}`);
    for (const text of texts.slice(0, 250)) a.bus.publish(delta(text));
    // The first batch is on its way when the second is gathered.
    await new Promise(setImmediate);
    for (const text of texts.slice(250)) a.bus.publish(delta(text));
    await open.shift()!.close();
    await shows(b.texts, texts);
  });
});

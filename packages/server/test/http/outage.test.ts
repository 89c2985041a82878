import { registerPlayer, startPostgres, type TestPostgres } from '@fireside/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { quietLog } from '../test-store.ts';
import { startTestService, type TestService } from '../start-service.ts';

const unavailable = { code: 'unavailable', detail: 'The database cannot be reached, try again shortly' };

describe('an outage of PostgreSQL', () => {
  let postgres: TestPostgres;
  let test: TestService;
  beforeAll(async () => {
    postgres = await startPostgres();
    test = await startTestService({ environment: { DATABASE_URL: await postgres.createDatabase() } });
  });
  afterAll(async () => {
    await test?.stop();
    await postgres?.stop();
  });

  it('[D1.503][D8.10][D8.11] answers 503 with a detail, stays alive and recovers by itself', async () => {
    const ann = await registerPlayer(test.client);
    const made = await ann.client.must('createGame', { body: { name: 'Before' } });
    await postgres.pause();
    for (const answer of [
      await ann.client.call('listGames'),
      await ann.client.call('createGame', { body: { name: 'Meanwhile' } }),
      await ann.client.call('login', { body: { name: ann.user.name, password: 'whatever-it-was' } }),
    ]) {
      expect([answer.status, answer.body]).toEqual([503, unavailable]);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    const ready = await test.client.request('GET', '/readyz');
    expect([ready.status, ready.body]).toEqual([
      503,
      { status: 'degraded', database: 'the database cannot be reached', model: 'ok', rulebooks: 'ok' },
    ]);
    expect((await test.client.request('GET', '/healthz')).status).toBe(200);
    // What needs no database is refused as ever.
    expect((await test.client.request('GET', '/api/games')).status).toBe(401);

    await postgres.start();
    await expect.poll(async () => (await test.client.request('GET', '/readyz')).status).toBe(200);
    const games = await ann.client.must('listGames');
    expect(games.map(({ id }) => id)).toEqual([made.id]);
    expect((await ann.client.call('createGame', { body: { name: 'After' } })).status).toBe(200);
  });

  it('[D1.503] a restart under load fails some requests with 503 and none otherwise', async () => {
    const ann = await registerPlayer(test.client);
    const statuses = new Set<number>();
    let over = false;
    const load = Array.from({ length: 4 }, async () => {
      while (!over) statuses.add((await ann.client.call('createGame', { body: { name: 'Load' } })).status);
    });
    await postgres.restart();
    await expect.poll(async () => (await ann.client.call('listGames')).status).toBe(200);
    over = true;
    await Promise.all(load);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(test.logged()).not.toContain('"level":60');
  });

  it('[D8.20] tables that are gone, and a database in the place of another, are said by /readyz', async () => {
    const databaseUrl = await postgres.createDatabase();
    const other = await startTestService({ environment: { DATABASE_URL: databaseUrl } });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const ready = async () => {
      const { status, body } = await other.client.request('GET', '/readyz');
      return [status, (body as { database: string }).database];
    };
    try {
      const ann = await registerPlayer(other.client);
      await client.query('alter schema public rename to aside; create schema public');
      expect((await ann.client.call('createGame', { body: { name: 'Nowhere' } })).status).toBe(503);
      await expect.poll(ready).toEqual([503, 'the tables of the database are gone']);
      await (await openStore({ databaseUrl }, quietLog)).close();
      await expect
        .poll(ready)
        .toEqual([503, expect.stringMatching(/^the database was replaced by another one/)]);
      await client.query('drop schema public cascade; alter schema aside rename to public');
      await expect.poll(ready).toEqual([200, 'ok']);
      expect((await ann.client.call('createGame', { body: { name: 'Here' } })).status).toBe(200);
      expect(other.logged()).not.toContain('"level":60');
    } finally {
      await client.end();
      await other.stop();
    }
  });
});

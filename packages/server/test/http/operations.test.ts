import { once } from 'node:events';
import { registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { databases, emptyLibrary } from '../start-service.ts';
import { ask } from '../rows.ts';
import type { TicketRow } from '../../src/store/schema.ts';
import { useService } from './use-service.ts';

describe.each(databases)('operations on %s', (database) => {
  let books = 'ok';
  const test = useService({ database, library: { ...emptyLibrary, status: () => books } });

  it('[D8.10] /healthz answers 200 while the process lives', async () => {
    const answer = await test.client.request('GET', '/healthz');
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
  });

  it('[D8.11][D8.12] /readyz names each part; unread books degrade and do not make the node unready', async () => {
    const all = { status: 'ok', database: 'ok', model: 'ok', rulebooks: 'ok' };
    const ready = async () => {
      const { status, body } = await test.client.request('GET', '/readyz');
      return [status, body];
    };
    expect(await ready()).toEqual([200, all]);
    books = 'reading 340 of 1,966 passages';
    // An answer is shared for a fifth of a second.
    await expect.poll(ready).toEqual([200, { ...all, status: 'degraded', rulebooks: books }]);
    books = 'ok';
  });

  it('[D8.13] /metrics speaks Prometheus and counts requests by route, not by address', async () => {
    const { client } = await registerPlayer(test.client);
    await client.call('readGame', { params: { game_id: '00000000-0000-4000-8000-000000000000' } });
    const answer = await test.client.request('GET', '/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = answer.body as unknown as string;
    expect(text).toMatch(
      /^fireside_http_request_seconds_count\{method="GET",route="\/api\/games\/:game_id",status="404"\} \d+$/m,
    );
    expect(text).not.toContain('00000000-0000-4000-8000-000000000000');
    for (const name of ['fireside_connections', 'fireside_turns_running', 'process_cpu_seconds_total']) {
      expect(text).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
    }
    for (const line of text.split('\n').filter((line) => line !== '')) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? -?[\d.e+-]+(Inf|NaN)?|\w+(\{.*\})? (\+Inf|NaN))$/,
      );
    }
  });

  it('[4.8][5.2][5.5][D6.1] the chat socket opens with a ticket at /api/games/{game_id}/ws, once', async () => {
    const { client } = await registerPlayer(test.client);
    const game = await client.must('createGame', { body: { name: 'The Mill' } });
    const answer = await client.request('POST', `/api/games/${game.id}/ws-ticket`);
    expect([answer.status, answer.body]).toEqual([200, { ticket: expect.stringMatching(/^[\w-]{43}$/) }]);
    const { ticket } = answer.body as { ticket: string };
    const address = `${test.url.replace('http', 'ws')}/api/games/${game.id}/ws?ticket=${ticket}`;
    const first = new WebSocket(address);
    const [frame] = await once(first, 'message');
    expect(JSON.parse(String(frame))).toHaveProperty('type');
    const second = new WebSocket(address);
    const [code] = await once(second, 'close');
    expect(code).toBe(4401);
    first.close();
    await once(first, 'close');
  });

  it('[4.6][4.ws-ticket][D6.1] a ticket is stored as a hash, for its game, its user and 60 seconds', async () => {
    const { client, user } = await registerPlayer(test.client);
    const game = await client.must('createGame', { body: { name: 'The Mill' } });
    const before = Date.now();
    const { ticket } = await client.must('issueTicket', { params: { game_id: game.id } });
    const after = Date.now();
    const [row, ...others] = await ask<TicketRow>(test.store, 'select * from tickets where game_id = :id', {
      id: game.id,
    });
    expect(others).toEqual([]);
    expect(row).toMatchObject({ game_id: game.id, user_id: user.id });
    expect(Object.values(row!)).not.toContain(ticket);
    const issuedAt = Date.parse(row!.expires_at) - 60_000;
    // By the database's clock, which the service knows as well as its last question was answered quickly.
    expect(issuedAt).toBeGreaterThan(before - 10_000);
    expect(issuedAt).toBeLessThan(after + 10_000);
  });
});

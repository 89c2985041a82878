import { makeGame, type Player, registerPlayer } from '@fireside/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { rawRequest } from './raw-request.ts';
import { unknownId, useService } from './use-service.ts';

const mebibyte = 1024 * 1024;

describe.each(databases)('the door on %s', (database) => {
  const test = useService({ database });
  let ann: Player;
  beforeAll(async () => {
    ann = await registerPlayer(test.client);
  });

  const opening = (path: string, headers: Record<string, string>) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: fireside.test',
      `Authorization: Bearer ${ann.client.token}`,
      'Content-Type: application/json',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n');

  const tooLarge = { status: 413, body: { code: 'too_large', detail: 'The request is too large' } };

  it.each([
    ['/api/characters', 1],
    ['/api/games', 5],
    ['/api/games/setup-chat', 5],
    ['/api/auth/login', 1 / 64],
    ['/api/auth/register', 1 / 64],
    [`/api/games/${unknownId}/join`, 1 / 64],
  ])('[D1.413] a body announced over the limit is refused before it is sent: %s', async (path, limit) => {
    const length = String(limit * mebibyte + 1);
    const { socket, answer } = rawRequest(test.url, opening(path, { 'Content-Length': length }));
    expect(await answer).toEqual(tooLarge);
    socket.destroy();
    const fitting = rawRequest(test.url, opening(path, { 'Content-Length': String(limit * mebibyte) }));
    fitting.socket.write(' '.repeat(limit * mebibyte));
    expect((await fitting.answer).status).toBe(422);
    fitting.socket.destroy();
  });

  it.each(['/api/auth/login', '/api/games'])(
    '[D1.413] who sends all of a body over the limit before reading anything still gets the answer: %s',
    async (path) => {
      const length = 8 * mebibyte;
      const { socket, answer } = rawRequest(test.url, opening(path, { 'Content-Length': String(length) }));
      socket.pause();
      await new Promise<void>((resolve) => socket.write(' '.repeat(length), () => resolve()));
      socket.resume();
      expect(await answer).toEqual(tooLarge);
      socket.destroy();
    },
  );

  it('[D1.413] an upload without end is cut off', async () => {
    const { socket, answer } = rawRequest(
      test.url,
      opening('/api/games', { 'Content-Length': String(1024 * mebibyte) }),
    );
    expect(await answer).toEqual(tooLarge);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const part = Buffer.alloc(mebibyte, ' ');
    const send = () => {
      while (!socket.destroyed && socket.write(part)) {}
    };
    socket.on('error', () => {}).on('drain', send);
    send();
    await closed;
  });

  it.each([
    ['nested', '/api/auth/login', `{"name":${'['.repeat(16_000)}`, 'body: is nested too deeply'],
    ['nested', '/api/games', `{"name":${'{"a":'.repeat(1_000_000)}`, 'body: is nested too deeply'],
    ['of a million parts', '/api/games', `[${'0,'.repeat(1_000_000)}0]`, 'body: has too many parts'],
  ])('[D1.7] a body that is %s is refused unparsed: %s', async (_kind, path, body, detail) => {
    const answer = await ann.client.request('POST', path, { body });
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid', detail }]);
  });

  it('[D1.413] the longest sign-in fits, should JSON escape all of it', async () => {
    const escaped = '\\u0001'.repeat(1_000);
    const answer = await ann.client.request('POST', '/api/auth/login', {
      body: `{"name":"${escaped}","password":"${escaped}"}`,
    });
    expect(answer.status).toBe(401);
  });

  it('[D1.413] a flood without an announced length is refused once it passes the limit, before its end', async () => {
    const { socket, answer } = rawRequest(
      test.url,
      opening(`/api/games/${unknownId}/join`, { 'Transfer-Encoding': 'chunked' }),
    );
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    for (let sent = 0; sent < 8; sent += 1) socket.write(chunk);
    expect(await answer).toEqual(tooLarge);
    socket.destroy();
  });

  it('[D1.6][D1.401] whoever is not signed in is refused before anything of the body is read', async () => {
    const { socket, answer } = rawRequest(
      test.url,
      'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n',
    );
    expect(await answer).toEqual({
      status: 401,
      body: { code: 'not_authenticated', detail: 'Not authenticated' },
    });
    socket.destroy();
  });

  it.each([
    '{',
    '',
    'null',
    '[]',
    '"text"',
    '{"name":}',
    '{"name":"x"',
    'undefined',
    '\ufeff{}',
    '{"name":"x"}}',
  ])('[7.422][D1.4][D1.422] a body that is no object is refused with a detail: %j', async (body) => {
    const answer = await ann.client.request('POST', '/api/games', { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: expect.stringMatching(/^body: /) });
  });

  it('[D1.415] a body that is not JSON by its own account is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'nonsense',
    ]) {
      const answer = await ann.client.request('POST', '/api/games', {
        body: '{"name":"x"}',
        headers: { 'content-type': type },
      });
      expect([answer.status, answer.body]).toEqual([
        415,
        { code: 'not_json', detail: 'The request body must be JSON' },
      ]);
    }
  });

  it('[D1.4][D1.404] unknown paths and methods are not found, whatever comes with them', async () => {
    const notFound = [404, { code: 'not_found', detail: 'Not found' }];
    for (const [method, path] of [
      ['GET', '/api'],
      ['GET', '/api/'],
      ['GET', '/api/nothing'],
      ['GET', `/api/games/${unknownId}/nothing`],
      ['PUT', '/api/games'],
      ['POST', '/nothing'],
      ['DELETE', '/api/games'],
      ['GET', '/api/v1/games'],
      ['GET', '/assets/nothing.js'],
      ['GET', '/api/games/%'],
      ['GET', '/api/%00'],
    ] as const) {
      const answer = await ann.client.request(method, path);
      expect([path, answer.status, answer.body]).toEqual([path, ...notFound]);
    }
    const withText = await ann.client.request('POST', '/api/nothing', {
      body: 'hello',
      headers: { 'content-type': 'text/plain' },
    });
    expect([withText.status, withText.body]).toEqual(notFound);
    const broken = await ann.client.request('POST', '/api/nothing', { body: '{' });
    expect([broken.status, broken.body]).toEqual(notFound);
  });

  it('[7.422][D1.422] an id that is no UUID is refused, however long', async () => {
    for (const id of [
      '1',
      'x'.repeat(36),
      `${unknownId}0`,
      'x'.repeat(101),
      'x'.repeat(4_000),
      '%F0%9F%90%89',
    ]) {
      for (const path of [`/api/games/${id}`, `/api/games/${id}/messages`]) {
        const answer = await ann.client.request('GET', path);
        expect(answer.status).toBe(422);
        expect(answer.body).toMatchObject({ detail: 'game_id: must be a UUID' });
      }
    }
  });

  it('[D1.4] what is no HTTP at all still gets a sentence', async () => {
    const garbage = rawRequest(test.url, 'HELLO\r\n\r\n');
    expect(await garbage.answer).toEqual({
      status: 400,
      body: { code: 'not_http', detail: expect.any(String) },
    });
    const header = rawRequest(
      test.url,
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
    );
    expect(await header.answer).toEqual({
      status: 431,
      body: { code: 'headers_too_large', detail: expect.any(String) },
    });
  });

  it('[D1] a request that breaks off is nobody’s fault and no error in the log', async () => {
    const errorsBefore = test.logged().split('"level":50').length;
    const { socket, answer } = rawRequest(test.url, opening('/api/games', { 'Content-Length': '1000' }));
    const gone = answer.catch(() => 'closed');
    socket.write('{"name":');
    // The next request is answered after this one has been taken up.
    await ann.client.must('readMe');
    socket.destroy();
    expect(await gone).toBe('closed');
    await expect.poll(() => test.logged()).toContain('a request broke off');
    expect(test.logged().split('"level":50').length).toBe(errorsBefore);
  });

  it('[D1.6] the checks come in the order 401, 422, 404, 403', async () => {
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const path = (id: string) => `/api/games/${id}/messages`;
    const anonymous = await test.client.request('GET', `${path('no-uuid')}?limit=0`);
    const invalid = await bob.client.request('GET', `${path(unknownId)}?limit=0`);
    const unknown = await bob.client.request('GET', path(unknownId));
    const forbidden = await bob.client.request('GET', path(game.id));
    expect([anonymous, invalid, unknown, forbidden].map(({ status }) => status)).toEqual([
      401, 422, 404, 403,
    ]);

    const join = (client: typeof bob.client, id: string, body: object) =>
      client.request('POST', `/api/games/${id}/join`, { body });
    const wrong = { participation_code: 'WRONG000' };
    const statuses = [
      await join(test.client, 'no-uuid', {}),
      await join(bob.client, unknownId, {}),
      await join(bob.client, unknownId, wrong),
      await join(bob.client, game.id, { ...wrong, character_id: unknownId }),
      await join(bob.client, game.id, wrong),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 422, 404, 404, 403]);
  });

  it('[D1.5][D1.422] validation errors list the fields', async () => {
    const answer = await ann.client.request('POST', '/api/games', { body: { name: 7, description: [] } });
    expect(answer.body).toEqual({
      code: 'invalid',
      detail: 'name: must be a text',
      errors: [
        { path: 'name', message: 'must be a text' },
        { path: 'description', message: 'must be a text' },
      ],
    });
  });

  it('[D1] every answer carries the security headers, refusals and unknown paths included', async () => {
    for (const path of [
      '/api/games',
      '/api/nothing',
      '/healthz',
      '/api/docs',
      '/nothing.txt',
      '/api/games/%',
    ]) {
      const { headers } = await test.client.request('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]) {
        expect([path, policy]).toEqual([path, expect.stringContaining(part)]);
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
    expect((await ann.client.call('listGames')).headers.get('cache-control')).toBe('no-store');
  });

  it('[D1.1] JSON is announced as UTF-8', async () => {
    for (const { headers } of [await ann.client.call('listGames'), await test.client.call('listGames')]) {
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });
});

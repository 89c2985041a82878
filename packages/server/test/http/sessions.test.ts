import { limits } from '@fireside/contract';
import { makeGame, registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { createSessions } from '../../src/accounts/sessions.ts';
import { hashSecretToken } from '../../src/accounts/secret-token.ts';
import { createInProcessBus } from '../../src/cluster/in-process-bus.ts';
import { createLog } from '../../src/log.ts';
import { insertRows, sessionRow } from '../rows.ts';
import { databases } from '../start-service.ts';
import type { Store } from '../../src/store/store.ts';
import {
  anyTimestamp,
  anyUuid,
  day,
  hour,
  movableClock,
  standingClock,
  unknownId,
  useService,
} from './use-service.ts';

const notAuthenticated = { code: 'not_authenticated', detail: 'Not authenticated' };

describe.each(databases)('sessions on %s', (database) => {
  const clock = movableClock();
  const test = useService({ database, now: clock.now });

  async function cookieOf(name: string) {
    const answer = await test.client.call('login', { body: { name, password: testPassword } });
    return answer.headers.getSetCookie()[0]!;
  }

  it('[5.6][D2.6] the cookie is HttpOnly, SameSite=Lax, for the whole site and 30 days', async () => {
    const registered = await test.client.call('register', {
      body: { name: uniqueName(), password: testPassword },
    });
    const { token } = registered.body as { token: string };
    expect(registered.headers.getSetCookie()[0]).toBe(
      `fireside_session=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
    );
  });

  it('[5.6][D2.6] the cookie and the bearer header are both accepted', async () => {
    const { user, client } = await registerPlayer(test.client);
    const cookie = (await cookieOf(user.name)).split(';')[0]!;
    const me = (headers: Record<string, string>) => test.client.request('GET', '/api/auth/me', { headers });
    expect((await me({ cookie })).body).toEqual(user);
    expect((await me({ cookie: `theme=dark; ${cookie}; other=1` })).body).toEqual(user);
    expect((await me({ authorization: `Bearer ${client.token}` })).body).toEqual(user);
    expect((await me({ authorization: `bearer ${client.token}` })).body).toEqual(user);
    // A password prompt of a proxy in front is not ours to judge.
    expect((await me({ cookie, authorization: 'Basic YTpi' })).body).toEqual(user);
    // A bearer token is meant, even where a cookie stands beside it.
    expect((await me({ cookie, authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('[5.1][7.401][D1.401] no credentials and made-up ones are refused', async () => {
    const { client } = await registerPlayer(test.client);
    for (const headers of [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: `Bearer ${client.token}x` },
      { authorization: `Bearer ${client.token?.slice(0, -1)}` },
      { authorization: `Basic ${client.token}` },
      { authorization: client.token! },
      { authorization: `Bearer ${'x'.repeat(5_000)}` },
      { cookie: 'fireside_session=' },
      { cookie: 'fireside_session=nonsense' },
      { cookie: `other_session=${client.token}` },
    ] as Record<string, string>[]) {
      const answer = await test.client.request('GET', '/api/games', { headers });
      expect([answer.status, answer.body]).toEqual([401, notAuthenticated]);
    }
  });

  it('[D2.logout] logging out answers 204, ends this session alone and clears the cookie', async () => {
    const { user, client } = await registerPlayer(test.client);
    const other = (await client.must('login', { body: { name: user.name, password: testPassword } })).token;
    const answer = await client.request('POST', '/api/auth/logout');
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(answer.headers.get('set-cookie')).toBe(
      'fireside_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
    expect((await client.call('readMe')).status).toBe(401);
    expect((await client.as(other).call('readMe')).status).toBe(200);
  });

  it('[5.6][D2.5] a session lives for 30 days since its last use', async () => {
    const { client } = await registerPlayer(test.client);
    clock.advance(29 * day);
    expect((await client.call('readMe')).status).toBe(200);
    clock.advance(30 * day - hour);
    expect((await client.call('readMe')).status).toBe(200);
    clock.advance(30 * day + hour);
    const expired = await client.call('readMe');
    expect([expired.status, expired.body]).toEqual([401, notAuthenticated]);
    expect((await client.call('readMe')).status).toBe(401);
  });

  it('[D2.5] a user has at most 100: one more ends the one used longest ago, at once', async () => {
    const { user, client } = await registerPlayer(test.client);
    const stranger = await registerPlayer(test.client);
    expect((await client.call('readMe')).status).toBe(200);
    clock.advance(hour);
    const last_used_at = new Date(clock.now()).toISOString();
    const rows = Array.from({ length: limits.sessions - 1 }, () => ({
      ...sessionRow(user.id),
      last_used_at,
    }));
    await insertRows(test.store, 'sessions', ...rows);
    const { token } = await client.must('login', { body: { name: user.name, password: testPassword } });
    expect((await client.call('readMe')).status).toBe(401);
    expect(await client.as(token).must('listSessions')).toHaveLength(limits.sessions);
    expect((await stranger.client.call('readMe')).status).toBe(200);
  });

  it('[D2.9] shows the caller’s own sessions, the one used last first, and nothing that opens them', async () => {
    const { user, client } = await registerPlayer(test.client);
    clock.advance(2 * hour);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const elsewhere = await test.client.request('POST', '/api/auth/login', {
      body: { name: user.name, password: testPassword },
      headers: { 'user-agent': agent },
    });
    const { token } = elsewhere.body as { token: string };
    const answer = await client.call('listSessions');
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        {
          id: expect.stringMatching(anyUuid),
          created_at: expect.stringMatching(anyTimestamp),
          last_used_at: expect.stringMatching(anyTimestamp),
          device: null,
          current: true,
        },
        {
          id: expect.stringMatching(anyUuid),
          created_at: expect.stringMatching(anyTimestamp),
          last_used_at: expect.stringMatching(anyTimestamp),
          device: 'Firefox on Linux',
          current: false,
        },
      ],
    ]);
    const text = JSON.stringify(answer.body);
    for (const secret of [client.token!, token].flatMap((each) => [each, hashSecretToken(each)]))
      expect(text).not.toContain(secret);
    expect((await client.as(token).must('listSessions')).map(({ current }) => current)).toEqual([
      false,
      true,
    ]);
    const other = await registerPlayer(test.client);
    expect(await other.client.must('listSessions')).toHaveLength(1);
  });

  it('[D2.10] one of them is revoked at once; somebody else’s is not there', async () => {
    const { user, client } = await registerPlayer(test.client);
    const other = client.as(
      (await client.must('login', { body: { name: user.name, password: testPassword } })).token,
    );
    await other.must('readMe');
    const session_id = (await client.must('listSessions')).find(({ current }) => !current)!.id;
    const stranger = await registerPlayer(test.client);
    const notFound = [404, { code: 'session_not_found', detail: 'Session not found' }];
    for (const id of [session_id, unknownId]) {
      const refused = await stranger.client.call('endSession', { params: { session_id: id } });
      expect([refused.status, refused.body]).toEqual(notFound);
    }
    const malformed = await client.call('endSession', { params: { session_id: 'mine' } });
    expect(malformed.body).toMatchObject({ detail: 'session_id: must be a UUID' });
    expect((await client.call('endSession', { params: { session_id } })).status).toBe(204);
    expect((await other.call('readMe')).status).toBe(401);
    const again = await client.call('endSession', { params: { session_id } });
    expect([again.status, again.body]).toEqual(notFound);
    // One’s own as well: then it is a logout.
    const [mine] = await client.must('listSessions');
    const last = await client.call('endSession', { params: { session_id: mine!.id } });
    expect(last.headers.getSetCookie()).toEqual([
      'fireside_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
    expect((await client.call('readMe')).status).toBe(401);
  });

  it('[D2.11] a visitor can ask who they are without an error', async () => {
    const { user, client } = await registerPlayer(test.client);
    const leads = { storyteller: expect.any(Boolean), model: expect.any(String) };
    const mine = await client.call('readSession');
    expect([mine.status, mine.body]).toEqual([
      200,
      { user, registration: 'open', is_guest: false, is_administrator: false, guests: true, leads },
    ]);
    for (const visitor of [test.client, client.as('made-up')]) {
      const answer = await visitor.call('readSession');
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          user: null,
          registration: 'open',
          is_guest: false,
          is_administrator: false,
          guests: true,
          leads,
        },
      ]);
    }
    await client.must('logout');
    expect(await client.must('readSession')).toEqual({
      user: null,
      registration: 'open',
      is_guest: false,
      is_administrator: false,
      guests: true,
      leads,
    });
  });

  it('[D1.403-cross-site] a request of another site with a cookie is refused where it would change something', async () => {
    const { user, client } = await registerPlayer(test.client);
    const game = await makeGame({ user, client });
    const cookie = (await cookieOf(user.name)).split(';')[0]!;
    const remove = (headers: Record<string, string>) =>
      test.client.request('DELETE', `/api/games/${game.id}`, { headers: { cookie, ...headers } });
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${test.url}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const answer = await remove(headers);
      expect([answer.status, answer.body]).toEqual([
        403,
        { code: 'cross_site', detail: 'Cross-site request refused' },
      ]);
    }
    const read = await test.client.request('GET', '/api/games', {
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(read.status).toBe(200);
    const withBearer = await client.request('PATCH', `/api/games/${game.id}/self-rolls`, {
      headers: { origin: 'https://evil.example' },
      body: { self_rolls: true },
    });
    expect(withBearer.status).toBe(200);
    expect((await remove({ origin: test.url })).status).toBe(204);
  });

  it('[D2.5] a session that ends while it is being looked up is not remembered', async () => {
    const { client } = await registerPlayer(test.client);
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const call: Store['call'] = async (procedure, argument) => {
      const result = await test.store.call(procedure, argument);
      await gate;
      return result;
    };
    const slowReads = { ...test.store, call };
    const bus = createInProcessBus(createLog('silent'));
    const parts = { bus, now: clock.now, elapsed: clock.now, cacheMilliseconds: 60_000 };
    const reading = createSessions({ ...parts, store: slowReads });
    const ending = createSessions({ ...parts, store: test.store });
    const lookup = reading.findByHash(hashSecretToken(client.token!));
    // The row has been read, but not yet heard of, when the session ends.
    await test.store.status();
    await ending.end(hashSecretToken(client.token!));
    letThrough();
    await lookup;
    expect(await reading.findByHash(hashSecretToken(client.token!))).toBeNull();
  });
});

describe.each(databases)('the cookie of a session in use on %s', (database) => {
  const clock = standingClock();
  const test = useService({ database, now: clock.now });

  async function signIn() {
    const { client } = await registerPlayer(test.client);
    const cookie = `fireside_session=${client.token}`;
    const ask = async (method: string, path: string, headers: Record<string, string> = { cookie }) => {
      const answer = await test.client.request(method, path, { headers });
      return { status: answer.status, cookies: answer.headers.getSetCookie() };
    };
    const again = `${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`;
    return { client, cookie, ask, again };
  }

  it('[D2.6] is sent again for another 30 days, once a day', async () => {
    const { ask, again } = await signIn();
    await ask('GET', '/api/auth/me');
    clock.advance(29 * day);
    expect(await ask('GET', '/api/auth/session')).toEqual({ status: 200, cookies: [again] });
    clock.advance(23 * hour);
    expect(await ask('GET', '/api/games')).toEqual({ status: 200, cookies: [] });
    clock.advance(hour);
    expect(await ask('GET', '/api/games')).toEqual({ status: 200, cookies: [again] });
    expect(await ask('GET', '/api/auth/session')).toEqual({ status: 200, cookies: [] });
  });

  it('[D2.6] is not sent for a bearer token, with a refusal, with a page or with what signs out', async () => {
    const { client, cookie, ask, again } = await signIn();
    clock.advance(2 * day);
    const authorization = `Bearer ${client.token}`;
    expect(await ask('GET', '/api/auth/me', { authorization })).toEqual({ status: 200, cookies: [] });
    expect(await ask('GET', '/api/auth/me', { authorization, cookie })).toEqual({ status: 200, cookies: [] });
    expect(await ask('GET', `/api/games/${unknownId}`)).toEqual({ status: 404, cookies: [] });
    const page = await fetch(test.url, { headers: { cookie } });
    expect(page.headers.getSetCookie()).toEqual([]);
    // What the page read for them was no answer to the browser.
    expect(await page.text()).toContain('first-answers');
    expect(await ask('GET', '/api/auth/me')).toEqual({ status: 200, cookies: [again] });
    clock.advance(2 * day);
    const cleared = 'fireside_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0';
    expect(await ask('POST', '/api/auth/logout')).toEqual({ status: 204, cookies: [cleared] });
    expect(await ask('GET', '/api/auth/session')).toEqual({ status: 200, cookies: [] });
  });
});

describe.each(databases)('an extra origin on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_ORIGINS: 'https://play.example.org' } });

  it('[D8.7] FIRESIDE_ORIGINS allows further pages', async () => {
    const { user, client } = await registerPlayer(test.client);
    const answer = await client.call('login', { body: { name: user.name, password: testPassword } });
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    const logout = (origin: string) =>
      test.client.request('POST', '/api/auth/logout', { headers: { cookie, origin } });
    expect((await logout('https://play.example.com')).status).toBe(403);
    expect((await logout('https://play.example.org')).status).toBe(204);
  });
});

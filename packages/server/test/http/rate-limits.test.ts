import { limits, sessionCookie } from '@fireside/contract';
import { makeGame, registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { rateRules, requestRule } from '../../src/http/rate-rules.ts';
import { databases } from '../start-service.ts';
import { rawRequest } from './raw-request.ts';
import { second, standingClock, unknownId, useService } from './use-service.ts';

interface Refused {
  status: number;
  headers: Headers;
  body: unknown;
}

/** What a refusal announces; its words and its header must agree. */
function announcedSeconds({ status, headers, body }: Refused): number {
  const seconds = Number(headers.get('retry-after'));
  expect(status).toBe(429);
  expect(seconds).toBeGreaterThan(0);
  expect(body).toEqual({ code: 'too_many', detail: `Too many requests, try again in ${seconds} seconds` });
  return seconds;
}

describe.each(databases)('rate limits on %s', (database) => {
  const clock = standingClock();
  const test = useService({
    database,
    now: clock.now,
    environment: { FIRESIDE_RATE_LIMITS: 'on', FIRESIDE_TRUSTED_PROXIES: '127.0.0.1' },
  });
  let lastAddress = 0;
  /** Behind the trusted proxy every visitor has an address of their own. */
  const fromNewAddress = () => ({ 'x-forwarded-for': `198.51.100.${++lastAddress}` });

  const login = (name: string, password: string, headers = fromNewAddress()) =>
    test.client.request('POST', '/api/auth/login', { body: { name, password }, headers });

  async function until429(attempt: () => Promise<Refused>): Promise<{ attempts: number; refused: Refused }> {
    for (let attempts = 0; attempts < 300; attempts += 1) {
      const answer = await attempt();
      if (answer.status === 429) return { attempts, refused: answer };
    }
    throw new Error('Nothing was refused');
  }

  it('[D1.429] guesses from one address are slowed down whatever the account; others are not', async () => {
    const headers = fromNewAddress();
    const { attempts, refused } = await until429(() => login(uniqueName('Nobody'), 'guess-guess', headers));
    expect(attempts).toBeGreaterThanOrEqual(rateRules.signIn.burst);
    announcedSeconds(refused);
    expect((await login(uniqueName('Nobody'), 'guess-guess')).status).toBe(401);
  });

  it('[E13.80] whoever asks for page after page gets pages without answers, and others still get theirs', async () => {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const hasAnswers = async (token = '') => {
      const answer = await fetch(test.url, { headers: { cookie: `${sessionCookie}=${token}` } });
      expect(answer.status).toBe(200);
      return (await answer.text()).includes('id="first-answers"');
    };
    for (let page = 0; page < rateRules.pages.burst; page += 1)
      expect(await hasAnswers(ann.client.token)).toBe(true);
    expect(await hasAnswers(ann.client.token)).toBe(false);
    expect(await hasAnswers(bob.client.token)).toBe(true);
    clock.advance(rateRules.pages.seconds * second);
    expect(await hasAnswers(ann.client.token)).toBe(true);
    expect(await hasAnswers(ann.client.token)).toBe(false);
  });

  it('[E6.54] whoever has one adventure after the other read is slowed down', async () => {
    const { client } = await registerPlayer(test.client);
    const read = () => client.request('POST', '/api/scripts', { body: { adventure_text: 'A tale.' } });
    const { attempts, refused } = await until429(read);
    expect(attempts).toBe(rateRules.scripts.burst);
    expect(announcedSeconds(refused)).toBe(rateRules.scripts.seconds);
  });

  it('[D1.429] whoever knows the password is never slowed down', async () => {
    const { user } = await registerPlayer(test.client);
    const headers = fromNewAddress();
    for (let time = 0; time < rateRules.signInFromAddress.burst + 5; time += 1) {
      expect((await login(user.name, testPassword, headers)).status).toBe(200);
    }
  });

  it('[D1.429] registrations from one address are limited', async () => {
    const headers = fromNewAddress();
    // A name that is refused costs no hashing, and counts all the same.
    const { user } = await registerPlayer(test.client);
    const register = () =>
      test.client.request('POST', '/api/auth/register', {
        body: { name: user.name, password: testPassword },
        headers,
      });
    const { attempts, refused } = await until429(register);
    expect(attempts).toBeGreaterThanOrEqual(rateRules.register.burst);
    clock.advance(announcedSeconds(refused) * second);
    expect((await register()).status).toBe(409);
  });

  it('[4.5][D1.429] participation codes cannot be guessed at speed, neither by one account nor from one address', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const join = (client: typeof ann.client, headers: Record<string, string>, participation_code: string) =>
      client.request('POST', `/api/games/${game.id}/join`, { body: { participation_code }, headers });
    const bob = await registerPlayer(test.client);
    const guess = await until429(() => join(bob.client, fromNewAddress(), 'WRONG000'));
    expect(guess.attempts).toBe(rateRules.wrongCodes.burst);
    expect((await join(bob.client, fromNewAddress(), game.participation_code!)).status).toBe(429);
    clock.advance(announcedSeconds(guess.refused) * second);
    expect((await join(bob.client, fromNewAddress(), game.participation_code!)).status).toBe(200);

    const headers = fromNewAddress();
    const others = await Promise.all([1, 2, 3].map(() => registerPlayer(test.client)));
    let turn = 0;
    const { refused } = await until429(() => join(others[turn++ % 3]!.client, headers, 'WRONG000'));
    announcedSeconds(refused);
  });

  it('[4.5][D1.429] a right code counts as no guess, whatever else is wrong', async () => {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const { id, participation_code } = await makeGame(ann);
    const join = (game: string, character_id: string) =>
      bob.client.request('POST', `/api/games/${game}/join`, { body: { participation_code, character_id } });
    const statuses = new Set<number>();
    for (let time = 0; time <= rateRules.wrongCodes.burst; time += 1) {
      for (const game of [id, unknownId]) statuses.add((await join(game, unknownId)).status);
    }
    expect(statuses).not.toContain(429);
    expect(statuses).not.toContain(200);
  });

  it.each([
    ['that is no JSON', '/api/auth/login', '{"name":', rateRules.signIn.burst],
    ['without a password', '/api/auth/login', '{"name":"Ann"}', rateRules.signIn.burst],
    ['that is no JSON', '/api/auth/register', '{"name":', rateRules.register.burst],
  ])(
    '[D1.8] a sign-in or registration counts before it is read: one %s, %s',
    async (_kind, path, body, burst) => {
      const headers = fromNewAddress();
      const { attempts, refused } = await until429(() =>
        test.client.request('POST', path, { body, headers }),
      );
      expect(attempts).toBe(burst);
      announcedSeconds(refused);
      // Refused without waiting for its body, too.
      const forwarded = `X-Forwarded-For: ${headers['x-forwarded-for']}`;
      const opening = `POST ${path} HTTP/1.1\r\nHost: x\r\n${forwarded}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`;
      const { socket, answer } = rawRequest(test.url, opening);
      expect((await answer).status).toBe(429);
      socket.destroy();
    },
  );

  it('[D1.8] every request is counted by its address, and by its user where it has one', async () => {
    const headers = fromNewAddress();
    const { user, client } = await registerPlayer(test.client);
    const visit = () => test.client.request('GET', '/api/auth/session', { headers });
    let refused: Refused | undefined;
    for (let sent = 0; sent < requestRule.burst + 20; sent += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, visit));
      refused = answers.find(({ status }) => status === 429);
      if (!refused) expect(sent).toBeLessThan(requestRule.burst);
    }
    announcedSeconds(refused!);
    // Unknown paths, and what is not there, count alike.
    expect((await test.client.request('GET', '/api/nothing', { headers })).status).toBe(429);
    expect((await test.client.request('GET', '/healthz', { headers })).status).toBe(200);
    const me = await client.request('GET', '/api/auth/session', { headers });
    expect(me.body).toMatchObject({ user });
    expect((await visit()).status).toBe(429);
  });

  it('[D1.8] a large body costs more than a small one, before it is read', async () => {
    const { client } = await registerPlayer(test.client);
    const body = ' '.repeat(limits.adventureBodyBytes);
    // Who is refused while still sending may find the connection closed before the answer.
    const send = () =>
      client.request('POST', '/api/games', { body }).then(
        ({ status }) => status,
        () => 'closed' as const,
      );
    let attempts = 0;
    while ((await send()) === 422) attempts += 1;
    expect(attempts).toBeLessThan(10);
    expect(attempts).toBeGreaterThan(5);
    expect(await send()).not.toBe(422);
    clock.advance(2 * second);
    expect(await send()).toBe(422);
  });

  it('[D1.8] a party of twelve behind one address notices nothing', async () => {
    const headers = fromNewAddress();
    const arrive = async () => {
      const { user } = await registerPlayer(test.client);
      // The client’s files, some of them twice.
      for (let file = 0; file < 40; file += 1)
        expect((await test.client.request('GET', '/', { headers })).status).not.toBe(429);
      const signedIn = await login(user.name, testPassword, headers);
      const authorization = `Bearer ${(signedIn.body as { token: string }).token}`;
      const busy = Array.from({ length: 60 }, () =>
        test.client.request('GET', '/api/auth/me', { headers: { ...headers, authorization } }),
      );
      expect((await Promise.all(busy)).map(({ status }) => status)).toEqual(Array(60).fill(200));
    };
    await Promise.all(Array.from({ length: 12 }, arrive));
  });
});

describe.each(databases)('without a configured proxy on %s', (database) => {
  const test = useService({
    database,
    now: standingClock().now,
    environment: { FIRESIDE_RATE_LIMITS: 'on' },
  });

  it('[D8.14] X-Forwarded-For is not believed: a visitor cannot choose an address', async () => {
    // A body that cannot be read counts like a guess, and costs no hashing.
    const attempt = (number: number) =>
      test.client.request('POST', '/api/auth/login', {
        body: '{',
        headers: { 'x-forwarded-for': `198.51.100.${number}` },
      });
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 200)
      statuses.push((await attempt(statuses.length)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('[D8.14][D2.6] X-Forwarded-Proto is not believed: the cookie is Secure only behind a configured proxy', async () => {
    const answer = await test.client.request('POST', '/api/auth/register', {
      body: { name: uniqueName(), password: testPassword },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(answer.headers.get('set-cookie')).not.toContain('Secure');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });
});

describe.each(databases)('behind a configured proxy on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_TRUSTED_PROXIES: '127.0.0.0/8' } });

  it('[5.6][D2.6] the cookie is Secure when served over TLS', async () => {
    const answer = await test.client.request('POST', '/api/auth/register', {
      body: { name: uniqueName(), password: testPassword },
      headers: { 'x-forwarded-proto': 'https' },
    });
    for (const cookie of answer.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-.*; Path=\/;.*; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('[D2.6] over TLS only the cookie of this host is read, and without TLS only the plain one', async () => {
    const { user, client } = await registerPlayer(test.client);
    const me = (name: string, protocol: string) =>
      test.client.request('GET', '/api/auth/session', {
        headers: { cookie: `${name}=${client.token}`, 'x-forwarded-proto': protocol },
      });
    expect((await me('__Host-fireside_session', 'https')).body).toMatchObject({ user });
    expect((await me('fireside_session', 'https')).body).toMatchObject({ user: null });
    expect((await me('fireside_session', 'http')).body).toMatchObject({ user });
    expect((await me('__Host-fireside_session', 'http')).body).toMatchObject({ user: null });
  });
});

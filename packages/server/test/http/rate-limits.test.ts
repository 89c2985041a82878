import { makeGame, registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { rateRules } from '../../src/http/rate-rules.ts';
import { databases } from '../start-service.ts';
import { second, standingClock, useService } from './use-service.ts';

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

  it('[D1.429] guesses at one account are slowed down from wherever they come, and never for good', async () => {
    const { user } = await registerPlayer(test.client);
    const { attempts, refused } = await until429(() => login(user.name, 'not-the-password'));
    expect(attempts).toBe(rateRules.loginByAccount.burst);
    const seconds = announcedSeconds(refused);
    expect((await login(user.name, testPassword)).status).toBe(429);
    clock.advance(seconds * second);
    expect((await login(user.name, testPassword)).status).toBe(200);
  });

  it('[D1.429] guesses from one address are slowed down whatever the account; others are not', async () => {
    const headers = fromNewAddress();
    const { attempts, refused } = await until429(() => login(uniqueName('Nobody'), 'guess-guess', headers));
    expect(attempts).toBeGreaterThanOrEqual(rateRules.loginByAddress.burst);
    announcedSeconds(refused);
    expect((await login(uniqueName('Nobody'), 'guess-guess')).status).toBe(401);
  });

  it('[D1.429] whoever knows the password is never slowed down', async () => {
    const { user } = await registerPlayer(test.client);
    for (let time = 0; time < rateRules.loginByAccount.burst + 5; time += 1) {
      expect((await login(user.name, testPassword)).status).toBe(200);
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

  it('[D1.6][D1.429] refused requests stay refused in the order of the checks: an invalid body is no attempt', async () => {
    const { user } = await registerPlayer(test.client);
    const headers = fromNewAddress();
    for (let time = 0; time < rateRules.loginByAddress.burst + 10; time += 1) {
      const answer = await test.client.request('POST', '/api/auth/login', {
        body: { name: user.name },
        headers,
      });
      expect(answer.status).toBe(422);
    }
  });
});

describe.each(databases)('without a configured proxy on %s', (database) => {
  const test = useService({
    database,
    now: standingClock().now,
    environment: { FIRESIDE_RATE_LIMITS: 'on' },
  });

  it('[D8.14] X-Forwarded-For is not believed: a visitor cannot choose an address', async () => {
    const attempt = (number: number) =>
      test.client.request('POST', '/api/auth/login', {
        body: { name: uniqueName('Nobody'), password: 'guess-guess' },
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
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

import { registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { accountQueries } from '../../src/accounts/account-queries.ts';
import { createKnownDevices } from '../../src/accounts/known-devices.ts';
import { nameKey } from '../../src/accounts/name-key.ts';
import { rateRules } from '../../src/http/rate-rules.ts';
import { databases } from '../start-service.ts';
import { day, second, standingClock, useService } from './use-service.ts';

const clock = standingClock();
const environment = { FIRESIDE_RATE_LIMITS: 'on', FIRESIDE_TRUSTED_PROXIES: '127.0.0.1' };

let addresses = 0;
/** Behind the trusted proxy every visitor has an address of their own. */
function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` };
}

function useSignIn(database: (typeof databases)[number]) {
  const test = useService({ database, now: clock.now, environment });
  const login = (name: string, password: string, headers: Record<string, string>) =>
    test.client.request('POST', '/api/auth/login', { body: { name, password }, headers });
  const guess = async (name: string, headers: Record<string, string>) =>
    (await login(name, 'not-the-password', headers)).status;
  /** The cookie of a device on which this user has signed in. */
  async function deviceOf(name: string): Promise<string> {
    const answer = await login(name, testPassword, newAddress());
    return answer.headers.getSetCookie()[1]!.split(';')[0]!;
  }
  const userRow = async (name: string) =>
    (await test.store.call(accountQueries.userByName, { key: nameKey(name) }))!;
  return { test, login, guess, deviceOf, userRow };
}

describe.each(databases)('signing in on %s', (database) => {
  const { test, login, guess, deviceOf, userRow } = useSignIn(database);

  it('[D2.8] one wrong password a second from elsewhere never keeps the owner out', async () => {
    const { user } = await registerPlayer(test.client);
    const [stranger, home] = [newAddress(), newAddress()];
    const cookie = await deviceOf(user.name);
    for (let passed = 0; passed < 40; passed += 1) {
      await guess(user.name, stranger);
      clock.advance(1 * second);
      if (passed % 4 !== 0) continue;
      expect((await login(user.name, testPassword, home)).status).toBe(200);
      // Even at the stranger’s own address: everybody has the same one behind some proxies.
      expect((await login(user.name, testPassword, { ...stranger, cookie })).status).toBe(200);
    }
    expect((await login(user.name, testPassword, stranger)).status).toBe(429);
  });

  it('[D2.8] nor do guesses at all names from one address', async () => {
    const { user } = await registerPlayer(test.client);
    const cookie = await deviceOf(user.name);
    const shared = newAddress();
    while ((await guess(uniqueName('Nobody'), shared)) !== 429);
    expect((await login(user.name, testPassword, shared)).status).toBe(429);
    expect((await login(user.name, testPassword, { ...shared, cookie })).status).toBe(200);
  });

  it('[D2.8] whoever has stolen a device’s cookie guesses no faster, and for its name alone', async () => {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const cookie = await deviceOf(ann.user.name);
    let guesses = 0;
    while ((await guess(ann.user.name, { ...newAddress(), cookie })) !== 429) guesses += 1;
    expect(guesses).toBe(rateRules.signInFromDevice.burst);
    const address = newAddress();
    let others = 0;
    while ((await guess(bob.user.name, { ...address, cookie })) !== 429) others += 1;
    expect(others).toBe(rateRules.signInFromAddress.burst);
  });

  it('[D2.8] a device knows everybody who has signed in on it, and only what we wrote', async () => {
    const names = [];
    let cookie = '';
    for (let count = 0; count < 5; count += 1) {
      const { user } = await registerPlayer(test.client);
      names.push(user.name);
      const answer = await login(user.name, testPassword, { ...newAddress(), cookie });
      cookie = answer.headers.getSetCookie()[1]!.split(';')[0]!;
    }
    const value = cookie.split('=')[1]!;
    // Another node, with the same database.
    const devices = createKnownDevices({ store: test.store, now: clock.now });
    const device = await devices.read(value);
    const known = [];
    for (const name of names) known.push(device!.knows(await userRow(name)));
    expect(known).toEqual([false, true, true, true, true]);
    expect(value).not.toContain(names[4]);
    const forged = value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const made of [forged, value.slice(1), `${value}x`, 'nonsense', '', null])
      expect(await devices.read(made)).toBeNull();
    const later = createKnownDevices({ store: test.store, now: () => clock.now() + 366 * day });
    expect(await later.read(value)).toBeNull();
  });

  it('[D2.8] a device knows nobody whose password has changed since', async () => {
    const { user, client } = await registerPlayer(test.client);
    const cookie = await deviceOf(user.name);
    const stranger = newAddress();
    while ((await guess(user.name, stranger)) !== 429);
    expect(await guess(user.name, { ...stranger, cookie })).toBe(401);
    await client.must('changePassword', {
      body: { password: testPassword, new_password: 'an owl on the bridge' },
    });
    expect(await guess(user.name, { ...stranger, cookie })).toBe(429);
    const again = await login(user.name, 'an owl on the bridge', { ...newAddress(), cookie });
    const renewed = again.headers.getSetCookie()[1]!.split(';')[0]!;
    expect(await guess(user.name, { ...stranger, cookie: renewed })).toBe(401);
    await test.service.users.resetPassword(user.name);
    expect(await guess(user.name, { ...stranger, cookie: renewed })).toBe(429);
  });

  it('[D2.8] the device’s cookie is HttpOnly and lasts a year; a refused sign-in gives none', async () => {
    const { user } = await registerPlayer(test.client);
    const [, device] = (await login(user.name, testPassword, newAddress())).headers.getSetCookie();
    expect(device).toMatch(/^fireside_device=[\w.~-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
    const refused = await login(user.name, 'not-the-password', newAddress());
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('[D2.8] the present password cannot be guessed with a session, and strangers do not hinder its change', async () => {
    const { user, client } = await registerPlayer(test.client);
    const stranger = newAddress();
    while ((await guess(user.name, stranger)) !== 429);
    const change = (password: string) =>
      client.request('PATCH', '/api/auth/me', { body: { password, new_password: 'an owl on the bridge' } });
    expect((await change(testPassword)).status).toBe(200);
    let guesses = 0;
    while ((await change('not-the-password')).status !== 429) guesses += 1;
    expect(guesses).toBe(rateRules.signInFromDevice.burst);
  });
});

describe('many who guess at one name', () => {
  const { test, login, guess, deviceOf } = useSignIn('sqlite');

  it('[D2.8] are slowed down together, and never for good; known devices are not', async () => {
    const { user } = await registerPlayer(test.client);
    const cookie = await deviceOf(user.name);
    const statuses: number[] = [];
    while (!statuses.includes(429)) {
      const guesses = Array.from({ length: 20 }, () => guess(user.name, newAddress()));
      statuses.push(...(await Promise.all(guesses)));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(rateRules.signInFromAnywhere.burst);
    const refused = await login(user.name, testPassword, newAddress());
    expect(refused.status).toBe(429);
    expect((await login(user.name, testPassword, { ...newAddress(), cookie })).status).toBe(200);
    clock.advance(Number(refused.headers.get('retry-after')) * second);
    expect((await login(user.name, testPassword, newAddress())).status).toBe(200);
  });
});

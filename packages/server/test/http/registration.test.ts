import { makeGame, registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { rateRules } from '../../src/http/rate-rules.ts';
import { databases } from '../start-service.ts';
import { standingClock, useService } from './use-service.ts';

const closed = [403, { code: 'registration_closed', detail: 'Registration is closed' }];

function useRegistration(database: (typeof databases)[number], registration: string) {
  const test = useService({
    database,
    now: standingClock().now,
    environment: { FIRESIDE_REGISTRATION: registration, FIRESIDE_RATE_LIMITS: 'on' },
  });
  async function register(more: object = {}) {
    const body = { name: uniqueName(), password: testPassword, ...more };
    const answer = await test.client.request('POST', '/api/auth/register', { body });
    return [answer.status, answer.body];
  }
  /** Somebody whom the operator has added. */
  async function added() {
    const name = uniqueName();
    const password = await test.service.users.add(name);
    const { user, token } = await test.client.must('login', { body: { name, password } });
    return { user, client: test.client.as(token) };
  }
  return { test, register, added };
}

describe.each(databases)('closed registration on %s', (database) => {
  const { test, register, added } = useRegistration(database, 'closed');

  it('[D2.12][D8.16] nobody can register, not even with a code; whoever has an account can sign in', async () => {
    const game = await makeGame(await added());
    expect(await register()).toEqual(closed);
    expect(await register({ participation_code: game.participation_code })).toEqual(closed);
    expect(await test.client.must('readSession')).toEqual({
      user: null,
      registration: 'closed',
      is_guest: false,
      is_administrator: false,
      guests: true,
      leads: null,
    });
  });

  it('[D2.13] the operator adds accounts; names and their rules are the same', async () => {
    const { user } = await added();
    expect(user.name).toMatch(/^Player/);
    await expect(test.service.users.add(user.name.toUpperCase())).rejects.toThrow(
      'That name is already taken',
    );
    await expect(test.service.users.add('x')).rejects.toThrow('name: must be between 2 and 32 characters');
  });
});

describe.each(databases)('registration by invitation on %s', (database) => {
  const { test, register, added } = useRegistration(database, 'invited');

  it('[D2.12][D8.16] whoever has the code of a game can register', async () => {
    const game = await makeGame(await added());
    for (const participation_code of [undefined, null, ''])
      expect(await register({ participation_code })).toEqual(closed);
    for (const participation_code of ['WRONG000', 'a\0b', '\ud800', `${game.participation_code}A`])
      expect(await register({ participation_code })).toEqual([
        404,
        { code: 'unknown_code', detail: 'No game has this code' },
      ]);
    const [status] = await register({ participation_code: game.participation_code });
    expect(status).toBe(201);
    expect(await test.client.must('readSession')).toEqual({
      user: null,
      registration: 'invited',
      is_guest: false,
      is_administrator: false,
      guests: true,
      leads: null,
    });
  });

  it('[D2.12] codes cannot be guessed at speed by registering', async () => {
    const game = await makeGame(await added());
    const guess = async () => (await register({ participation_code: 'WRONG000' }))[0];
    let guesses = 0;
    while ((await guess()) !== 429) guesses += 1;
    expect(guesses).toBeLessThanOrEqual(rateRules.wrongCodes.burst);
    expect((await register({ participation_code: game.participation_code }))[0]).toBe(429);
  });
});

describe.each(databases)('open registration on %s', (database) => {
  const { test, register } = useRegistration(database, 'open');

  it('[D2.12][D8.16] needs no code and asks for none', async () => {
    await registerPlayer(test.client);
    expect((await register({ participation_code: 'WRONG000' }))[0]).toBe(201);
  });
});

import { makeGame, registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { rateRules } from '../../src/http/rate-rules.ts';
import { ask } from '../rows.ts';
import { databases } from '../start-service.ts';
import { anyUuid, standingClock, useService } from './use-service.ts';

const unknownCode = { code: 'unknown_code', detail: 'No game has this code' };

describe.each(databases)('invitations and guests on %s', (database) => {
  const test = useService({ database });
  const enter = async (body: object) => {
    const answer = await test.client.request('POST', '/api/auth/guest', { body });
    return [answer.status, answer.body] as const;
  };
  const guest = async (fields: object = {}) => {
    const name = uniqueName('Guest');
    const { user, token } = (await enter({ name, ...fields }))[1] as {
      user: { id: string; name: string };
      token: string;
    };
    return { name, user, client: test.client.as(token) };
  };

  it('[E4.invitation] tells whoever has the code of the game, without a login', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann, { name: 'The Mill', description: 'By the river.' });
    const code = game.participation_code!;
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 4)} - ${code.slice(4)}`]) {
      const answer = await test.client.call('readInvitation', { params: { code: typed } });
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          game_id: game.id,
          name: 'The Mill',
          description: 'By the river.',
          creator_name: ann.user.name,
          player_names: [ann.user.name],
          seats_left: 11,
          waiting: [],
          status: 'active',
        },
      ]);
    }
    for (const typed of ['WRONG000', 'x', '%00', "' or 1=1", `${code}A`, '🐉'.repeat(8)]) {
      const answer = await test.client.call('readInvitation', { params: { code: typed } });
      expect([answer.status, answer.body]).toEqual([404, unknownCode]);
    }
    expect(test.logged()).not.toContain(code);
  });

  it('[E4.guest] comes without a password, to the table of the code', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const name = uniqueName('Guest');
    const [status, body] = await enter({
      name,
      participation_code: game.participation_code!.toLowerCase(),
    });
    expect(status).toBe(201);
    const { user, token } = body as { user: { id: string }; token: string };
    expect(body).toEqual({
      user: { id: expect.stringMatching(anyUuid), name, created_at: expect.any(String) },
      token: expect.any(String),
    });
    const client = test.client.as(token);
    expect(await client.must('readGame', { params: { game_id: game.id } })).toMatchObject({
      is_participant: true,
      my_character_id: null,
      participation_code: null,
    });
    expect(await client.must('readSession')).toMatchObject({ user: { id: user.id }, is_guest: true });
    const party = await ann.client.must('readParty', { params: { game_id: game.id } });
    expect(party.map(({ name: one }) => one)).toEqual([ann.user.name, name]);
  });

  it('[E4.guest] comes without a code too, and gets the cookie that a browser needs', async () => {
    const name = uniqueName('Guest');
    const answer = await test.client.request('POST', '/api/auth/guest', { body: { name } });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).toMatch(/fireside_session=[\w-]+; Path=\/; HttpOnly/);
    const visit = await test.client.must('readSession');
    expect(visit).toEqual({
      user: null,
      registration: 'open',
      is_guest: false,
      is_administrator: false,
      guests: true,
      leads: { storyteller: expect.any(Boolean), model: expect.any(String) },
    });
  });

  it('[E4.guest] signs in with no password at all, until there is one; from then on that one is asked for', async () => {
    const { name, client } = await guest();
    const login = (password: string) => test.client.call('login', { body: { name, password } });
    for (const password of ['', 'guest', testPassword]) expect((await login(password)).status).toBe(401);
    const weak = await client.call('changePassword', { body: { new_password: name } });
    expect(weak.status).toBe(422);
    await client.must('changePassword', { body: { new_password: testPassword } });
    expect(await client.must('readSession')).toMatchObject({ is_guest: false });
    expect((await login(testPassword)).status).toBe(200);
    const again = await client.call('changePassword', { body: { new_password: 'another-lantern-owl' } });
    expect([again.status, again.body]).toEqual([
      401,
      { code: 'wrong_password', detail: 'The present password is not right' },
    ]);
    expect((await login('another-lantern-owl')).status).toBe(401);
  });

  it('[E4.guest] whoever has a password does not change it without', async () => {
    const ann = await registerPlayer(test.client);
    for (const password of [undefined, null, '']) {
      const answer = await ann.client.request('PATCH', '/api/auth/me', {
        body: { password, new_password: 'another-lantern-owl' },
      });
      expect(answer.status).toBe(401);
    }
  });

  it('[E4.3] no guest with an unknown code, a taken name or a name that is none; and nobody is left behind', async () => {
    const ann = await registerPlayer(test.client);
    const { participation_code } = await makeGame(ann);
    const name = uniqueName('Guest');
    expect(await enter({ name, participation_code: 'WRONG000' })).toEqual([404, unknownCode]);
    const taken = { code: 'name_taken', detail: 'That name is already taken' };
    for (const one of [ann.user.name, ann.user.name.toUpperCase()])
      expect(await enter({ name: one, participation_code })).toEqual([409, taken]);
    expect((await enter({ name: 'x' }))[0]).toBe(422);
    const rows = await ask(test.store, 'select id from users where name = :name', { name });
    expect(rows).toEqual([]);
  });

  it('[E8.64] a full table has no seat, and nobody is made for it', async () => {
    const ann = await registerPlayer(test.client);
    const { participation_code } = await makeGame(ann);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => enter({ name: uniqueName('Guest'), participation_code })),
    );
    expect(answers.filter(([status]) => status === 201)).toHaveLength(11);
    const name = uniqueName('Guest');
    expect(await enter({ name, participation_code })).toEqual([
      403,
      { code: 'game_full', detail: 'This game is full' },
    ]);
    const rows = await ask(test.store, 'select id from users where name = :name', { name });
    expect(rows).toEqual([]);
  });

  it('[E8.65] of ten who want one name at once, one has it', async () => {
    const name = uniqueName('Guest');
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await enter({ name }))[0]));
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('[E8.66] the operator sees who is a guest, and gives one a password', async () => {
    const { name } = await guest();
    const line = async () => (await test.service.users.list()).find((one) => one.name === name);
    expect(await line()).toMatchObject({ guest: true, active: true });
    const password = await test.service.users.resetPassword(name);
    expect(await line()).toMatchObject({ guest: false });
    expect((await test.client.call('login', { body: { name, password } })).status).toBe(200);
  });

  it('[E8.67] is recorded as whoever else comes and goes', async () => {
    const { name } = await guest();
    const record = await test.service.audit.read({ user: name, days: 1 });
    expect(record.map(({ action }) => action)).toEqual(['came-as-guest']);
  });
});

describe.each(databases)('a house without guests on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_GUESTS: 'off' } });

  it('[E4.3] refuses them, with a code and without', async () => {
    const { participation_code } = await makeGame(await registerPlayer(test.client));
    for (const body of [{ name: uniqueName() }, { name: uniqueName(), participation_code }]) {
      const answer = await test.client.request('POST', '/api/auth/guest', { body });
      expect([answer.status, answer.body]).toEqual([
        403,
        { code: 'no_guests', detail: 'Guests are not welcome here' },
      ]);
    }
    expect(await test.client.must('readSession')).toMatchObject({ guests: false });
  });
});

describe.each(databases)('guests where registration is not open on %s', (database) => {
  const closed = useService({ database, environment: { FIRESIDE_REGISTRATION: 'closed' } });
  const invited = useService({ database, environment: { FIRESIDE_REGISTRATION: 'invited' } });

  it('[E4.3] need a code', async () => {
    for (const test of [closed, invited]) {
      const name = uniqueName();
      const password = await test.service.users.add(name);
      const { user, token } = await test.client.must('login', { body: { name, password } });
      const { participation_code } = await makeGame({ user, client: test.client.as(token) });
      for (const given of [undefined, null, '']) {
        const answer = await test.client.request('POST', '/api/auth/guest', {
          body: { name: uniqueName(), participation_code: given },
        });
        expect([answer.status, answer.body]).toEqual([
          403,
          { code: 'registration_closed', detail: 'Registration is closed' },
        ]);
      }
      const answer = await test.client.call('enterAsGuest', {
        body: { name: uniqueName(), participation_code },
      });
      expect(answer.status).toBe(201);
    }
  });
});

describe.each(databases)('guessing codes on %s', (database) => {
  const clock = standingClock();
  const test = useService({ database, now: clock.now, environment: { FIRESIDE_RATE_LIMITS: 'on' } });

  it('[E4.invitation][E8.68] wrong codes are counted by address, right ones are not', async () => {
    const { participation_code } = await makeGame(await registerPlayer(test.client));
    const look = async (code: string) =>
      (await test.client.call('readInvitation', { params: { code } })).status;
    for (let count = 0; count < 2 * rateRules.wrongCodes.burst; count++)
      expect(await look(participation_code!)).toBe(200);
    for (let count = 0; count < rateRules.wrongCodes.burst; count++) expect(await look('WRONG222')).toBe(404);
    const refused = await test.client.call('readInvitation', { params: { code: 'WRONG222' } });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ detail: `Too many requests, try again in ${seconds} seconds` });
    expect(await look(participation_code!)).toBe(429);
    const guest = await test.client.call('enterAsGuest', {
      body: { name: uniqueName(), participation_code },
    });
    expect(guest.status).toBe(429);
  });

  it('[E8.68] guests of one address are limited as registrations are', async () => {
    clock.advance(1_000_000);
    const enter = async () =>
      (await test.client.call('enterAsGuest', { body: { name: uniqueName() } })).status;
    for (let count = 0; count < rateRules.register.burst; count++) expect(await enter()).toBe(201);
    expect(await enter()).toBe(429);
  });
});

import { registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import * as argon2 from '@node-rs/argon2';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../../src/accounts/name-key.ts';
import { databases } from '../start-service.ts';
import { ask } from '../rows.ts';
import type { UserRow } from '../../src/store/schema.ts';
import { anyTimestamp, anyUuid, useService } from './use-service.ts';

/** The library as it is, and what it was given to compare. */
const compared: string[] = [];
const watched: typeof argon2 = {
  ...argon2,
  verify: (hash, ...rest) => {
    compared.push(String(hash));
    return argon2.verify(hash, ...rest);
  },
};

describe.each(databases)('accounts on %s', (database) => {
  const test = useService({ database, parts: { argon2: watched } });

  const register = (body: object) => test.client.request('POST', '/api/auth/register', { body });
  const login = (body: object) => test.client.request('POST', '/api/auth/login', { body });

  it('[5.4][2.user][D2.register][D2.1] registering answers 201 with exactly the user and a token', async () => {
    const name = uniqueName();
    const answer = await register({ name: `  ${name} `, password: testPassword });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: {
        id: expect.stringMatching(anyUuid),
        name,
        created_at: expect.stringMatching(anyTimestamp),
      },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('[5.4][D2.login] logging in answers 200 with the same user and another token, whatever the case of the name', async () => {
    const { user, client } = await registerPlayer(test.client);
    const answer = await login({ name: ` ${user.name.toUpperCase()} `, password: testPassword });
    expect([answer.status, answer.body]).toEqual([200, { user, token: expect.any(String) }]);
    expect((answer.body as { token: string }).token).not.toBe(client.token);
  });

  it('[D2.me][D2.1] who am I answers exactly the user', async () => {
    const { user, client } = await registerPlayer(test.client);
    const answer = await client.request('GET', '/api/auth/me');
    expect([answer.status, answer.body]).toEqual([200, user]);
    expect(Object.keys(answer.body as object).sort()).toEqual(['created_at', 'id', 'name']);
  });

  it('[7.401][D1.401-login][D2.login] a refused login never says which half was wrong', async () => {
    const { user } = await registerPlayer(test.client);
    for (const attempt of [
      { name: user.name, password: 'not-the-password' },
      { name: uniqueName('Nobody'), password: testPassword },
      { name: '', password: '' },
      { name: 'a\u0000b', password: testPassword },
      { name: user.name, password: testPassword.toUpperCase() },
      { name: user.name, password: ` ${testPassword}` },
    ]) {
      const answer = await login(attempt);
      expect([answer.status, answer.body]).toEqual([
        401,
        { code: 'login_refused', detail: 'Invalid name or password' },
      ]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('[D1.401-login] an unknown name costs the same work to refuse as a wrong password', async () => {
    const { user } = await registerPlayer(test.client);
    const workFor = async (name: string) => {
      compared.length = 0;
      await login({ name, password: 'not-the-password' });
      return compared.map((hash) => hash.split('$').slice(0, 4));
    };
    const work = await workFor(user.name);
    expect(work).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
    expect(await workFor(uniqueName('Nobody'))).toEqual(work);
  });

  it('[D1.409][D2.2] a taken name is refused, in any case and any encoding of its letters', async () => {
    const name = `Zoë ${uniqueName('Straße')}`.slice(0, 32);
    expect((await register({ name, password: testPassword })).status).toBe(201);
    for (const same of [name, name.toLowerCase(), name.normalize('NFD'), ` ${name} `]) {
      const answer = await register({ name: same, password: testPassword });
      expect([answer.status, answer.body]).toEqual([
        409,
        { code: 'name_taken', detail: 'That name is already taken' },
      ]);
    }
  });

  it('[D1.409] of two registrations of one name at once, one is refused', async () => {
    const name = uniqueName();
    const answers = await Promise.all([1, 2, 3].map(() => register({ name, password: testPassword })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("[D2.2] a name has 2 to 32 letters, digits, spaces and _ - . ' of any script", async () => {
    const code = uniqueName('').trim();
    for (const name of [`${code}é_-.'`, `Ωμέγα ${code}`, `محمد ${code}`, `देवी ${code}`, `漢字${code}`]) {
      expect((await register({ name, password: testPassword })).status).toBe(201);
    }
    expect((await register({ name: '𠮷'.repeat(24) + code, password: testPassword })).status).toBe(201);
    for (const name of ['a', ' a ', '', 'x'.repeat(33), 'a@b', 'a/b', 'a\nb', 'a\u0000b', 'a🐉b', '<b>x']) {
      const answer = await register({ name, password: testPassword });
      expect(answer.status).toBe(422);
      expect((answer.body as { detail: string }).detail).toMatch(/^name: /);
    }
  });

  it('[D2.3] a password has 8 to 128 characters of any kind', async () => {
    const attempt = async (password: unknown) => (await register({ name: uniqueName(), password })).status;
    expect(await attempt('🐉'.repeat(8))).toBe(201);
    expect(await attempt('x y'.repeat(42))).toBe(201);
    expect(await attempt(`${'p'.repeat(127)}q`)).toBe(201);
    expect(await attempt('🐉'.repeat(128))).toBe(201);
    expect(await attempt('a\u0000\ud800 mixed bag')).toBe(201);
    expect(await attempt('🐉'.repeat(7))).toBe(422);
    expect(await attempt('p'.repeat(129))).toBe(422);
    expect(await attempt('')).toBe(422);
    expect(await attempt(12345678)).toBe(422);
    expect(await attempt(null)).toBe(422);
  });

  it('[D2.3] a password that is the name or well known is refused', async () => {
    const name = uniqueName();
    for (const password of [name, name.toUpperCase(), 'password123', 'PassWord123', '12345678']) {
      const answer = await register({ name, password });
      expect(answer.status).toBe(422);
      expect((answer.body as { detail: string }).detail).toMatch(/^password: (must not be|is too easy)/);
    }
  });

  it('[D2.1][D2.4][D2.5] the password is stored as argon2id and the token only as a hash', async () => {
    const { user, client } = await registerPlayer(test.client);
    const [stored] = await ask<UserRow>(test.store, 'select * from users where id = :id', { id: user.id });
    expect(stored!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored!.is_active).toBe(1);
    const sessions = await ask(test.store, 'select * from sessions where user_id = :id', { id: user.id });
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(client.token);
  });

  it('[D1.401-password][D2.password] changing the password keeps this session and ends every other', async () => {
    const { user, client } = await registerPlayer(test.client);
    const other = await client.must('login', { body: { name: user.name, password: testPassword } });
    const new_password = 'an owl on the bridge';
    const wrong = await client.request('PATCH', '/api/auth/me', {
      body: { password: 'not-the-password', new_password },
    });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { code: 'wrong_password', detail: 'The present password is not right' },
    ]);
    const weak = await client.request('PATCH', '/api/auth/me', {
      body: { password: testPassword, new_password: user.name },
    });
    expect(weak.status).toBe(422);
    expect(await client.as(other.token).must('readMe')).toEqual(user);
    const changed = await client.request('PATCH', '/api/auth/me', {
      body: { password: testPassword, new_password },
    });
    expect([changed.status, changed.body]).toEqual([200, user]);
    expect((await client.call('readMe')).status).toBe(200);
    expect((await client.as(other.token).call('readMe')).status).toBe(401);
    expect((await login({ name: user.name, password: testPassword })).status).toBe(401);
    expect((await login({ name: user.name, password: new_password })).status).toBe(200);
  });

  it('[5.1][D2.7] a deactivated user is out at once, and back after activation', async () => {
    const { user, client } = await registerPlayer(test.client);
    await test.service.users.deactivate(user.name);
    for (const answer of [await client.call('listGames'), await client.call('readMe')]) {
      expect([answer.status, answer.body]).toEqual([
        401,
        { code: 'not_authenticated', detail: 'Not authenticated' },
      ]);
    }
    const refused = await login({ name: user.name, password: testPassword });
    expect([refused.status, refused.body]).toEqual([
      401,
      { code: 'login_refused', detail: 'Invalid name or password' },
    ]);
    await test.service.users.activate(user.name);
    expect((await client.call('readMe')).status).toBe(401);
    expect((await login({ name: user.name, password: testPassword })).status).toBe(200);
  });

  it('[D2] the operator’s new password works and ends the sessions of the old one', async () => {
    const { user, client } = await registerPlayer(test.client);
    const password = await test.service.users.resetPassword(user.name);
    expect((await client.call('readMe')).status).toBe(401);
    expect((await login({ name: user.name, password })).status).toBe(200);
  });
});

describe('the comparison of names', () => {
  it('[D2.2] ignores case in every script', () => {
    const isLetter = (grapheme: string) => /^[\p{L}\p{M}\p{N} _\-.']+$/u.test(grapheme);
    const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter(isLetter);
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 2, maxLength: 12 }), (name) => {
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
        expect(nameKey(name.toLowerCase())).toBe(nameKey(name));
      }),
      { examples: [['Groß'], ['ΟΔΟΣ'], ['οδος'], ['İstanbul'], ['ǅ'], ['ﬁn'], ['GROẞ']], numRuns: 500 },
    );
  });
});

import { registerPlayer, testPassword, uniqueName } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { carryOutControl } from '../../src/operations/control.ts';
import { databases } from '../start-service.ts';
import { ask } from '../rows.ts';
import { day, hour, movableClock, useService } from './use-service.ts';

describe.each(databases)('the audit log on %s', (database) => {
  const clock = movableClock();
  const test = useService({ database, now: clock.now });
  const actionsOf = async (user: string) =>
    (await test.service.audit.read({ user, days: 7 }))
      .map(({ action, detail }) => (detail ? `${action}: ${detail}` : action))
      .reverse();

  it('[D8.17] records who came and went, and no secret', async () => {
    const { user, client } = await registerPlayer(test.client);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const login = (name: string, password: string) =>
      test.client.request('POST', '/api/auth/login', {
        body: { name, password },
        headers: { 'user-agent': agent },
      });
    await login(user.name, 'not-the-password');
    const signedIn = (await login(user.name.toUpperCase(), testPassword)).body as { token: string };
    const change = (password: string) =>
      client.call('changePassword', { body: { password, new_password: 'an owl on the bridge' } });
    await change('not-the-password');
    const session_id = (await client.must('listSessions')).find(({ current }) => !current)!.id;
    await client.must('endSession', { params: { session_id } });
    await change(testPassword);
    await client.must('logout');
    await login('my password in the wrong field', testPassword);
    expect(await actionsOf(user.name)).toEqual([
      'registered',
      'sign-in-refused: wrong password',
      'signed-in: Firefox on Linux',
      'password-refused',
      'session-revoked',
      'password-changed',
      'signed-out',
    ]);
    const [last] = await test.service.audit.read({ days: 1 });
    expect(last).toEqual({
      at: expect.any(String),
      action: 'sign-in-refused',
      user_name: null,
      address: '127.0.0.1',
      detail: 'unknown name',
    });
    const stored = JSON.stringify(await ask(test.store, 'select * from audit'));
    for (const secret of [testPassword, 'not-the-password', 'an owl', 'wrong field', signedIn.token])
      expect(stored).not.toContain(secret);
  });

  it('[D8.17] records what the operator does', async () => {
    const parts = { store: test.store, users: test.service.users, audit: test.service.audit };
    const name = uniqueName();
    const password = await carryOutControl(parts, { command: 'users-add', name });
    await carryOutControl(parts, { command: 'users-deactivate', name });
    await test.client.call('login', { body: { name, password: String(password) } });
    await carryOutControl(parts, { command: 'users-activate', name });
    const reset = await carryOutControl(parts, { command: 'users-reset-password', name });
    await carryOutControl(parts, { command: 'users-list' });
    const refused = carryOutControl(parts, { command: 'users-deactivate', name: 'Nobody at all' });
    await expect(refused).rejects.toThrow('There is no user named');
    expect(await actionsOf(name)).toEqual([
      'users-add',
      'users-deactivate',
      'sign-in-refused: deactivated',
      'users-activate',
      'users-reset-password',
    ]);
    const stored = JSON.stringify(await carryOutControl(parts, { command: 'audit', days: 1 }));
    for (const secret of [password, reset]) expect(stored).not.toContain(secret);
  });

  it('[D8.17] is kept for 180 days', async () => {
    const { user } = await registerPlayer(test.client);
    clock.advance(179 * day);
    await test.service.audit.upkeep();
    expect(await test.service.audit.read({ user: user.name, days: 999 })).toHaveLength(1);
    clock.advance(2 * day);
    await test.service.audit.upkeep();
    expect(await test.service.audit.read({ days: 999 })).toEqual([]);
  });

  it('[D8.17] cannot be flooded: what goes on and on is counted', async () => {
    const note = (address: string) =>
      test.service.audit.note({ action: 'sign-in-refused', user: null, address, detail: 'unknown name' });
    for (let times = 0; times < 60; times += 1) await note('198.51.100.1');
    await note('198.51.100.2');
    clock.advance(hour);
    await test.service.audit.upkeep();
    const lines = await test.service.audit.read({ days: 1 });
    const of = (address: string) => lines.filter((line) => line.address === address);
    expect(of('198.51.100.2')).toHaveLength(1);
    expect(of('198.51.100.1')).toHaveLength(21);
    expect(of('198.51.100.1')[0]!.detail).toMatch(/^40 more within an hour of /);
    // From everywhere at once.
    const everywhere = Array.from({ length: 3_000 }, (_, each) => `198.18.${each >> 8}.${each & 255}`);
    await Promise.all(everywhere.map(note));
    await test.service.audit.close();
    const [{ rows }] = (await ask<{ rows: number }>(
      test.store,
      "select count(*) as rows from audit where address like '198.18.%'",
    )) as [{ rows: number }];
    expect(Number(rows)).toBeLessThanOrEqual(2_000);
  });

  it('[D8.17] a flood of refusals leaves room for what was done, and a home is one place', async () => {
    clock.advance(2 * hour);
    const refused = (address: string) =>
      test.service.audit.note({ action: 'sign-in-refused', user: null, address, detail: 'unknown name' });
    const home = Array.from({ length: 30 }, (_, each) => refused(`2001:db8::${each.toString(16)}`));
    await Promise.all(home);
    await Promise.all(
      Array.from({ length: 1_100 }, (_, each) => refused(`203.0.${each >> 8}.${each & 255}`)),
    );
    const { user, client } = await registerPlayer(test.client);
    await client.must('logout');
    expect(await actionsOf(user.name)).toEqual(['registered', 'signed-out']);
    clock.advance(hour);
    await test.service.audit.upkeep();
    const rows = await ask<{ detail: string }>(
      test.store,
      "select detail from audit where address like '2001:db8:%' order by id",
    );
    expect(rows).toHaveLength(21);
    expect(rows[20]!.detail).toMatch(/^10 more within an hour of /);
  });

  it('[D8.17] what a user does on and on is counted as theirs, from wherever they do it', async () => {
    const { user } = await registerPlayer(test.client);
    for (let each = 0; each < 25; each += 1)
      await test.service.audit.note({ action: 'signed-in', user, address: `192.0.2.${each}`, detail: null });
    clock.advance(hour);
    await test.service.audit.upkeep();
    const lines = await test.service.audit.read({ user: user.name, days: 1 });
    expect(lines.filter(({ action }) => action === 'signed-in')).toHaveLength(21);
    expect(lines[0]!.detail).toMatch(/^5 more within an hour of /);
  });

  it('[D8.17] what cannot be recorded is logged, and has been done', async () => {
    const { client } = await registerPlayer(test.client);
    await ask(test.store, 'alter table audit rename to audit_aside');
    try {
      const answer = await client.call('logout');
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([
        204,
        [expect.stringMatching(/^fireside_session=;/)],
      ]);
    } finally {
      await ask(test.store, 'alter table audit_aside rename to audit');
    }
    expect(test.logged()).toContain('something was not recorded in the audit log');
  });
});

import { type Operation, type Route, routes } from '@fireside/contract';
import {
  joinGame,
  makeCharacter,
  makeGame,
  type Player,
  registerPlayer,
  testPassword,
  uniqueName,
} from '@fireside/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { carryOutControl } from '../../src/operations/control.ts';
import { insertRows, messageRow } from '../rows.ts';
import { databases, startTestService } from '../start-service.ts';
import { anyTimestamp, movableClock, second, unknownId, useService } from './use-service.ts';

const notForOthers = { code: 'not_administrator', detail: 'Only an administrator can see this' };
const isVoid = { code: 'setup_void', detail: 'This link no longer holds' };

const administrative = (Object.keys(routes) as Operation[]).filter(
  (operation) => routes[operation].access === 'administrator',
);

describe.each(databases)('the first administrator on %s', (database) => {
  const test = useService({ database });
  const claim = ({ client }: Pick<Player, 'client'>, token: string) =>
    client.call('claimAdministration', { body: { token } });

  it('[E8.170] whoever registers first administers nothing', async () => {
    const first = await registerPlayer(test.client);
    expect((await first.client.must('readSession')).is_administrator).toBe(false);
    expect((await first.client.call('readOverview')).body).toEqual(notForOthers);
  });

  it('[E8.171] a token that is wrong, or of a start before, claims nothing; refusals are recorded', async () => {
    const player = await registerPlayer(test.client);
    const former = (await test.service.offerSetup())!;
    const token = (await test.service.offerSetup())!;
    for (const wrong of ['guessed', former, `${token}x`]) {
      const { status, body } = await claim(player, wrong);
      expect([status, body]).toEqual([403, isVoid]);
    }
    expect((await player.client.must('readSession')).is_administrator).toBe(false);
    const lines = await test.service.audit.read({ user: player.user.name, days: 1 });
    expect(lines.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 3 }, () => 'administrator-refused'),
      'registered',
    ]);
  });

  it('[E8.172] a guest is refused, and the token holds on', async () => {
    const token = (await test.service.offerSetup())!;
    const { token: session } = await test.client.must('enterAsGuest', { body: { name: uniqueName('Gus') } });
    const { status, body } = await claim({ client: test.client.as(session) }, token);
    expect([status, body]).toEqual([
      403,
      {
        code: 'guest_administrator',
        detail: 'A guest cannot be an administrator, choose a password first',
      },
    ]);
    expect(await test.service.offerSetup()).not.toBeNull();
  });

  it('[E8.171][E8.173] of many who open the link at once one claims it; then it is void, recorded, and no other is made', async () => {
    const token = (await test.service.offerSetup())!;
    const players = await Promise.all(Array.from({ length: 4 }, () => registerPlayer(test.client)));
    const answers = await Promise.all(players.map((player) => claim(player, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403, 403, 403]);
    const winner = players[answers.findIndex(({ status }) => status === 204)]!;
    expect((await winner.client.must('readSession')).is_administrator).toBe(true);
    expect((await claim(winner, token)).body).toEqual(isVoid);
    expect(await test.service.offerSetup()).toBeNull();
    const [line] = await test.service.audit.read({ user: winner.user.name, days: 1 });
    // The attempt to claim once more.
    expect(line!.action).toBe('administrator-refused');
    const lines = await test.service.audit.read({ days: 1 });
    expect(lines.filter(({ action }) => action === 'administrator-claimed')).toEqual([
      expect.objectContaining({ user_name: winner.user.name, address: '127.0.0.1' }),
    ]);
    expect(JSON.stringify(lines) + test.logged()).not.toContain(token);
  });
});

describe.each(databases)('where nobody may register, on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_REGISTRATION: 'closed' } });

  it('[E8.174] the first administrator may, by the token that holds and no other', async () => {
    const token = (await test.service.offerSetup())!;
    const register = (setup_token: string) =>
      test.client.call('register', { body: { name: uniqueName(), password: testPassword, setup_token } });
    const refused = { code: 'registration_closed', detail: 'Registration is closed' };
    expect((await register('guessed')).body).toEqual(refused);
    const entered = await register(token);
    expect(entered.status).toBe(201);
    const client = test.client.as((entered.body as { token: string }).token);
    await client.must('claimAdministration', { body: { token } });
    expect((await register(token)).body).toEqual(refused);
  });
});

describe.each(databases)('what an administrator sees on %s', (database) => {
  const clock = movableClock();
  const test = useService({ database, now: clock.now, environment: { FIRESIDE_GUESTS: 'off' } });
  let admin: Player;
  let others: Player[];

  beforeAll(async () => {
    admin = await registerPlayer(test.client);
    others = [];
    for (let each = 0; each < 4; each += 1) {
      // Accounts of one moment would stand in any order.
      clock.advance(second);
      others.push(await registerPlayer(test.client));
    }
    await test.service.users.promote(admin.user.name);
  });

  it.each(administrative)('[E8.175] %s is refused to others before anything is read', async (operation) => {
    const route: Route = routes[operation];
    const path = route.path.replace(':user_id', 'no-id');
    const ask = (client: Player['client']) => client.request(route.method, `${path}?limit=none`, {});
    const nobody = await ask(test.client);
    expect([nobody.status, nobody.body]).toEqual([
      401,
      { code: 'not_authenticated', detail: 'Not authenticated' },
    ]);
    const other = await ask(others[0]!.client);
    expect([other.status, other.body]).toEqual([403, notForOthers]);
  });

  it('[E8.176] what runs here, and how much there is of it', async () => {
    const game = await makeGame(others[0]!);
    await insertRows(test.store, 'messages', messageRow(game.id));
    expect(await admin.client.must('readOverview')).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      started_at: expect.stringMatching(anyTimestamp),
      database: { kind: database, bytes: expect.any(Number) },
      free_disk_bytes: database === 'sqlite' ? expect.any(Number) : null,
      nodes: 1,
      users: 5,
      guests: 0,
      administrators: 1,
      games: 1,
      active_games: 1,
      messages: 1,
      registration: 'open',
      guests_welcome: false,
    });
    const { database: size } = await admin.client.must('readOverview');
    expect(size.bytes).toBeGreaterThan(10_000);
  });

  it('[E8.177] accounts are listed in pages, newest first, with what is theirs', async () => {
    await makeCharacter(others[1]!);
    const game = await makeGame(others[1]!);
    await joinGame(others[2]!, game);
    const all = await admin.client.must('listUsers');
    expect(all.map(({ name }) => name)).toEqual([
      ...others.map(({ user }) => user.name).reverse(),
      admin.user.name,
    ]);
    expect(all[2]).toEqual({
      id: others[1]!.user.id,
      name: others[1]!.user.name,
      created_at: others[1]!.user.created_at,
      last_seen_at: expect.stringMatching(anyTimestamp),
      is_guest: false,
      is_active: true,
      is_administrator: false,
      games: 1,
      created_games: 1,
      characters: 1,
      stored_bytes: expect.any(Number),
    });
    expect(all[2]!.stored_bytes).toBeGreaterThan(0);
    expect(all[1]).toMatchObject({ games: 1, created_games: 0, characters: 0 });
    expect(all.at(-1)).toMatchObject({ is_administrator: true });
    const page = (before?: string) => admin.client.must('listUsers', { query: { limit: 2, before } });
    const first = await page();
    const second = await page(first.at(-1)!.id);
    const third = await page(second.at(-1)!.id);
    expect([...first, ...second, ...third]).toEqual(all);
    expect(await page(third.at(-1)!.id)).toEqual([]);
    const { status, body } = await admin.client.call('listUsers', { query: { before: unknownId } });
    expect([status, body]).toEqual([404, { code: 'user_not_found', detail: 'User not found' }]);
    expect((await admin.client.call('listUsers', { query: { limit: 0 } })).status).toBe(422);
  });

  it('[E8.178] games are listed without a word of their stories', async () => {
    const secret = 'the heron is the murderer';
    const game = await makeGame(others[3]!, {
      name: 'The Weir',
      description: secret,
      adventure_text: secret,
    });
    await joinGame(admin, game);
    const [stored] = await insertRows(test.store, 'messages', messageRow(game.id, { content: secret }));
    const answer = await admin.client.call('listAllGames');
    expect(JSON.stringify(answer.body)).not.toContain('heron');
    expect(JSON.stringify(answer.body)).not.toContain(game.participation_code);
    const games = await admin.client.must('listAllGames');
    expect(games).toHaveLength(3);
    expect(games.find(({ id }) => id === game.id)).toEqual({
      id: game.id,
      name: 'The Weir',
      creator_name: others[3]!.user.name,
      created_at: game.created_at,
      status: 'active',
      player_count: 2,
      message_count: 1,
      last_message_at: stored!.created_at,
      model: 'compatible:test',
      usage: { calls: 0, failures: 0, unmetered: 0, input_tokens: 0, output_tokens: 0, cached_tokens: 0 },
    });
    const first = await admin.client.must('listAllGames', { query: { limit: 2 } });
    const rest = await admin.client.must('listAllGames', { query: { limit: 2, before: first.at(-1)!.id } });
    expect([...first, ...rest]).toEqual(games);
    expect((await admin.client.call('listAllGames', { query: { before: unknownId } })).status).toBe(404);
  });

  it('[E8.178] what is said and played stays closed to an administrator who does not sit there', async () => {
    const game = await makeGame(others[0]!);
    const params = { game_id: game.id };
    for (const operation of [
      'latestMessages',
      'readWorld',
      'readParty',
      'readChronicle',
      'issueTicket',
    ] as const)
      expect((await admin.client.call(operation, { params })).status).toBe(403);
    expect((await admin.client.must('readGame', { params })).participation_code).toBeNull();
    expect((await admin.client.call('deleteGame', { params })).status).toBe(403);
  });

  it('[E8.179][E8.180] an account is deleted with what is theirs, and it is recorded who did it', async () => {
    const leaver = await registerPlayer(test.client);
    const game = await makeGame(leaver);
    const remove = (user_id: string) => admin.client.call('deleteUser', { params: { user_id } });
    expect((await remove(leaver.user.id)).status).toBe(204);
    expect((await leaver.client.call('readMe')).status).toBe(401);
    expect((await admin.client.call('readGame', { params: { game_id: game.id } })).status).toBe(404);
    expect((await remove(leaver.user.id)).body).toEqual({ code: 'user_not_found', detail: 'User not found' });
    const [line] = await test.service.audit.read({ user: admin.user.name, days: 1 });
    expect(line).toEqual({
      at: expect.any(String),
      action: 'user-deleted',
      user_name: admin.user.name,
      address: '127.0.0.1',
      detail: leaver.user.name,
    });
  });

  it('[E8.180] each of many deletions has a line of its own', async () => {
    const names: string[] = [];
    for (let each = 0; each < 25; each += 1) {
      const name = uniqueName('Crowd');
      await test.service.users.add(name);
      names.push(name);
    }
    const listed = await admin.client.must('listUsers', { query: { limit: 200 } });
    const { store, service } = test;
    for (const { id, name } of listed.filter((user) => names.includes(user.name))) {
      expect((await admin.client.call('deleteUser', { params: { user_id: id } })).status, name).toBe(204);
    }
    const lines = (await carryOutControl(
      { store, users: service.users, audit: service.audit },
      { command: 'audit', days: 1 },
    )) as { action: string; detail: string | null }[];
    const deleted = lines.filter(({ action }) => action === 'user-deleted').map(({ detail }) => detail);
    expect(deleted).toEqual(expect.arrayContaining(names));
  });

  it('[E8.179] the last administrator stays; with another one they may go, and what they saw is closed', async () => {
    const remove = ({ client }: Player, { user }: Player) =>
      client.call('deleteUser', { params: { user_id: user.id } });
    const { status, body } = await remove(admin, admin);
    expect([status, body]).toEqual([
      409,
      { code: 'last_administrator', detail: 'The last administrator cannot be deleted' },
    ]);
    const deputy = await registerPlayer(test.client);
    await test.service.users.promote(deputy.user.name);
    // Two who delete each other at once: one of them is left.
    const statuses = await Promise.all([remove(admin, deputy), remove(deputy, admin)]);
    expect(statuses.map((answer) => answer.status)).toContain(204);
    expect(statuses.filter((answer) => answer.status === 204)).toHaveLength(1);
    const left = statuses[0]!.status === 204 ? admin : deputy;
    expect((await left.client.must('readOverview')).administrators).toBe(1);
    expect((await remove(left, left)).status).toBe(409);
  });

  it('[E8.181] the operator makes and unmakes administrators, at once, and it is recorded', async () => {
    const { user, client } = await registerPlayer(test.client);
    const parts = { store: test.store, users: test.service.users, audit: test.service.audit };
    const name = user.name.toUpperCase();
    await carryOutControl(parts, { command: 'users-promote', name });
    expect((await client.call('readOverview')).status).toBe(200);
    await carryOutControl(parts, { command: 'users-deactivate', name });
    expect((await client.call('readOverview')).status).toBe(401);
    await carryOutControl(parts, { command: 'users-activate', name });
    const again = await test.client.must('login', { body: { name, password: testPassword } });
    await carryOutControl(parts, { command: 'users-demote', name });
    expect((await client.as(again.token).call('readOverview')).body).toEqual(notForOthers);
    const lines = await test.service.audit.read({ user: user.name, days: 1 });
    expect(lines.map(({ action }) => action).filter((action) => action.startsWith('users-'))).toEqual([
      'users-demote',
      'users-activate',
      'users-deactivate',
      'users-promote',
    ]);
    await expect(carryOutControl(parts, { command: 'users-promote', name: 'Nobody' })).rejects.toThrow(
      'There is no user named Nobody',
    );
  });
});

describe.each(databases)('the operator and the link on %s', (database) => {
  it('[E8.171][E8.181] a promotion voids the link; without an active administrator the next start makes another', async () => {
    const test = await startTestService({ database });
    try {
      const { user, client } = await registerPlayer(test.client);
      const token = (await test.service.offerSetup())!;
      await test.service.users.promote(user.name);
      const stranger = await registerPlayer(test.client);
      expect((await stranger.client.call('claimAdministration', { body: { token } })).body).toEqual(isVoid);
      expect(await test.service.offerSetup()).toBeNull();
      await test.service.users.deactivate(user.name);
      expect(await test.service.offerSetup()).not.toBeNull();
      await test.service.users.activate(user.name);
      await test.service.users.demote(user.name);
      expect(await test.service.offerSetup()).not.toBeNull();
      expect((await client.call('readOverview')).status).toBe(401);
      const guest = uniqueName('Gwen');
      await test.client.must('enterAsGuest', { body: { name: guest } });
      await expect(test.service.users.promote(guest)).rejects.toThrow('A guest cannot be an administrator');
    } finally {
      await test.stop();
    }
  });
});

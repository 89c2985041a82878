import { joinTable, makeGame, registerPlayer, seatTable, testPassword } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../src/command-line/users.ts';
import { rateRules } from '../../src/http/rate-rules.ts';
import { at, startNodes, type TestNodes } from './start-nodes.ts';

const patience = { timeout: 150_000, interval: 20 };

describe('accounts and games over two nodes', () => {
  let test: TestNodes;
  beforeAll(async () => {
    test = await startNodes(2, { environment: { FIRESIDE_RATE_LIMITS: 'on' } });
  });
  afterAll(() => test.stop());

  /** A player of node 0 with a socket and a warm session at node 1. */
  async function guest() {
    const [here, there] = test.nodes as [(typeof test.nodes)[0], (typeof test.nodes)[0]];
    const { game, players } = await seatTable(here.client, { players: 1 });
    const player = players[0]!;
    const away = at(there, player.client);
    const bot = await joinTable({ client: away, gameId: game.id });
    await bot.waitForReply();
    expect((await away.call('readMe')).status).toBe(200);
    return { game, player, away, bot };
  }

  const isSignedOut = async (client: ReturnType<typeof at>) =>
    vi.waitFor(async () => expect((await client.call('readMe')).status).toBe(401), patience);

  it('ends a session at every node', async () => {
    const { player, away, bot } = await guest();
    await player.client.must('logout');
    expect((await bot.closed).code).toBe(4403);
    await isSignedOut(away);
  });

  it('ends every other session when the password changes', async () => {
    const { player, away, bot } = await guest();
    const { token } = await test.nodes[0]!.client.must('login', {
      body: { name: player.user.name, password: testPassword },
    });
    const second = test.nodes[0]!.client.as(token);
    await second.must('changePassword', {
      body: { password: testPassword, new_password: 'another-lantern-owl' },
    });
    expect((await bot.closed).code).toBe(4403);
    await isSignedOut(away);
    expect((await at(test.nodes[1]!, second).call('readMe')).status).toBe(200);
  });

  it('[D2.7] deactivates a user from the command line', async () => {
    const { player, away, bot } = await guest();
    const lines: string[] = [];
    const code = await users({
      arguments: ['deactivate', player.user.name],
      environment: { DATABASE_URL: test.databaseUrl, FIRESIDE_MODEL: 'storyteller' },
      print: (line) => lines.push(line),
    });
    expect(code).toBe(0);
    expect(lines.join()).toContain('signed out');
    expect((await bot.closed).code).toBe(4403);
    await isSignedOut(away);
    await isSignedOut(player.client);
  });

  it('deactivates a user of another node', async () => {
    const { player, away, bot } = await guest();
    await test.nodes[0]!.service.users.deactivate(player.user.name);
    expect((await bot.closed).code).toBe(4403);
    await isSignedOut(away);
  });

  it('closes the sockets of a game that is deleted at another node', async () => {
    const { game, player, away, bot } = await guest();
    await player.client.must('deleteGame', { params: { game_id: game.id } });
    expect((await bot.closed).code).toBe(4404);
    expect((await away.call('readGame', { params: { game_id: game.id } })).status).toBe(404);
  });

  it('counts wrong codes at all nodes together', async () => {
    const [here, there] = test.nodes as [(typeof test.nodes)[0], (typeof test.nodes)[0]];
    const game = await makeGame(await registerPlayer(here.client));
    const guesser = await registerPlayer(here.client);
    const guess = (node: typeof here) =>
      at(node, guesser.client).call('joinGame', {
        params: { game_id: game.id },
        body: { participation_code: 'WRONG123' },
      });
    for (let tried = 0; tried < rateRules.wrongCodes.burst; tried += 1) {
      expect((await guess(here)).status).toBe(403);
    }
    await vi.waitFor(async () => expect((await guess(there)).status).toBe(429), patience);
  });
});

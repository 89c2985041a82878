import { joinTable, modelAnswers, seatTable, testPassword } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../src/command-line/users.ts';
import { at, startNodes, type TestNodes } from './start-nodes.ts';

const patience = { timeout: 150_000, interval: 20 };

describe('hosts and guests over two nodes', () => {
  let test: TestNodes;
  beforeAll(async () => {
    test = await startNodes(2, { environment: { FIRESIDE_MODELS: 'small' } });
  });
  afterAll(() => test.stop());

  /** Two players of node 0, of whom the second sits at node 1. */
  async function table() {
    const [here, there] = test.nodes as [(typeof test.nodes)[0], (typeof test.nodes)[0]];
    const { game, players } = await seatTable(here.client);
    test.standIn.script(modelAnswers.text('Welcome.'));
    const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
    await bot.waitForReply();
    const away = await joinTable({ client: at(there, players[1]!.client), gameId: game.id });
    await away.waitFor((event) => event.type === 'presence' && event.online.length === 2);
    await bot.waitFor((event) => event.type === 'presence' && event.online.length === 2);
    return { game, players, bot, away };
  }

  it('[E4.leave][E8.70] closes the sockets of whoever is removed at every node with 4403', async () => {
    const { game, players, bot, away } = await table();
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    await ann.client.must('removeParticipant', { params: { game_id: game.id, user_id: bob.user.id } });
    expect(await away.closed).toMatchObject({ code: 4403 });
    await bot.waitFor((event) => event.type === 'presence' && event.online.length === 1);
    await bot.say('Who is left?');
    await bot.waitForReply();
  });

  it('[E8.70] a seat that was left during a gap in the bus is noticed afterwards', async () => {
    const { game, players, away } = await table();
    await test.query('delete from participants where game_id = $1 and user_id = $2', [
      game.id,
      players[1]!.user.id,
    ]);
    await test.cut(test.nodes[1]!, 'bus');
    expect(await away.closed).toMatchObject({ code: 4403 });
  });

  it('[E8.200] a table is told to look again at every node, also after a gap in the bus', async () => {
    const { game, players, away } = await table();
    const isGame = (event: { type: string }) => event.type === 'game';
    await players[0]!.client.must('changeGame', { params: { game_id: game.id }, body: { pace: 'round' } });
    await away.waitFor(isGame);
    await test.cut(test.nodes[1]!, 'bus');
    await away.waitFor(isGame);
  });

  it('[E4.delete-me] closes the sockets of deleted games with 4404 and of other seats with 4403, at every node', async () => {
    const own = await table();
    const other = await table();
    const [ann] = own.players as [(typeof own.players)[0]];
    await ann.client.must('joinGame', {
      params: { game_id: other.game.id },
      body: { participation_code: other.game.participation_code! },
    });
    const there = at(test.nodes[1]!, ann.client);
    const seat = await joinTable({ client: there, gameId: other.game.id });
    await seat.waitFor((event) => event.type === 'presence');
    await ann.client.must('deleteAccount', { body: { password: testPassword } });
    for (const bot of [own.bot, own.away]) expect(await bot.closed).toMatchObject({ code: 4404 });
    expect(await seat.closed).toMatchObject({ code: 4403 });
    await vi.waitFor(async () => expect((await there.call('readMe')).status).toBe(401), patience);
  });

  it('[E8.75] fireside users delete does the same from the command line, where nobody is asked', async () => {
    const { players, bot, away } = await table();
    const name = players[0]!.user.name;
    const environment = { DATABASE_URL: test.databaseUrl, FIRESIDE_MODEL: 'storyteller' };
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    await expect(users({ arguments: ['delete', name], environment, print })).rejects.toThrow(
      'users delete: say --yes, nobody is there to be asked',
    );
    const kept = await users({ arguments: ['delete', name], environment, print, ask: async () => 'no' });
    expect([kept, lines]).toEqual([1, ['Nothing was deleted.']]);
    expect(await users({ arguments: ['delete', name, '--yes'], environment, print })).toBe(0);
    expect(lines.at(-1)).toBe(`${name} is gone, with all characters and games.`);
    for (const one of [bot, away]) expect(await one.closed).toMatchObject({ code: 4404 });
  });

  it('[E4.model][E8.76] a turn runs with the model of its game, whichever node runs it', async () => {
    const { game, players, bot, away } = await table();
    await players[0]!.client.must('changeGame', { params: { game_id: game.id }, body: { model: 'small' } });
    await away.say('I look around');
    await bot.waitForReply();
    expect(test.standIn.requests.at(-1)!.body).toMatchObject({ model: 'small' });
    await test.query(`update game_settings set model = 'no longer there' where game_id = $1`, [game.id]);
    await away.say('And now?');
    await bot.waitForReply();
    expect(test.standIn.requests.at(-1)!.body).toMatchObject({ model: 'test' });
  });
});

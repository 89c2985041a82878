import { closeCodes } from '@fireside/contract';
import { joinGame, joinTable, makeGame, modelAnswers, registerPlayer, seatTable } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../live/live-listener.ts';
import { at, startNodes, type TestNodes } from './start-nodes.ts';

describe('news of games over two nodes', () => {
  let test: TestNodes;
  beforeAll(async () => {
    test = await startNodes(2);
  });
  afterAll(() => test.stop());

  /** Three at the first node, who listen at the second. */
  async function openTable() {
    const [here, there] = test.nodes as [TestNodes['nodes'][0], TestNodes['nodes'][0]];
    test.standIn.answerWith(() => modelAnswers.text('The fire crackles.'));
    const { game, players } = await seatTable(here.client, { players: 3 });
    const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
    await bot.waitForReply();
    const listeners = await Promise.all(players.map(({ client }) => listen(at(there, client))));
    return { here, there, game, players, bot, listeners };
  }

  it('[E10.7] everything is heard at whichever node', async () => {
    const { here, there, players, game, listeners } = await openTable();
    const stranger = await registerPlayer(here.client);
    const other = await listen(at(there, stranger.client));
    const made = await makeGame(players[0]!);
    expect((await listeners[0]!.waitFor(made.id)).is_participant).toBe(true);
    expect((await other.waitFor(made.id)).is_participant).toBe(false);
    await joinGame(players[1]!, made);
    await listeners[1]!.waitFor(made.id, ({ is_participant }) => is_participant);
    await players[0]!.client.must('deleteGame', { params: { game_id: made.id } });
    for (const listener of [...listeners, other])
      await expect.poll(() => listener.events).toContainEqual({ type: 'gone', game_id: made.id });
    await joinGame(stranger, game);
    await other.waitFor(game.id, ({ is_participant }) => is_participant);
    await stranger.client.must('logout');
    expect(await other.closed).toBe(closeCodes.forbidden);
  });

  it('[E10.4] [E10.7] whispers are news for their readers alone', async () => {
    const { game, players, bot, listeners } = await openTable();
    const [, bob, cat] = listeners;
    const before = (await players[2]!.client.must('readGame', { params: { game_id: game.id } })).unread;
    const mark = cat!.events.length;
    await bot.say('quillfeather', { to: players[1]!.user.id });
    await bob!.waitFor(game.id, ({ last_line }) => last_line?.text === 'quillfeather');
    await bot.say('Is everybody here?', { kind: 'table' });
    const heard = await cat!.waitFor(game.id, ({ last_line }) => last_line?.text === 'Is everybody here?');
    expect(heard.unread).toBe(before + 1);
    // What was told before may still have been on its way; of the whisper nothing was.
    expect(cat!.heardOf(game.id, mark).at(-1)).toEqual(heard);
    expect(JSON.stringify(cat!.events)).not.toContain('quillfeather');
  });

  it('[E10.40] who is writing is told at the other node', async () => {
    const { there, game, players, bot } = await openTable();
    const other = await joinTable({ client: at(there, players[1]!.client), gameId: game.id });
    await other.waitFor((event) => event.type === 'presence' && event.online.length === 2);
    bot.send({ type: 'composing' });
    expect(await other.waitFor((event) => event.type === 'composing')).toEqual({
      type: 'composing',
      user_id: players[0]!.user.id,
      name: players[0]!.user.name,
    });
  });

  it('[E10.6] after a gap listeners are sent away to look anew', async () => {
    const { there, listeners } = await openTable();
    await test.cut(there, 'bus');
    for (const { closed } of listeners) expect(await closed).toBe(closeCodes.restarting);
  });
});

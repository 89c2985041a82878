import { readFile } from 'node:fs/promises';
import { type Client, joinTable, latch, modelAnswers, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import { removalQueries } from '../../src/table/removal-queries.ts';
import { ask } from '../rows.ts';
import { describeTable, isRequestError, isTyping, openTable, playTurn } from './table-test.ts';

const erased = 'This message was removed';
const isRemoved = (event: { type: string }) => event.type === 'removed';

describeTable('removing a message', (service) => {
  const remove = (player: { client: Client }, gameId: string, messageId: number | string) =>
    player.client.call('removeMessage', { params: { game_id: gameId, message_id: String(messageId) } });

  async function textOf(messageId: number) {
    const [row] = await ask<{ content: string }>(
      service().store,
      'select content from messages where id = :messageId',
      { messageId },
    );
    return row!.content;
  }

  it('[D5.3] [D6.removed] erases the text for good and tells the room, with dice and effects as they were', async () => {
    const { game, players, bots } = await openTable(service());
    service().standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'luck', roller: 'dm' }),
      modelAnswers.text('The secret plan fails.'),
    );
    const reply = await playTurn(bots, bots[1]!, 'My address is 5 Mill Lane');
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    const [said, told] = history.slice(-2);
    expect(told).toEqual(reply);
    expect((await remove(players[1]!, game.id, said!.id)).status).toBe(204);
    expect((await remove(players[0]!, game.id, told!.id)).status).toBe(204);
    for (const bot of bots) {
      for (const message of [said, told]) {
        expect(await bot.waitFor(isRemoved)).toEqual({
          type: 'removed',
          message: { ...message, content: erased, removed: true },
        });
      }
    }
    expect(reply.rolls).toHaveLength(1);
    expect(await textOf(said!.id)).toBe('');
    expect(await textOf(told!.id)).toBe('');
    expect(await ask(service().store, `select id from messages where content like '%Mill Lane%'`)).toEqual(
      [],
    );
    const after = await players[1]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(after.slice(-2)).toEqual(
      [said, told].map((message) => ({ ...message, content: erased, removed: true })),
    );
  });

  it('[D5.3] leaves no trace in the file of the embedded database', async () => {
    const { store } = service();
    if (store.kind !== 'sqlite') return;
    const { game, players, bots } = await openTable(service(), { players: 1 });
    // Long, so that what is stored in its place covers only a part of it.
    const filler = 'so it goes '.repeat(100);
    const said = await bots[0]!.say(`${filler} heliotrope ${filler}`);
    await bots[0]!.waitForReply();
    service().standIn.script(modelAnswers.text('Noted.'));
    const reply = await playTurn(bots, bots[0]!, 'What did I say?');
    const [database] = await ask<{ file: string }>(store, 'pragma database_list');
    const fileHolds = async (text: string) => {
      await ask(store, 'pragma wal_checkpoint(truncate)');
      return (await readFile(database!.file)).includes(text);
    };
    expect(await fileHolds('heliotrope')).toBe(true);
    for (const id of [said.id, said.id + 1, reply.id]) {
      expect((await remove(players[0]!, game.id, id)).status).toBe(204);
    }
    expect(await fileHolds('heliotrope')).toBe(false);
  });

  it('[D5.4] is for the sender and the creator, and again is no error', async () => {
    const { game, players, bots } = await openTable(service(), { players: 3 });
    const said = await bots[1]!.say('Mine');
    await bots[1]!.waitForReply();
    const refused = await remove(players[2]!, game.id, said.id);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'not_message_remover', detail: 'Only the creator can remove this message' },
    });
    expect((await remove(players[1]!, game.id, bots[1]!.lastMessageId)).status).toBe(403);
    expect(await textOf(said.id)).toBe('Mine');
    for (const player of [players[1]!, players[1]!, players[0]!]) {
      expect((await remove(player, game.id, said.id)).status).toBe(204);
    }
    // Whoever may not is still told so, and the next window that asks again tells nobody anything new.
    expect((await remove(players[2]!, game.id, said.id)).status).toBe(403);
  });

  it('[D5.4] refuses what is no id and what is not in this game', async () => {
    const { game, players } = await openTable(service(), { players: 1 });
    const other = await openTable(service(), { players: 1 });
    for (const id of ['0', '-1', 'x', '1.5', '1e3']) {
      expect((await remove(players[0]!, game.id, id)).status).toBe(422);
    }
    expect(await remove(players[0]!, game.id, other.bots[0]!.lastMessageId)).toMatchObject({
      status: 404,
      body: { code: 'message_not_found', detail: 'Message not found' },
    });
  });

  it('[D5.5] is in no prompt, and a turn that was owed to it is dropped', async () => {
    const { game, players, bots } = await openTable(service(), { players: 2 });
    const { standIn } = service();
    const gone = await playTurn(bots, bots[0]!, 'I whistle the forbidden tune');
    expect((await remove(players[0]!, game.id, gone.id - 1)).status).toBe(204);
    expect((await remove(players[0]!, game.id, gone.id)).status).toBe(204);
    const held = latch();
    standIn.script(modelAnswers.text('Slowly.', { until: held.until }), modelAnswers.text('Thirdly.'));
    const first = await bots[0]!.say('First');
    await bots[0]!.waitFor(isTyping);
    const second = await bots[1]!.say('Second, the unspeakable');
    const third = await bots[0]!.say('Third');
    expect((await remove(players[1]!, game.id, second.id)).status).toBe(204);
    const received = standIn.received;
    held.goOn();
    await bots[0]!.waitFor((event) => event.type === 'message' && event.message.content === 'Thirdly.');
    await bots[0]!.settled();
    expect(standIn.received).toBe(received + 1);
    const prompt = JSON.stringify(standIn.requests.at(-1)!.body);
    expect(prompt).toContain('Third');
    expect(prompt).not.toMatch(/unspeakable|forbidden tune|message was removed/);
    expect(
      await ask(service().store, 'select status, reply_id from turns where message_id = :id', {
        id: second.id,
      }),
    ).toEqual([{ status: 'done', reply_id: null }]);
    expect(first.id).toBeLessThan(third.id);
  });

  it('[D5.5] a failed turn that it had is not run again', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    service().standIn.script(modelAnswers.status(400));
    const said = await bots[0]!.say('Answer me');
    await expect(bots[0]!.waitForReply()).rejects.toThrow('The turn failed');
    expect((await remove(players[0]!, game.id, said.id)).status).toBe(204);
    bots[0]!.send({ type: 'retry' });
    expect(await bots[0]!.waitFor(isRequestError)).toMatchObject({
      detail: 'There is no failed turn to run again',
    });
    // Nor is anybody who comes told of its failure.
    const newcomer = await joinTable({ client: players[0]!.client, gameId: game.id });
    await newcomer.settled();
    expect(newcomer.events.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('[D6.13] whoever comes back is told first what was removed meanwhile', async () => {
    const { game, players, bots } = await openTable(service(), { players: 2 });
    const [bot, other] = bots as [TableBot, TableBot];
    const early = await playTurn(bots, bot, 'One');
    expect((await remove(players[0]!, game.id, early.id)).status).toBe(204);
    const known = await playTurn(bots, bot, 'Two');
    await bot.close();
    expect((await remove(players[0]!, game.id, known.id)).status).toBe(204);
    const missed = await playTurn([other], other, 'Three');
    expect((await remove(players[0]!, game.id, known.id - 1)).status).toBe(204);
    expect((await remove(players[0]!, game.id, missed.id)).status).toBe(204);
    const mark = bot.events.length;
    await bot.reconnect({ afterId: known.id });
    await bot.settled();
    const heard = bot.events
      .slice(mark)
      .flatMap((event) =>
        event.type === 'removed' || event.type === 'message'
          ? [{ type: event.type, id: event.message.id, removed: event.message.removed }]
          : [],
      );
    expect(heard).toEqual([
      { type: 'removed', id: known.id, removed: true },
      { type: 'removed', id: known.id - 1, removed: true },
      { type: 'message', id: missed.id - 1, removed: false },
      { type: 'message', id: missed.id, removed: true },
    ]);
    expect(JSON.stringify(bot.events.slice(mark))).not.toContain(missed.content);
  });

  it('[D6.removed] is told by the others when the node died before it could tell', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const { store, cluster } = service();
    const [bot] = bots as [TableBot];
    const said = await bot.say('My address is 5 Mill Lane');
    await bot.waitForReply();
    const removal = { gameId: game.id, userId: players[0]!.user.id, messageId: said.id };
    await store.call(removalQueries.remove, { ...removal, at: new Date().toISOString() });
    // Until its death is noticed the table goes on.
    await playTurn(bots, bot, 'Onwards');
    cluster.bus.publish({ kind: 'node-gone', node: 'another', by: 'this one' });
    expect(await bot.waitFor(isRemoved)).toMatchObject({ message: { id: said.id, removed: true } });
  });

  it('[D5.3] works in a game that has ended', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    service().standIn.script(
      modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'Won.' }),
      modelAnswers.text('The end.'),
    );
    const reply = await playTurn(bots, bots[0]!, 'I win');
    expect((await remove(players[0]!, game.id, reply.id)).status).toBe(204);
    expect(await textOf(reply.id)).toBe('');
  });
});

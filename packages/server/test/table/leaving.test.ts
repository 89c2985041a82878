import { joinGame, joinTable, latch, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { describeTable, isTyping, openTable, playTurn, rawSocket } from './table-test.ts';

describeTable('leaving the table', (service) => {
  type Table = Awaited<ReturnType<typeof openTable>>;

  const remove = ({ game, players }: Table, by: number, whom: number) =>
    players[by]!.client.must('removeParticipant', {
      params: { game_id: game.id, user_id: players[whom]!.user.id },
    });

  it('[E4.leave] whoever is removed has every socket at this table closed with 4403, and no other', async () => {
    const table = await openTable(service());
    const other = await openTable(service());
    const { game, players, bots } = table;
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    await joinGame(bob, other.game);
    const second = await joinTable({ client: bob.client, gameId: game.id });
    const elsewhere = await joinTable({ client: bob.client, gameId: other.game.id });
    await elsewhere.waitFor((event) => event.type === 'presence');
    await remove(table, 0, 1);
    for (const bot of [bots[1]!, second]) expect(await bot.closed).toMatchObject({ code: 4403 });
    await bots[0]!.waitFor((event) => event.type === 'presence' && !event.online.includes(bob.user.name));
    await playTurn([elsewhere, ...other.bots], elsewhere, 'I am still here');
    await playTurn([bots[0]!], bots[0]!, 'They have gone');
    const party = await ann.client.must('readParty', { params: { game_id: game.id } });
    expect(party.map(({ name }) => name)).toEqual([ann.user.name]);
    expect((await bob.client.call('issueTicket', { params: { game_id: game.id } })).status).toBe(403);
  });

  it('[E4.leave][E8.70] whoever leaves is gone in the same way; what they said stays with their name', async () => {
    const table = await openTable(service());
    const { game, players, bots } = table;
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    await playTurn(bots, bots[1]!, 'I light the lamp');
    await remove(table, 1, 1);
    expect(await bots[1]!.closed).toMatchObject({ code: 4403 });
    const history = await ann.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.find(({ content }) => content === 'I light the lamp')).toMatchObject({
      player_name: bob.user.name,
      character_name: bob.character.name,
    });
    await joinGame(bob, game, bob.character);
    const back = await joinTable({ client: bob.client, gameId: game.id });
    await playTurn([bots[0]!, back], back, 'I am back');
  });

  it('[E8.71] a ticket that was given before opens nothing any more', async () => {
    const table = await openTable(service());
    const { game, players } = table;
    const bob = players[1]!.client;
    const { ticket } = await bob.must('issueTicket', { params: { game_id: game.id } });
    await remove(table, 0, 1);
    expect(await rawSocket(bob, game.id, ticket).closed).toBe(4401);
  });

  it('[E8.72] their owed turns are dropped, the one that runs is told to its end, and no roll is awaited', async () => {
    const { standIn, store } = service();
    const table = await openTable(service());
    const { game, players, bots } = table;
    const [, bob] = players as [(typeof players)[0], (typeof players)[0]];
    await bob.client.must('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls: true } });
    const { until, goOn } = latch();
    standIn.script(
      modelAnswers.text('The lamp goes out, and nobody sees who did it.', { until, tokensBefore: 2 }),
    );
    await bots[1]!.say('Once upon a time');
    await bots[1]!.waitFor(isTyping);
    await bots[1]!.say('And then another thing');
    await remove(table, 0, 1);
    expect(await bots[1]!.closed).toMatchObject({ code: 4403 });
    const owed = await ask<{ failure: string }>(
      store,
      `select failure from turns where game_id = :id and user_id = :user and message_id = (
         select max(id) from messages where game_id = :id and user_id = :user
       ) and status = 'done'`,
      { id: game.id, user: bob.user.id },
    );
    expect(owed).toEqual([{ failure: 'The player has left' }]);
    goOn();
    expect(await bots[0]!.waitForReply()).toMatchObject({
      content: 'The lamp goes out, and nobody sees who did it.',
    });
    const seats = await ask(store, 'select user_id from participants where game_id = :id', { id: game.id });
    expect(seats).toHaveLength(1);
  });

  it('[E8.72] a turn of somebody who has left is not begun', async () => {
    const { standIn, store } = service();
    const table = await openTable(service());
    const { game, players, bots } = table;
    await playTurn(bots, bots[1]!, 'I light the lamp');
    await remove(table, 1, 1);
    const received = standIn.received;
    // As a node leaves it behind that dies in the middle of a turn.
    await ask(
      store,
      `update turns set status = 'running', reply_id = null where game_id = :id and user_id = :user returning id`,
      { id: game.id, user: players[1]!.user.id },
    );
    await playTurn([bots[0]!], bots[0]!, 'What now?');
    expect(standIn.received - received).toBe(1);
  });
});

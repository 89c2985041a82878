import { joinGame, joinTable, latch, modelAnswers, registerPlayer, seatTable } from '@fireside/testing';
import { expect, it } from 'vitest';
import {
  describeTable,
  heardSince,
  isRequestError,
  messagesOf,
  openTable,
  playTurn,
  typesOf,
} from './table-test.ts';
import { after, isDelta, isPaused, refusal } from './taking-back-test.ts';

describeTable('the opening greeting', (service) => {
  it.each([2, 12])('[1.9] is spoken once when %i connections open at once', async (count) => {
    const { client, standIn } = service();
    const { game, players } = await seatTable(client, { players: count });
    const before = standIn.received;
    standIn.script(modelAnswers.text('Welcome, all of you.', { firstTokenAfter: 50 }));
    const bots = await Promise.all(
      players.map((player) => joinTable({ client: player.client, gameId: game.id })),
    );
    const greetings = await Promise.all(bots.map((bot) => bot.waitForReply()));
    expect(new Set(greetings.map(({ id }) => id)).size).toBe(1);
    expect(standIn.received - before).toBe(1);
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.map(({ content }) => content)).toEqual(['Welcome, all of you.']);
    await Promise.all(bots.map((bot) => bot.close()));
  });

  it('[1.9] precedes the messages of the connection that brought it about', async () => {
    const { client, standIn } = service();
    const { game, players } = await seatTable(client, { players: 2 });
    standIn.script(modelAnswers.text('Well met.', { firstTokenAfter: 100 }));
    const eager = await joinTable({ client: players[0]!.client, gameId: game.id });
    eager.send({ type: 'message', content: 'I kick the door in' });
    const second = await joinTable({ client: players[1]!.client, gameId: game.id });
    second.send({ type: 'message', content: 'I follow' });
    for (let replies = 0; replies < 3; replies++) await eager.waitForReply();
    const contents = messagesOf(eager.events).map(({ sender_type, content }) => [sender_type, content]);
    expect(contents[0]).toEqual(['dm', 'Well met.']);
    expect(contents.filter(([sender]) => sender === 'player')).toHaveLength(2);
    await Promise.all([eager.close(), second.close()]);
  });

  it('[1.9] [E3.stop] [E3.pause] can be stopped and paused while it is spoken; what is said meanwhile waits', async () => {
    const { client, standIn } = service();
    const { game, players } = await seatTable(client, { players: 2 });
    const slow = latch();
    standIn.script(modelAnswers.text('Welcome. This is a long story', { ...slow, tokensBefore: 3 }));
    const host = await joinTable({ client: players[0]!.client, gameId: game.id });
    const guest = await joinTable({ client: players[1]!.client, gameId: game.id });
    await host.waitFor(isDelta);
    guest.send({ type: 'message', content: 'I kick the door in' });
    expect(await refusal(guest, { type: 'stop' })).toBe(
      'Only the creator or who is being answered can stop this',
    );
    await after(guest, { type: 'ping' }, (event) => event.type === 'pong');
    guest.send({ type: 'pause' });
    await host.waitFor(isPaused);
    slow.goOn();
    const refused = await guest.waitFor(isRequestError);
    expect(refused).toMatchObject({ detail: 'The game is paused' });
    host.send({ type: 'resume' });
    await host.waitFor((event) => event.type === 'resumed');
    const again = latch();
    standIn.script(modelAnswers.text('Well met. And so it', { ...again, tokensBefore: 3 }));
    host.send({ type: 'retry' });
    await host.waitFor(isDelta);
    host.send({ type: 'stop' });
    expect((await host.waitForReply()).content).toBe('Well met.');
    again.goOn();
    await Promise.all([host.close(), guest.close()]);
  });

  it('[1.9] is not spoken again on later connections, nor in a game with messages', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const received = standIn.received;
    await bots[0]!.close();
    const again = await joinTable({ client: players[0]!.client, gameId: game.id });
    await again.waitFor((event) => event.type === 'presence');
    await playTurn([again], again, 'Is anybody there?');
    expect(standIn.received).toBe(received + 1);
  });

  it('[6.1] [1.9] that fails is told to the room and can be run again', async () => {
    const { client, standIn } = service();
    const { game, players } = await seatTable(client, { players: 2 });
    standIn.script(modelAnswers.status(400, { message: 'no' }));
    const first = await joinTable({ client: players[0]!.client, gameId: game.id });
    await expect(first.waitForReply()).rejects.toThrow('The turn failed');
    // Whoever comes later hears of it too, instead of an empty table.
    const second = await joinTable({ client: players[1]!.client, gameId: game.id });
    await expect(second.waitForReply()).rejects.toThrow('The turn failed');
    standIn.script(modelAnswers.text('Now then: welcome.'));
    second.send({ type: 'retry' });
    expect((await first.waitForReply()).content).toBe('Now then: welcome.');
    second.send({ type: 'retry' });
    await second.waitFor((event) => event.type === 'error' && /no failed turn/.test(event.detail));
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history).toHaveLength(1);
  });

  it('[1.9] that failed is not made up for once somebody has spoken', async () => {
    const { client, standIn } = service();
    const { game, players } = await seatTable(client, { players: 1 });
    standIn.script(modelAnswers.status(400, { message: 'no' }));
    const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
    await expect(bot.waitForReply()).rejects.toThrow('The turn failed');
    await playTurn([bot], bot, 'Then I begin myself');
    bot.send({ type: 'retry' });
    await bot.waitFor((event) => event.type === 'error' && /no failed turn/.test(event.detail));
    expect(messagesOf(bot.events)).toHaveLength(2);
  });

  it('[1.9] greets by name: its prompt holds the game and its players, and forbids asking', async () => {
    const { client, standIn } = service();
    const { game, players } = await seatTable(client, {
      players: 3,
      game: { name: 'The Drowned Bell', description: 'A harbour mystery.' },
    });
    const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
    await bot.waitForReply();
    const { system, messages } = standIn.requests.at(-1)!;
    const whole = [system, ...messages.map(({ text }) => text)].join('\n');
    expect(system).toContain('The Drowned Bell');
    expect(system).toContain('A harbour mystery.');
    for (const { user, character } of players) {
      expect(system).toContain(user.name);
      expect(system).toContain(character.name);
    }
    expect(whole).toMatch(/Greet everyone at the table by name/);
    expect(whole).toMatch(/Do not ask how many players there are/);
  });

  it('[1.9] every turn knows the game and its current participants, late joiners included', async () => {
    const { client, standIn } = service();
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const late = await registerPlayer(client);
    await joinGame(late, game);
    const lateBot = await joinTable({ client: late.client, gameId: game.id });
    await playTurn([bots[0]!, lateBot], bots[0]!, 'Who is that?');
    expect(standIn.requests.at(-1)!.system).toMatch(new RegExp(`${late.user.name} \\(.*has not spoken yet`));
    await playTurn([bots[0]!, lateBot], lateBot, 'It is me');
    const { system, latest } = standIn.requests.at(-1)!;
    expect(system).toContain(game.name);
    expect(system).toContain(game.description);
    expect(system).toContain(players[0]!.user.name);
    expect(system).not.toMatch(new RegExp(`${late.user.name} \\(.*has not spoken yet`));
    expect(latest).toContain(`${late.user.name}: It is me`);
  });

  it('[6.2] uses the same sequence as any other turn', async () => {
    const { client, standIn } = service();
    const { game, players } = await seatTable(client, { players: 1 });
    standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d6', reason: 'weather' }),
      modelAnswers.text('Rain.'),
    );
    const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
    await bot.waitForReply();
    expect(typesOf(heardSince(bot, 0))).toEqual(['typing', 'rolling', 'effect', 'delta', 'message']);
  });
});

import { closeCodes } from '@fireside/contract';
import {
  joinGame,
  joinTable,
  makeGame,
  modelAnswers,
  registerPlayer,
  seatTable,
  testPassword,
} from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { useService } from '../http/use-service.ts';
import { databases, startTestService } from '../start-service.ts';
import { openTable, playTurn, rawSocket } from '../table/table-test.ts';
import { listen, liveSocket } from './live-listener.ts';

describe.each(databases)('the socket of a signed-in user on %s', (database) => {
  const test = useService({ database });

  it('[E10.1] opens once with a ticket of its own', async () => {
    const { players, game } = await seatTable(test.client);
    const { client } = players[0]!;
    const { ticket } = await client.must('issueLiveTicket');
    // Not at a table, and afterwards not here either.
    expect(await rawSocket(client, game.id, ticket).closed).toBe(closeCodes.unauthorized);
    const first = liveSocket(test.url, ticket);
    await new Promise((resolve) => first.socket.once('open', resolve));
    first.socket.send('{"type":"ping"}');
    expect(
      await new Promise((resolve) => first.socket.once('message', (data) => resolve(String(data)))),
    ).toBe('{"type":"pong"}');
    expect(await liveSocket(test.url, ticket).closed).toBe(closeCodes.unauthorized);
    const { ticket: forTable } = await client.must('issueTicket', { params: { game_id: game.id } });
    expect(await liveSocket(test.url, forTable).closed).toBe(closeCodes.unauthorized);
    expect(await liveSocket(test.url, 'invented').closed).toBe(closeCodes.unauthorized);
  });

  it('[E10.1] is refused to pages from elsewhere, and counted with the other sockets of its user', async () => {
    const { client } = await registerPlayer(test.client);
    const { ticket } = await client.must('issueLiveTicket');
    const foreign = liveSocket(test.url, ticket, { headers: { origin: 'https://evil.example' } });
    expect(await foreign.closed).toBe(1006);
    for (let open = 0; open < 24; open++) await listen(client);
    const { ticket: another } = await client.must('issueLiveTicket');
    expect(await liveSocket(test.url, another).closed).toBe(closeCodes.tooManySockets);
  });

  it('[E10.6] answers a ping and passes over everything else', async () => {
    const listener = await listen((await registerPlayer(test.client)).client);
    for (const frame of ['{"type":"message","content":"hi"}', 'nonsense', '[]', '{"type":"read"}'])
      listener.send(frame);
    await listener.settle();
    expect(listener.events.every(({ type }) => type === 'pong')).toBe(true);
  });

  it('[E10.6] closes when its session ends and when the account is deleted', async () => {
    const ann = await registerPlayer(test.client);
    const listener = await listen(ann.client);
    await ann.client.must('logout');
    expect(await listener.closed).toBe(closeCodes.forbidden);
    const bob = await registerPlayer(test.client);
    const other = await listen(bob.client);
    await bob.client.must('deleteAccount', { body: { password: testPassword } });
    expect(await other.closed).toBe(closeCodes.forbidden);
  });

  it('[E10.2] tells everybody of games that are made, renamed, over and deleted, and strangers of nothing else', async () => {
    const ann = await registerPlayer(test.client);
    const stranger = await listen((await registerPlayer(test.client)).client);
    const own = await listen(ann.client);
    const game = await makeGame(ann, { lines: ['spiders'] });
    const params = { game_id: game.id };
    expect(await own.waitFor(game.id)).toEqual(await ann.client.must('readGame', { params }));
    const made = await stranger.waitFor(game.id);
    expect(made).toMatchObject({
      is_participant: false,
      participation_code: null,
      lines: null,
      last_line: null,
    });
    await ann.client.must('changeGame', { params, body: { name: 'The Kiln' } });
    await stranger.waitFor(game.id, ({ name }) => name === 'The Kiln');
    const mark = stranger.events.length;
    // What only its table knows of.
    const bob = await registerPlayer(test.client);
    await joinGame(bob, game);
    await own.waitFor(game.id, ({ player_count }) => player_count === 2);
    test.standIn.answerWith(() => modelAnswers.text('The kiln glows.'));
    const bot = await joinTable({ client: ann.client, gameId: game.id });
    await bot.waitForReply();
    await own.waitFor(game.id, ({ last_line }) => last_line?.text === 'The kiln glows.');
    await ann.client.must('changeGame', { params, body: { pace: 'round' } });
    await own.waitFor(game.id, ({ pace }) => pace === 'round');
    await stranger.settle();
    expect(stranger.heardOf(game.id, mark)).toEqual([]);
    await ann.client.must('changeGame', { params, body: { pace: 'each' } });
    test.standIn.script(
      modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'The kiln is cold.' }),
      modelAnswers.text('It is over.'),
    );
    await playTurn([bot], bot, 'I put out the fire');
    expect(await stranger.waitFor(game.id, ({ status }) => status === 'ended')).toMatchObject({
      last_line: null,
      unread: 0,
      awaited: [],
    });
    await ann.client.must('deleteGame', { params });
    for (const listener of [own, stranger])
      await expect.poll(() => listener.events).toContainEqual({ type: 'gone', game_id: game.id });
  });

  it('[E10.3] whoever is sent away sees the game as others do, and hears no more of it', async () => {
    const { game, players, bots } = await openTable(test);
    const [ann, bob] = players;
    const [own, removed] = [await listen(ann!.client), await listen(bob!.client)];
    const params = { game_id: game.id, user_id: bob!.user.id };
    await ann!.client.must('removeParticipant', { params });
    const left = await removed.waitFor(game.id, ({ is_participant }) => !is_participant);
    expect(left).toMatchObject({ unread: 0, last_line: null, lines: null, my_turn: false });
    await own.waitFor(game.id, ({ player_count }) => player_count === 1);
    const mark = removed.events.length;
    for (const line of ['Now we are alone', 'Listen', 'It rains']) {
      await bots[0]!.say(line, { kind: 'table' });
      await own.waitFor(game.id, ({ last_line }) => last_line?.text === line);
    }
    await removed.settle();
    // What was being told while they were sent away may tell it once more.
    const heard = removed.heardOf(game.id, mark);
    expect(heard.length).toBeLessThanOrEqual(1);
    for (const once of heard) expect(once).toEqual(left);
  });

  it('[E10.4] of a whisper nobody hears who may not read it', async () => {
    const { game, players, bots } = await openTable(test, { players: 3 });
    const [ann, bob, cat] = await Promise.all(players.map(({ client }) => listen(client)));
    // Nothing is left of what has happened before.
    await bots[0]!.say('Here', { kind: 'table' });
    for (const listener of [ann, bob, cat])
      await listener!.waitFor(game.id, ({ last_line }) => last_line?.text === 'Here');
    const marks = [ann, bob, cat].map((listener) => listener!.events.length);
    await bots[0]!.say('quillfeather', { to: players[1]!.user.id });
    const heard = await bob!.waitFor(game.id, ({ last_line }) => last_line?.kind === 'whisper');
    expect(heard).toMatchObject({ last_line: { text: 'quillfeather', to: players[1]!.user.id } });
    await ann!.waitFor(game.id, ({ last_line }) => last_line?.text === 'quillfeather');
    // Nor of one to the DM, and of its answer.
    test.standIn.script(modelAnswers.text('You hear thistledown.'));
    await bots[0]!.say('thistledown?', { to: 'dm' });
    await ann!.waitFor(game.id, ({ last_line }) => last_line?.text === 'You hear thistledown.');
    for (const listener of [bob!, cat!]) await listener.settle();
    // What was said openly may have been told once more.
    const unheard = cat!.events.slice(marks[2]).filter(({ type }) => type !== 'pong');
    expect(unheard.length).toBeLessThanOrEqual(1);
    for (const event of unheard) expect(event).toMatchObject({ game: { last_line: { text: 'Here' } } });
    expect(JSON.stringify(bob!.events)).not.toContain('thistledown');
    const params = { game_id: game.id };
    expect(await players[2]!.client.must('readGame', { params })).toMatchObject({
      last_line: { text: 'Here' },
    });
  });

  it('[E10.5] what happens at about the same time is told once', async () => {
    const { game, players } = await openTable(test);
    const listener = await listen(players[0]!.client);
    await listener.settle();
    // Nothing is left of what has happened before.
    await players[0]!.client.must('setSelfRolls', {
      params: { game_id: game.id },
      body: { self_rolls: true },
    });
    await listener.waitFor(game.id, ({ my_self_rolls }) => my_self_rolls);
    const mark = listener.events.length;
    const from = performance.now();
    for (let count = 0; count < 100; count++)
      test.cluster.bus.publish({ kind: 'game-news', gameId: game.id });
    await listener.waitFor(game.id, undefined, mark);
    await players[0]!.client.must('setSelfRolls', {
      params: { game_id: game.id },
      body: { self_rolls: false },
    });
    await listener.waitFor(game.id, ({ my_self_rolls }) => !my_self_rolls, mark);
    const quarters = Math.floor((performance.now() - from) / 250);
    expect(listener.heardOf(game.id, mark).length).toBeLessThanOrEqual(2 + quarters);
  });

  it('[E10.2] tells of pauses, rolls that are awaited, what was taken back and what was read elsewhere', async () => {
    const { game, players, bots } = await openTable(test);
    const listener = await listen(players[1]!.client);
    bots[0]!.send({ type: 'pause' });
    await listener.waitFor(game.id, ({ paused }) => paused);
    bots[0]!.send({ type: 'resume' });
    await listener.waitFor(game.id, ({ paused }) => !paused, listener.events.length);
    await playTurn(bots, bots[0]!, 'I knock');
    const { unread } = await listener.waitFor(game.id, ({ last_line }) => last_line?.by === null);
    expect(unread).toBeGreaterThan(0);
    bots[1]!.send({ type: 'read', message_id: bots[1]!.lastMessageId });
    await listener.waitFor(game.id, (seen) => seen.unread === 0, listener.events.length);
    const { id } = await bots[0]!.say('I knock again', { kind: 'action' });
    await bots[0]!.waitForReply();
    await listener.waitFor(game.id, ({ last_line }) => (last_line?.id ?? 0) > id);
    const mark = listener.events.length;
    bots[0]!.send({ type: 'rewind', message_id: id });
    await listener.waitFor(game.id, (seen) => seen.unread === 0, mark);
  });
});

it('[E10.6] a service that stops sends its listeners away to come back', async () => {
  const service = await startTestService();
  const listener = await listen((await registerPlayer(service.client)).client);
  await service.stop();
  expect(await listener.closed).toBe(closeCodes.restarting);
});

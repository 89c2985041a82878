import { type Client, joinGame, modelAnswers, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { second, standingClock, useService } from '../http/use-service.ts';
import { insertRows, messageRow } from '../rows.ts';
import { databases } from '../start-service.ts';
import { describeTable, heardSince, openTable, playTurn } from '../table/table-test.ts';

/** What was sent before has been carried out. */
describeTable('how a game stands', (service) => {
  const read = ({ client }: { client: Client }, gameId: string) =>
    client.must('readGame', { params: { game_id: gameId } });

  it('[E10.20] [E10.21] counts what somebody may read and has not', async () => {
    const { game, players, bots } = await openTable(service(), { players: 3 });
    const [ann, bob, cat] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
    for (const bot of bots) bot.send({ type: 'read', message_id: bots[0]!.lastMessageId });
    for (const bot of bots) await bot.settled();
    expect((await read(bob, game.id)).unread).toBe(0);
    await bots[0]!.say('one', { kind: 'table' });
    await bots[0]!.say('two', { to: bob.user.id });
    const { id: third } = await bots[0]!.say('three', { kind: 'table' });
    await bots[0]!.say('four', { kind: 'table' });
    expect((await read(ann, game.id)).unread).toBe(0);
    expect((await read(bob, game.id)).unread).toBe(4);
    expect((await read(cat, game.id)).unread).toBe(3);
    const [listed] = await cat.client.must('listGames', { query: { mine: true } });
    expect(listed).toEqual(await read(cat, game.id));
    bots[1]!.send({ type: 'read', message_id: third });
    await bots[1]!.settled();
    expect((await read(bob, game.id)).unread).toBe(1);
    // Never back, and never beyond what was said.
    bots[1]!.send({ type: 'read', message_id: third - 1 });
    bots[1]!.send({ type: 'read', message_id: third + 1_000_000 });
    await bots[1]!.settled();
    expect((await read(bob, game.id)).unread).toBe(0);
    await bots[0]!.say('five', { kind: 'table' });
    expect((await read(bob, game.id)).unread).toBe(1);
    // Whoever speaks has read what was said before.
    await bots[2]!.say('six', { kind: 'table' });
    expect((await read(cat, game.id)).unread).toBe(0);
    const stranger = await registerPlayer(service().client);
    expect(await read(stranger, game.id)).toMatchObject({
      unread: 0,
      last_line: null,
      awaited: [],
      my_turn: false,
    });
    // Whoever comes later need not read all that was told.
    await joinGame(stranger, game);
    expect((await read(stranger, game.id)).unread).toBe(0);
  });

  it('[E10.20] counts no further than to 100, and what was taken back not at all', async () => {
    const { game, players, bots } = await openTable(service());
    const rows = Array.from({ length: 150 }, (_, index) => messageRow(game.id, { content: `line ${index}` }));
    await insertRows(service().store, 'messages', ...rows);
    expect((await read(players[1]!, game.id)).unread).toBe(100);
    const { id } = await bots[1]!.say('I go in');
    await bots[1]!.waitForReply();
    expect((await read(players[1]!, game.id)).unread).toBe(1);
    bots[1]!.send({ type: 'rewind', message_id: id });
    await bots[1]!.waitFor((event) => event.type === 'rewound');
    const after = await read(players[1]!, game.id);
    expect(after.unread).toBe(0);
    expect(after.last_line?.text).toBe('line 149');
  });

  it('[E10.22] shows the newest message in one plain line', async () => {
    const { game, players, bots } = await openTable(service());
    expect((await read(players[1]!, game.id)).last_line).toMatchObject({
      by: null,
      kind: 'narration',
      to: null,
      text: 'Welcome to the table.',
    });
    const { id } = await bots[0]!.say('# Ho!\n\n**Who** goes _there_?', { kind: 'table' });
    const { last_line } = await read(players[1]!, game.id);
    expect(last_line).toMatchObject({
      id,
      by: players[0]!.character.name,
      kind: 'table',
      text: 'Ho! Who goes there?',
    });
    await bots[0]!.say('so '.repeat(400), { kind: 'table' });
    expect((await read(players[1]!, game.id)).last_line!.text).toHaveLength(140);
    await players[0]!.client.must('removeMessage', {
      params: { game_id: game.id, message_id: String(bots[0]!.lastMessageId) },
    });
    expect((await read(players[1]!, game.id)).last_line!.text).toBe('This message was removed');
  });

  it('[E10.23] names whoever is asked for a roll', async () => {
    const { game, players, bots } = await openTable(service());
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    await ann.client.must('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls: true } });
    service().standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'Stealth', roller: 'player' }),
      modelAnswers.text('Roll, please.'),
    );
    await playTurn(bots, bots[0]!, 'I sneak past');
    expect(await read(bob, game.id)).toMatchObject({ awaited: [ann.user.name], my_turn: false });
    expect(await read(ann, game.id)).toMatchObject({ awaited: [ann.user.name], my_turn: true });
    const stranger = await registerPlayer(service().client);
    expect((await read(stranger, game.id)).awaited).toEqual([]);
    await playTurn(bots, bots[0]!, '15');
    expect((await read(ann, game.id)).awaited).toEqual([]);
    // Asked for in a whisper it is between the two.
    service().standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'Stealth', roller: 'player' }),
      modelAnswers.text('Roll, please.'),
    );
    await bots[0]!.say('I sneak away', { to: 'dm' });
    await bots[0]!.waitForReply();
    expect(await read(ann, game.id)).toMatchObject({ awaited: [ann.user.name], my_turn: true });
    expect(await read(bob, game.id)).toMatchObject({ awaited: [], my_turn: false });
  });

  it('[E10.23] names whose turn it is in a fight', async () => {
    const { game, players, bots } = await openTable(service());
    service().standIn.script(
      modelAnswers.toolCall('start_encounter', {
        combatants: [{ name: 'Straw man', hp: 40, armor_class: 5, side: 'foe' }],
      }),
      modelAnswers.text('What do you do?'),
    );
    await playTurn(bots, bots[0]!, 'I draw my sword');
    for (let turn = 0; turn < 3; turn++) {
      const fight = await players[0]!.client.must('readEncounter', { params: { game_id: game.id } });
      const acting = fight!.combatants[fight!.turn]!.character_id;
      const awaited = players.filter(({ character }) => character.id === acting);
      const seen = await read(players[1]!, game.id);
      expect(seen.awaited).toEqual(awaited.map(({ user }) => user.name));
      expect(seen.my_turn).toBe(players[1]!.character.id === acting);
      service().standIn.script(modelAnswers.toolCall('next_turn', {}), modelAnswers.text('Next.'));
      await playTurn(bots, bots[0]!, 'I wait');
    }
    service().standIn.script(modelAnswers.toolCall('end_encounter', {}), modelAnswers.text('It is over.'));
    await playTurn(bots, bots[0]!, 'I put it away');
    expect((await read(players[0]!, game.id)).awaited).toEqual([]);
  });

  it('[E10.23] in rounds names those who are there and have not acted', async () => {
    const { game, players, bots } = await openTable(service(), { players: 3 });
    const [ann, bob, cat] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
    const params = { game_id: game.id };
    await ann.client.must('changeGame', { params, body: { pace: 'round' } });
    const names = [ann, bob, cat].map(({ user }) => user.name);
    expect(await read(ann, game.id)).toMatchObject({ awaited: names, my_turn: true });
    await bots[2]!.close();
    await bots[0]!.waitFor((event) => event.type === 'presence' && event.online.length === 2);
    expect((await read(bob, game.id)).awaited).toEqual(names.slice(0, 2));
    await bots[0]!.say('I open the gate');
    expect(await read(ann, game.id)).toMatchObject({ awaited: [bob.user.name], my_turn: false });
    // A whisper is no act, and nobody can tell that there was one.
    service().standIn.script(modelAnswers.text('Only you hear this.'));
    await bots[1]!.say('Is it safe?', { to: 'dm' });
    await bots[1]!.waitForReply();
    expect(await read(ann, game.id)).toMatchObject({ awaited: [bob.user.name] });
    bots[0]!.send({ type: 'pause' });
    await bots[0]!.waitFor((event) => event.type === 'paused');
    expect((await read(bob, game.id)).awaited).toEqual([]);
  });
});

describe.each(databases)('who is writing on %s', (database) => {
  const clock = standingClock();
  const test = useService({ database, parts: { elapsed: clock.now } });

  it('[E10.40] the others are told, and no more than once in two seconds', async () => {
    const { game, players, bots } = await openTable(test, { players: 3 });
    const marks = bots.map((bot) => bot.events.length);
    const heardBy = (index: number) =>
      heardSince(bots[index]!, marks[index]!).filter(({ type }) => type === 'composing');
    const writing = { type: 'composing', user_id: players[0]!.user.id, name: players[0]!.user.name };
    for (const seconds of [0, 1, 1]) {
      clock.advance(seconds * second);
      for (let count = 0; count < 10; count++) bots[0]!.send({ type: 'composing' });
      await bots[0]!.settled();
    }
    const { id } = await bots[0]!.say('There', { kind: 'table' });
    for (const bot of bots.slice(1))
      await bot.waitFor((event) => event.type === 'message' && event.message.id === id);
    for (const index of [1, 2]) expect(heardBy(index)).toEqual([writing, writing]);
    expect(heardBy(0)).toEqual([]);
    const params = { game_id: game.id };
    expect(await players[1]!.client.must('latestMessages', { params, query: { limit: 5 } })).toHaveLength(2);
  });
});

import { randomUUID } from 'node:crypto';
import { joinGame, latch, makeCharacter, makeGame, modelAnswers, registerPlayer } from '@fireside/testing';
import { expect, it } from 'vitest';
import {
  describeTable,
  heardSince,
  isTyping,
  messagesOf,
  narrationOf,
  openTable,
  playTurn,
  typesOf,
} from './table-test.ts';

describeTable('a turn', (service) => {
  it('[6.2] [6.4] [D6.9] [D6.rolling] [D6.delta] typing, then rolling, effects and delta as they happen, then game_ended, then message', async () => {
    const { standIn } = service();
    const { players, bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    standIn.script(
      modelAnswers.toolCall(
        'roll_dice',
        { notation: '2d6+3', reason: 'damage', roller: 'dm' },
        { text: 'It swings.' },
      ),
      modelAnswers.toolCall('update_character', { character: players[0]!.character.name, hp_change: -12 }),
      modelAnswers.text('You fall.'),
    );
    const reply = await playTurn(bots, bots[0]!, 'I charge the troll');
    const heard = heardSince(bots[1]!, mark);
    const types = typesOf(heard).filter((type, index, all) => type !== 'delta' || all[index - 1] !== 'delta');
    expect(types).toEqual([
      'message',
      'typing',
      'delta',
      'rolling',
      'effect',
      'effect',
      'delta',
      'effect',
      'game_ended',
      'message',
    ]);
    expect(heard.find(({ type }) => type === 'rolling')).toEqual({
      type: 'rolling',
      notation: '2d6+3',
      reason: 'damage',
    });
    expect(heard.flatMap((event) => (event.type === 'effect' ? [event.effect] : []))).toEqual(reply.effects);
    expect(reply.effects).toMatchObject([
      { kind: 'rolled', roll: reply.rolls[0], by: 'dm' },
      { kind: 'hit_points', before: 10, after: -2 },
      { kind: 'game_ended', reason: `${players[0]!.character.name} fell to -2 HP` },
    ]);
    expect(narrationOf(heard)).toBe(reply.content);
  });

  it('[6.typing] [6.message] [D6.typing] [D6.message] typing comes right when the turn starts, message with the reply and the player messages', async () => {
    const { standIn } = service();
    const { bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    const { until, goOn } = latch();
    standIn.script(modelAnswers.text('Hm.', { until }));
    const asked = await bots[0]!.say('Is it safe?');
    await bots[1]!.waitFor(isTyping);
    expect(heardSince(bots[1]!, mark)).toEqual([
      { type: 'message', message: asked, client_id: expect.any(String) },
      { type: 'typing' },
    ]);
    goOn();
    await bots[1]!.waitForReply();
  });

  it('[D6.delta] deltas join to the text of the final message, spaces and all', async () => {
    const { standIn } = service();
    const { bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    standIn.script(
      modelAnswers.text(['  Once', ' upon', ' \n\n', 'a ', 'time', ' 🐉', '.  '], { interval: 15 }),
    );
    const reply = await playTurn(bots, bots[0]!, 'A story');
    expect(reply.content).toBe('Once upon \n\na time 🐉.');
    expect(narrationOf(heardSince(bots[1]!, mark))).toBe(reply.content);
  });

  it('[D5.2] the message carries the dice that the service rolled, and history shows the same', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'attack' }),
      modelAnswers.toolCall('roll_dice', { notation: '2d4', reason: 'damage' }),
      modelAnswers.text('A hit.'),
    );
    const reply = await playTurn(bots, bots[0]!, 'I strike');
    expect(reply).toMatchObject({
      sender_type: 'dm',
      user_id: null,
      player_name: null,
      character_name: null,
    });
    expect(reply.rolls.map(({ notation, reason }) => [notation, reason])).toEqual([
      ['1d20', 'attack'],
      ['2d4', 'damage'],
    ]);
    const [last] = await players[1]!.client.must('latestMessages', {
      params: { game_id: game.id },
      query: { limit: 1 },
    });
    expect(last).toEqual(reply);
  });

  it('[D7.1] a message is stored and acknowledged before its turn starts', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { until, goOn } = latch();
    standIn.script(modelAnswers.text('Late.', { until }));
    const asked = await bots[0]!.say('First things first');
    const [stored] = await players[0]!.client.must('latestMessages', {
      params: { game_id: game.id },
      query: { limit: 1 },
    });
    expect(stored).toEqual(asked);
    expect(stored).toMatchObject({
      sender_type: 'player',
      player_name: players[0]!.user.name,
      character_name: players[0]!.character.name,
    });
    goOn();
    await bots[0]!.waitForReply();
  });

  it('[1.4] the prompt keeps the speakers apart and holds no secret', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    await playTurn(bots, bots[0]!, 'I take the left door');
    await playTurn(bots, bots[1]!, 'I take the right door');
    const { system, messages, latest, tools } = standIn.requests.at(-1)!;
    const said = messages.map(({ text }) => text).join('\n');
    const label = (index: number) => `${players[index]!.user.name} (as ${players[index]!.character.name})`;
    expect(said).toContain(`${label(0)}: I take the left door`);
    expect(latest).toContain(`${label(1)}: I take the right door`);
    expect(tools.toSorted()).toEqual([
      'check',
      'end_game',
      'recall',
      'rest',
      'roll_dice',
      'start_encounter',
      'update_character',
      'update_world_state',
    ]);
    const whole = system + said;
    for (const secret of [game.participation_code!, ...players.map(({ client }) => client.token!)]) {
      expect(whole).not.toContain(secret);
    }
  });

  it('[2.character] [D7.8] combat_stats are replaced whole', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { name: character } = players[0]!.character;
    standIn.script(
      modelAnswers.toolCall('update_character', { character, combat_stats: { rage: 2, stance: 'low' } }),
      modelAnswers.text('You roar.'),
      modelAnswers.toolCall('update_character', { character, combat_stats: { ki: 1 } }),
      modelAnswers.text('You breathe.'),
    );
    await playTurn(bots, bots[0]!, 'I roar');
    await playTurn(bots, bots[0]!, 'I breathe');
    const [member] = await players[1]!.client.must('readParty', { params: { game_id: game.id } });
    expect(member!.character!.combat_stats).toEqual({ ki: 1 });
  });

  it('[D7.12] a tool reaches only the characters that are played in this game', async () => {
    const { client, standIn } = service();
    const { players, bots } = await openTable(service());
    const stranger = await registerPlayer(client);
    const elsewhere = await makeCharacter(stranger, { name: 'Elsewhere' });
    await joinGame(stranger, await makeGame(stranger), elsewhere);
    const unused = await makeCharacter(players[0]!, { name: 'At Home' });
    for (const character of [elsewhere.name, elsewhere.id, unused.name, unused.id]) {
      standIn.script(
        modelAnswers.toolCall('update_character', { character, current_hp: 0 }),
        modelAnswers.text('Nothing.'),
      );
      await playTurn(bots, bots[0]!, 'Strike them');
    }
    for (const [owner, { id }] of [
      [stranger, elsewhere],
      [players[0]!, unused],
    ] as const) {
      const sheet = await owner.client.must('readCharacter', { params: { character_id: id } });
      expect(sheet.current_hp).toBe(10);
    }
  });

  it('[D7.4] later calls see earlier ones, HP meets what the owner wrote meanwhile', async () => {
    const { standIn } = service();
    const { players, bots } = await openTable(service());
    const { character, client } = players[0]!;
    const number = standIn.received + 2;
    const { until, goOn } = latch();
    standIn.script(
      modelAnswers.toolCall('update_character', { character: character.name, hp_change: -3 }),
      modelAnswers.text('It hurts.', { until }),
    );
    await bots[0]!.say('I stumble');
    await standIn.request(number);
    const params = { character_id: character.id };
    await client.must('updateCharacter', { params, body: { current_hp: 8 } });
    goOn();
    await bots[0]!.waitForReply();
    expect((await client.must('readCharacter', { params })).current_hp).toBe(5);
  });

  it('[2.world-state] [D7.9] the world state is kept, without the notes of the DM', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    standIn.script(
      modelAnswers.toolCall('update_world_state', {
        scene: 'The quay at night',
        facts: ['The bell is gone'],
        notes: 'The priest did it',
      }),
      modelAnswers.text('Fog.'),
    );
    await playTurn(bots, bots[0]!, 'Where are we?');
    const world = await players[1]!.client.must('readWorld', { params: { game_id: game.id } });
    expect(world).toMatchObject({ scene: 'The quay at night', facts: ['The bell is gone'] });
    expect(JSON.stringify(world)).not.toContain('priest');
    await playTurn(bots, bots[0]!, 'And now?');
    expect(standIn.requests.at(-1)!.system).toMatch(/The quay at night[\s\S]*The priest did it/);
  });

  it('[D6.5] the same client_id is one message: again, at once and over another connection', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const [bot] = bots as [(typeof bots)[0]];
    const received = standIn.received;
    const clientId = randomUUID();
    const frame = { type: 'message', content: 'Only once', client_id: clientId };
    for (let times = 0; times < 5; times++) bot.send(frame);
    await bot.waitForReply();
    const stored = await bot.say('Only once', { clientId });
    await bot.reconnect();
    expect(await bot.say('Only once', { clientId })).toEqual(stored);
    await playTurn([bots[1]!], bots[1]!, 'Something else');
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.filter(({ content }) => content === 'Only once')).toHaveLength(1);
    expect(standIn.received - received).toBe(2);
    // The room heard it once; a repetition is answered to its sender alone.
    expect(messagesOf(bots[1]!.events).filter(({ content }) => content === 'Only once')).toHaveLength(1);
    // Somebody else's client_id is somebody else's.
    expect((await bots[1]!.say('Only once', { clientId })).id).not.toBe(stored.id);
    await bots[1]!.waitForReply();
  });

  it('[6.3] the HTTP endpoints send no event', async () => {
    const { client } = service();
    const { game, players, bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    const params = { game_id: game.id };
    const [ann] = players as [(typeof players)[0]];
    await ann.client.must('setSelfRolls', { params, body: { self_rolls: true } });
    await ann.client.must('readGame', { params });
    await joinGame(await registerPlayer(client), game);
    await ann.client.must('updateCharacter', {
      params: { character_id: ann.character.id },
      body: { name: 'Renamed' },
    });
    await ann.client.must('deleteCharacter', { params: { character_id: ann.character.id } });
    await bots[1]!.settled();
    expect(typesOf(bots[1]!.events.slice(mark))).toEqual(['pong']);
  });
});

import { randomUUID } from 'node:crypto';
import { joinGame, joinTable, latch, makeGame, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import {
  describeTable,
  heardSince,
  isTyping,
  messagesOf,
  openTable,
  playTurn,
  typesOf,
} from './table-test.ts';
import { after, isPaused, isRewound, refusal } from './taking-back-test.ts';

const { text, toolCall } = modelAnswers;

describeTable('taking back', (service) => {
  const said = async (player: { client: import('@fireside/testing').Client }, gameId: string) =>
    (await player.client.must('messageHistory', { params: { game_id: gameId } })).map(
      ({ content }) => content,
    );

  it('[E3.rewind] [E3.7] the message goes, and with it everything that followed, with what it did', async () => {
    const { game, players, bots } = await openTable(service());
    const hero = players[1]!.character;
    const params = { game_id: game.id };
    await playTurn(bots, bots[1]!, 'I light a torch');
    const before = await said(players[0]!, game.id);
    service().standIn.script(
      toolCall('update_character', { character: hero.name, hp_change: -4, conditions: ['prone'] }),
      toolCall('update_world_state', { scene: 'The cellar', notes: 'The cook did it' }),
      text('You fall down the stairs.'),
    );
    const reply = await playTurn(bots, bots[1]!, 'I run down the stairs');
    await playTurn(bots, bots[0]!, 'I follow quietly');
    const mark = bots[1]!.events.length;
    bots[0]!.send({ type: 'rewind', message_id: reply.id - 1 });
    for (const bot of bots)
      expect(await bot.waitFor(isRewound)).toEqual({ type: 'rewound', message_id: reply.id - 1 });
    for (const bot of bots) await bot.settled();
    const heard = heardSince(bots[1]!, mark);
    expect(typesOf(heard)[0]).toBe('rewound');
    const effects = heard.flatMap((event) => (event.type === 'effect' ? [event.effect] : []));
    expect(effects).toHaveLength(3);
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'hit_points', before: 6, after: 10 }));
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'condition', condition: 'prone', on: false }),
    );
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'world', field: 'scene', after: '' }));
    expect(JSON.stringify(heard)).not.toContain('cook');
    expect(await said(players[0]!, game.id)).toEqual(before);
    expect(await players[1]!.client.must('latestMessages', { params })).toHaveLength(before.length);
    expect((await players[0]!.client.must('readWorld', { params })).scene).toBe('');
    // Neither in a prompt.
    const count = service().standIn.received;
    await playTurn(bots, bots[0]!, 'What now?');
    const { body } = await service().standIn.request(count + 1);
    expect(JSON.stringify(body)).toContain('I light a torch');
    expect(JSON.stringify(body)).not.toMatch(/down the stairs|follow quietly|cook|The cellar/);
  });

  it('[E3.rewind] [E3.8] the creator may take back any, the sender the newest alone', async () => {
    const { game, players, bots } = await openTable(service(), { players: 3 });
    const first = await playTurn(bots, bots[1]!, 'One');
    const second = await playTurn(bots, bots[2]!, 'Two');
    const refused = 'Only the creator can take this back';
    const rewind = (id: number) => ({ type: 'rewind', message_id: id });
    expect(await refusal(bots[1]!, rewind(first.id - 1))).toBe(refused);
    expect(await refusal(bots[1]!, rewind(second.id - 1))).toBe(refused);
    bots[2]!.send(rewind(second.id - 1));
    for (const bot of bots) await bot.waitFor(isRewound);
    expect(await said(players[2]!, game.id)).toHaveLength(3);
    await after(bots[1]!, rewind(first.id - 1), isRewound);
    expect(await said(players[1]!, game.id)).toHaveLength(1);
  });

  it('[E8.34] only what a player said to the DM can be taken back, and only what there is', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    const reply = await playTurn(bots, bots[0]!, 'One');
    const cannot = 'Only an action or a whisper to the DM can be taken back';
    expect(await refusal(bots[0]!, { type: 'rewind', message_id: reply.id })).toBe(cannot);
    expect(await refusal(bots[0]!, { type: 'rewind', message_id: 999_999 })).toBe('Message not found');
    await after(bots[0]!, { type: 'rewind', message_id: reply.id - 1 }, isRewound);
    const again = { type: 'rewind', message_id: reply.id - 1 };
    expect(await refusal(bots[0]!, again)).toBe('Message not found');
  });

  it('[E3.rewind] a turn that runs is given up first, and nothing more of it is heard', async () => {
    const { game, players, bots } = await openTable(service());
    const { until, goOn } = latch();
    service().standIn.script(
      toolCall('update_character', { character: players[1]!.character.name, hp_change: -1 }),
      text('A long story begins here.', { until, tokensBefore: 2 }),
    );
    const asked = await bots[1]!.say('I begin');
    await bots[0]!.waitFor((event) => event.type === 'effect');
    const mark = bots[0]!.events.length;
    await after(bots[1]!, { type: 'rewind', message_id: asked.id }, isRewound);
    goOn();
    await bots[0]!.waitFor(isRewound);
    await bots[0]!.settled();
    const heard = heardSince(bots[0]!, mark);
    // The failure undoes what was shown of the turn.
    expect(typesOf(heard.slice(heard.findIndex(isRewound) - 1))).toEqual(['error', 'rewound', 'pong']);
    expect(heard.find(({ type }) => type === 'error')).toEqual({
      type: 'error',
      scope: 'turn',
      detail: 'The answer was stopped',
      code: 'stopped',
    });
    expect(await said(players[0]!, game.id)).toEqual(['Welcome to the table.']);
    expect(
      await ask(service().store, 'select id from turns where game_id = :id and kind = :kind', {
        id: game.id,
        kind: 'reply',
      }),
    ).toEqual([]);
    // The next turn runs as ever.
    expect((await playTurn(bots, bots[0]!, 'I begin otherwise')).id).toBeGreaterThan(asked.id + 1);
  });

  it('[E3.rewind] [E2.3] of a whispered turn that is given up the others hear nothing', async () => {
    const { bots } = await openTable(service());
    const { until, goOn } = latch();
    service().standIn.script(text('Nobody hears this. It is', { until, tokensBefore: 4 }));
    const mark = bots[0]!.events.length;
    const asked = await bots[1]!.say('Psst', { to: 'dm' });
    await bots[1]!.waitFor(isTyping);
    bots[1]!.send({ type: 'rewind', message_id: asked.id });
    for (const bot of bots) await bot.waitFor(isRewound);
    goOn();
    for (const bot of bots) await bot.settled();
    expect(typesOf(heardSince(bots[0]!, mark))).toEqual(['rewound', 'pong']);
    expect(typesOf(bots[1]!.events).slice(-3)).toEqual(['error', 'rewound', 'pong']);
  });

  it('[E8.35] a message whose answer was withdrawn with a later one is answered again', async () => {
    const { game, players, bots } = await openTable(service());
    const { until, goOn } = latch();
    service().standIn.script(text('To the first.', { until }), text('To the second.'));
    await bots[0]!.say('First');
    await bots[0]!.waitFor(isTyping);
    const second = await bots[1]!.say('Second');
    goOn();
    await bots[0]!.waitForReply();
    await bots[0]!.waitForReply();
    service().standIn.script(text('To the first, again.'));
    await after(bots[0]!, { type: 'rewind', message_id: second.id }, isRewound);
    expect((await bots[0]!.waitForReply()).content).toBe('To the first, again.');
    expect(await said(players[0]!, game.id)).toEqual([
      'Welcome to the table.',
      'First',
      'To the first, again.',
    ]);
  });

  it('[E3.5] numbers, items and conditions go back by difference, any other field where it still has the turn’s value', async () => {
    const { players, bots } = await openTable(service(), { players: 1 });
    const [{ client, character }] = players as [(typeof players)[0]];
    const params = { character_id: character.id };
    await client.must('updateCharacter', {
      params,
      body: {
        max_hp: 30,
        current_hp: 20,
        level: 3,
        inventory: [{ name: 'Gold', quantity: 10, note: '' }],
        combat_stats: { ki: 3, stance: 'low' },
      },
    });
    service().standIn.script(
      toolCall('update_character', {
        character: character.name,
        hp_change: -8,
        level: 4,
        add_items: [{ name: 'Gold', quantity: 5 }, { name: 'Rope' }],
        conditions: ['prone', 'blinded'],
        combat_stats: { ki: 2, stance: 'high' },
      }),
      text('Much happens.'),
    );
    const reply = await playTurn(bots, bots[0]!, 'I act');
    const changed = await client.must('readCharacter', { params });
    expect(changed).toMatchObject({ current_hp: 12, level: 4, combat_stats: { ki: 2, stance: 'high' } });
    // Meanwhile the owner heals, spends, stands up and changes their stance.
    await client.must('updateCharacter', {
      params,
      body: {
        current_hp: 15,
        inventory: [
          { name: 'Gold', quantity: 12, note: 'spent three' },
          { name: 'Rope', quantity: 1, note: '' },
          { name: 'Lamp', quantity: 1, note: '' },
        ],
        conditions: ['blinded', 'charmed'],
        combat_stats: { ki: 2, stance: 'none' },
        backstory: 'Was a smith.',
      },
    });
    await after(bots[0]!, { type: 'rewind', message_id: reply.id - 1 }, isRewound);
    await bots[0]!.settled();
    expect(await client.must('readCharacter', { params })).toMatchObject({
      current_hp: 23,
      max_hp: 30,
      level: 3,
      inventory: [
        { name: 'Gold', quantity: 7, note: 'spent three' },
        { name: 'Lamp', quantity: 1 },
      ],
      conditions: ['charmed'],
      combat_stats: { ki: 3, stance: 'none' },
      backstory: 'Was a smith.',
    });
  });

  it('[E3.5] a roll that was awaited is awaited again, and one that was asked for no longer', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const [{ client }] = players as [(typeof players)[0]];
    const params = { game_id: game.id };
    await client.must('setSelfRolls', { params, body: { self_rolls: true } });
    const roll = { notation: '1d20+2', reason: 'Stealth' };
    service().standIn.script(
      toolCall('roll_dice', { ...roll, roller: 'player' }),
      text('Roll for it, please.'),
      text('Well rolled.'),
    );
    const asked = await playTurn(bots, bots[0]!, 'I sneak');
    const answered = await playTurn(bots, bots[0]!, 'A fifteen');
    const awaited = async () => (await client.must('readGame', { params })).my_pending_roll;
    expect(await awaited()).toBeNull();
    await after(bots[0]!, { type: 'rewind', message_id: answered.id - 1 }, isRewound);
    expect(await awaited()).toEqual(roll);
    await after(bots[0]!, { type: 'rewind', message_id: asked.id - 1 }, isRewound);
    expect(await awaited()).toBeNull();
  });

  it('[E3.6] an end is taken back, and that of another game with it unless somebody else has fallen there', async () => {
    const { game, players, bots } = await openTable(service());
    const [creator, fallen] = players as [(typeof players)[0], (typeof players)[0]];
    const others = [];
    for (let count = 0; count < 2; count++) {
      const other = await makeGame(creator);
      await joinGame(fallen, other, fallen.character);
      await joinGame(creator, other, creator.character);
      others.push(other);
    }
    service().standIn.script(text('Welcome elsewhere.'));
    const elsewhere = await joinTable({ client: creator.client, gameId: others[0]!.id });
    await elsewhere.waitForReply();
    service().standIn.script(
      toolCall('update_character', { character: fallen.character.name, hp_change: -30 }),
      text('You fall.'),
    );
    const reply = await playTurn(bots, bots[1]!, 'I jump off the tower');
    await elsewhere.waitFor((event) => event.type === 'game_ended');
    // In the second game the end has got another reason.
    await ask(service().store, `update games set ended_reason = 'The story was told' where id = :id`, {
      id: others[1]!.id,
    });
    const status = async (id: string) =>
      (await creator.client.must('readGame', { params: { game_id: id } })).status;
    for (const { id } of [game, ...others]) expect(await status(id)).toBe('ended');
    const mark = bots[1]!.events.length;
    await after(bots[0]!, { type: 'rewind', message_id: reply.id - 1 }, isRewound);
    expect(await status(game.id)).toBe('active');
    expect(await status(others[0]!.id)).toBe('active');
    expect(await status(others[1]!.id)).toBe('ended');
    const taken = await elsewhere.waitFor((event) => event.type === 'effect');
    expect(taken).toMatchObject({ effect: { kind: 'game_ended', reason: null } });
    await bots[1]!.waitFor(isRewound);
    await bots[1]!.settled();
    expect(heardSince(bots[1]!, mark)).toContainEqual({
      type: 'effect',
      effect: expect.objectContaining({ kind: 'game_ended', reason: null }),
    });
    const sheet = await creator.client.must('readCharacter', {
      params: { character_id: fallen.character.id },
    });
    expect(sheet.current_hp).toBe(10);
    await playTurn(bots, bots[1]!, 'I stay up here');
  });

  it('[E3.6] where somebody else has fallen in the other game too, it stays ended', async () => {
    const { game, players, bots } = await openTable(service());
    const [creator, fallen] = players as [(typeof players)[0], (typeof players)[0]];
    const other = await makeGame(creator);
    await joinGame(fallen, other, fallen.character);
    await joinGame(creator, other, creator.character);
    service().standIn.script(
      toolCall('update_character', { character: fallen.character.name, hp_change: -30 }),
      text('You fall.'),
    );
    const reply = await playTurn(bots, bots[1]!, 'I jump');
    await creator.client.must('updateCharacter', {
      params: { character_id: creator.character.id },
      body: { current_hp: 0 },
    });
    await after(bots[0]!, { type: 'rewind', message_id: reply.id - 1 }, isRewound);
    const status = async (id: string) =>
      (await creator.client.must('readGame', { params: { game_id: id } })).status;
    expect(await status(game.id)).toBe('active');
    expect(await status(other.id)).toBe('ended');
  });

  it('[E3.9] whoever comes back is told first what was withdrawn of what they know', async () => {
    const { game, players, bots } = await openTable(service());
    const [bot] = bots as [(typeof bots)[0]];
    const first = await playTurn(bots, bot, 'One');
    const second = await playTurn(bots, bot, 'Two');
    await bots[1]!.terminate();
    await after(bot, { type: 'rewind', message_id: second.id - 1 }, isRewound);
    await after(bot, { type: 'rewind', message_id: first.id - 1 }, isRewound);
    const third = await playTurn([bot], bot, 'Three');
    const catchUp = async (afterId: number) => {
      const back = await joinTable({ client: players[1]!.client, gameId: game.id, afterId });
      await back.settled();
      await back.close();
      return back.events
        .filter(({ type }) => type === 'rewound' || type === 'message')
        .map((event) => (event.type === 'message' ? event.message.content : event));
    };
    const rewound = (id: number) => ({ type: 'rewound', message_id: id });
    const said = ['Three', third.content];
    expect(await catchUp(second.id)).toEqual([rewound(second.id - 1), rewound(first.id - 1), ...said]);
    // Whoever had not heard of the second is not told that it is gone.
    expect(await catchUp(first.id)).toEqual([rewound(first.id - 1), ...said]);
    expect(await catchUp(first.id - 2)).toEqual(said);
    expect(await catchUp(third.id)).toEqual([]);
  });

  it('[E8.36] ids are never given again', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    const reply = await playTurn(bots, bots[0]!, 'One');
    await after(bots[0]!, { type: 'rewind', message_id: reply.id - 1 }, isRewound);
    expect((await bots[0]!.say('Two')).id).toBeGreaterThan(reply.id);
  });

  it('[E8.37] sent once more by a client that did not hear of it, it does not come back', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const clientId = randomUUID();
    const asked = await bots[0]!.say('One', { clientId });
    await bots[0]!.waitForReply();
    await after(bots[0]!, { type: 'rewind', message_id: asked.id }, isRewound);
    await expect(bots[0]!.say('One', { clientId })).rejects.toThrow('Message not found');
    expect(await said(players[0]!, game.id)).toEqual(['Welcome to the table.']);
  });

  it('[E8.38] the creator can read what was taken back, whispers between others left out', async () => {
    const { game, players, bots } = await openTable(service(), { players: 3 });
    const params = { game_id: game.id };
    const first = await playTurn(bots, bots[1]!, 'One');
    const [, bo, cy] = players.map(({ user }) => user.id);
    await ask(
      service().store,
      `insert into messages (game_id, sender_type, user_id, content, created_at, kind, recipient)
       values (:id, 'player', :bo, 'Between us', :at, 'whisper', :cy)`,
      { id: game.id, bo, cy, at: new Date().toISOString() },
    );
    const second = await playTurn(bots, bots[0]!, 'Two');
    await after(bots[0]!, { type: 'rewind', message_id: second.id - 1 }, isRewound);
    await after(bots[0]!, { type: 'rewind', message_id: first.id - 1 }, isRewound);
    const stretches = await players[0]!.client.must('listWithdrawn', { params });
    expect(
      stretches.map(({ message_id, messages }) => [message_id, messages.map(({ content }) => content)]),
    ).toEqual([
      [first.id - 1, ['One', first.content]],
      [second.id - 1, ['Two', second.content]],
    ]);
    expect(stretches[1]!.messages[0]).toMatchObject({ player_name: players[0]!.user.name });
    const refused = await players[1]!.client.call('listWithdrawn', { params });
    expect(refused).toMatchObject({ status: 403, body: { detail: 'Only the creator can change this game' } });
  });

  it('[E8.39] what was counted is counted back, and what is kept is still paid for', async () => {
    const { game, players, bots } = await openTable(service());
    const row = async () => {
      const [found] = await ask<{ dm_messages: number; spoken: number; bytes: number }>(
        service().store,
        `select dm_messages, (select has_spoken from participants where game_id = :id and user_id = :user) as spoken,
           (select stored_bytes from users where id = :user) as bytes from games where id = :id`,
        { id: game.id, user: players[1]!.user.id },
      );
      return found!;
    };
    const before = await row();
    expect(before.spoken).toBe(0);
    const reply = await playTurn(bots, bots[1]!, 'One');
    const between = await row();
    expect(between.spoken).toBe(1);
    await after(bots[0]!, { type: 'rewind', message_id: reply.id - 1 }, isRewound);
    expect(await row()).toEqual({ ...before, bytes: between.bytes });
    await players[0]!.client.must('deleteGame', { params: { game_id: game.id } });
    const [user] = await ask<{ stored_bytes: number }>(
      service().store,
      'select stored_bytes from users where id = :id',
      { id: players[1]!.user.id },
    );
    expect(user!.stored_bytes).toBe(before.bytes);
  });

  it('[E8.40] no chapter and no mark tells of it; a chapter that reached into it is written again', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const replies = [];
    for (const content of ['One', 'Two', 'Three']) replies.push(await playTurn(bots, bots[0]!, content));
    const [one, two, three] = replies.map(({ id }) => id) as [number, number, number];
    const { store } = service();
    const chapter = `insert into chapters (game_id, from_id, to_id, title, summary) values (:id, :from, :to, 'T', 'S')`;
    await ask(store, chapter, { id: game.id, from: one - 1, to: two });
    await ask(store, chapter, { id: game.id, from: three - 1, to: three });
    await ask(
      store,
      'insert into memories (game_id, marked_id, chronicled_id, writing_until) values (:id, :to, :to, 5)',
      { id: game.id, to: three },
    );
    await after(bots[0]!, { type: 'rewind', message_id: two - 1 }, isRewound);
    const chapters = await ask(
      store,
      'select from_id, to_id, title, summary from chapters where game_id = :id',
      {
        id: game.id,
      },
    );
    expect(
      chapters.map((row) => ({ ...row, from_id: Number(row.from_id), to_id: Number(row.to_id) })),
    ).toEqual([{ from_id: one - 1, to_id: one, title: '', summary: '' }]);
    const [memory] = await ask<Record<string, number>>(
      store,
      'select marked_id, chronicled_id, writing_until from memories where game_id = :id',
      { id: game.id },
    );
    expect(Object.values(memory!).map(Number)).toEqual([two - 2, two - 2, 0]);
    expect(
      (await players[0]!.client.must('readChronicle', { params: { game_id: game.id } })).chapters,
    ).toEqual([]);
  });

  it('[E3.10] rewinding goes on during a pause, and what is owed again waits', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const reply = await playTurn(bots, bots[0]!, 'One');
    await after(bots[0]!, { type: 'pause' }, isPaused);
    await after(bots[0]!, { type: 'rewind', message_id: reply.id - 1 }, isRewound);
    expect(await said(players[0]!, game.id)).toEqual(['Welcome to the table.']);
    expect(messagesOf(bots[0]!.events.slice(-1))).toEqual([]);
  });
});

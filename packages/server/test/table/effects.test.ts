import { applyEffects, type Effect, type MessageRead, rollsOf, type ServerEvent } from '@fireside/contract';
import { type Client, joinTable, modelAnswers, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import {
  describeTable,
  heardSince,
  isTurnError,
  narrationOf,
  openTable,
  playTurn,
  typesOf,
} from './table-test.ts';

const secret = 'the priest did it';

/** One of everything that a turn can do, in two rounds. */
function busyTurn(name: string) {
  const calls = [
    { name: 'roll_dice', arguments: { notation: '1d20+2', reason: 'Athletics' } },
    {
      name: 'update_character',
      arguments: {
        character: name,
        hp_change: '-3',
        conditions: ['prone'],
        add_items: [{ name: 'Silver key' }],
      },
    },
  ];
  const world = { scene: 'The crypt', facts: ['The bell is gone'], notes: secret };
  return [
    modelAnswers.text('You push. ', { toolCalls: calls }),
    modelAnswers.toolCall('update_world_state', world),
  ];
}

/** Everything that a client reads when it sits down. */
async function snapshotOf(client: Client, gameId: string) {
  const params = { game_id: gameId };
  const party = await client.must('readParty', { params });
  const world = await client.must('readWorld', { params });
  const { ended_reason } = await client.must('readGame', { params });
  return { party: party.map(({ online: _, ...seat }) => seat), world, encounter: null, ended_reason };
}

/** The table without the time of its sheets' last change, which is not an effect. */
function withoutTimes<T>(table: T): T {
  return JSON.parse(JSON.stringify(table, (key, value) => (key === 'updated_at' ? undefined : value)));
}

function effectsOf(events: readonly ServerEvent[]): Effect[] {
  return events.flatMap((event) => (event.type === 'effect' ? [event.effect] : []));
}

const isHeld = (event: ServerEvent) => event.type === 'delta' && event.text.includes('Wait');

describeTable('effects', (service) => {
  it('[E1.1] [E1.10] [E1.11] are announced as they happen and stand in the message, in order', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { client, character, user } = players[0]!;
    const before = await snapshotOf(client, game.id);
    const mark = bots[1]!.events.length;
    standIn.script(...busyTurn(character.name), modelAnswers.text('It gives way.'));
    const reply = await playTurn(bots, bots[0]!, 'I push the slab aside');
    const common = { character_id: character.id, name: character.name };
    expect(reply.effects).toMatchObject([
      { kind: 'rolled', roll: { notation: '1d20+2', reason: 'Athletics' }, by: user.id },
      { kind: 'hit_points', ...common, before: 10, after: 7, max: 10 },
      { kind: 'item', ...common, item: 'Silver key', quantity: 1 },
      { kind: 'condition', ...common, condition: 'prone', on: true },
      { kind: 'world', field: 'scene', before: '', after: 'The crypt' },
      { kind: 'world', field: 'facts', before: [], after: ['The bell is gone'] },
    ]);
    expect(reply.rolls).toEqual(rollsOf(reply.effects));
    const heard = heardSince(bots[1]!, mark);
    expect(effectsOf(heard)).toEqual(reply.effects);
    expect(typesOf(heard).filter((type) => type !== 'delta')).toEqual([
      'message',
      'typing',
      'rolling',
      ...reply.effects.map(() => 'effect'),
      'message',
    ]);
    const [stored] = await client.must('latestMessages', {
      params: { game_id: game.id },
      query: { limit: 1 },
    });
    expect(stored).toEqual(reply);
    // What a client makes of the effects is what the service has.
    expect(withoutTimes(applyEffects(before, reply.effects))).toEqual(
      withoutTimes(await snapshotOf(client, game.id)),
    );
  });

  it('[E1.5] [E1.world] never hold the notes of the DM, over the socket or HTTP', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    standIn.script(...busyTurn(players[0]!.character.name), modelAnswers.text('It gives way.'));
    await playTurn(bots, bots[0]!, 'I push the slab aside');
    const history = await players[1]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(JSON.stringify([history, bots.map(({ events }) => events)])).not.toContain(secret);
    standIn.script(modelAnswers.text('On you go.'));
    await playTurn(bots, bots[0]!, 'I go on');
    expect(standIn.requests.at(-1)!.system).toContain(secret);
  });

  it('[E1.7] a client that comes in mid-turn sees the same dice, sheets and words', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { client, character } = players[0]!;
    const base = await snapshotOf(client, game.id);
    const mark = bots[1]!.events.length;
    const text = ['Wait', ...Array.from({ length: 30 }, (_, index) => ` word${index}`)];
    standIn.script(...busyTurn(character.name), modelAnswers.text(text, { interval: 10 }));
    await bots[0]!.say('I push the slab aside');
    await bots[0]!.waitFor(isHeld);
    const late = await joinTable({ client: players[1]!.client, gameId: game.id });
    const lateBase = await snapshotOf(players[1]!.client, game.id);
    const reply = await late.waitForReply();
    await bots[1]!.waitForReply();
    const there = heardSince(bots[1]!, mark);
    expect(effectsOf(late.events)).toEqual(effectsOf(there));
    expect(effectsOf(late.events)).toEqual(reply.effects);
    expect(narrationOf(late.events)).toBe(narrationOf(there));
    expect(narrationOf(late.events)).toBe(reply.content);
    const types = typesOf(late.events.filter(({ type }) => type !== 'presence'));
    expect(types.slice(0, reply.effects.length + 2)).toEqual([
      'typing',
      ...reply.effects.map(() => 'effect'),
      'delta',
    ]);
    expect(applyEffects(lateBase, effectsOf(late.events))).toEqual(applyEffects(base, reply.effects));
  });

  it('[E1.8] of a turn that fails have not happened', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { client, character } = players[0]!;
    const before = await snapshotOf(client, game.id);
    const mark = bots[1]!.events.length;
    standIn.script(...busyTurn(character.name), modelAnswers.cut(2));
    await bots[0]!.say('I push the slab aside');
    await Promise.all(bots.map((bot) => bot.waitFor(isTurnError)));
    const heard = heardSince(bots[1]!, mark);
    expect(effectsOf(heard)).toHaveLength(6);
    expect(typesOf(heard).at(-1)).toBe('error');
    expect(await snapshotOf(client, game.id)).toEqual(before);
    standIn.script(modelAnswers.text('Nothing stirs.'));
    bots[0]!.send({ type: 'retry' });
    expect((await bots[0]!.waitForReply()).effects).toEqual([]);
  });

  it('[E1.9] show before and after as committed where the owner changed the sheet meanwhile', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { character, client } = players[0]!;
    const number = standIn.received + 2;
    standIn.script(
      modelAnswers.toolCall('update_character', { character: character.name, hp_change: -3 }),
      modelAnswers.text('It hurts.', { firstTokenAfter: 300 }),
    );
    await bots[0]!.say('I stumble');
    await standIn.request(number);
    const params = { character_id: character.id };
    await client.must('updateCharacter', { params, body: { current_hp: 8 } });
    const reply = await bots[0]!.waitForReply();
    expect(effectsOf(bots[0]!.events)).toMatchObject([{ before: 10, after: 7 }]);
    expect(reply.effects).toMatchObject([{ kind: 'hit_points', before: 8, after: 5, max: 10 }]);
    expect((await client.must('readCharacter', { params })).current_hp).toBe(5);
    const history = await client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.at(-1)).toEqual(reply);
  });

  it('[E1.sheet] [E1.3] lower hit points once with their maximum', async () => {
    const { standIn } = service();
    const { players, bots } = await openTable(service());
    const { character, client } = players[0]!;
    standIn.script(
      modelAnswers.toolCall('update_character', { character: character.name, max_hp: 5 }),
      modelAnswers.text('A curse takes hold.'),
    );
    const reply = await playTurn(bots, bots[0]!, 'I touch the idol');
    expect(reply.effects).toMatchObject([
      { kind: 'sheet', field: 'max_hp', before: 10, after: 5 },
      { kind: 'hit_points', before: 10, after: 5, max: 5 },
    ]);
    expect(effectsOf(bots[0]!.events)).toEqual(reply.effects);
    const sheet = await client.must('readCharacter', { params: { character_id: character.id } });
    expect(sheet).toMatchObject({ current_hp: 5, max_hp: 5 });
  });

  it('[E1.game_ended] [3.2] hold the end that follows from the HP rule, at any moment of the turn', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { character, client } = players[0]!;
    const mark = bots[1]!.events.length;
    standIn.script(
      modelAnswers.toolCall('update_character', { character: character.name, current_hp: 0 }),
      modelAnswers.toolCall('update_character', { character: character.name, current_hp: 10 }),
      modelAnswers.text('You fall, and rise.'),
    );
    const reply = await playTurn(bots, bots[0]!, 'I drink the poison');
    const reason = `${character.name} fell to 0 HP`;
    expect(reply.effects.map(({ kind }) => kind)).toEqual(['hit_points', 'hit_points', 'game_ended']);
    expect(reply.effects.at(-1)).toEqual({ kind: 'game_ended', reason, before: null });
    const heard = heardSince(bots[1]!, mark);
    expect(effectsOf(heard)).toEqual(reply.effects);
    expect(typesOf(heard).slice(-3)).toEqual(['effect', 'game_ended', 'message']);
    expect(await client.must('readGame', { params: { game_id: game.id } })).toMatchObject({
      status: 'ended',
      ended_reason: reason,
    });
  });

  it('[E1.roll_asked] say that a roll is awaited, and that it was taken up', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { client, user } = players[0]!;
    const params = { game_id: game.id };
    await client.must('setSelfRolls', { params, body: { self_rolls: true } });
    const roll = { notation: '1d20+2', reason: 'Stealth' };
    standIn.script(modelAnswers.toolCall('roll_dice', roll), modelAnswers.text('Roll 1d20+2, please.'));
    const asked = { kind: 'roll_asked', user_id: user.id };
    expect((await playTurn(bots, bots[0]!, 'I sneak')).effects).toEqual([
      { ...asked, ...roll, before: null },
    ]);
    const taken = { ...asked, notation: null, reason: null, before: roll };
    // A failed turn gives the roll back, and clients with it.
    standIn.script(modelAnswers.cut(1));
    await bots[0]!.say('19');
    await bots[0]!.waitFor(isTurnError);
    expect(effectsOf(bots[1]!.events).at(-1)).toEqual(taken);
    expect((await client.must('readGame', { params })).my_pending_roll).toEqual(roll);
    standIn.script(modelAnswers.text('Not a sound.'));
    bots[0]!.send({ type: 'retry' });
    expect((await bots[0]!.waitForReply()).effects).toEqual([taken]);
    expect((await client.must('readGame', { params })).my_pending_roll).toBeNull();
  });

  it.each([
    ['end_game', () => ({ outcome: 'defeat', summary: 'Too late.' })],
    ['update_character', (name: string) => ({ character: name, hp_change: -20 })],
  ] as const)(
    '[E1.roll_asked] [E3.5] a game that %s ends awaits a roll of nobody, until that is taken back',
    async (tool, given) => {
      const { standIn } = service();
      const { game, players, bots } = await openTable(service());
      const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
      const params = { game_id: game.id };
      const awaited = async () => (await ann.client.must('readGame', { params })).my_pending_roll;
      await ann.client.must('setSelfRolls', { params, body: { self_rolls: true } });
      const roll = { notation: '1d20+2', reason: 'Stealth' };
      standIn.script(modelAnswers.toolCall('roll_dice', roll), modelAnswers.text('Roll 1d20+2, please.'));
      await playTurn(bots, bots[0]!, 'I sneak');
      expect(await awaited()).toEqual(roll);
      standIn.script(
        modelAnswers.toolCall(tool, given(bob.character.name)),
        modelAnswers.text('The bell tolls.'),
      );
      const mark = bots[0]!.events.length;
      const asked = await bots[1]!.say('I ring the bell');
      const reply = await bots[1]!.waitForReply();
      const taken = { kind: 'roll_asked', user_id: ann.user.id, notation: null, reason: null, before: roll };
      expect(reply.effects.at(-1)).toEqual(taken);
      await bots[0]!.waitForReply();
      expect(effectsOf(heardSince(bots[0]!, mark)).at(-1)).toEqual(taken);
      expect(await awaited()).toBeNull();
      bots[0]!.send({ type: 'rewind', message_id: asked.id });
      await bots[0]!.waitFor(({ type }) => type === 'rewound');
      expect(await awaited()).toEqual(roll);
    },
  );

  it('[E1.1] come with the messages that a lost connection missed', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const [first, second] = bots as [TableBot, TableBot];
    await second.close();
    standIn.script(...busyTurn(players[0]!.character.name), modelAnswers.text('It gives way.'));
    const reply: MessageRead = await playTurn([first], first, 'I push the slab aside');
    await second.reconnect();
    const missed = await second.waitFor((event) => event.type === 'message' && event.message.id === reply.id);
    expect(missed).toEqual({ type: 'message', message: reply });
    expect(await snapshotOf(players[1]!.client, game.id)).toMatchObject({ world: { scene: 'The crypt' } });
  });
});

import { randomUUID } from 'node:crypto';
import type { ServerEvent } from '@fireside/contract';
import { joinTable, latch, modelAnswers, type SeatedPlayer, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask, insertRows } from '../rows.ts';
import {
  describeTable,
  heardSince,
  isRequestError,
  isTurnError,
  isTyping,
  messagesOf,
  narrationOf,
  type OpenTable,
  openTable,
  playTurn,
  typesOf,
} from './table-test.ts';

const refused = modelAnswers.status(400, { message: 'no' });

describeTable('kinds of messages', (service) => {
  type Three = [TableBot, TableBot, TableBot];
  type Seats = [SeatedPlayer, SeatedPlayer, SeatedPlayer];

  /** Ann made the game, Bob plays, Cat is the one who must not know. */
  async function threeAtTable(): Promise<OpenTable & { ann: string; bob: string; cat: string }> {
    const table = await openTable(service(), { players: 3 });
    service().standIn.answerWith(() => modelAnswers.text('The fire crackles.'));
    const [ann, bob, cat] = table.players.map(({ user }) => user.id) as [string, string, string];
    return { ...table, ann, bob, cat };
  }

  /** Everybody has heard everything that was sent before this. */
  async function settle(bots: TableBot[]) {
    const { id } = await bots[0]!.say('Is everybody here?', { kind: 'table' });
    for (const bot of bots.slice(1))
      await bot.waitFor((event) => event.type === 'message' && event.message.id === id);
  }

  /** What a bot has heard, without the question whether everybody is here. */
  const heard = (bot: TableBot, mark: number) =>
    heardSince(bot, mark).filter(
      (event) => !(event.type === 'message' && event.message.content === 'Is everybody here?'),
    );

  const marksOf = (bots: TableBot[]) => bots.map((bot) => bot.events.length);
  const prompt = (index = -1) => JSON.stringify(service().standIn.requests.at(index)!.body);
  const history = ({ client }: SeatedPlayer, gameId: string) =>
    client.must('messageHistory', { params: { game_id: gameId } });

  it('[E2.1] [E2.action] [E2.2] a message without a kind is an action, and the DM answers everybody', async () => {
    const { bots } = await threeAtTable();
    const said = await bots[1]!.say('I open the door');
    expect(said).toMatchObject({ kind: 'action', to: null });
    expect(await bots[2]!.waitForReply()).toMatchObject({ kind: 'narration', to: null });
    const named = await bots[1]!.say('I look inside', { kind: 'action' });
    expect(named).toMatchObject({ kind: 'action', to: null });
    await bots[1]!.waitForReply();
  });

  it.each([
    [{ kind: 'whisper' }, 'to: must be given for a whisper, and for nothing else'],
    [{ kind: 'table', to: 'dm' }, 'to: must be given for a whisper, and for nothing else'],
    [{ to: 'dm' }, 'to: must be given for a whisper, and for nothing else'],
    [{ kind: 'shout' }, 'kind: must be action, table or whisper'],
    [{ kind: 'whisper', to: 'everybody' }, 'to: must be a UUID'],
  ])('[E2.1] %j is refused', async (fields, detail) => {
    const { bots } = await openTable(service(), { players: 1 });
    bots[0]!.send({ type: 'message', content: 'Hush', ...fields });
    expect(await bots[0]!.waitFor(isRequestError)).toMatchObject({ detail });
  });

  it('[E8.1] a whisper to somebody who is not there, or to oneself, is refused and not stored', async () => {
    const { bots, game, players, ann } = await threeAtTable();
    const before = (await history(players[0]!, game.id)).length;
    await expect(bots[0]!.say('Hush', { to: randomUUID() })).rejects.toThrow('Player not found');
    await expect(bots[0]!.say('Hush', { to: ann })).rejects.toThrow('to: must be somebody else');
    expect(await history(players[0]!, game.id)).toHaveLength(before);
  });

  it('[E2.table] [E2.2] table talk is for everybody, causes no turn and is in no prompt', async () => {
    const { bots, game, players } = await threeAtTable();
    const { standIn } = service();
    const marks = marksOf(bots);
    const asked = standIn.received;
    const said = await bots[1]!.say('Pizza is here, zanthoxyl', { kind: 'table' });
    expect(said).toMatchObject({ kind: 'table', to: null, effects: [] });
    await settle(bots);
    for (const [index, bot] of bots.entries())
      expect(heard(bot, marks[index]!)).toEqual([
        { type: 'message', message: said, client_id: expect.any(String) },
      ]);
    expect(standIn.received).toBe(asked);
    await playTurn(bots, bots[1]!, 'I go on');
    expect(prompt()).not.toContain('zanthoxyl');
    for (const player of players) expect(await history(player, game.id)).toContainEqual(said);
  });

  it('[E2.table] [E8.7] table talk, and whispers among players, go on after the end', async () => {
    const { bots, game, bob } = await threeAtTable();
    service().standIn.script(
      modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'They won.' }),
      modelAnswers.text('The end.'),
    );
    await playTurn(bots, bots[0]!, 'We win');
    await expect(bots[0]!.say('More!')).rejects.toThrow('This game has ended');
    await expect(bots[0]!.say('More!', { to: 'dm' })).rejects.toThrow('This game has ended');
    expect(await bots[0]!.say('That was fun', { kind: 'table' })).toMatchObject({ kind: 'table' });
    expect(await bots[0]!.say('Next week?', { to: bob })).toMatchObject({ kind: 'whisper', to: bob });
    expect(await bots[0]!.roll('1d6')).toMatchObject({ kind: 'table' });
    expect(game.status).toBe('active');
  });

  it('[E8.7] while the game is paused the DM is told nothing, and the table talks on', async () => {
    const { bots, game, bob } = await threeAtTable();
    await insertRows(service().store, 'game_settings', { game_id: game.id, paused: 1 });
    await expect(bots[0]!.say('I open the door')).rejects.toThrow('The game is paused');
    await expect(bots[0]!.say('I open the door', { to: 'dm' })).rejects.toThrow('The game is paused');
    await expect(bots[0]!.rollPending()).rejects.toThrow('The game is paused');
    expect(await bots[0]!.say('Doorbell', { kind: 'table' })).toMatchObject({ kind: 'table' });
    expect(await bots[0]!.say('Tea?', { to: bob })).toMatchObject({ kind: 'whisper' });
  });

  it('[E2.5] [E2.6] a whisper to a player reaches every window of the two, and nobody else', async () => {
    const { bots, game, players, bob } = await threeAtTable();
    const [annToo, bobToo] = [
      await joinTable({ client: players[0]!.client, gameId: game.id }),
      await joinTable({ client: players[1]!.client, gameId: game.id }),
    ];
    for (const bot of [annToo, bobToo]) await bot.waitFor((event) => event.type === 'presence');
    const everyone = [...bots, annToo, bobToo];
    const marks = marksOf(everyone);
    const asked = service().standIn.received;
    const said = await bots[0]!.say('Mistrust Cat, quibbleworth', { to: bob });
    expect(said).toMatchObject({ kind: 'whisper', to: bob, user_id: players[0]!.user.id });
    await settle(everyone);
    const counts = everyone.map((bot, index) => heard(bot, marks[index]!).length);
    expect(counts).toEqual([1, 1, 0, 1, 1]);
    expect(service().standIn.received).toBe(asked);
    // Neither in the prompts of others nor in those of the two.
    for (const bot of bots) {
      await playTurn(bots, bot, 'I go on');
      expect(prompt()).not.toContain('quibbleworth');
    }
    const found = await Promise.all(
      players.map(async (player) => JSON.stringify(await history(player, game.id)).includes('quibbleworth')),
    );
    expect(found).toEqual([true, true, false]);
  });

  it('[E2.3] [E2.2] a whisper to the DM is answered to the whisperer alone, but for what it did', async () => {
    const { bots, players, bob } = await threeAtTable();
    const [ann, , cat] = bots as Three;
    const { standIn } = service();
    const marks = marksOf(bots);
    const character = players[1]!.character;
    standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'Poison the well', roller: 'dm' }),
      modelAnswers.toolCall('update_character', { character: character.name, hp_change: -2 }),
      modelAnswers.text('The well is poisoned, and you cut yourself.'),
    );
    const said = await bots[1]!.say('I poison the well', { to: 'dm' });
    expect(said).toMatchObject({ kind: 'whisper', to: 'dm', user_id: bob });
    const reply = await bots[1]!.waitForReply();
    expect(reply).toMatchObject({ kind: 'whisper', to: bob, sender_type: 'dm' });
    expect(reply.effects.map(({ kind }) => kind)).toEqual(['rolled', 'hit_points']);
    await settle(bots);
    expect(typesOf(heard(bots[1]!, marks[1]!))).toEqual([
      'message',
      'typing',
      'rolling',
      'effect',
      'effect',
      'delta',
      'message',
    ]);
    for (const [index, bot] of [ann, cat].entries())
      expect(heard(bot, marks[index === 0 ? 0 : 2]!)).toEqual([
        {
          type: 'effect',
          effect: expect.objectContaining({ kind: 'hit_points', character_id: character.id }),
        },
      ]);
  });

  it('[E2.3] [E2.4] [E8.4] a whispered turn that fails is known to the whisperer alone, who may retry it', async () => {
    const { bots, players, game } = await threeAtTable();
    const { standIn } = service();
    const marks = marksOf(bots);
    const character = players[1]!.character;
    standIn.script(
      modelAnswers.toolCall('update_character', { character: character.name, hp_change: -2 }),
      refused,
    );
    await bots[1]!.say('I climb the wall', { to: 'dm' });
    await bots[1]!.waitFor(isTurnError);
    await settle(bots);
    // What they were not told need not be taken back.
    expect(heard(bots[0]!, marks[0]!)).toEqual([]);
    expect(heard(bots[2]!, marks[2]!)).toEqual([]);
    for (const [index, player] of players.entries()) {
      const late = await joinTable({ client: player.client, gameId: game.id });
      await late.settled();
      expect(late.events.filter(isTurnError)).toHaveLength(index === 1 ? 1 : 0);
      await late.close();
    }
    for (const bot of [bots[0]!, bots[2]!]) {
      bot.send({ type: 'retry' });
      expect(await bot.waitFor(isRequestError)).toMatchObject({
        detail: 'There is no failed turn to run again',
      });
    }
    standIn.script(modelAnswers.text('Up you go.'));
    bots[1]!.send({ type: 'retry' });
    expect(await bots[1]!.waitForReply()).toMatchObject({ content: 'Up you go.', kind: 'whisper' });
  });

  it('[E8.4] a failed turn of the whole table can be retried, whatever was whispered since', async () => {
    const { bots } = await threeAtTable();
    const { standIn } = service();
    standIn.script(refused);
    await bots[0]!.say('I open the chest');
    for (const bot of bots) await bot.waitFor(isTurnError);
    standIn.script(modelAnswers.text('Nobody saw you.'));
    await bots[1]!.say('I hide', { to: 'dm' });
    await bots[1]!.waitForReply();
    standIn.script(modelAnswers.text('It is empty.'));
    bots[2]!.send({ type: 'retry' });
    for (const bot of bots) expect((await bot.waitForReply()).content).toBe('It is empty.');
  });

  it('[E2.4] a whisper and its answer stand only in prompts that answer that player, and say what they are', async () => {
    const { bots, players } = await threeAtTable();
    const { standIn } = service();
    const name = players[1]!.user.name;
    standIn.script(modelAnswers.text('The vault is behind the omberley painting.'));
    await bots[1]!.say('Where is the frabjous vault?', { to: 'dm' });
    await bots[1]!.waitForReply();
    expect(prompt()).toContain(`This is a whisper: ${name} said it to you alone`);
    expect(prompt()).toContain('whispering to you alone: Where is the frabjous vault?');
    for (const bot of [bots[0]!, bots[2]!]) {
      await playTurn(bots, bot, 'I look around');
      expect(prompt()).not.toMatch(/frabjous|omberley|whisper/);
    }
    await playTurn(bots, bots[1]!, 'I look around too');
    expect(prompt()).toContain('whispering to you alone: Where is the frabjous vault?');
    expect(prompt()).toContain('omberley');
    expect(prompt()).toContain(`is between you and ${name}: the other players know nothing of it`);
    expect(prompt()).not.toContain('This is a whisper');
  });

  it('[E8.11] an open answer that quotes a whisper is kept back', async () => {
    const { bots } = await threeAtTable();
    const { standIn } = service();
    const secret = 'The crown of Mirrowend lies buried under the third birch behind the old mill.';
    standIn.script(modelAnswers.text(secret));
    await bots[1]!.say('Where is the crown?', { to: 'dm' });
    expect((await bots[1]!.waitForReply()).content).toBe(secret);
    standIn.script(
      modelAnswers.text(`Rain falls on the mill. ${secret} What do you do?`),
      modelAnswers.text('Rain falls on the mill. What do you do?'),
    );
    const reply = await playTurn(bots, bots[1]!, 'I look at the mill');
    expect(reply.content).not.toContain('third birch');
    standIn.script();
  });

  it('[E2.6] whoever comes in the middle of somebody else’s whispered turn sees nothing of it', async () => {
    const { bots, players, game } = await threeAtTable();
    const { until, goOn } = latch();
    service().standIn.script(
      modelAnswers.toolCall('update_character', { character: players[1]!.character.name, hp_change: -1 }),
      modelAnswers.text('Sssh, grimalkin, a secret.', { until, tokensBefore: 2 }),
    );
    await bots[1]!.say('What do I hear?', { to: 'dm' });
    await bots[1]!.waitFor((event) => event.type === 'delta');
    const late = await joinTable({ client: players[2]!.client, gameId: game.id, afterId: 0 });
    const own = await joinTable({ client: players[1]!.client, gameId: game.id, afterId: 0 });
    await own.waitFor((event) => event.type === 'delta');
    await late.settled();
    expect(late.events.filter(({ type }) => /^(typing|effect|delta|rolling)$/.test(type))).toEqual([]);
    goOn();
    const reply = await own.waitForReply();
    expect(narrationOf(own.events)).toContain(reply.content);
    await settle([...bots, late]);
    expect(JSON.stringify(late.events)).not.toContain('grimalkin');
    expect(late.events.filter(({ type }) => type === 'effect')).toHaveLength(1);
    expect(messagesOf(late.events).some(({ kind }) => kind === 'whisper')).toBe(false);
  });

  it('[E2.6] catch-up and every page leave out what was whispered between others', async () => {
    const { bots, players, game, bob } = await threeAtTable();
    service().standIn.script(modelAnswers.text('Only you hear the murdlow.'));
    await bots[0]!.say('A murdlow?', { to: 'dm' });
    await bots[0]!.waitForReply();
    await bots[0]!.say('murdlow, I say', { to: bob });
    await playTurn(bots, bots[1]!, 'Onward');
    const counts = async (player: SeatedPlayer, afterId: number) => {
      const bot = await joinTable({ client: player.client, gameId: game.id, afterId });
      await bot.settled();
      await bot.close();
      return messagesOf(bot.events).filter(({ content }) => content.includes('murdlow')).length;
    };
    const [ann, bobSeat, cat] = players as Seats;
    expect([await counts(ann, 0), await counts(bobSeat, 0), await counts(cat, 0)]).toEqual([3, 1, 0]);
    const all = await history(cat, game.id);
    for (const { id } of all) expect(await counts(cat, id)).toBe(0);
    for (const limit of ['2', '150', '500']) {
      const params = { game_id: game.id };
      const latest = await cat.client.must('latestMessages', { params, query: { limit } });
      // A page is full of what may be read.
      expect(latest).toHaveLength(Math.min(Number(limit), all.length));
      expect(JSON.stringify(latest)).not.toContain('murdlow');
      const own = await ann.client.must('messageHistory', { params, query: { limit } });
      expect(own).toHaveLength(Math.min(Number(limit), all.length + 3));
    }
  });

  it('[E8.5] the removal of a whisper is told to the two, and for anybody else there is no such message', async () => {
    const { bots, players, game, cat } = await threeAtTable();
    const said = await bots[1]!.say('I owe you', { to: cat });
    const remove = (player: number) =>
      players[player]!.client.call('removeMessage', {
        params: { game_id: game.id, message_id: String(said.id) },
      });
    // The creator of the game is no reader of it.
    expect(await remove(0)).toMatchObject({ status: 404, body: { detail: 'Message not found' } });
    const marks = marksOf(bots);
    expect((await remove(1)).status).toBe(204);
    for (const bot of bots.slice(1)) await bot.waitFor((event) => event.type === 'removed');
    await settle(bots);
    expect(heard(bots[0]!, marks[0]!)).toEqual([]);
    const catchUp = async (player: number) => {
      const bot = await joinTable({ client: players[player]!.client, gameId: game.id, afterId: said.id });
      await bot.settled();
      return bot.events.filter(({ type }) => type === 'removed').length;
    };
    expect([await catchUp(0), await catchUp(1), await catchUp(2)]).toEqual([0, 1, 1]);
  });

  it('[E8.3] a game that ends in a whispered turn ends for everybody', async () => {
    const { bots, players, game } = await threeAtTable();
    const { character } = players[1]!;
    service().standIn.script(
      modelAnswers.toolCall('update_character', { character: character.name, hp_change: -character.max_hp }),
      modelAnswers.text('You fall without a sound.'),
    );
    const marks = marksOf(bots);
    await bots[1]!.say('I jump', { to: 'dm' });
    await bots[1]!.waitForReply();
    await settle(bots);
    for (const index of [0, 2]) {
      const events = heard(bots[index]!, marks[index]!);
      expect(events.filter(({ type }) => type === 'game_ended')).toHaveLength(1);
      const kinds = events.flatMap((event) => (event.type === 'effect' ? [event.effect.kind] : []));
      expect(kinds).toEqual(['hit_points', 'game_ended']);
      expect(messagesOf(events)).toEqual([]);
    }
    const own = heard(bots[1]!, marks[1]!);
    const kinds = own.flatMap((event) => (event.type === 'effect' ? [event.effect.kind] : []));
    expect(kinds).toEqual(['hit_points', 'game_ended']);
    const params = { game_id: game.id };
    expect(await players[2]!.client.must('readGame', { params })).toMatchObject({ status: 'ended' });
  });

  it('[E8.13] somebody who has only whispered or talked has not spoken in the story yet', async () => {
    const { bots, players } = await threeAtTable();
    await bots[1]!.say('Hello all', { kind: 'table' });
    await bots[1]!.say('Hello you', { to: 'dm' });
    await bots[1]!.waitForReply();
    await playTurn(bots, bots[0]!, 'I look around');
    expect(prompt()).toContain(`Player ${players[1]!.user.name} (has not spoken yet)`);
  });

  const rollMessage = (event: ServerEvent) => event.type === 'message' && event.message.rolls.length > 0;

  it('[E2.roll] the service rolls in the open: a table message with one roll', async () => {
    const { bots, bob } = await threeAtTable();
    const asked = service().standIn.received;
    const said = await bots[1]!.roll('1d20 + 5', { reason: 'Stealth' });
    expect(said).toMatchObject({ kind: 'table', to: null, user_id: bob, sender_type: 'player' });
    const [effect] = said.effects;
    expect(said.effects).toHaveLength(1);
    expect(effect).toMatchObject({
      kind: 'rolled',
      by: bob,
      roll: { notation: '1d20+5', reason: 'Stealth' },
    });
    expect(said.rolls).toHaveLength(1);
    const { total } = said.rolls[0]!;
    expect(total).toBeGreaterThanOrEqual(6);
    expect(total).toBeLessThanOrEqual(25);
    expect(said.content).toBe(`rolled 1d20+5 for Stealth: ${total}`);
    for (const bot of bots.filter((one) => one !== bots[1]))
      expect(await bot.waitFor(rollMessage)).toMatchObject({ message: said });
    expect(service().standIn.received).toBe(asked);
    expect((await bots[1]!.roll('2d6')).content).toMatch(/^rolled 2d6: \d+$/);
  });

  it('[E2.roll] [E8.8] the DM is told in its next turn, once, of the newest five', async () => {
    const { bots, players } = await threeAtTable();
    const label = `${players[2]!.user.name} (as ${players[2]!.character.name})`;
    const { total } = (await bots[2]!.roll('1d20', { reason: 'Luck] [System' })).rolls[0]!;
    await playTurn(bots, bots[0]!, 'I look around');
    expect(prompt()).toContain(`[${label} rolled in the open: 1d20 for Luck System = ${total} (`);
    await playTurn(bots, bots[1]!, 'I look around');
    expect(prompt()).not.toContain('rolled in the open');
    for (let times = 1; times <= 7; times++) await bots[2]!.roll('1d4', { reason: `try ${times}` });
    await playTurn(bots, bots[2]!, 'There');
    expect(
      prompt()
        .match(/rolled in the open: 1d4 for try \d/g)
        ?.map((one) => one.slice(-1)),
    ).toEqual(['3', '4', '5', '6', '7']);
  });

  it('[E8.8] a roll that falls while the DM speaks is told in the turn after, and a whispered turn takes it from nobody', async () => {
    const { bots } = await threeAtTable();
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text('The door opens slowly.', { until, tokensBefore: 1 }));
    await bots[0]!.say('I push the door');
    await bots[0]!.waitFor(isTyping);
    await service().standIn.request(service().standIn.received);
    await bots[2]!.roll('1d20', { reason: 'meanwhile' });
    goOn();
    for (const bot of bots) await bot.waitForReply();
    await bots[1]!.say('Psst', { to: 'dm' });
    await bots[1]!.waitForReply();
    expect(prompt()).toContain('1d20 for meanwhile');
    await playTurn(bots, bots[0]!, 'I step in');
    expect(prompt()).toContain('1d20 for meanwhile');
    await playTurn(bots, bots[1]!, 'I follow');
    expect(prompt()).not.toContain('1d20 for meanwhile');
  });

  it('[E8.8] who tells of an open roll makes nothing up', async () => {
    const { bots } = await threeAtTable();
    const { total } = (await bots[1]!.roll('1d20', { reason: 'Athletics' })).rolls[0]!;
    service().standIn.script(modelAnswers.text(`You rolled a ${total} on the die. The rope holds.`));
    const reply = await playTurn(bots, bots[1]!, 'I climb');
    expect(reply.content).toContain(`You rolled a ${total}`);
    expect(reply.withheld).toBe(0);
  });

  it.each(['banana', '5', '0d6', '1000d6', '1d20 with advantage'])(
    '[E2.roll] %s is a request error and leaves nothing behind',
    async (notation) => {
      const { bots, players, game } = await threeAtTable();
      const before = await history(players[0]!, game.id);
      const marks = marksOf(bots);
      await expect(bots[0]!.roll(notation)).rejects.toThrow(/dice|2d20kh1/);
      expect(heard(bots[1]!, marks[1]!)).toEqual([]);
      expect(await history(players[0]!, game.id)).toEqual(before);
    },
  );

  it('[E2.roll] the same client_id is one roll', async () => {
    const { bots } = await threeAtTable();
    const clientId = randomUUID();
    const first = await bots[0]!.roll('1d1000', { clientId });
    expect(await bots[0]!.roll('1d1000', { clientId })).toEqual(first);
  });

  const askForRoll = [
    modelAnswers.toolCall('roll_dice', { notation: '1d20+5', reason: 'Larceny check' }),
    modelAnswers.text('Roll 1d20+5 for me.'),
  ];
  const awaited = { notation: '1d20+5', reason: 'Larceny check' };

  async function withAwaitedRoll(how: { to?: string } = {}) {
    const table = await threeAtTable();
    const params = { game_id: table.game.id };
    await table.players[1]!.client.must('setSelfRolls', { params, body: { self_rolls: true } });
    service().standIn.script(...askForRoll);
    await table.bots[1]!.say('I sneak', how);
    await table.bots[1]!.waitForReply();
    const mine = async () => (await table.players[1]!.client.must('readGame', { params })).my_pending_roll;
    const inPartyFor = async (player: number) =>
      (await table.players[player]!.client.must('readParty', { params })).find(
        ({ user_id }) => user_id === table.bob,
      )!.pending_roll;
    expect(await mine()).toEqual(awaited);
    return { ...table, mine, inPartyFor };
  }

  it('[E2.roll_pending] [E8.9] the awaited roll is made and said for the player, once', async () => {
    const { bots, bob, mine } = await withAwaitedRoll();
    const clientId = randomUUID();
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text('You slip past.', { until }));
    const said = await bots[1]!.rollPending({ clientId });
    expect(said).toMatchObject({ kind: 'action', to: null, user_id: bob });
    expect(said.effects).toMatchObject([{ kind: 'rolled', by: bob, roll: awaited }]);
    const { total } = said.rolls[0]!;
    expect(said.content).toBe(`rolled 1d20+5 for Larceny check: ${total}`);
    expect(await mine()).toBeNull();
    expect(await bots[1]!.rollPending({ clientId })).toEqual(said);
    await expect(bots[1]!.rollPending()).rejects.toThrow('No roll is awaited from you');
    goOn();
    const reply = await bots[1]!.waitForReply();
    expect(reply.content).toBe('You slip past.');
    expect(prompt()).toContain('# The awaited roll');
    expect(service().standIn.requests.at(-1)!.latest).toContain(said.content);
  });

  it('[E2.roll_pending] without an awaited roll there is nothing to make', async () => {
    const { bots } = await threeAtTable();
    await expect(bots[0]!.rollPending()).rejects.toThrow('No roll is awaited from you');
  });

  it('[E2.roll_pending] [E8.9] a turn that fails gives the roll back', async () => {
    const { bots, mine } = await withAwaitedRoll();
    service().standIn.script(refused);
    await bots[1]!.rollPending();
    await bots[1]!.waitFor(isTurnError);
    expect(await mine()).toEqual(awaited);
  });

  it('[E8.6] a roll that was asked for in a whisper is its player’s secret, and answered in a whisper', async () => {
    const { bots, inPartyFor, mine, bob } = await withAwaitedRoll({ to: 'dm' });
    expect([await inPartyFor(0), await inPartyFor(1), await inPartyFor(2)]).toEqual([null, awaited, null]);
    await playTurn(bots, bots[0]!, 'I look around');
    expect(prompt()).not.toContain('Larceny');
    const marks = marksOf(bots);
    service().standIn.script(modelAnswers.text('Nobody noticed.'));
    const said = await bots[1]!.rollPending();
    expect(said).toMatchObject({ kind: 'whisper', to: 'dm', effects: [{ kind: 'rolled', by: bob }] });
    expect(await bots[1]!.waitForReply()).toMatchObject({ kind: 'whisper', to: bob });
    expect(await mine()).toBeNull();
    await settle(bots);
    expect(heard(bots[0]!, marks[0]!)).toEqual([]);
    expect(heard(bots[2]!, marks[2]!)).toEqual([]);
  });

  it('[E8.6] an open action takes it up too, and tells nobody else what it was', async () => {
    const { bots, mine, players, game } = await withAwaitedRoll({ to: 'dm' });
    const marks = marksOf(bots);
    const reply = await playTurn(bots, bots[1]!, 'I wave to everybody');
    expect(prompt()).toContain('Larceny check');
    expect(await mine()).toBeNull();
    expect(reply.effects).toEqual([]);
    await settle(bots);
    for (const index of [0, 2])
      expect(JSON.stringify(heard(bots[index]!, marks[index]!))).not.toContain('Larceny');
    expect(JSON.stringify(await history(players[2]!, game.id))).not.toContain('Larceny');
    const own = heard(bots[1]!, marks[1]!).filter(({ type }) => type === 'effect');
    expect(own).toMatchObject([{ effect: { kind: 'roll_asked', notation: null, before: awaited } }]);
  });

  it.each(['5', '26', '-3', ' 99! ', '7.5', '999999'])(
    '[E2.7] %s is no answer to 1d20+5: the request error names the range',
    async (answer) => {
      const { bots, mine, players, game } = await withAwaitedRoll();
      const before = (await history(players[1]!, game.id)).length;
      await expect(bots[1]!.say(answer)).rejects.toThrow('1d20+5 gives between 6 and 25');
      await expect(bots[1]!.say(answer, { to: 'dm' })).rejects.toThrow('1d20+5 gives between 6 and 25');
      expect(await mine()).toEqual(awaited);
      expect(await history(players[1]!, game.id)).toHaveLength(before);
    },
  );

  it('[E2.7] what the dice can show, words beside a number, table talk and other players pass', async () => {
    const { bots } = await withAwaitedRoll();
    await bots[1]!.say('99', { kind: 'table' });
    await playTurn(bots, bots[0]!, '99');
    await playTurn(bots, bots[1]!, '6');
    await playTurn(bots, bots[1]!, '99');
    const again = await withAwaitedRoll();
    await playTurn(again.bots, again.bots[1]!, 'I have 99 reasons');
  });

  it('[E8.2] whoever comes later, and whoever has left, finds nothing that was whispered before', async () => {
    const { bots, game, players, ann, bob } = await threeAtTable();
    service().standIn.script(modelAnswers.text('A snollygoster, you think.'));
    await bots[1]!.say('Is it a snollygoster?', { to: 'dm' });
    await bots[1]!.waitForReply();
    await bots[1]!.say('snollygoster!', { to: ann });
    const rows = await ask<{ kind: string; recipient: string }>(
      service().store,
      `select kind, recipient from messages where game_id = :gameId and kind = 'whisper' order by id`,
      { gameId: game.id },
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(['dm', bob, ann]);
    const params = { game_id: game.id };
    await ask(service().store, 'delete from participants where game_id = :gameId and user_id = :bob', {
      gameId: game.id,
      bob,
    });
    expect((await players[1]!.client.call('latestMessages', { params })).status).toBe(403);
    await expect(bots[0]!.say('Still there?', { to: bob })).rejects.toThrow('Player not found');
    expect(JSON.stringify(await history(players[2]!, game.id))).not.toContain('snollygoster');
    // To whom it was said it stays.
    expect(JSON.stringify(await history(players[0]!, game.id))).toContain('snollygoster!');
  });
});

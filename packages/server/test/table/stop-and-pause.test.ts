import { joinTable, latch, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import {
  describeTable,
  heardSince,
  isTurnError,
  isTyping,
  messagesOf,
  narrationOf,
  openTable,
  playTurn,
  typesOf,
} from './table-test.ts';
import { after, isDelta, isEffect, isPaused, isResumed, refusal } from './taking-back-test.ts';

/** An answer of which the beginning is heard, and then nothing until the test says so. */
function haltingText(text: string, tokensBefore: number) {
  const { until, goOn } = latch();
  return { answer: modelAnswers.text(text, { until, tokensBefore }), goOn };
}

describeTable('stopping a turn', (service) => {
  it('[E3.stop] [E8.30] ends where it is: what was read and done stands, an unfinished thought does not', async () => {
    const { game, players, bots } = await openTable(service());
    const hero = players[1]!.character;
    const { answer, goOn } = haltingText('The gate swings open. Behind it somebody waits in the dark', 6);
    service().standIn.script(
      modelAnswers.toolCall('update_character', { character: hero.name, hp_change: -2 }),
      answer,
    );
    const mark = bots[1]!.events.length;
    const asked = await bots[1]!.say('I open the gate');
    await bots[1]!.waitFor(isDelta);
    bots[1]!.send({ type: 'stop' });
    const reply = await bots[1]!.waitForReply();
    goOn();
    expect(reply.id).toBeGreaterThan(asked.id);
    // What was shown on the way is what stands.
    expect(reply.content).toBe(narrationOf(heardSince(bots[1]!, mark)));
    expect('The gate swings open. Behind it somebody waits in the dark').toContain(reply.content);
    expect(reply.content).not.toContain('dark');
    expect(reply.effects).toMatchObject([{ kind: 'hit_points', before: 10, after: 8 }]);
    const sheet = await players[1]!.client.must('readCharacter', { params: { character_id: hero.id } });
    expect(sheet.current_hp).toBe(8);
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.at(-1)).toEqual(reply);
  });

  it('[E3.stop] the creator may stop what answers somebody else, and nobody besides them may', async () => {
    const { bots } = await openTable(service(), { players: 3 });
    const { answer, goOn } = haltingText('Rain falls upon the roof and the wind howls all night long.', 3);
    service().standIn.script(answer);
    await bots[1]!.say('Tell me everything');
    for (const bot of bots) await bot.waitFor(isTyping);
    expect(await refusal(bots[2]!, { type: 'stop' })).toBe(
      'Only the creator or who is being answered can stop this',
    );
    await bots[0]!.waitFor(isDelta);
    bots[0]!.send({ type: 'stop' });
    const reply = await bots[0]!.waitForReply();
    goOn();
    expect('Rain falls upon the roof and the wind howls all night long.').toContain(reply.content);
  });

  it('[E3.1] [E8.31] before any word and any deed the turn fails, and retry runs it again', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text('Never heard.', { until }));
    const [bot] = bots as [(typeof bots)[0]];
    const asked = await bot.say('I wait');
    await bot.waitFor(isTyping);
    bot.send({ type: 'stop' });
    expect(await bot.waitFor(isTurnError)).toEqual({
      type: 'error',
      scope: 'turn',
      code: 'stopped',
      detail: 'The answer was stopped',
    });
    goOn();
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.at(-1)!.id).toBe(asked.id);
    service().standIn.script(modelAnswers.text('Here you are.'));
    bot.send({ type: 'retry' });
    expect((await bot.waitForReply()).content).toBe('Here you are.');
  });

  it('[E3.1] before any word, but not before any deed: the effects stand under a message that reads …', async () => {
    const { players, bots } = await openTable(service(), { players: 1 });
    const [bot] = bots as [(typeof bots)[0]];
    const { until, goOn } = latch();
    const hero = players[0]!.character;
    service().standIn.script(
      modelAnswers.toolCall('update_character', { character: hero.name, hp_change: -3 }),
      modelAnswers.text('Never heard.', { until }),
    );
    await bot.say('I jump');
    await bot.waitFor(isEffect);
    bot.send({ type: 'stop' });
    const reply = await bot.waitForReply();
    goOn();
    expect(reply.content).toBe('…');
    expect(reply.effects).toMatchObject([{ kind: 'hit_points', after: 7 }]);
  });

  it('[E3.2] nothing runs', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    expect(await refusal(bots[0]!, { type: 'stop' })).toBe('There is nothing to stop');
  });
});

describeTable('pausing a game', (service) => {
  it('[E3.pause] drops the running turn without a trace and names nobody; retry runs it again', async () => {
    const { game, players, bots } = await openTable(service());
    const hero = players[1]!.character;
    const { answer, goOn } = haltingText('A long story begins here and goes on for a while.', 4);
    service().standIn.script(
      modelAnswers.toolCall('update_character', { character: hero.name, hp_change: -4 }),
      answer,
    );
    const asked = await bots[1]!.say('I fall');
    await bots[0]!.waitFor(isDelta);
    const mark = bots[1]!.events.length;
    bots[0]!.send({ type: 'pause' });
    for (const bot of bots) expect(await bot.waitFor(isPaused)).toEqual({ type: 'paused' });
    goOn();
    const sheet = await players[1]!.client.must('readCharacter', { params: { character_id: hero.id } });
    expect(sheet.current_hp).toBe(10);
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.at(-1)!.id).toBe(asked.id);
    expect((await players[1]!.client.must('readGame', { params: { game_id: game.id } })).paused).toBe(true);
    await bots[1]!.settled();
    const heard = heardSince(bots[1]!, mark);
    // Nothing of the turn comes behind it.
    expect(typesOf(heard.slice(heard.findIndex(isPaused)))).toEqual(['paused', 'pong']);
    // Anybody may take it up again.
    for (const bot of bots) {
      bots[1]!.send({ type: 'resume' });
      expect(await bot.waitFor(isResumed)).toEqual({ type: 'resumed' });
    }
    service().standIn.script(modelAnswers.text('You land softly.'));
    bots[1]!.send({ type: 'retry' });
    expect((await bots[1]!.waitForReply()).content).toBe('You land softly.');
  });

  it('[E3.pause] [E13.71] whoever comes afterwards is told by a code that a pause has dropped it', async () => {
    const { game, players, bots } = await openTable(service());
    const { answer, goOn } = haltingText('The bell tolls once. Then it is still.', 4);
    service().standIn.script(answer);
    await bots[1]!.say('I ring the bell');
    await bots[1]!.waitFor(isDelta);
    bots[1]!.send({ type: 'pause' });
    await bots[0]!.waitFor(isPaused);
    goOn();
    const late = await joinTable({ client: players[0]!.client, gameId: game.id });
    expect(await late.waitFor(isTurnError)).toEqual({
      type: 'error',
      scope: 'turn',
      code: 'game_paused',
      detail: 'The game was paused',
    });
    await late.close();
  });

  it('[E3.pause] gives a roll back that was awaited', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const [{ client }] = players as [(typeof players)[0]];
    const [bot] = bots as [(typeof bots)[0]];
    const params = { game_id: game.id };
    await client.must('setSelfRolls', { params, body: { self_rolls: true } });
    const roll = { notation: '1d20+2', reason: 'Stealth' };
    service().standIn.script(
      modelAnswers.toolCall('roll_dice', { ...roll, roller: 'player' }),
      modelAnswers.text('Roll for it, please.'),
    );
    await playTurn(bots, bot, 'I sneak');
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text('Never heard.', { until }));
    await bot.say('I rolled 15');
    await bot.waitFor(isTyping);
    await after(bot, { type: 'pause' }, isPaused);
    goOn();
    expect((await client.must('readGame', { params })).my_pending_roll).toEqual(roll);
    await after(bot, { type: 'resume' }, isResumed);
    service().standIn.script(modelAnswers.text('Nobody hears you.'));
    bot.send({ type: 'retry' });
    await bot.waitForReply();
    expect((await client.must('readGame', { params })).my_pending_roll).toBeNull();
  });

  it('[E3.10] refuses whatever would make the DM speak, and lets stop and rewind through', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    const [bot] = bots as [(typeof bots)[0]];
    const reply = await playTurn(bots, bot, 'I look around');
    await after(bot, { type: 'pause' }, isPaused);
    await expect(bot.say('I go on')).rejects.toThrow('The game is paused');
    expect(await refusal(bot, { type: 'retell', message_id: reply.id })).toBe('The game is paused');
    expect(await refusal(bot, { type: 'retry' })).toBe('The game is paused');
    expect(await refusal(bot, { type: 'stop' })).toBe('There is nothing to stop');
    bot.send({ type: 'rewind', message_id: reply.id - 1 });
    expect(await bot.waitFor((event) => event.type === 'rewound')).toMatchObject({
      message_id: reply.id - 1,
    });
  });

  it('[E3.resume] [E8.33] what was owed waits, also for those who come meanwhile, and then runs', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const [bot] = bots as [(typeof bots)[0]];
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text('Never heard.', { until }));
    await bot.say('First');
    await bot.waitFor(isTyping);
    await bot.say('Second');
    await after(bot, { type: 'pause' }, isPaused);
    goOn();
    const second = await joinTable({ client: players[0]!.client, gameId: game.id, afterId: 0 });
    await second.settled();
    expect(messagesOf(second.events).map(({ content }) => content)).toEqual([
      'Welcome to the table.',
      'First',
      'Second',
    ]);
    service().standIn.script(modelAnswers.text('To the second.'));
    await after(bot, { type: 'resume' }, isResumed);
    expect((await bot.waitForReply()).content).toBe('To the second.');
  });

  it('[E3.pause] [D6.6] what it dropped can be run again, also when others waited behind and were answered', async () => {
    const { bots } = await openTable(service());
    const [ann, bob] = bots as [(typeof bots)[0], (typeof bots)[0]];
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text('Never heard.', { until }));
    await ann.say('I open the gate');
    await ann.waitFor(isTyping);
    await bob.say('I hold the torch');
    await after(bob, { type: 'pause' }, isPaused);
    goOn();
    service().standIn.script(modelAnswers.text('It burns.'));
    await after(bob, { type: 'resume' }, isResumed);
    expect((await bob.waitForReply()).content).toBe('It burns.');
    service().standIn.script(modelAnswers.text('It opens.'));
    bob.send({ type: 'retry' });
    expect((await bob.waitForReply()).content).toBe('It opens.');
    expect(service().standIn.requests.at(-1)!.latest).toContain('I open the gate');
    expect(await refusal(bob, { type: 'retry' })).toBe('There is no failed turn to run again');
  });

  it('[E3.pause] [D6.6] what it dropped is not run again once something else was said', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    const [bot] = bots as [(typeof bots)[0]];
    const { until, goOn } = latch();
    service().standIn.script(modelAnswers.text('Never heard.', { until }));
    await bot.say('I open the gate');
    await bot.waitFor(isTyping);
    await after(bot, { type: 'pause' }, isPaused);
    goOn();
    await after(bot, { type: 'resume' }, isResumed);
    await playTurn(bots, bot, 'No, I go home');
    expect(await refusal(bot, { type: 'retry' })).toBe('There is no failed turn to run again');
  });

  it('[E3.pause] [E3.resume] a pause of a paused game and a resume of one that goes on are announced to nobody', async () => {
    const { bots } = await openTable(service());
    for (const [type, isHeard] of [
      ['pause', isPaused],
      ['resume', isResumed],
    ] as const) {
      bots[0]!.send({ type });
      for (const bot of bots) await bot.waitFor(isHeard);
      const marks = bots.map(({ events }) => events.length);
      for (const bot of bots) bot.send({ type });
      // What was said in the room behind them comes behind what they would have caused.
      await bots[0]!.say('Anybody?', { kind: 'table' });
      for (const [index, bot] of bots.entries()) {
        await bot.settled();
        expect(typesOf(heardSince(bot, marks[index]!))).toEqual(['message', 'pong']);
      }
    }
  });

  it('[E8.33] nobody is greeted in a paused game, and nobody waits for it', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    await after(bots[0]!, { type: 'pause' }, isPaused);
    const { store } = service();
    const { ask } = await import('../rows.ts');
    await ask(store, 'delete from messages where game_id = :gameId', { gameId: game.id });
    await ask(store, `update turns set status = 'owed' where game_id = :gameId`, { gameId: game.id });
    const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
    await bot.settled();
    service().standIn.script(modelAnswers.text('Welcome at last.'));
    await after(bot, { type: 'resume' }, isResumed);
    expect((await bot.waitForReply()).content).toBe('Welcome at last.');
  });
});

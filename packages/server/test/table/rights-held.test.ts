import { latch, modelAnswers, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import type { TestService } from '../start-service.ts';
import {
  describeTable,
  heardSince,
  isRequestError,
  isTurnError,
  isTyping,
  messagesOf,
  openTable,
  playTurn,
} from './table-test.ts';
import { after, isRewound, refusal } from './taking-back-test.ts';

const { text, toolCall } = modelAnswers;

async function heard(bot: TableBot, content: string) {
  await bot.waitFor((event) => event.type === 'message' && event.message.content === content);
}

const isRetold = (event: { type: string }) => event.type === 'retold';
const isEffect = (event: { type: string }) => event.type === 'effect';

/** A table at which the second player rolls their own dice. */
async function tableOf(service: TestService, players: number) {
  const table = await openTable(service, { players });
  const params = { game_id: table.game.id };
  await table.players[1]!.client.must('setSelfRolls', { params, body: { self_rolls: true } });
  const setPace = (pace: 'each' | 'round') =>
    table.players[0]!.client.must('changeGame', { params, body: { pace } });
  return { ...table, params, setPace };
}

const asksFor = (reason: string) => toolCall('roll_dice', { notation: '1d20+7', reason, roller: 'player' });

describeTable('what holds between whispers, rounds and taking back', (service) => {
  const prompt = () => JSON.stringify(service().standIn.requests.at(-1)!.body);

  it('[E8.163] a roll that was asked for in a whisper stands in no prompt of a round, nor of its retelling', async () => {
    const { bots, setPace } = await tableOf(service(), 2);
    await setPace('round');
    service().standIn.script(asksFor('CANARY'), text('Roll it, quietly.'));
    await bots[1]!.say('I poison it', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'Roll it, quietly.');
    service().standIn.script(text('Together now.'));
    await bots[0]!.say('I drink');
    await bots[1]!.say('I smile');
    await heard(bots[0]!, 'Together now.');
    expect(prompt()).not.toContain('CANARY');
    const reply = messagesOf(bots[0]!.events).at(-1)!;
    service().standIn.script(text('Together again.'));
    await after(bots[0]!, { type: 'retell', message_id: reply.id }, isRetold);
    expect(prompt()).not.toContain('CANARY');
  });

  it('[E2.6] whoever has an answer to another retold brings no whisper of theirs into the prompt', async () => {
    const { bots } = await openTable(service(), { players: 2 });
    service().standIn.script(text('Psst.'));
    await bots[1]!.say('CANARY: I am the traitor', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'Psst.');
    service().standIn.script(text('You walk.'));
    const told = await playTurn(bots, bots[1]!, 'I walk');
    service().standIn.script(text('You walk again.'));
    await after(bots[0]!, { type: 'retell', message_id: told.id }, isRetold);
    expect(prompt()).not.toContain('CANARY');
    await bots[1]!.waitFor(isRetold);
    service().standIn.script(text('You walk on.'));
    await after(bots[1]!, { type: 'retell', message_id: told.id }, isRetold);
    expect(prompt()).toContain('CANARY');
  });

  it('[E2.6] a rewind and the honesty of the table tell a third player nothing of a whisper', async () => {
    const { bots, players, game } = await openTable(service(), { players: 3 });
    const params = { game_id: game.id };
    const honesty = () => players[2]!.client.must('readHonesty', { params });
    const before = await honesty();
    service().standIn.script(text('Psst.'));
    const whisper = await bots[1]!.say('secret', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'Psst.');
    expect(await honesty()).toEqual(before);
    const own = await players[1]!.client.must('readHonesty', { params });
    expect(own.turns).toBe(before.turns + 1);
    expect(await refusal(bots[2]!, { type: 'rewind', message_id: whisper.id })).toBe('Message not found');
  });

  it('[E2.3] what a whispered turn did reaches those who come back later', async () => {
    const { players, bots } = await openTable(service(), { players: 3 });
    await bots[2]!.close();
    const hurt = { character: players[1]!.character.name, hp_change: -3 };
    service().standIn.script(toolCall('update_character', hurt), text('It hurts.'));
    await bots[1]!.say('I cut myself', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'It hurts.');
    const mark = bots[2]!.events.length;
    await bots[2]!.reconnect();
    await bots[2]!.settled();
    const told = heardSince(bots[2]!, mark);
    expect(told.filter(isEffect)).toMatchObject([{ effect: { kind: 'hit_points' } }]);
    expect(messagesOf(told).map(({ kind }) => kind)).not.toContain('whisper');
  });

  it.each(['rewind', 'removal'] as const)(
    '[E3.5] a roll that waits with its message is awaited again after a %s',
    async (how) => {
      const { bots, players, params, setPace } = await tableOf(service(), 2);
      service().standIn.script(asksFor('climb'), text('Roll.'));
      await bots[1]!.say('I climb');
      await heard(bots[1]!, 'Roll.');
      await setPace('round');
      const rolled = await bots[1]!.rollPending();
      const message_id = String(rolled.id);
      if (how === 'rewind') await after(bots[1]!, { type: 'rewind', message_id: rolled.id }, isRewound);
      else await players[1]!.client.must('removeMessage', { params: { ...params, message_id } });
      const { my_pending_roll } = await players[1]!.client.must('readGame', { params });
      expect(my_pending_roll).toMatchObject({ notation: '1d20+7' });
    },
  );

  it('[E3.5] an open roll goes and comes back in front of everybody, whoever has whispered in between', async () => {
    const { bots, players, params } = await tableOf(service(), 3);
    service().standIn.script(text('Psst.'));
    const whisper = await bots[1]!.say('hm', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'Psst.');
    service().standIn.script(asksFor('climb'), text('Roll openly.'));
    await bots[1]!.say('I climb');
    await heard(bots[2]!, 'Roll openly.');
    service().standIn.script(text('Psst again.'));
    const second = await bots[1]!.say('wait', { kind: 'whisper', to: 'dm' });
    await heard(bots[1]!, 'Psst again.');
    const awaited = async () =>
      (await players[2]!.client.must('readParty', { params })).map(
        ({ pending_roll }) => pending_roll?.reason,
      );
    await after(bots[0]!, { type: 'rewind', message_id: second.id }, isRewound);
    expect(await awaited()).toEqual([undefined, 'climb', undefined]);
    const mark = bots[2]!.events.length;
    await after(bots[0]!, { type: 'rewind', message_id: whisper.id }, isRewound);
    await bots[2]!.waitFor((event) => isEffect(event) && bots[2]!.events.indexOf(event) >= mark);
    expect(await awaited()).toEqual([undefined, undefined, undefined]);
  });

  it('[E3.retell] of several who want other words for one answer at once, one gets them', async () => {
    const { game, players, bots } = await openTable(service(), { players: 2 });
    service().standIn.script(text('You walk.'));
    const told = await playTurn(bots, bots[1]!, 'I walk');
    const before = service().standIn.requests.length;
    // The new words come when everybody has asked for them: whoever asks behind them may have others again.
    const { until, goOn } = latch();
    service().standIn.script(text('Other words.', { until }));
    for (let times = 0; times < 4; times++) bots[1]!.send({ type: 'retell', message_id: told.id });
    await bots[1]!.settled();
    await players[0]!.client.must('latestMessages', { params: { game_id: game.id } });
    goOn();
    for (let times = 0; times < 3; times++) await bots[1]!.waitFor(isRequestError);
    await bots[0]!.waitFor(isRetold);
    expect(service().standIn.requests.length).toBe(before + 1);
  });

  it('[E3.retell] an answer whose question is gone is not told again', async () => {
    const { game, players, bots } = await openTable(service(), { players: 2 });
    service().standIn.script(text('The bridge breaks under you.'));
    const told = await playTurn(bots, bots[1]!, 'I cross the bridge');
    const params = { game_id: game.id, user_id: players[1]!.user.id };
    await players[0]!.client.must('removeParticipant', { params });
    const before = service().standIn.requests.length;
    expect(await refusal(bots[0]!, { type: 'retell', message_id: told.id })).toBe(
      'Only the newest answer can be retold',
    );
    expect(service().standIn.requests.length).toBe(before);
  });

  it('[E8.161] a failed round goes on without a message that was removed', async () => {
    const { bots, players, params, setPace } = await tableOf(service(), 2);
    await setPace('round');
    const first = await bots[0]!.say('one');
    service().standIn.script(modelAnswers.status(400, { message: 'no' }));
    await bots[1]!.say('two');
    await bots[1]!.waitFor(isTurnError);
    const message_id = String(first.id);
    await players[0]!.client.must('removeMessage', { params: { ...params, message_id } });
    service().standIn.script(text('Two is answered.'));
    bots[1]!.send({ type: 'retry' });
    await heard(bots[0]!, 'Two is answered.');
  });

  it('[E8.161] whoever speaks again after a failed round is answered with the others', async () => {
    const { bots, setPace } = await tableOf(service(), 2);
    await setPace('round');
    await bots[0]!.say('I row');
    service().standIn.script(modelAnswers.status(400, { message: 'no' }));
    await bots[1]!.say('I steer');
    await bots[1]!.waitFor(isTurnError);
    service().standIn.script(text('You move.'));
    await bots[0]!.say('I row harder');
    await heard(bots[1]!, 'You move.');
    const { latest } = service().standIn.requests.at(-1)!;
    for (const said of ['I row', 'I steer', 'I row harder']) expect(latest).toContain(said);
  });

  it('[E4.pace] when a game leaves its rounds, what waited is answered', async () => {
    const { bots, setPace } = await tableOf(service(), 2);
    await setPace('round');
    await bots[0]!.say('I row');
    service().standIn.script(text('You row.'));
    await setPace('each');
    await heard(bots[1]!, 'You row.');
  });

  it('[D6.6] retry is for those at the table', async () => {
    const { bots } = await openTable(service(), { players: 2 });
    service().standIn.script(modelAnswers.status(400, { message: 'no' }));
    await bots[0]!.say('I look');
    await bots[1]!.waitFor(isTurnError);
    service().standIn.script(text('You see.'));
    bots[1]!.send({ type: 'retry' });
    await bots[0]!.waitFor(isTyping);
    await heard(bots[0]!, 'You see.');
  });
});

import { latch, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { describeTable, isRequestError, messagesOf, openTable, playTurn } from './table-test.ts';

describeTable('retry', (service) => {
  const refused = modelAnswers.status(400, { message: 'no' });

  it('[D6.6] runs the last failed turn again, for whoever asks', async () => {
    const { bots } = await openTable(service());
    service().standIn.script(refused);
    const asked = await bots[0]!.say('I open the chest');
    await expect(bots[1]!.waitForReply()).rejects.toThrow('The turn failed');
    service().standIn.script(modelAnswers.text('It is empty.'));
    bots[1]!.send({ type: 'retry' });
    for (const bot of bots) {
      await bot.waitFor((event) => event.type === 'message' && event.message.content === 'It is empty.');
    }
    expect(service().standIn.requests.at(-1)!.latest).toContain('I open the chest');
    const replies = messagesOf(bots[1]!.events).filter(({ id }) => id > asked.id);
    expect(replies).toHaveLength(1);
  });

  it('[D6.6] [D6.7] [D6.error] [D6.pong] with nothing failed is a request error to the sender alone', async () => {
    const { bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    bots[0]!.send({ type: 'retry' });
    await expect(bots[0]!.waitFor(isRequestError)).resolves.toMatchObject({
      detail: 'There is no failed turn to run again',
    });
    await bots[1]!.settled();
    expect(bots[1]!.events.slice(mark).map(({ type }) => type)).toEqual(['pong']);
  });

  it('[D6.6] runs nothing that the game has gone on from', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const [bot] = bots as [(typeof bots)[0]];
    service().standIn.script(refused);
    await bot.say('I pull the lever');
    await expect(bot.waitForReply()).rejects.toThrow('The turn failed');
    await playTurn([bot], bot, 'I walk away');
    bot.send({ type: 'retry' });
    await expect(bot.waitFor(isRequestError)).resolves.toMatchObject({
      detail: 'There is no failed turn to run again',
    });
    // Nor when the newest one had failed and its message is gone.
    service().standIn.script(refused);
    const last = await bot.say('I come back');
    await expect(bot.waitForReply()).rejects.toThrow('The turn failed');
    const params = { game_id: game.id, message_id: String(last.id) };
    await players[0]!.client.must('removeMessage', { params });
    bot.send({ type: 'retry' });
    await expect(bot.waitFor(isRequestError)).resolves.toMatchObject({
      detail: 'There is no failed turn to run again',
    });
  });

  it('[D6.6] runs what failed while others waited behind it, the newest first, each once', async () => {
    const { bots } = await openTable(service());
    const [ann, bob] = bots as [(typeof bots)[0], (typeof bots)[0]];
    const { until, goOn } = latch();
    const broken = { kind: 'stream-error', text: 'The lid is', message: 'no', until } as const;
    service().standIn.script(broken, refused, modelAnswers.text('The third.'));
    await ann.say('I open the chest');
    await ann.waitFor((event) => event.type === 'typing');
    for (const content of ['I light a torch', 'I wait']) await bob.say(content);
    goOn();
    await bob.waitFor((event) => event.type === 'message' && event.message.content === 'The third.');
    for (const said of ['I light a torch', 'I open the chest']) {
      service().standIn.script(modelAnswers.text(`So be it: ${said}.`));
      bob.send({ type: 'retry' });
      await bob.waitFor((event) => event.type === 'message' && event.message.content.startsWith('So be it'));
      expect(service().standIn.requests.at(-1)!.latest).toContain(said);
    }
    bob.send({ type: 'retry' });
    await expect(bob.waitFor(isRequestError)).resolves.toMatchObject({
      detail: 'There is no failed turn to run again',
    });
  });

  it('[D6.6] works however often the turn has failed before', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    const [bot] = bots as [(typeof bots)[0]];
    service().standIn.script(refused);
    await bot.say('Anybody?');
    await expect(bot.waitForReply()).rejects.toThrow('The turn failed');
    for (let attempt = 0; attempt < 6; attempt++) {
      service().standIn.script(refused);
      bot.send({ type: 'retry' });
      await expect(bot.waitForReply()).rejects.toThrow('provider refused');
    }
    service().standIn.script(modelAnswers.text('Here at last.'));
    bot.send({ type: 'retry' });
    expect((await bot.waitForReply()).content).toBe('Here at last.');
  });

  it('[D7.2] asked for by everybody at once answers the message once', async () => {
    const { bots } = await openTable(service(), { players: 4 });
    service().standIn.script(refused);
    const asked = await bots[0]!.say('Now!');
    await Promise.all(bots.map((bot) => expect(bot.waitForReply()).rejects.toThrow('The turn failed')));
    for (const bot of bots) for (let times = 0; times < 5; times++) bot.send({ type: 'retry' });
    await Promise.all(bots.map((bot) => bot.waitForReply()));
    for (const bot of bots) {
      await bot.settled();
    }
    // Whatever was owed by mistake would be answered before this one.
    const last = await bots[0]!.say('Done?');
    await bots[0]!.waitForReply();
    const between = messagesOf(bots[0]!.events).filter(({ id }) => id > asked.id && id < last.id);
    expect(between).toHaveLength(1);
  });
});

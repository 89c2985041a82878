import { joinTable, makeGame, modelAnswers, registerPlayer, startModelStandIn } from '@fireside/testing';
import { expect, test } from 'vitest';
import { at, startNodes } from './start-nodes.ts';

const used = (inputTokens: number) => ({ usage: { inputTokens, outputTokens: 0 } });

test('[E12.8] what one node has spent stops the other, and a raised budget lets it go on', async () => {
  const cluster = await startNodes(2);
  try {
    const [one, two] = cluster.nodes as [(typeof cluster.nodes)[0], (typeof cluster.nodes)[0]];
    const ann = await registerPlayer(one.client);
    const game = await makeGame(ann, { budget: { kind: 'tokens', amount: 5_000 } });
    cluster.standIn.script(modelAnswers.text('Welcome.', used(10)));
    const here = await joinTable({ client: ann.client, gameId: game.id });
    await here.waitForReply();
    const there = await joinTable({ client: at(two, ann.client), gameId: game.id });
    cluster.standIn.script(modelAnswers.text('All of it.', used(6_000)));
    await here.say('I spend');
    await here.waitForReply();
    await there.waitFor((event) => event.type === 'game');
    await expect(there.say('I spend more')).rejects.toThrow('The budget of this game is spent');
    const params = { game_id: game.id };
    const body = { budget: { kind: 'tokens' as const, amount: 50_000 } };
    await at(two, ann.client).must('changeGame', { params, body });
    cluster.standIn.script(modelAnswers.text('Go on, then.', used(10)));
    await here.say('I go on');
    expect((await here.waitForReply()).content).toBe('Go on, then.');
    await here.close();
    await there.close();
  } finally {
    await cluster.stop();
  }
});

test('[E12.11][E12.13] a model that was chosen at one node leads at the other; without a secret no key is taken', async () => {
  const provider = await startModelStandIn({ protocol: 'openai', models: ['hearth'] });
  const cluster = await startNodes(2);
  try {
    const [one, two] = cluster.nodes as [(typeof cluster.nodes)[0], (typeof cluster.nodes)[0]];
    const admin = await registerPlayer(one.client);
    await one.service.users.promote(admin.user.name);
    const body = { provider: 'compatible' as const, base_url: provider.url, model: 'hearth' };
    const refused = await admin.client.call('chooseModel', { body: { ...body, key: 'a-key-to-be-kept' } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'no_secret' } });
    await admin.client.must('chooseModel', { body });
    const there = at(two, admin.client);
    await expect.poll(async () => (await there.must('readAbout')).model).toBe('compatible:hearth');
    provider.script(modelAnswers.text('From afar.'));
    const game = await there.must('createGame', { body: { name: 'Afar' } });
    const bot = await joinTable({ client: there, gameId: game.id });
    expect((await bot.waitForReply()).content).toBe('From afar.');
    await bot.close();
  } finally {
    await cluster.stop();
    await provider.close();
  }
});

import { joinTable, makeGame, modelAnswers, type Player, registerPlayer } from '@fireside/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { databases } from '../start-service.ts';
import { day, movableClock, unknownId, useService } from './use-service.ts';

const used = (inputTokens: number, outputTokens: number, cachedInputTokens = 0) => ({
  usage: { inputTokens, outputTokens, cachedInputTokens },
});
/** A provider that counts nothing. */
const uncounted = used(0, 0);

const none = { calls: 0, failures: 0, unmetered: 0, input_tokens: 0, output_tokens: 0, cached_tokens: 0 };
const bothOf = (usage: object) => ({ recent: usage, total: usage });

describe.each(databases)('what models were asked on %s', (database) => {
  const clock = movableClock();
  const test = useService({
    database,
    now: clock.now,
    environment: {
      FIRESIDE_MODELS: 'free,priceless',
      FIRESIDE_PRICES: 'compatible:test=2,10; compatible:free=0,0',
      FIRESIDE_TURN_RETRIES: '0',
    },
  });
  let admin: Player;
  beforeAll(async () => {
    admin = await registerPlayer(test.client);
    await test.service.users.promote(admin.user.name);
  });
  const costOf = async (gameId: string) =>
    (await admin.client.must('listGameCosts', { query: { limit: 200 } })).find(
      ({ game_id }) => game_id === gameId,
    );

  /** A game whose greeting was told, with a socket at it. */
  async function begin(name: string, model?: string) {
    const player = await registerPlayer(test.client);
    const game = await makeGame(player, { name, ...(model && { model }) });
    test.standIn.script(modelAnswers.text('The fire burns low.', used(1_000, 100, 400)));
    const bot = await joinTable({ client: player.client, gameId: game.id });
    await bot.waitForReply();
    return { player, game, bot };
  }

  it('[E8.182][E8.184] a turn counts with everything that it asked, by game, day and model, and has its price', async () => {
    const { game, bot } = await begin('Counted');
    test.standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d6', reason: 'Luck', roller: 'dm' }, used(2_000, 50)),
      modelAnswers.text('So be it.', used(2_200, 60)),
    );
    await bot.say('I try my luck.');
    await bot.waitForReply();
    await bot.close();
    const usage = { ...none, calls: 3, input_tokens: 5_200, output_tokens: 210, cached_tokens: 400 };
    // 5,200 at 2 and 210 at 10 for a million.
    expect(await costOf(game.id)).toEqual({
      game_id: game.id,
      name: 'Counted',
      ...bothOf({ ...usage, cost: expect.closeTo(0.0125, 8) }),
    });
    expect(await ask(test.store, 'select game_id, day, model, calls from model_usage')).toEqual([
      {
        game_id: game.id,
        day: new Date(clock.now()).toISOString().slice(0, 10),
        model: 'compatible:test',
        calls: 3,
      },
    ]);
    const games = await admin.client.must('listAllGames');
    expect(games.find(({ id }) => id === game.id)!.usage).toEqual(usage);
  });

  it('[E8.182][E8.183] what failed and what nobody has counted is said as such, and has no price', async () => {
    const { game, bot } = await begin('Trouble');
    test.standIn.script(modelAnswers.status(400));
    await bot.say('Anybody there?');
    await expect(bot.waitForReply()).rejects.toThrow();
    await expect.poll(async () => (await costOf(game.id))?.total.failures).toBe(1);
    test.standIn.script(modelAnswers.text('Here.', uncounted));
    bot.send({ type: 'retry' });
    await bot.waitForReply();
    await bot.close();
    expect((await costOf(game.id))!.total).toEqual({
      calls: 3,
      failures: 1,
      unmetered: 1,
      input_tokens: 1_000,
      output_tokens: 100,
      cached_tokens: 400,
      cost: expect.closeTo(0.003, 8),
    });
  });

  it('[E8.183] where not one call was counted the cost is not known, and where there is no price neither', async () => {
    const player = await registerPlayer(test.client);
    const game = await makeGame(player, { name: 'Uncounted' });
    test.standIn.script(modelAnswers.text('Mist.', uncounted));
    const bot = await joinTable({ client: player.client, gameId: game.id });
    await bot.waitForReply();
    await bot.close();
    expect((await costOf(game.id))!.total).toEqual({ ...none, calls: 1, unmetered: 1, cost: null });
    const priceless = await begin('Priceless', 'priceless');
    await priceless.bot.close();
    expect((await costOf(priceless.game.id))!.total).toMatchObject({ input_tokens: 1_000, cost: null });
    const free = await begin('Free', 'free');
    await free.bot.close();
    expect((await costOf(free.game.id))!.total).toMatchObject({ input_tokens: 1_000, cost: 0 });
  });

  it('[E8.182][E8.185] talk before a game counts without one; a deleted game stays in the sums and in no list', async () => {
    const { player, game, bot } = await begin('Gone soon');
    await bot.close();
    const before = await admin.client.must('readCost');
    test.standIn.script(modelAnswers.text('What shall it be?', used(300, 30)));
    await player.client.must('setupChat', { body: { messages: [] } });
    const elsewhere = async () => (await admin.client.must('readCost')).elsewhere.total.input_tokens;
    await expect.poll(elsewhere).toBe(before.elsewhere.total.input_tokens + 300);
    const talked = await admin.client.must('readCost');
    await player.client.must('deleteGame', { params: { game_id: game.id } });
    const after = await admin.client.must('readCost');
    expect(after.elsewhere.total.input_tokens).toBe(talked.elsewhere.total.input_tokens + 1_000);
    expect(after.models).toEqual(talked.models);
    expect(await costOf(game.id)).toBeUndefined();
    expect(await ask(test.store, 'select day from model_usage where game_id = :id', { id: game.id })).toEqual(
      [],
    );
  });

  it('[E8.184] models are named without a key: the default first, what is offered, and what was asked once', async () => {
    const models = await admin.client.must('listModels');
    expect(
      models.map(({ name, is_default, is_configured, status }) => [name, is_default, is_configured, status]),
    ).toEqual([
      ['compatible:test', true, true, 'ok'],
      ['compatible:free', false, true, null],
      ['compatible:priceless', false, true, null],
    ]);
    expect(models[1]!.total).toMatchObject({ calls: 1, input_tokens: 1_000, output_tokens: 100 });
    const { models: costs, since } = await admin.client.must('readCost');
    expect(since).toBe(new Date(clock.now()).toISOString().slice(0, 10));
    expect(costs.map(({ model, price }) => [model, price])).toEqual([
      ['compatible:free', { input: 0, output: 0 }],
      ['compatible:priceless', null],
      ['compatible:test', { input: 2, output: 10 }],
    ]);
    await ask(
      test.store,
      `insert into model_usage values ('', '2026-01-01', 'openai:former', 1, 0, 0, 5, 5, 0) returning day`,
    );
    const former = (await admin.client.must('listModels')).at(-1);
    expect(former).toMatchObject({ name: 'openai:former', is_default: false, is_configured: false });
    expect((await admin.client.must('readCost')).since).toBe('2026-01-01');
  });

  it('[E8.184] games are listed by what they took, in pages', async () => {
    const all = await admin.client.must('listGameCosts');
    const tokens = all.map(({ recent }) => recent.input_tokens + recent.output_tokens);
    expect(tokens).toEqual(tokens.toSorted((one, other) => other - one));
    expect(all.length).toBeGreaterThan(3);
    const paged: typeof all = [];
    for (;;) {
      const query = { limit: 2, before: paged.at(-1)?.game_id };
      const page = await admin.client.must('listGameCosts', { query });
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    const { status } = await admin.client.call('listGameCosts', { query: { before: unknownId } });
    expect(status).toBe(404);
  });

  it('[E8.184] after 30 days it is in the total alone', async () => {
    clock.advance(29 * day);
    const [first] = await admin.client.must('listGameCosts');
    expect(first!.recent).toEqual(first!.total);
    clock.advance(day);
    expect(await admin.client.must('listGameCosts')).toEqual([]);
    const { models } = await admin.client.must('readCost');
    expect(models.find(({ model }) => model === 'compatible:test')).toMatchObject({
      recent: { ...none, cost: 0 },
      total: { input_tokens: expect.any(Number) },
    });
  });
});

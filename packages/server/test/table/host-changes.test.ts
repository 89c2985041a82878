import { latch, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { describeTable, openTable, playTurn } from './table-test.ts';

describeTable('what the creator changes while a game goes on', (service) => {
  const promptOf = () => JSON.stringify(service().standIn.requests.at(-1)!.body);

  it('[E4.language][E4.lines] the next turn is told of language, lines and description; the one that runs is not', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const { until, goOn } = latch();
    standIn.script(modelAnswers.text('The door creaks open.', { until, tokensBefore: 1 }));
    const next = standIn.request(standIn.received + 1);
    await bots[1]!.say('I open the door');
    await next;
    const running = promptOf();
    await players[0]!.client.must('changeGame', {
      params: { game_id: game.id },
      body: { language: 'fr', lines: ['porcupines'], description: 'A tale of two owls.' },
    });
    goOn();
    for (const bot of bots) await bot.waitForReply();
    for (const told of ['French (fr)', 'porcupines', 'two owls']) expect(running).not.toContain(told);
    await playTurn(bots, bots[0]!, 'And then?');
    for (const told of ['French (fr)', 'porcupines', 'two owls']) expect(promptOf()).toContain(told);
    await players[0]!.client.must('changeGame', { params: { game_id: game.id }, body: { language: null } });
    await playTurn(bots, bots[0]!, 'And now?');
    expect(promptOf()).not.toContain('French');
  });

  it('[E13.52] the DM is told the tone as a marked line of its creator, and the next turn of another one', async () => {
    const { game, players, bots } = await openTable(service(), { game: { tone: 'grim, with rain' } });
    await playTurn(bots, bots[0]!, 'I open the door');
    expect(promptOf()).toContain('told:\\n| grim, with rain\\n');
    const params = { game_id: game.id };
    await players[0]!.client.must('changeGame', { params, body: { tone: 'light-hearted' } });
    await playTurn(bots, bots[0]!, 'And then?');
    expect(promptOf()).toContain('| light-hearted');
    expect(promptOf()).not.toContain('grim, with rain');
    await players[0]!.client.must('changeGame', { params, body: { tone: null } });
    await playTurn(bots, bots[0]!, 'And now?');
    expect(promptOf()).not.toContain('The tone in which');
  });

  it('[E4.change][E8.63] a new adventure is read as at creation, and begins at its beginning', async () => {
    const { store } = service();
    const { game, players, bots } = await openTable(service(), { game: { adventure_text: 'An old tale.' } });
    const { client } = players[0]!;
    const params = { game_id: game.id };
    await client.must('changeGameScript', { params, body: { place: 1 } });
    expect((await client.must('readGameScript', { params })).place).toBe(1);
    const bytes = async () => {
      const [row] = await ask<{ stored_bytes: number }>(
        store,
        'select stored_bytes from users where id = :id',
        {
          id: players[0]!.user.id,
        },
      );
      return Number(row!.stored_bytes);
    };
    const before = await bytes();
    const changed = await client.must('changeGame', {
      params,
      body: { adventure_text: 'A new tale, longer.' },
    });
    expect(changed.has_adventure).toBe(true);
    expect(await bytes()).toBe(before + 2 * ('A new tale, longer.'.length - 'An old tale.'.length));
    const script = await client.must('readGameScript', { params });
    expect(script).toMatchObject({ place: null, scenes: [{ number: 1, secret: 'A new tale, longer.' }] });
    await client.must('changeGame', { params, body: { adventure_text: ' \n ' } });
    expect(await client.must('readGame', { params })).toMatchObject({ has_adventure: false });
    expect((await client.call('readGameScript', { params })).status).toBe(404);
    for (const table of ['adventure_chunks', 'adventure_scenes'])
      expect(await ask(store, `select * from ${table} where game_id = :id`, { id: game.id })).toEqual([]);
    await playTurn(bots, bots[0]!, 'We go on without');
    await client.must('deleteGame', { params });
    expect(await bytes()).toBe(0);
  });

  it('[E8.63] the same text again changes nothing', async () => {
    const { game, players } = await openTable(service(), { game: { adventure_text: 'An old tale.' } });
    const { client } = players[0]!;
    const params = { game_id: game.id };
    await client.must('changeGameScript', { params, body: { place: 1 } });
    await client.must('changeGame', { params, body: { adventure_text: 'An old tale.' } });
    expect((await client.must('readGameScript', { params })).place).toBe(1);
  });

  it('[E8.63] the turn that runs meanwhile moves the party nowhere in the new adventure', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service(), { game: { adventure_text: 'An old tale.' } });
    const { client } = players[0]!;
    const params = { game_id: game.id };
    const { until, goOn } = latch();
    standIn.script(
      modelAnswers.toolCall('enter_scene', { scene: 2 }),
      modelAnswers.toolCall('update_world_state', { time: 'midnight' }),
      modelAnswers.text('You go down.', { until }),
    );
    await bots[0]!.say('We go down');
    await bots[0]!.waitFor((event) => event.type === 'effect');
    await client.must('changeGame', { params, body: { adventure_text: 'A new tale.' } });
    goOn();
    await bots[0]!.waitForReply();
    expect(await client.must('readGameScript', { params })).toMatchObject({ place: null });
    expect(await client.must('readWorld', { params })).toMatchObject({ time: 'midnight' });
  });
});

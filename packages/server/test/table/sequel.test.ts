import { joinTable, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask, insertRows } from '../rows.ts';
import { describeTable, openTable, playTurn } from './table-test.ts';

describeTable('a sequel', (service) => {
  async function ended() {
    const table = await openTable(service(), {
      game: { name: 'The Mill', lines: ['spiders'], tone: 'grim', language: 'de' },
    });
    const { game, bots } = table;
    await playTurn(bots, bots[1]!, 'We follow Yorick into the old Windmill at midnight.');
    const state = {
      scene: 'The cellar',
      facts: ['The bell rang twice.'],
      people: [{ name: 'Yorick', note: 'a miller' }],
      notes: 'He lies.',
      place: '2',
    };
    await ask(service().store, 'delete from world_states where game_id = :id returning game_id', {
      id: game.id,
    });
    await insertRows(service().store, 'world_states', {
      game_id: game.id,
      state_json: JSON.stringify(state),
      updated_at: game.created_at,
    });
    await insertRows(service().store, 'chapters', {
      game_id: game.id,
      from_id: -4,
      to_id: -3,
      title: 'The road',
      summary: 'They came from Gull Rock.',
    });
    await insertRows(service().store, 'pins', { game_id: game.id, content: 'Nobody trusts the miller.' });
    return table;
  }

  const end = (id: string) =>
    ask(
      service().store,
      `update games set status = 'ended', ended_reason = 'The mill burned down' where id = :id returning id`,
      { id },
    );

  it('[E8.84] of an ended game its creator makes a new one, with the same party and what holds at its table', async () => {
    const { game, players } = await ended();
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    const params = { game_id: game.id };
    const early = await ann.client.call('createSequel', { params });
    expect([early.status, early.body]).toEqual([
      409,
      { code: 'game_not_ended', detail: 'This game has not ended yet' },
    ]);
    await end(game.id);
    const refused = await bob.client.call('createSequel', { params });
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { detail: 'Only the creator can change this game' },
    ]);
    const sequel = await ann.client.must('createSequel', { params });
    expect(sequel).toMatchObject({
      name: 'The Mill II',
      description: game.description,
      creator_id: ann.user.id,
      player_names: [ann.user.name, bob.user.name],
      my_character_id: ann.character.id,
      status: 'active',
      ended_reason: null,
      has_adventure: false,
      lines: ['spiders'],
      tone: 'grim',
      language: 'de',
      paused: false,
    });
    expect(sequel.id).not.toBe(game.id);
    expect(sequel.participation_code).not.toBe(game.participation_code);
    const theirs = await bob.client.must('readGame', { params: { game_id: sequel.id } });
    expect(theirs).toMatchObject({ is_participant: true, my_character_id: bob.character.id });
  });

  it('[E8.85] the story before is its past: chapters, pins, facts and people; private notes and the place are not', async () => {
    const { standIn } = service();
    const { game, players } = await ended();
    const { client } = players[0]!;
    await end(game.id);
    const sequel = await client.must('createSequel', { params: { game_id: game.id } });
    const params = { game_id: sequel.id };
    const { chapters, pinned } = await client.must('readChronicle', { params });
    expect(chapters.map(({ summary }) => summary)).toEqual([
      'They came from Gull Rock.',
      expect.stringMatching(/Windmill[\s\S]*In the end: The mill burned down$/),
    ]);
    expect(pinned.map(({ text }) => text)).toEqual(['Nobody trusts the miller.']);
    expect(await client.must('readWorld', { params })).toEqual({
      scene: '',
      time: '',
      quests: [],
      people: [{ name: 'Yorick', note: 'a miller' }],
      facts: ['The bell rang twice.'],
    });
    standIn.script(modelAnswers.text('Willkommen zurück.'));
    const bot = await joinTable({ client, gameId: sequel.id });
    await bot.waitForReply();
    const prompt = JSON.stringify(standIn.requests.at(-1)!.body);
    for (const told of [
      'They came from Gull Rock.',
      'The mill burned down',
      'The bell rang twice.',
      'German (de)',
    ])
      expect(prompt).toContain(told);
    expect(prompt).not.toContain('He lies.');
    await playTurn([bot], bot, 'We go on');
    expect(JSON.stringify(standIn.requests.at(-1)!.body)).toContain('They came from Gull Rock.');
  });

  it('[E8.84] the next one is the third', async () => {
    const { game, players } = await ended();
    const { client } = players[0]!;
    await end(game.id);
    const second = await client.must('createSequel', { params: { game_id: game.id } });
    await end(second.id);
    const third = await client.must('createSequel', { params: { game_id: second.id } });
    expect(third.name).toBe('The Mill III');
  });
});

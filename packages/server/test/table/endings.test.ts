import { joinGame, joinTable, latch, makeGame, modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { describeTable, heardSince, isRequestError, openTable, playTurn, typesOf } from './table-test.ts';

describeTable('the end of a game', (service) => {
  it('[3.1] [1.6] [D3.1] [D6.game_ended] [D7.10] end_game ends it, records why and tells the room before the last message', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    standIn.script(
      modelAnswers.toolCall('end_game', { outcome: 'victory', summary: 'The bell rings again.' }),
      modelAnswers.text('The harbour is saved.'),
    );
    await playTurn(bots, bots[0]!, 'I ring the bell');
    expect(typesOf(heardSince(bots[1]!, mark))).toEqual([
      'message',
      'typing',
      'effect',
      'delta',
      'game_ended',
      'message',
    ]);
    const ended = bots[1]!.events.find((event) => event.type === 'game_ended');
    expect(ended).toEqual({ type: 'game_ended', reason: 'victory: The bell rings again.' });
    const read = await players[1]!.client.must('readGame', { params: { game_id: game.id } });
    expect(read).toMatchObject({ status: 'ended', ended_reason: 'victory: The bell rings again.' });
  });

  it.each([
    ['exactly 0', -10, 0],
    ['below 0', -14, -4],
  ])('[3.2] [1.6] [D3.1] HP at %s ends it, whatever the DM says', async (_, change, hp) => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const mark = bots[0]!.events.length;
    const { name } = players[1]!.character;
    standIn.script(
      modelAnswers.toolCall('update_character', { character: name, hp_change: change }),
      modelAnswers.text(`${name} is perfectly fine and the game goes on.`),
    );
    await playTurn(bots, bots[0]!, 'I push the lever');
    const types = typesOf(heardSince(bots[0]!, mark));
    expect(types.indexOf('game_ended')).toBe(types.length - 2);
    expect(types.at(-1)).toBe('message');
    const read = await players[0]!.client.must('readGame', { params: { game_id: game.id } });
    expect(read).toMatchObject({ status: 'ended', ended_reason: `${name} fell to ${hp} HP` });
  });

  it('[3.2] the end comes to every game in which the fallen character is played, and to their rooms', async () => {
    const { standIn } = service();
    const { players, bots } = await openTable(service());
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    const other = await makeGame(bob);
    await joinGame(ann, other, ann.character);
    const watcher = await joinTable({ client: bob.client, gameId: other.id });
    await watcher.waitForReply();
    const unrelated = await makeGame(bob);
    standIn.script(
      modelAnswers.toolCall('update_character', { character: ann.character.name, current_hp: -3 }),
      modelAnswers.text('A fall.'),
    );
    await playTurn(bots, bots[0]!, 'I jump');
    const reason = `${ann.character.name} fell to -3 HP`;
    expect(await watcher.waitFor((event) => event.type === 'game_ended')).toEqual({
      type: 'game_ended',
      reason,
    });
    const status = async (id: string) => bob.client.must('readGame', { params: { game_id: id } });
    expect(await status(other.id)).toMatchObject({ status: 'ended', ended_reason: reason });
    expect(await status(unrelated.id)).toMatchObject({ status: 'active', ended_reason: null });
  });

  it('[E5.fall] where characters fall, 0 HP end nothing and nobody hears of an end', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service(), { game: { zero_hp: 'fall' } });
    const mark = bots[0]!.events.length;
    const { name } = players[1]!.character;
    standIn.script(
      modelAnswers.toolCall('update_character', { character: name, hp_change: -14 }),
      modelAnswers.text('The bridge gives way.'),
    );
    const { effects } = await playTurn(bots, bots[0]!, 'I push the lever');
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'hit_points', name, before: 10, after: 0 }),
    );
    expect(typesOf(heardSince(bots[0]!, mark))).not.toContain('game_ended');
    const read = await players[0]!.client.must('readGame', { params: { game_id: game.id } });
    expect(read).toMatchObject({ status: 'active', ended_reason: null });
    await playTurn(bots, bots[0]!, 'I climb down');
  });

  it('[3.2] [6.3] the owner writing 0 HP ends it too, without an event', async () => {
    const { game, players, bots } = await openTable(service());
    const mark = bots[1]!.events.length;
    const { character, client } = players[0]!;
    await client.must('updateCharacter', { params: { character_id: character.id }, body: { current_hp: 0 } });
    const read = await client.must('readGame', { params: { game_id: game.id } });
    expect(read).toMatchObject({ status: 'ended', ended_reason: `${character.name} fell to 0 HP` });
    await bots[1]!.settled();
    expect(typesOf(heardSince(bots[1]!, mark))).toEqual(['pong']);
  });

  it('[D6.11] an ended game takes no message and no retry; reading goes on', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    standIn.script(
      modelAnswers.toolCall('end_game', { outcome: 'defeat', summary: 'All is lost.' }),
      modelAnswers.text('Darkness.'),
    );
    await playTurn(bots, bots[0]!, 'I give up');
    await expect(bots[1]!.say('But wait')).rejects.toThrow('This game has ended');
    bots[1]!.send({ type: 'retry' });
    await expect(bots[1]!.waitFor(isRequestError)).resolves.toMatchObject({ detail: 'This game has ended' });
    const reader = await joinTable({ client: players[1]!.client, gameId: game.id, afterId: 0 });
    await reader.waitFor((event) => event.type === 'message' && event.message.content === 'Darkness.');
    const history = await players[1]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history).toHaveLength(3);
  });

  it('[3.1] a message that was waiting when the game ended is not answered, and nothing hangs', async () => {
    const { standIn } = service();
    const { bots } = await openTable(service());
    const { until, goOn } = latch();
    standIn.script(
      modelAnswers.toolCall('end_game', { outcome: 'resolved', summary: 'Home.' }, { until }),
      modelAnswers.text('You are home.'),
    );
    const received = standIn.received;
    await bots[0]!.say('We go home');
    await bots[1]!.say('Wait, I want to');
    goOn();
    expect((await bots[1]!.waitForReply()).content).toBe('You are home.');
    await expect(bots[1]!.say('Hello?')).rejects.toThrow('This game has ended');
    expect(standIn.received - received).toBe(2);
    expect(bots[1]!.events.filter(({ type }) => type === 'typing')).toHaveLength(1);
  });
});

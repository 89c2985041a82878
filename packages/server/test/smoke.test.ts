import { joinTable, modelAnswers, seatTable } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, startTestService, type TestService } from './start-service.ts';

describe.each(databases)('a whole game on %s', (database) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService({ database });
  });
  afterAll(() => test.stop());

  it('goes from the greeting over dice and damage to the end', async () => {
    const { game, players } = await seatTable(test.client, { players: 2 });
    const [ann, bob] = players;
    test.standIn.script(modelAnswers.text('Welcome both.'));
    const first = await joinTable({ client: ann!.client, gameId: game.id });
    const second = await joinTable({ client: bob!.client, gameId: game.id });
    expect((await first.waitForReply()).content).toBe('Welcome both.');
    test.standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20+3', reason: 'attack' }),
      modelAnswers.toolCall('update_character', { character: ann!.character.name, hp_change: -10 }),
      modelAnswers.text('You fall.'),
    );
    await first.say('I attack the troll');
    const reply = await second.waitForReply().then(() => second.waitForReply());
    expect(reply.content).toBe('You fall.');
    expect(reply.rolls).toHaveLength(1);
    console.log(second.events.map((event) => event.type).join(' '));
    const read = await ann!.client.must('readGame', { params: { game_id: game.id } });
    expect(read).toMatchObject({ status: 'ended', ended_reason: `${ann!.character.name} fell to 0 HP` });
    await expect(first.say('again')).rejects.toThrow('This game has ended');
    await first.close();
    await second.close();
  });
});

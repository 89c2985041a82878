import { joinTable, modelAnswers, seatTable } from '@fireside/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { at, startNodes } from './start-nodes.ts';

describe('a node that is stopped', () => {
  it('sends its players away to come back, gives its games up at once and takes nothing with it', async () => {
    const test = await startNodes(2);
    onTestFinished(() => test.stop());
    const [leaving, staying] = test.nodes as [(typeof test.nodes)[0], (typeof test.nodes)[0]];
    const { game, players } = await seatTable(leaving.client, { players: 2 });
    const gone = await joinTable({ client: players[0]!.client, gameId: game.id });
    await gone.waitForReply();
    const witness = await joinTable({ client: at(staying, players[1]!.client), gameId: game.id });
    await witness.waitFor((event) => event.type === 'presence' && event.online.length === 2);

    test.standIn.script(modelAnswers.hang());
    const number = test.standIn.received + 1;
    await gone.say('Do you hear me?');
    await test.standIn.request(number);
    expect(await test.holder()).toBe(leaving);
    test.nodes.shift();
    await leaving.stop();
    expect((await gone.closed).code).toBe(1012);

    await witness.waitFor((event) => event.type === 'presence' && event.online.length === 1);
    const history = () =>
      at(staying, players[1]!.client).must('messageHistory', { params: { game_id: game.id } });
    await expect.poll(async () => (await history()).length).toBe(3);
    const back = await joinTable({ client: at(staying, players[0]!.client), gameId: game.id, afterId: 0 });
    await back.waitFor((event) => event.type === 'message' && event.message.sender_type === 'player');
    expect((await back.waitForReply()).content).toContain('Do you hear me?');
    expect((await history()).map(({ sender_type }) => sender_type)).toEqual(['dm', 'player', 'dm']);
    await witness.close();
    await back.close();
  });
});

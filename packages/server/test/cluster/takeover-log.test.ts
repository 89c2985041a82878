import { joinTable, latch, modelAnswers, seatTable } from '@fireside/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNodes, type TestNodes } from './start-nodes.ts';

let test: TestNodes;
beforeAll(async () => {
  test = await startNodes(2);
});
afterAll(() => test.stop());

it('[D7.20] a turn that another node takes over is no error of the one that lost it', async () => {
  const { game, players } = await seatTable(test.nodes[0]!.client, { players: 1 });
  const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
  await bot.waitForReply();
  const held = latch();
  test.standIn.script(modelAnswers.text('Too late.', { until: held.until }), modelAnswers.text('Taken up.'));
  await bot.say('Anybody?');
  await bot.waitFor((event) => event.type === 'typing');
  const holder = await test.holder();
  await test.cut(holder, 'lock');
  expect((await bot.waitForReply()).content).toBe('Taken up.');
  held.goOn();
  const levels = holder
    .logged()
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { level: number; msg: string }]));
  expect(levels.filter(({ level }) => level >= 50)).toEqual([]);
  expect(levels.some(({ msg }) => msg === 'the turns of a game were interrupted')).toBe(true);
});

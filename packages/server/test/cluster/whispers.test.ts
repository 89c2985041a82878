import { joinTable, modelAnswers, seatTable, type TableBot } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardSince, isTurnError, messagesOf, typesOf } from '../table/table-test.ts';
import { at, startNodes, type TestNodes } from './start-nodes.ts';

describe('whispers over three nodes', () => {
  let test: TestNodes;
  beforeAll(async () => {
    test = await startNodes(3);
  });
  afterAll(() => test.stop());

  async function openTable() {
    test.standIn.answerWith(() => modelAnswers.text('The fire crackles.'));
    const table = await seatTable(test.nodes[0]!.client, { players: 3 });
    const bots: TableBot[] = [];
    for (const [index, player] of table.players.entries()) {
      const bot = await joinTable({ client: at(test.nodes[index]!, player.client), gameId: table.game.id });
      if (bots.length === 0) await bot.waitForReply();
      else await bot.waitFor((event) => event.type === 'presence' && event.online.length === index + 1);
      bots.push(bot);
    }
    return { ...table, bots };
  }

  /** Whatever was announced before this has arrived everywhere. */
  async function settle(bots: TableBot[], speaker: TableBot) {
    const { id } = await speaker.say('Is everybody here?', { kind: 'table' });
    for (const bot of bots.filter((one) => one !== speaker))
      await bot.waitFor((event) => event.type === 'message' && event.message.id === id);
  }

  it('[E2.3] [E2.6] [E8.3] reach their readers wherever they sit, and the others are told what was done', async () => {
    const { bots, players } = await openTable();
    const marks = bots.map((bot) => bot.events.length);
    test.standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'quillfeather', roller: 'dm' }),
      modelAnswers.toolCall('update_character', { character: players[1]!.character.name, hp_change: -1 }),
      modelAnswers.text('You hear quillfeather.'),
    );
    await bots[1]!.say('quillfeather?', { to: 'dm' });
    await bots[1]!.waitForReply();
    await bots[1]!.say('quillfeather!', { to: players[0]!.user.id });
    await settle(bots, bots[1]!);
    const [ann, bob, cat] = bots.map((bot, index) => heardSince(bot, marks[index]!));
    expect(typesOf(bob!)).toEqual(
      expect.arrayContaining(['message', 'typing', 'rolling', 'effect', 'delta']),
    );
    expect(messagesOf(ann!).map(({ content }) => content)).toEqual(['quillfeather!', 'Is everybody here?']);
    expect(typesOf(cat!)).toEqual(['effect', 'message']);
    expect(JSON.stringify(cat)).not.toContain('quillfeather');
  });

  it('[E2.6] [E8.4] what the bus has lost is made up for its readers alone', async () => {
    const { bots, players } = await openTable();
    const marks = bots.map((bot) => bot.events.length);
    for (const node of test.nodes) await test.cut(node, 'bus');
    test.standIn.script(modelAnswers.text('You hear thistledown.'));
    await bots[1]!.say('thistledown?', { to: 'dm' });
    await bots[1]!.waitForReply();
    await bots[1]!.say('thistledown!', { to: players[0]!.user.id });
    test.standIn.script(modelAnswers.status(400, { message: 'no' }));
    await bots[1]!.say('thistledown once more?', { to: 'dm' });
    await bots[1]!.waitFor(isTurnError);
    await settle(bots, bots[1]!);
    const [ann, , cat] = bots.map((bot, index) => heardSince(bot, marks[index]!));
    expect(messagesOf(ann!).filter(({ kind }) => kind === 'whisper')).toHaveLength(1);
    expect(JSON.stringify(cat)).not.toContain('thistledown');
    expect(cat!.filter(isTurnError)).toEqual([]);
  });
});

import { modelAnswers } from '@fireside/testing';
import { expect, it } from 'vitest';
import { markQueries } from '../../src/memory/mark-queries.ts';
import { ask, insertRows, messageRow } from '../rows.ts';
import { describeTable, openTable, playTurn } from '../table/table-test.ts';

/** Of 500 tokens a prompt repeats about 25 of these messages. */
const environment = { FIRESIDE_HISTORY_TOKENS: '500' };

describeTable(
  'what the DM remembers',
  (service) => {
    /** Every line of the story has table talk and whispers beside it. */
    async function mixedTable() {
      const table = await openTable(service());
      const [ann, bob] = table.players.map(({ user }) => user.id) as [string, string];
      const beside = { sender_type: 'player' as const, user_id: ann };
      const rows = Array.from({ length: 60 }, (_, index) => [
        messageRow(table.game.id, { content: `Line ${index}: the ferryman Odo counts his oars again.` }),
        messageRow(table.game.id, { ...beside, kind: 'table', content: 'More tea, larkspur?' }),
        messageRow(table.game.id, { ...beside, kind: 'whisper', recipient: bob, content: 'Hush, larkspur' }),
        messageRow(table.game.id, { ...beside, kind: 'whisper', recipient: 'dm', content: 'Psst, larkspur' }),
        messageRow(table.game.id, { kind: 'whisper', recipient: ann, content: 'Aye, larkspur' }),
      ]).flat();
      for (const row of rows) await insertRows(service().store, 'messages', row);
      return table;
    }

    it('[E8.10] [E8.12] chapters hold nothing of table talk and whispers, and outlast their removal', async () => {
      const { standIn, store } = service();
      const { game, players, bots } = await mixedTable();
      const before = standIn.requests.length;
      standIn.script(modelAnswers.text('The river rises.'), modelAnswers.text('Odo counts\nOdo counted.'));
      await playTurn(bots, bots[1]!, 'I wait by the river');
      const params = { game_id: game.id };
      const read = () => players[1]!.client.must('readChronicle', { params });
      await expect.poll(async () => (await read()).chapters.length).toBe(1);
      const chapter = standIn.requests.slice(before).find(({ tools }) => tools.length === 0)!;
      expect(chapter.latest.match(/Line \d+:/g)!.length).toBeGreaterThanOrEqual(30);
      for (const { body } of standIn.requests.slice(before))
        expect(JSON.stringify(body)).not.toContain('larkspur');
      const { chapters } = await read();
      const [whisper] = await ask<{ id: number }>(
        store,
        `select max(id) as id from messages where game_id = :gameId and kind = 'whisper' and recipient = 'dm' and id < :to`,
        { gameId: game.id, to: chapters[0]!.to_id },
      );
      const removed = { game_id: game.id, message_id: String(whisper!.id) };
      await players[0]!.client.must('removeMessage', { params: removed });
      expect((await read()).chapters).toEqual(chapters);
      const honesty = await players[1]!.client.must('readHonesty', { params });
      expect(Object.values(honesty).every((value) => typeof value === 'number')).toBe(true);
    });

    it('[E8.10] marks are made of the story alone', async () => {
      const { game } = await mixedTable();
      const { store } = service();
      const upTo = await store.call(markQueries.leaving, { gameId: game.id, historyCharacters: 2_000 });
      const { messages } = await store.call(markQueries.unmarked, { gameId: game.id, upTo });
      expect(messages).toHaveLength(8);
      expect(messages.every(({ kind }) => kind === 'narration')).toBe(true);
      const ids = await ask<{ id: number }>(
        store,
        `select id from messages where game_id = :gameId and kind in ('table', 'whisper')`,
        { gameId: game.id },
      );
      const found = { gameId: game.id, ids: ids.map(({ id }) => id) };
      expect(await store.call(markQueries.told, found)).toEqual([]);
    });

    it('[E8.10] [E2.4] of what was whispered the prompt repeats what it repeats of the story', async () => {
      const { standIn } = service();
      const { bots } = await mixedTable();
      standIn.script(modelAnswers.text('The river rises.'), modelAnswers.text('Odo counts\nOdo counted.'));
      const next = standIn.received + 1;
      await bots[0]!.say('I wait');
      const { body } = await standIn.request(next);
      await bots[0]!.waitForReply();
      const text = JSON.stringify(body);
      expect(text).toContain('Psst, larkspur');
      expect(text).toContain('Aye, larkspur');
      expect(text).not.toContain('Hush, larkspur');
      expect(text).not.toContain('More tea');
    });
  },
  { environment },
);

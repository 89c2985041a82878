import type { Chronicle } from '@fireside/contract';
import { joinTable, modelAnswers, seatTable, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import { chapterQueries, type ClaimedChapter } from '../../src/memory/chapter-queries.ts';
import type { ChapterRow } from '../../src/store/schema.ts';
import { ask, insertRows, messageRow } from '../rows.ts';
import { describeTable, type OpenTable, playTurn } from '../table/table-test.ts';

/** Of 500 tokens a prompt repeats about 25 of these messages. */
const environment = { FIRESIDE_HISTORY_TOKENS: '500' };
const longTalk = 60;

describeTable(
  'the chronicle',
  (service) => {
    /** Without a greeting, behind which a chapter would be looked for at a moment that nobody knows. */
    async function talkedTable(): Promise<OpenTable> {
      const table = await seatTable(service().client);
      const rows = Array.from({ length: longTalk }, (_, index) =>
        messageRow(table.game.id, { content: `Line ${index}: the ferryman Odo counts his oars again.` }),
      );
      await insertRows(service().store, 'messages', ...rows);
      const bots: TableBot[] = [];
      for (const { client } of table.players) {
        const bot = await joinTable({ client, gameId: table.game.id });
        await bot.waitFor((event) => event.type === 'presence');
        bots.push(bot);
      }
      return { ...table, bots };
    }

    const read = ({ players, game }: OpenTable, player = 0): Promise<Chronicle> =>
      players[player]!.client.must('readChronicle', { params: { game_id: game.id } });

    /** Plays a turn after which a chapter is due, and waits until it is written. */
    async function playUntilChapter(table: OpenTable, chapter = 'Odo counts\nOdo counted his oars.') {
      const { standIn } = service();
      standIn.script(modelAnswers.text('The river rises.'), modelAnswers.text(chapter));
      await playTurn(table.bots, table.bots[0]!, 'I wait by the river');
      await expect.poll(async () => (await read(table)).chapters.length).toBeGreaterThan(0);
    }

    it('[E6.chronicle] tells what has left the prompt, to participants alone', async () => {
      const table = await talkedTable();
      expect(await read(table)).toEqual({ chapters: [], pinned: [] });
      await playUntilChapter(table);
      const { chapters } = await read(table, 1);
      expect(chapters).toEqual([
        {
          title: 'Odo counts',
          summary: 'Odo counted his oars.',
          from_id: expect.any(Number),
          to_id: expect.any(Number),
        },
      ]);
      expect(chapters[0]!.to_id).toBeGreaterThan(chapters[0]!.from_id);
    });

    it('[E6.5] is asked of the model once for thirty messages or more, outside of any turn', async () => {
      const { standIn } = service();
      const table = await talkedTable();
      const before = standIn.requests.length;
      await playUntilChapter(table);
      const [turn, chapter, ...others] = standIn.requests.slice(before);
      expect(others).toEqual([]);
      expect(turn!.tools).toContain('roll_dice');
      expect(chapter!.tools).toEqual([]);
      expect(chapter!.latest.match(/Line \d+:/g)!.length).toBeGreaterThanOrEqual(30);
      await playTurn(table.bots, table.bots[1]!, 'I wait too');
      expect(standIn.requests.slice(before)).toHaveLength(3);
    });

    it('[E6.6] stands in every prompt from then on, and the talk begins where it ends', async () => {
      const { standIn } = service();
      const table = await talkedTable();
      await playUntilChapter(table);
      const told = (await read(table)).chapters[0]!.to_id;
      const rows = await ask<{ content: string }>(
        service().store,
        'select content from messages where id in (:ids...) order by id',
        { ids: [told, told + 1] },
      );
      await playTurn(table.bots, table.bots[0]!, 'What now?');
      const { system, messages } = standIn.requests.at(-1)!;
      expect(system).toContain('# The story so far\n| Odo counts: Odo counted his oars.');
      const talk = messages.map(({ text }) => text).join('\n');
      const [last, next] = rows.map(({ content }) => content.slice(0, 8));
      expect(talk).not.toContain(last);
      expect(talk).toContain(next);
      expect(talk).toContain('More was said before this');
    });

    it('[E6.1] is corrected and pinned by the creator, and the DM reads it so', async () => {
      const table = await talkedTable();
      const { players, game, bots } = table;
      await playUntilChapter(table);
      const params = { game_id: game.id };
      const { from_id } = (await read(table)).chapters[0]!;
      const change = (body: object, player = 0) =>
        players[player]!.client.call('changeChronicle', { params, body });
      expect((await change({ chapter: { from_id, summary: 'Odo counted seven oars.' } })).status).toBe(200);
      const pinned = await change({ pin: 'Odo is afraid of bells.' });
      expect(pinned.body).toMatchObject({
        chapters: [{ title: 'Odo counts', summary: 'Odo counted seven oars.' }],
        pinned: [{ text: 'Odo is afraid of bells.' }],
      });
      await playTurn(bots, bots[0]!, 'I ring the bell');
      const { system } = service().standIn.requests.at(-1)!;
      expect(system).toContain('Odo counted seven oars.');
      expect(system).toContain('Never to be forgotten:\n| Odo is afraid of bells.');
      const { id } = (await read(table)).pinned[0]!;
      expect((await change({ unpin: id })).body).toMatchObject({ pinned: [] });
      expect(await change({ pin: 'Mine' }, 1)).toMatchObject({
        status: 403,
        body: { detail: 'Only the creator can change the chronicle' },
      });
      expect(await change({ unpin: id })).toMatchObject({ status: 404 });
      expect(await change({ chapter: { from_id: from_id + 1, title: 'No' } })).toMatchObject({
        status: 404,
        body: { detail: 'Chapter not found' },
      });
      for (let count = 0; count < 20; count++) await change({ pin: `Sentence ${count}` });
      expect(await change({ pin: 'One more' })).toMatchObject({ status: 409 });
    });

    it('[E6.2] keeps no trace of a removed message: its chapter is written again without it', async () => {
      const { standIn } = service();
      const table = await talkedTable();
      const { players, game, bots } = table;
      await playUntilChapter(table, 'A secret\nOdo lives at 5 Mill Lane.');
      const [chapter] = (await read(table)).chapters;
      const message_id = String(chapter!.from_id + 3);
      await players[0]!.client.must('removeMessage', { params: { game_id: game.id, message_id } });
      expect((await read(table)).chapters).toEqual([]);
      expect(
        await ask(service().store, `select title from chapters where summary like '%Mill Lane%'`),
      ).toEqual([]);
      standIn.script(modelAnswers.text('The river falls.'), modelAnswers.text('Odo\nOdo counted.'));
      await playTurn(bots, bots[0]!, 'I go on');
      await expect
        .poll(async () => (await read(table)).chapters)
        .toEqual([{ ...chapter, title: 'Odo', summary: 'Odo counted.' }]);
      expect(JSON.stringify(standIn.requests.slice(-2))).not.toContain('Mill Lane');
    });

    it('[E6.7] is told in the words of the talk where the model fails or writes something without form', async () => {
      const table = await talkedTable();
      await playUntilChapter(table, 'Hm.');
      expect((await read(table)).chapters[0]!.summary).toContain('the ferryman Odo counts his oars');
    });

    const begin = ({ game }: OpenTable, fields: object = {}) =>
      service().store.call(chapterQueries.claim, {
        gameId: game.id,
        historyCharacters: 2_000,
        now: 1_000,
        until: 2_000,
        ...fields,
      });

    const finish = ({ messages, ...claimed }: ClaimedChapter, title: string, together: ChapterRow[] = []) =>
      service().store.call(chapterQueries.store, {
        basis: { ...claimed, messageCount: messages.length },
        chapters: [
          ...together,
          {
            game_id: claimed.gameId,
            from_id: claimed.fromId,
            to_id: claimed.toId,
            title,
            summary: 'Told.',
          },
        ],
      });

    const remove = ({ players, game }: OpenTable, messageId: number) =>
      players[0]!.client.must('removeMessage', {
        params: { game_id: game.id, message_id: String(messageId) },
      });

    it('[E6.2] is not stored when one of its messages was removed while it was written', async () => {
      const table = await talkedTable();
      const first = (await begin(table))!;
      await remove(table, first.fromId + 3);
      expect(await finish(first, 'With it')).toBe(false);
      const second = (await begin(table))!;
      expect(second.messages.map(({ id }) => id)).not.toContain(first.fromId + 3);
      expect(await finish(second, 'Without it')).toBe(true);
      expect((await read(table)).chapters.map(({ title }) => title)).toEqual(['Without it']);
    });

    it('[E6.5] is not asked for again because a message that it does not tell of was removed', async () => {
      const table = await talkedTable();
      const claimed = (await begin(table))!;
      await remove(table, claimed.toId + 1);
      expect(await begin(table, { now: 1_500 })).toBeNull();
      expect(await finish(claimed, 'The only one')).toBe(true);
    });

    it('[E6.1] keeps a correction that was made while the chapter was drawn together with others', async () => {
      const table = await talkedTable();
      const { players, game } = table;
      // Nine chapters of what was said before any of this.
      const rows = Array.from({ length: 9 }, (_, index) => ({
        game_id: game.id,
        from_id: index + 1,
        to_id: index + 1,
        title: `Chapter ${index}`,
        summary: 'Long ago.',
      }));
      await insertRows(service().store, 'chapters', ...rows);
      const claimed = (await begin(table))!;
      expect(claimed.earlier).toHaveLength(5);
      const together = { ...rows[0]!, to_id: 5, title: 'Together' };
      await players[0]!.client.must('changeChronicle', {
        params: { game_id: game.id },
        body: { chapter: { from_id: 3, summary: 'Odo drowned.' } },
      });
      expect(await finish(claimed, 'Now', [together])).toBe(false);
      const again = (await begin(table))!;
      expect(again.earlier.map(({ summary }) => summary)).toContain('Odo drowned.');
      expect(await finish(again, 'Now', [together])).toBe(true);
      expect((await read(table)).chapters.map(({ title }) => title)).toEqual([
        'Together',
        ...rows.slice(5).map(({ title }) => title),
        'Now',
      ]);
    });

    it('[E6.5] is due where the history holds more than four hundred messages, too', async () => {
      const table = await talkedTable();
      const rows = Array.from({ length: 440 }, (_, index) =>
        messageRow(table.game.id, { content: `Line ${index}: the ferryman Odo counts his oars once more.` }),
      );
      await insertRows(service().store, 'messages', ...rows);
      expect(await begin(table, { historyCharacters: 50_000 })).toBeNull();
      expect((await begin(table, { historyCharacters: 34_000 }))!.messages).toHaveLength(60);
    });

    it('[E6.8] is written by one of those who come at once, and by another when that one is lost', async () => {
      const table = await talkedTable();
      const claim = (fields: object = {}) => begin(table, fields);
      const claims = await Promise.all([claim(), claim(), claim()]);
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await claim({ now: 1_999, until: 2_999 })).toBeNull();
      const second = await claim({ now: 2_000, until: 3_000 });
      expect(second).not.toBeNull();
      const stored = (by: number) => finish({ ...second!, claim: by }, `By ${by}`);
      expect(await stored(2_000)).toBe(false);
      expect(await stored(3_000)).toBe(true);
      expect(await stored(3_000)).toBe(false);
      expect((await read(table)).chapters.map(({ title }) => title)).toEqual(['By 3000']);
    });
  },
  { environment },
);

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createClient,
  freshDatabase,
  joinGame,
  joinTable,
  makeGame,
  modelAnswers,
  registerPlayer,
  startFireside,
  startModelStandIn,
  type TableBot,
} from '@fireside/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askBeside } from '../ask-beside.ts';
import { databases } from '../start-service.ts';
import { temporaryDirectory } from '../test-store.ts';

const holdEmbedder = new URL('hold-embedder.mjs', import.meta.url).href;

describe.each(databases)('the real process on %s, killed', (database) => {
  async function start(environment: Record<string, string> = {}) {
    const standIn = await startModelStandIn({ protocol: 'openai' });
    const databaseUrl = database === 'postgres' ? await freshDatabase() : undefined;
    const folder = await temporaryDirectory();
    const heldWords = path.join(folder, 'held-words');
    const hold = (words: string) => writeFile(heldWords, words);
    await hold('');
    const fireside = await startFireside({
      nodeArguments: ['--import', holdEmbedder],
      environment: {
        ...standIn.environment,
        DATABASE_URL: databaseUrl,
        FIRESIDE_RATE_LIMITS: 'off',
        FIRESIDE_LOG: 'warn',
        // Nothing here asks the books, and every start would read them.
        FIRESIDE_RULEBOOKS: folder,
        HELD_WORDS: heldWords,
        ...environment,
      },
    });
    onTestFinished(async () => {
      await fireside.kill();
      await standIn.close();
    });
    const { dataDirectory, logs } = fireside;
    return {
      standIn,
      fireside,
      player: await registerPlayer(createClient(fireside.url)),
      hold,
      isHeld: () => logs.includes('the embedder is held'),
      rows: <Row extends object>(text: string) => askBeside<Row>({ databaseUrl, dataDirectory }, text),
    };
  }

  async function play(bot: TableBot, content: string) {
    await bot.say(content);
    await bot.waitForReply();
  }

  it('[E6.8] while a chapter is asked for: the next one asks again and writes it, once', async () => {
    const { standIn, fireside, player, rows } = await start({ FIRESIDE_HISTORY_TOKENS: '500' });
    const { client } = player;
    const game = await makeGame(player);
    await joinGame(player, game);
    let isAsked = false;
    standIn.answerWith(({ tools }) => {
      if (tools.length > 0) return modelAnswers.text('The ferryman Odo counts his oars.');
      isAsked = true;
      return modelAnswers.hang();
    });
    const bot = await joinTable({ client, gameId: game.id });
    await bot.waitForReply();
    while (!isAsked) await play(bot, 'I wait for the ferryman Odo by the river');
    await fireside.kill();
    expect(await rows('select * from chapters')).toEqual([]);
    // Three minutes pass.
    await rows('update memories set writing_until = writing_until - 180000 returning game_id');

    standIn.answerWith(({ tools }) =>
      modelAnswers.text(tools.length > 0 ? 'The river rises.' : 'Odo counts\nOdo counted his oars.'),
    );
    await fireside.restart();
    await bot.reconnect();
    await play(bot, 'I wait on');
    const chapters = async () =>
      (await client.must('readChronicle', { params: { game_id: game.id } })).chapters;
    await expect.poll(chapters).not.toEqual([]);
    // There are too few messages for another one.
    await play(bot, 'And on');
    await fireside.kill();
    const [first] = await rows<{ id: number }>('select min(id) as id from messages');
    const [memory] = await rows<Record<string, number>>('select * from memories');
    expect(await rows('select * from chapters')).toEqual([
      {
        game_id: game.id,
        from_id: first!.id,
        to_id: memory!.chronicled_id,
        title: 'Odo counts',
        summary: 'Odo counted his oars.',
      },
    ]);
    expect(Number(memory!.writing_until)).toBe(0);
    expect(standIn.requests.filter(({ tools }) => tools.length === 0)).toHaveLength(2);
  });

  it('[E6.11] while messages are marked: the next one marks each of them, once', async () => {
    const { fireside, player, rows, hold, isHeld } = await start({ FIRESIDE_HISTORY_TOKENS: '500' });
    const game = await makeGame(player);
    await joinGame(player, game);
    const bot = await joinTable({ client: player.client, gameId: game.id });
    await bot.waitForReply();
    await hold('third willow');
    await play(bot, 'Odo keeps his silver under the third willow');
    for (let mile = 0; !isHeld(); mile++) await play(bot, `I walk on, mile ${mile}`);
    await fireside.kill();
    const messages = () => rows<{ id: number; content: string }>('select * from messages order by id');
    const marks = () =>
      rows<{ message_id: number; marks: ArrayBuffer }>('select * from message_marks order by message_id');
    const marked = async () => (await marks()).map(({ message_id }) => message_id);
    // The greeting may have been marked before; of what was in hand there is nothing.
    const [greeting] = await messages();
    expect([greeting!.id]).toEqual(expect.arrayContaining(await marked()));

    await hold('');
    await fireside.restart();
    await bot.reconnect();
    await play(bot, 'I rest');
    // All but the newest that fill half of what a prompt repeats.
    let newer = 0;
    const due = (await messages()).toReversed().filter(({ content }) => {
      const leaves = newer >= 1_000;
      newer += content.length + 20;
      return leaves;
    });
    await expect.poll(marked, { interval: 100 }).toEqual(due.map(({ id }) => id).toReversed());
    for (const row of await marks()) {
      const bytes = new Uint8Array(row.marks);
      expect(bytes).toHaveLength(512);
      // A vector has a direction.
      expect(bytes.subarray(0, 384).some(Boolean)).toBe(true);
    }
  });

  it('[E6.14] while messages are marked, and started with a shorter history: what neither holds is found', async () => {
    const { standIn, fireside, player, rows, hold, isHeld } = await start({
      FIRESIDE_HISTORY_TOKENS: '1000',
    });
    const game = await makeGame(player);
    await joinGame(player, game);
    const bot = await joinTable({ client: player.client, gameId: game.id });
    await bot.waitForReply();
    await hold('third willow');
    await play(bot, 'Odo keeps his silver under the third willow');
    for (let mile = 0; !isHeld(); mile++) await play(bot, `I walk on, mile ${mile}`);
    await fireside.kill();
    expect(await rows('select * from message_marks')).toEqual([]);

    // Its embedder is held still, so that nothing gets its marks.
    await fireside.restart({ FIRESIDE_HISTORY_TOKENS: '500' });
    await bot.reconnect();
    await play(bot, 'Where does Odo keep his silver?');
    expect(JSON.stringify(standIn.requests.at(-1)!.body)).toContain('silver under the third willow');
    expect(await rows('select * from message_marks')).toEqual([]);

    await hold('');
    await fireside.restart();
    await bot.reconnect();
    const marks = () => rows('select * from message_marks');
    await play(bot, 'I rest');
    await expect.poll(async () => (await marks()).length, { interval: 100 }).toBeGreaterThan(0);
    await play(bot, 'At which tree is the money of the ferryman?');
    expect(JSON.stringify(standIn.requests.at(-1)!.body)).toContain('silver under the third willow');
  });

  it('[E6.74] while an old adventure is read again: it stays as it was, and the next one reads it', async () => {
    const { fireside, player, rows, hold, isHeld } = await start();
    const { client } = player;
    const text = `# The Mill\n\n## The yard\n\n> The wheel stands still.\n\n## The loft\n\n> Flour hangs in the air.`;
    const game = await makeGame(player, { adventure_text: text });
    await joinGame(player, game);
    const stored = async () => ({
      scenes: await rows('select * from adventure_scenes order by number'),
      chunks: await rows('select * from adventure_chunks order by position'),
    });
    const read = await stored();
    expect(read.scenes).toHaveLength(3);
    // As it was stored before there were scenes.
    await rows('delete from adventure_scenes returning number');
    await rows('delete from adventure_chunks where position > 0 returning position');
    await rows(
      `update adventure_chunks set heading = 'The yard', content = 'All of it.', vector = null, scene = 0 returning position`,
    );
    const old = await stored();

    await hold('Flour hangs');
    const bot = await joinTable({ client, gameId: game.id });
    await bot.waitForReply();
    await expect.poll(isHeld).toBe(true);
    await fireside.kill();
    expect(await stored()).toEqual(old);

    await hold('');
    await fireside.restart();
    await bot.reconnect();
    await play(bot, 'I look around');
    await expect.poll(stored, { interval: 100 }).toEqual(read);
  });
});

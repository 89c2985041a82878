import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MessageRead } from '@fireside/contract';
import {
  createClient,
  freshDatabase,
  joinTable,
  modelAnswers,
  seatTable,
  startFireside,
  startModelStandIn,
  type TableBot,
} from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { killsOr } from './table-test.ts';

const startingHitPoints = 999;

/** A small generator with a seed, so that a failure can be played again. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.each([
  { database: 'sqlite', kills: killsOr(6) },
  { database: 'postgres', kills: killsOr(4) },
])('the real process on $database', ({ database, kills }) => {
  it(`[D7.2] [D7.4] [E6.8] killed at ${kills} random moments of play: nothing lost, answered once, nothing twice or half`, async () => {
    const seed = Number(process.env.CRASH_SEED ?? randomInt(2 ** 31));
    console.log(`CRASH_SEED=${seed}`);
    const random = seeded(seed);
    const standIn = await startModelStandIn({ protocol: 'openai' });
    // Every reply costs one hit point and writes its own number into the world: both or neither may stand.
    let hero = '';
    standIn.answerWith(({ latest, messages }) => {
      if (!/say /.test(latest) || messages.at(-1)!.role === 'tool') {
        return modelAnswers.tokens(4, { firstTokenAfter: 5, interval: 5 });
      }
      return {
        ...modelAnswers.toolCall('update_character', { character: hero, hp_change: -1 }),
        firstTokenAfter: 5,
      };
    });
    // Nothing here asks the books, and every start would read them.
    const noBooks = await mkdtemp(path.join(tmpdir(), 'fireside-books-'));
    const fireside = await startFireside({
      environment: {
        FIRESIDE_MODEL: 'compatible:test',
        OPENAI_BASE_URL: standIn.url,
        FIRESIDE_RATE_LIMITS: 'off',
        FIRESIDE_LOG: 'warn',
        FIRESIDE_RULEBOOKS: noBooks,
        // So short a memory that chapters are written and messages are marked all the time.
        FIRESIDE_HISTORY_TOKENS: '500',
        ...(database === 'postgres' && { DATABASE_URL: await freshDatabase() }),
      },
    });
    const { game, players } = await seatTable(createClient(fireside.url), { players: 1 });
    const [{ client, character }] = players as [(typeof players)[0]];
    hero = character.name;
    const params = { character_id: character.id };
    await client.must('updateCharacter', {
      params,
      body: { max_hp: startingHitPoints, current_hp: startingHitPoints },
    });

    const acknowledged = new Map<string, number>();
    let said = 0;
    /** Says it as soon as the DM has caught up far enough to listen. */
    async function sayOnce(bot: TableBot, content: string): Promise<MessageRead> {
      const clientId = randomUUID();
      for (;;) {
        try {
          return await bot.say(content, { clientId });
        } catch (error) {
          if (!String(error).includes('to answer first')) throw error;
          await bot.waitForReply();
        }
      }
    }
    async function play(bot: TableBot) {
      for (;;) {
        const content = `I say ${said++} times that the ferryman Odo waits for nobody at the river`;
        const message = await sayOnce(bot, content).catch(() => null);
        if (!message) return;
        acknowledged.set(content, message.id);
        // Sometimes the next message comes while the DM still speaks.
        if (random() < 0.6) await bot.waitForReply().catch(() => null);
      }
    }

    async function everyMessage() {
      const page = (query: { limit: number; before_id?: number }) =>
        client.must('messageHistory', { params: { game_id: game.id }, query });
      let messages = await page({ limit: 500 });
      for (let oldest = messages; oldest.length === 500; ) {
        oldest = await page({ limit: 500, before_id: oldest[0]!.id });
        messages = [...oldest, ...messages];
      }
      return messages;
    }

    const bot = await joinTable({ client, gameId: game.id });
    await bot.waitForReply();
    for (let kill = 0; kill < kills; kill++) {
      const playing = play(bot);
      await delay(random() * 200);
      await fireside.kill();
      await playing;
      await fireside.restart();
      await bot.reconnect();
    }

    // Everything that is owed is answered by itself; the last answer follows the last message.
    const last = await sayOnce(bot, 'I say the end');
    acknowledged.set('I say the end', last.id);
    for (;;) {
      const history = await everyMessage();
      const replies = history.filter(({ sender_type }) => sender_type === 'dm');
      if (replies.length * 2 === history.length + 1) break;
      await bot.waitForReply();
    }
    await bot.close();
    await fireside.restart();
    const history = await everyMessage();
    const asked = history.filter(({ sender_type }) => sender_type === 'player');
    const replies = history.filter(({ sender_type }) => sender_type === 'dm');

    // Every acknowledged message is there, once, as it was acknowledged.
    const stored = new Map(asked.map(({ content, id }) => [content, id]));
    expect(stored.size).toBe(asked.length);
    for (const [content, id] of acknowledged) expect(stored.get(content)).toBe(id);
    // Every message has its answer, and the greeting has stayed the only one of its kind.
    expect(replies).toHaveLength(asked.length + 1);
    // One hit point for each answer: no change twice, none by half.
    const sheet = await client.must('readCharacter', { params });
    expect(startingHitPoints - sheet.current_hp).toBe(asked.length);
    // What has left the prompt is told once, without a gap.
    const { chapters } = await client.must('readChronicle', { params: { game_id: game.id } });
    const ids = history.map(({ id }) => id);
    for (const [index, { from_id, to_id }] of chapters.entries()) {
      const before = chapters[index - 1];
      expect(from_id).toBe(before ? ids[ids.indexOf(before.to_id) + 1] : ids[0]);
      expect(ids.indexOf(to_id)).toBeGreaterThan(ids.indexOf(from_id));
    }
    console.log(
      `${kills} kills, ${asked.length} messages, ${acknowledged.size} acknowledged, ${standIn.received} requests, ${chapters.length} chapters`,
    );
    await fireside.stop();
    await standIn.close();
    await rm(noBooks, { recursive: true });
  });
});

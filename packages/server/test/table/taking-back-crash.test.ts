import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createClient,
  freshDatabase,
  joinTable,
  modelAnswers,
  seatTable,
  startFireside,
  startModelStandIn,
} from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { killsOr } from './table-test.ts';
import { isRetold, isRewound } from './taking-back-test.ts';

const startingHitPoints = 500;

describe.each([
  { database: 'sqlite', kills: killsOr(4) },
  { database: 'postgres', kills: killsOr(2) },
])('the real process on $database', ({ database, kills }) => {
  it(`[E8.46] killed at ${kills} random moments of rewinds and retellings: all of each or nothing`, async () => {
    const seed = Number(process.env.CRASH_SEED ?? randomInt(2 ** 31));
    console.log(`CRASH_SEED=${seed}`);
    let state = seed;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const standIn = await startModelStandIn({ protocol: 'openai' });
    let hero = '';
    let words = 0;
    // Every answer costs one hit point, and every wording has its own number.
    standIn.answerWith(({ latest, messages }) => {
      const isAsked = /say /.test(latest) && messages.at(-1)!.role !== 'tool';
      return isAsked && !latest.includes('told in other words')
        ? modelAnswers.toolCall('update_character', { character: hero, hp_change: -1 })
        : modelAnswers.text(`The wind blows, wording ${++words}.`, { firstTokenAfter: 2, interval: 2 });
    });
    const noBooks = await mkdtemp(path.join(tmpdir(), 'fireside-books-'));
    const fireside = await startFireside({
      environment: {
        FIRESIDE_MODEL: 'compatible:test',
        OPENAI_BASE_URL: standIn.url,
        FIRESIDE_RATE_LIMITS: 'off',
        FIRESIDE_LOG: 'warn',
        FIRESIDE_RULEBOOKS: noBooks,
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
    const bot = await joinTable({ client, gameId: game.id });
    await bot.waitForReply();
    const history = () =>
      client.must('messageHistory', { params: { game_id: game.id }, query: { limit: 500 } });

    /** Every answered message costs a hit point, and each message of the DM has as many former wordings as it says. */
    async function expectWhole() {
      const messages = await history();
      const replies = messages.filter(({ sender_type }) => sender_type === 'dm');
      const asked = messages.filter(({ sender_type }) => sender_type === 'player');
      expect(replies).toHaveLength(asked.length + 1);
      const sheet = await client.must('readCharacter', { params });
      expect(startingHitPoints - sheet.current_hp).toBe(asked.length);
      for (const { id, takes, content } of replies.slice(-3)) {
        const former = await client.must('listTakes', {
          params: { game_id: game.id, message_id: String(id) },
        });
        expect(former.map(({ take }) => take)).toEqual(
          Array.from({ length: takes - 1 }, (_, index) => index + 1),
        );
        expect(former.some((one) => one.content === content)).toBe(false);
      }
      const stretches = await client.must('listWithdrawn', { params: { game_id: game.id } });
      const standing = new Set(messages.map(({ id }) => id));
      for (const { messages: withdrawn } of stretches)
        for (const { id } of withdrawn) expect(standing.has(id)).toBe(false);
      return stretches.length;
    }

    let said = 0;
    let stretches = 0;
    /** How long each takes on this machine: some kills come before it is over, some behind. */
    const lasts = { retell: 0, rewind: 0 };

    async function begin(type: 'retell' | 'rewind') {
      for (let turn = 0; turn < 3; turn++) {
        await bot.say(`I say ${said++}`);
        await bot.waitForReply();
      }
      const messages = await history();
      const asked = messages.filter(({ sender_type }) => sender_type === 'player');
      const answer = messages.at(-1)!;
      const place = Math.max(0, asked.length - 1 - Math.floor(random() * 3));
      bot.send({ type, message_id: type === 'retell' ? answer.id : asked[place]!.id });
      return { answer, over: bot.waitFor(type === 'retell' ? isRetold : isRewound).catch(() => null) };
    }

    for (const type of ['retell', 'rewind'] as const) {
      const { over } = await begin(type);
      const since = performance.now();
      await over;
      lasts[type] = performance.now() - since;
    }
    for (let kill = 0; kill < kills; kill++) {
      const type = kill % 2 === 0 ? 'rewind' : 'retell';
      const { answer, over } = await begin(type);
      await delay(random() * 1.6 * lasts[type]);
      await fireside.kill();
      await over;
      await fireside.restart();
      await bot.reconnect({ afterId: answer.id });
      stretches = await expectWhole();
    }
    console.log(`${kills} kills, ${said} messages, ${stretches} rewinds stand, ${words} wordings`);
    await bot.close();
    await fireside.stop();
    await standIn.close();
    await rm(noBooks, { recursive: true });
  });
});

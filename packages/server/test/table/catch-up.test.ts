import { joinTable, latch, modelAnswers, type TableBot } from '@fireside/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertRows } from '../rows.ts';
import {
  describeTable,
  heardSince,
  isTyping,
  messagesOf,
  narrationOf,
  openTable,
  playTurn,
  rawSocket,
  typesOf,
} from './table-test.ts';

const isDelta = (event: { type: string }) => event.type === 'delta';

/** What one connection heard is what a reader could follow: nothing doubled, no turn left open by a reply. */
function checkOneConnection(events: TableBot['events'], afterId: number) {
  const ids = messagesOf(events).map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((left, right) => left - right));
  expect(ids.every((id) => id > afterId)).toBe(true);
  let narration: string | null = null;
  for (const event of events) {
    if (event.type === 'typing') narration = '';
    if (event.type === 'delta') {
      expect(narration).not.toBeNull();
      narration += event.text;
    }
    if (event.type === 'message' && event.message.sender_type === 'dm') {
      if (narration !== null && narration !== '') expect(narration).toBe(event.message.content);
      narration = null;
    }
  }
  return narration;
}

describeTable('catching up', (service) => {
  it('[D6.2] sends the stored messages after an id first, in order', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const [bot] = bots as [TableBot];
    const seen = bot.lastMessageId;
    await bot.close();
    const other = await joinTable({ client: players[0]!.client, gameId: game.id });
    for (const content of ['one', 'two', 'three']) await playTurn([other], other, content);
    const mark = bot.events.length;
    await bot.reconnect();
    await bot.waitFor((event) => event.type === 'message' && event.message.id === other.lastMessageId);
    const missed = messagesOf(bot.events.slice(mark));
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(missed).toEqual(history.filter(({ id }) => id > seen));
    expect(missed).toHaveLength(6);
  });

  it('[D6.2] without after_id sends no stored message', async () => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    await playTurn(bots, bots[0]!, 'Hello?');
    const newcomer = await joinTable({ client: players[0]!.client, gameId: game.id });
    await newcomer.settled();
    expect(typesOf(newcomer.events)).toEqual(['presence', 'pong']);
  });

  it('[D6.10] in the middle of a turn tells typing and the narration so far, once', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    const text = Array.from({ length: 40 }, (_, index) => `word${index} `);
    const { until, goOn } = latch();
    standIn.script(modelAnswers.text(text, { interval: 10, until, tokensBefore: 10 }));
    await bots[0]!.say('Tell me a story');
    await bots[0]!.waitFor(isDelta);
    const late = await joinTable({ client: players[1]!.client, gameId: game.id, afterId: 0 });
    await late.waitFor(isDelta);
    // A message that arrives during the turn does not hide it from the newcomer.
    await bots[1]!.say('Hush!');
    goOn();
    const reply = await late.waitFor(
      (event) => event.type === 'message' && event.message.content === text.join('').trim(),
    );
    const heard = late.events.slice(0, late.events.indexOf(reply) + 1);
    expect(heard.filter(isTyping)).toHaveLength(1);
    expect(narrationOf(heard)).toBe(text.join('').trim());
    expect(typesOf(heard)).toContain('presence');
    await bots[0]!.waitForReply().then(() => bots[0]!.waitForReply());
  });

  it('[D7] [D6.2] loses, doubles and reorders nothing, whenever a connection breaks', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service(), { players: 2 });
    const [speaker] = bots as [TableBot, TableBot];
    let turn = 0;
    standIn.answerWith(() =>
      modelAnswers.tokens(4 + (turn++ % 5), { firstTokenAfter: turn % 7, interval: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(12), fc.boolean()), { minLength: 2, maxLength: 6 }),
        async (breaks) => {
          // A turn of the run before may still be under way: what the speaker has heard of it is where the watcher begins.
          const from = speaker.lastMessageId;
          const watcher = await joinTable({ client: players[1]!.client, gameId: game.id, afterId: from });
          await watcher.waitFor((event) => event.type === 'presence');
          let afterId = from;
          let mark = 0;
          const seen: number[] = [];
          for (const [events, speaks] of breaks) {
            if (speaks) await speaker.say(`turn ${turn}`);
            // After so many events or, where fewer come, after so many turns of the event loop.
            for (let looks = 0; looks < 100 && watcher.events.length < mark + events; looks++) {
              await new Promise(setImmediate);
            }
            await watcher.terminate();
            const heard = watcher.events.slice(mark);
            checkOneConnection(heard, afterId);
            seen.push(...messagesOf(heard).map(({ id }) => id));
            afterId = Math.max(afterId, ...seen);
            mark = watcher.events.length;
            await watcher.reconnect({ afterId });
          }
          await speaker.say('the end');
          const readHistory = () =>
            players[0]!.client.must('messageHistory', {
              params: { game_id: game.id },
              query: { limit: 500 },
            });
          let history = await readHistory();
          // Besides the greeting, a reply for every message: all is quiet.
          while (
            history.filter(({ sender_type }) => sender_type === 'dm').length * 2 !==
            history.length + 1
          ) {
            await speaker.waitForReply();
            history = await readHistory();
          }
          const last = history.at(-1)!.id;
          while (watcher.lastMessageId < last) await watcher.waitFor((event) => event.type === 'message');
          const heard = watcher.events.slice(mark);
          checkOneConnection(heard, afterId);
          seen.push(...messagesOf(heard).map((message) => message.id));
          expect(seen).toEqual(history.map((message) => message.id).filter((one) => one > from));
          await watcher.close();
        },
      ),
      { numRuns: 25, seed: 20261115 },
    );
  });

  it('[D6.2] of a long history reaches a client however much it is', async () => {
    const { store } = service();
    const { game, players, bots } = await openTable(service(), { players: 1 });
    await bots[0]!.close();
    const content = 'A long and winding narration. '.repeat(400);
    const created_at = new Date().toISOString();
    for (let block = 0; block < 6; block++) {
      const rows = Array.from({ length: 100 }, () => ({
        game_id: game.id,
        sender_type: 'dm' as const,
        content,
        created_at,
      }));
      await insertRows(store, 'messages', ...rows);
    }
    const reader = await joinTable({ client: players[0]!.client, gameId: game.id, afterId: 0 });
    await reader.say('Is that all?');
    expect(messagesOf(heardSince(reader, 0)).length).toBeGreaterThanOrEqual(602);
  });

  it('[D6.17] of those who do not read keeps nobody waiting who has missed nothing, nor other users', async () => {
    const { game, players, bots } = await openTable(service(), { players: 2 });
    const content = 'A long and winding narration. '.repeat(4_000);
    const created_at = new Date().toISOString();
    const rows = Array.from({ length: 120 }, () => ({
      game_id: game.id,
      sender_type: 'dm' as const,
      content,
      created_at,
    }));
    await insertRows(service().store, 'messages', ...rows);
    const { id: newest } = await playTurn(bots, bots[0]!, 'Is that all?');
    const [{ client }, other] = players as [(typeof players)[0], (typeof players)[0]];
    const idle = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const { ticket } = await client.must('issueTicket', { params: { game_id: game.id } });
        const raw = rawSocket(client, game.id, `${ticket}&after_id=0`);
        await raw.opened;
        raw.socket.pause();
        return raw;
      }),
    );
    const current = await joinTable({ client, gameId: game.id, afterId: newest });
    await current.settled();
    const isNewest = (event: TableBot['events'][0]) =>
      event.type === 'message' && event.message.id === newest;
    const reader = await joinTable({ client: other.client, gameId: game.id, afterId: 0 });
    await reader.waitFor(isNewest);
    for (const { socket } of idle) socket.terminate();
    const late = await joinTable({ client, gameId: game.id, afterId: 0 });
    await late.waitFor(isNewest);
    expect(messagesOf(late.events)).toEqual(messagesOf(reader.events));
  });
});

import { joinTable, latch, modelAnswers, seatTable, type TableBot } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardSince, isTyping, messagesOf, playTurn } from '../table/table-test.ts';
import { isDelta, isPaused, isResumed, isRetold, isRewound } from '../table/taking-back-test.ts';
import { at, startNodes, type TestNodes } from './start-nodes.ts';

const { text } = modelAnswers;

describe('taking back over three nodes', () => {
  let test: TestNodes;
  beforeAll(async () => {
    test = await startNodes(3);
  });
  afterAll(() => test.stop());

  /** A table whose players sit at different nodes, after its greeting. */
  async function openTable() {
    const table = await seatTable(test.nodes[0]!.client, { players: 3 });
    const bots: TableBot[] = [];
    for (const [index, player] of table.players.entries()) {
      const client = at(test.nodes[index]!, player.client);
      const bot = await joinTable({ client, gameId: table.game.id });
      if (bots.length === 0) await bot.waitForReply();
      else await bot.waitFor((event) => event.type === 'presence' && event.online.length === index + 1);
      bots.push(bot);
    }
    return { ...table, bots };
  }

  it('[E3.stop] [E8.32] a turn is stopped from whichever node', async () => {
    const { bots } = await openTable();
    for (const bot of [bots[2]!, bots[0]!]) {
      const { until, goOn } = latch();
      test.standIn.script(text('Rain falls upon the roof and the wind howls.', { until, tokensBefore: 4 }));
      await bots[2]!.say('I listen');
      await bot.waitFor(isDelta);
      bot.send({ type: 'stop' });
      for (const one of bots) {
        const reply = await one.waitForReply();
        expect('Rain falls upon the roof and the wind howls.').toContain(reply.content);
      }
      goOn();
    }
  });

  it('[E3.pause] [E8.33] a pause from another node drops the turn, and no node runs it or the next one', async () => {
    const { bots } = await openTable();
    const { until, goOn } = latch();
    test.standIn.script(text('Rain falls upon the roof and the wind howls.', { until, tokensBefore: 4 }));
    await bots[0]!.say('I listen');
    for (const bot of bots) await bot.waitFor(isDelta);
    await bots[0]!.say('I wait');
    bots[1]!.send({ type: 'pause' });
    for (const bot of bots) await bot.waitFor(isPaused);
    goOn();
    for (const bot of bots) {
      await bot.settled();
      const heard = heardSince(bot, 0);
      expect(heard.slice(heard.findIndex(isPaused) + 1).map(({ type }) => type)).toEqual(['pong']);
    }
    test.standIn.script(text('Now I speak.'));
    bots[2]!.send({ type: 'resume' });
    for (const bot of bots) {
      await bot.waitFor(isResumed);
      expect((await bot.waitForReply()).content).toBe('Now I speak.');
    }
  });

  it('[E3.rewind] [E8.36] everybody hears the same in the same order, whichever node took it back', async () => {
    const { bots } = await openTable();
    const marks = bots.map((bot) => bot.events.length);
    for (let round = 0; round < 6; round++) {
      const reply = await playTurn(bots, bots[round % 3]!, `Round ${round}`);
      const speaker = bots[(round + 1) % 3]!;
      // Somebody speaks in the same moment in which the creator takes back.
      // Awaited from here on: a bot that has heard its own words looks no further back.
      const rewound = bots.map((bot) =>
        bot.waitFor((event) => isRewound(event) && 'message_id' in event && event.message_id < reply.id),
      );
      const saying = speaker.say(`Late ${round}`);
      bots[0]!.send({ type: 'rewind', message_id: reply.id - 1 });
      await Promise.all(rewound);
      const late = await saying.catch(() => null);
      if (late) {
        // Either it was withdrawn with the rest or it came behind, and is answered.
        const [row] = await test.query<{ id: string }>('select id from messages where id = $1', [late.id]);
        if (row) await bots[0]!.waitForReply();
      }
    }
    const last = await playTurn(bots, bots[0]!, 'The end');
    const shown = bots.map((bot, index) => {
      const events = heardSince(bot, marks[index]!);
      // What a client shows that does as it is told.
      const messages = new Map<number, string>();
      for (const event of events) {
        if (event.type === 'rewound')
          for (const id of [...messages.keys()]) if (id >= event.message_id) messages.delete(id);
        if (event.type === 'message') messages.set(event.message.id, event.message.content);
      }
      const ids = messagesOf(events).map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((one, other) => one - other));
      return [...messages.entries()];
    });
    for (const one of shown) {
      expect(one).toEqual(shown[0]);
      expect(one.at(-1)![0]).toBe(last.id);
    }
    const [{ game_id: gameId }] = (await test.query<{ game_id: string }>(
      'select game_id from messages where id = $1',
      [last.id],
    )) as [{ game_id: string }];
    const stored = await test.query<{ id: string; content: string }>(
      'select id, content from messages where game_id = $1 order by id offset 1',
      [gameId],
    );
    expect(shown[0]).toEqual(stored.map(({ id, content }) => [Number(id), content]));
  });

  it('[E3.rewind] a turn that runs at another node is given up', async () => {
    const { bots } = await openTable();
    const { until, goOn } = latch();
    test.standIn.script(text('Rain falls upon the roof and the wind howls.', { until, tokensBefore: 4 }));
    const asked = await bots[2]!.say('I listen');
    for (const bot of bots) await bot.waitFor(isTyping);
    bots[0]!.send({ type: 'rewind', message_id: asked.id });
    for (const bot of bots) await bot.waitFor(isRewound);
    goOn();
    const reply = await playTurn(bots, bots[1]!, 'I speak');
    expect(reply.id).toBeGreaterThan(asked.id + 1);
  });

  it('[E3.retell] from another node', async () => {
    const { bots } = await openTable();
    const told = await playTurn(bots, bots[1]!, 'I go in');
    test.standIn.script(text('Told anew.'));
    bots[0]!.send({ type: 'retell', message_id: told.id });
    for (const bot of bots)
      expect(await bot.waitFor(isRetold)).toMatchObject({ message: { id: told.id, content: 'Told anew.' } });
  });

  it('[E3.9] [E8.36] what a node missed while its line was cut is made up: rewinds and retellings', async () => {
    const { bots } = await openTable();
    const first = await playTurn(bots, bots[0]!, 'One');
    await playTurn(bots, bots[0]!, 'Two');
    test.standIn.script(text('Told anew.'));
    await test.cut(test.nodes[2]!, 'bus');
    bots[0]!.send({ type: 'rewind', message_id: first.id + 1 });
    bots[0]!.send({ type: 'retell', message_id: first.id });
    for (const bot of bots) {
      await bot.waitFor(
        (event) => isRewound(event) && 'message_id' in event && event.message_id === first.id + 1,
      );
      expect(await bot.waitFor(isRetold)).toMatchObject({ message: { id: first.id, content: 'Told anew.' } });
    }
  });
});

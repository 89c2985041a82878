import type { ServerEvent } from '@fireside/contract';
import { joinTable, latch, modelAnswers, seatTable, type TableBot } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { heardSince, isTyping, messagesOf, narrationOf, playTurn, typesOf } from '../table/table-test.ts';
import { at, startNodes, type TestNodes } from './start-nodes.ts';

const patience = { timeout: 150_000, interval: 20 };

describe('a table over three nodes', () => {
  let test: TestNodes;
  beforeAll(async () => {
    test = await startNodes(3);
  });
  afterAll(() => test.stop());

  /** A table whose players sit at different nodes, after its greeting. */
  async function openTable(players = 3) {
    const table = await seatTable(test.nodes[0]!.client, { players });
    const bots: TableBot[] = [];
    for (const [index, player] of table.players.entries()) {
      const client = at(test.nodes[index % test.nodes.length]!, player.client);
      const bot = await joinTable({ client, gameId: table.game.id });
      if (bots.length === 0) await bot.waitForReply();
      else await bot.waitFor((event) => event.type === 'presence' && event.online.length === index + 1);
      bots.push(bot);
    }
    return { ...table, bots };
  }

  const sameEvents = (bots: TableBot[], marks: number[]) => {
    const heard = bots.map((bot, index) => heardSince(bot, marks[index]!));
    for (const events of heard) expect(events).toEqual(heard[0]);
    return heard[0]!;
  };

  it('[D8.3] shows everybody the same events in the same order, narration and dice included', async () => {
    const { bots } = await openTable();
    const marks = bots.map((bot) => bot.events.length);
    const words = Array.from({ length: 60 }, () => 'word 竜 ');
    test.standIn.script(
      modelAnswers.toolCall('roll_dice', { notation: '1d20', reason: 'to see' }),
      modelAnswers.text(words, { interval: 3 }),
    );
    await playTurn(bots, bots[1]!, 'I look around.');
    await playTurn(bots, bots[2]!, 'I listen.');
    const events = sameEvents(bots, marks);
    const types = typesOf(events);
    expect(types.slice(0, 4)).toEqual(['message', 'typing', 'rolling', 'effect']);
    expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(2);
    const [asked, reply] = messagesOf(events);
    expect(asked!.content).toBe('I look around.');
    expect(narrationOf(events).startsWith(reply!.content)).toBe(true);
    for (const bot of bots) await bot.close();
  });

  it('stores and shows one order of messages that are sent at three nodes at once', async () => {
    const { game, players, bots } = await openTable();
    const marks = bots.map((bot) => bot.events.length);
    const said = bots.flatMap((bot, index) =>
      Array.from({ length: 8 }, (_, number) => bot.say(`${index} says ${number}`, { milliseconds: 60_000 })),
    );
    await Promise.all(said);
    const replies = (events: readonly ServerEvent[]) =>
      messagesOf(events).filter((message) => message.sender_type === 'dm');
    await vi.waitFor(
      () => {
        for (const [index, bot] of bots.entries())
          expect(replies(heardSince(bot, marks[index]!))).toHaveLength(24);
      },
      { timeout: 150_000, interval: 50 },
    );
    const events = sameEvents(bots, marks);
    const history = await players[0]!.client.must('messageHistory', {
      params: { game_id: game.id },
      query: { limit: 500 },
    });
    expect(messagesOf(events).map(({ id }) => id)).toEqual(history.slice(1).map(({ id }) => id));
    for (const bot of bots) await bot.close();
  });

  it('shows a large event to everybody', async () => {
    const { bots } = await openTable();
    const marks = bots.map((bot) => bot.events.length);
    const long = 'Ein Drache 🐉 erwacht. '.repeat(400);
    test.standIn.script(modelAnswers.text([long]));
    const reply = await playTurn(bots, bots[0]!, 'I wake it.');
    expect(reply.content.trim()).toBe(long.trim());
    sameEvents(bots, marks);
    for (const bot of bots) await bot.close();
  });

  it('greets once, however many nodes see a first connection', async () => {
    const { game, players } = await seatTable(test.nodes[0]!.client, { players: 3 });
    const before = test.standIn.received;
    // Whoever comes after the greeting is told nothing of it: it waits for all of them.
    const { until, goOn } = latch();
    test.standIn.script(modelAnswers.text('Welcome, all of you.', { until }));
    const bots = await Promise.all(
      [0, 1, 2, 0, 1, 2].map((node) =>
        joinTable({ client: at(test.nodes[node]!, players[node]!.client), gameId: game.id }),
      ),
    );
    await Promise.all(bots.map((bot) => bot.waitFor(isTyping)));
    goOn();
    await Promise.all(bots.map((bot) => bot.waitForReply()));
    await playTurn(bots, bots[4]!, 'Hello!');
    expect(test.standIn.received - before).toBe(2);
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.map(({ sender_type }) => sender_type)).toEqual(['dm', 'player', 'dm']);
    for (const bot of bots) await bot.close();
  });

  it('knows who is there, whichever node they came to and however they left', async () => {
    const { game, players, bots } = await openTable();
    const names = players.map(({ user }) => user.name).sort();
    const online = async (node: number) => {
      const client = at(test.nodes[node]!, players[0]!.client);
      const party = await client.must('readParty', { params: { game_id: game.id } });
      return party
        .filter((member) => member.online)
        .map((member) => member.name)
        .sort();
    };
    for (const node of [0, 1, 2])
      await vi.waitFor(async () => expect(await online(node)).toEqual(names), patience);
    await bots[2]!.terminate();
    const left = names.filter((name) => name !== players[2]!.user.name);
    await bots[0]!.waitFor((event) => event.type === 'presence' && event.online.length === 2);
    for (const node of [0, 1, 2])
      await vi.waitFor(async () => expect(await online(node)).toEqual(left), patience);
    await bots[0]!.close();
    await bots[1]!.close();
  });

  it('opens a socket at one node with a ticket of another, once', async () => {
    const { game, players } = await seatTable(test.nodes[0]!.client, { players: 1 });
    const { ticket } = await players[0]!.client.must('issueTicket', { params: { game_id: game.id } });
    const client = at(test.nodes[1]!, players[0]!.client);
    const again = { ...client, must: async () => ({ ticket }) } as unknown as typeof client;
    const bot = await joinTable({ client: again, gameId: game.id });
    await bot.waitForReply();
    const other = { ...again, url: test.nodes[2]!.url };
    const refused = await joinTable({ client: other, gameId: game.id });
    expect((await refused.closed).code).toBe(4401);
    await bot.close();
  });

  it('uses no more connections than the pool and two for each node', async () => {
    const { bots } = await openTable();
    await Promise.all(
      bots.flatMap((bot) => Array.from({ length: 5 }, (_, index) => bot.say(`again ${index}`))),
    );
    const [row] = await test.query<{ count: string }>(
      "select count(*) from pg_stat_activity where datname = current_database() and application_name like 'fireside%'",
    );
    expect(Number(row!.count)).toBeLessThanOrEqual(3 * (10 + 2));
    for (const bot of bots) await bot.close();
  });

  it('tells what was said while a node could not hear the others', async () => {
    const { bots } = await openTable();
    const [first, second] = bots as [TableBot, TableBot];
    const mark = second.events.length;
    await test.cut(test.nodes[1]!, 'bus');
    const said = [await first.say('Anybody?'), await first.waitForReply()];
    await first.say('Hello?');
    said.push(await first.waitForReply());
    await vi.waitFor(() => {
      const heard = messagesOf(heardSince(second, mark));
      expect(heard.map(({ id }) => id)).toEqual([...new Set(heard.map(({ id }) => id))]);
      expect(heard.map(({ content }) => content)).toEqual(
        expect.arrayContaining(said.map(({ content }) => content)),
      );
    }, patience);
    const ids = messagesOf(heardSince(second, mark)).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    await playTurn(bots, second, 'I am back.');
    for (const bot of bots) await bot.close();
  });

  it('lets another node answer when the one that was answering loses the game, and answers once', async () => {
    const { game, players, bots } = await openTable();
    test.standIn.script(modelAnswers.hang());
    const number = test.standIn.received + 1;
    await bots[0]!.say('Who answers?');
    const hanging = await test.standIn.request(number);
    await test.cut(await test.holder(), 'lock');
    await hanging.closed;
    expect(hanging.aborted).toBe(true);
    for (const bot of bots) expect((await bot.waitForReply()).content).toContain('Who answers?');
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history.map(({ sender_type }) => sender_type)).toEqual(['dm', 'player', 'dm']);
    await playTurn(bots, bots[1]!, 'And on.');
    for (const bot of bots) await bot.close();
  });

  it('[D7.3] never asks the model for one game twice at once', async () => {
    const { bots, game } = await openTable();
    let running = 0;
    let most = 0;
    test.standIn.answerWith((request) => {
      running += 1;
      most = Math.max(most, running);
      void request.closed.then(() => {
        running -= 1;
      });
      return modelAnswers.text('Yes. '.repeat(5), { interval: 5 });
    });
    const said = bots.flatMap((bot) => Array.from({ length: 4 }, (_, index) => bot.say(`Now ${index}?`)));
    await Promise.all(said);
    await vi.waitFor(async () => {
      const [row] = await test.query<{ count: string }>(
        "select count(*) from turns where game_id = $1 and status = 'done'",
        [game.id],
      );
      expect(Number(row!.count)).toBe(13);
    }, patience);
    expect(most).toBe(1);
    for (const bot of bots) await bot.close();
  });

  it('shows a newcomer the turn that runs at another node', async () => {
    const { bots, game, players } = await openTable(2);
    const { until, goOn } = latch();
    test.standIn.script(modelAnswers.text(['The door opens onto', ' a garden.'], { until, tokensBefore: 1 }));
    await bots[0]!.say('I open the door.');
    await bots[1]!.waitFor((event) => event.type === 'delta');
    const client = at(test.nodes[2]!, players[1]!.client);
    const newcomer = await joinTable({ client, gameId: game.id });
    await newcomer.waitFor(isTyping);
    // A word is shown when the next one has begun.
    expect(await newcomer.waitFor((event) => event.type === 'delta')).toMatchObject({
      text: expect.stringMatching(/^The door/),
    });
    goOn();
    expect((await newcomer.waitForReply()).content).toBe('The door opens onto a garden.');
    for (const bot of [...bots, newcomer]) await bot.close();
  });
});

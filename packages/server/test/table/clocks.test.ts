import { freshDatabase, joinTable, modelAnswers, seatTable } from '@fireside/testing';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { rateRules } from '../../src/http/rate-rules.ts';
import { hour, movableClock, second, standingClock } from '../http/use-service.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../start-service.ts';
import { openTable, rawSocket } from './table-test.ts';

// Before anything is imported: nobody can have kept the clock that cannot be set.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));
afterAll(() => {
  vi.useRealTimers();
});

/** A server whose time of day somebody sets back, as a wrong time server does. */
describe('the time of day is set back by two hours', () => {
  let service: TestService | undefined;
  afterEach(() => service?.stop());

  async function start(options: TestServiceOptions) {
    service = await startTestService(options);
    return service;
  }

  it('[D7.18] a limit ends when it was announced to end', async () => {
    const wall = movableClock();
    const steady = standingClock();
    const service = await start({
      environment: { FIRESIDE_RATE_LIMITS: 'on' },
      parts: { now: wall.now, elapsed: steady.now },
    });
    const { game, players } = await seatTable(service.client, { players: 1 });
    const ask = () => players[0]!.client.call('issueTicket', { params: { game_id: game.id } });
    for (let count = 0; count < rateRules.tickets.burst; count++) expect((await ask()).status).toBe(200);
    wall.advance(-2 * hour);
    const refused = await ask();
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many requests, try again in 1 seconds' },
    });
    steady.advance(second);
    expect((await ask()).status).toBe(200);
  });

  it('[D7.18] a turn still ends at its deadline', async () => {
    const service = await start({
      environment: { FIRESIDE_TURN_SECONDS: '5', FIRESIDE_TURN_RETRIES: '0' },
    });
    const { bots } = await openTable(service, { players: 1 });
    service.standIn.script(modelAnswers.hang());
    const before = service.standIn.received;
    await bots[0]!.say('Hello?');
    await service.standIn.request(before + 1);
    vi.setSystemTime(Date.now() - 2 * hour);
    await expect(bots[0]!.waitForReply()).rejects.toThrow('The turn failed');
  });

  it('[D6.1] a ticket is good for no longer than 60 seconds', async () => {
    const wall = movableClock();
    const steady = standingClock();
    const service = await start({ parts: { now: wall.now, elapsed: steady.now } });
    const { game, players } = await seatTable(service.client, { players: 1 });
    const [{ client }] = players as [(typeof players)[0]];
    const { ticket } = await client.must('issueTicket', { params: { game_id: game.id } });
    wall.advance(-2 * hour);
    steady.advance(61 * second);
    expect(await rawSocket(client, game.id, ticket).closed).toBe(4401);
  });
});

describe('nodes whose clocks are two hours apart', () => {
  const nodes: TestService[] = [];
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.stop();
  });

  it('[D7.18] take the tickets and sessions of each other', async () => {
    const databaseUrl = await freshDatabase();
    for (const ahead of [0, 2 * hour, -2 * hour]) {
      const now = () => Date.now() + ahead;
      nodes.push(await startTestService({ database: 'postgres', databaseUrl, parts: { now } }));
    }
    const { game, players } = await seatTable(nodes[0]!.client, { players: 1 });
    const { token } = players[0]!.client;
    for (const issuing of nodes) {
      const { ticket } = await issuing.client.as(token).must('issueTicket', { params: { game_id: game.id } });
      for (const node of nodes.filter((other) => other !== issuing).slice(0, 1)) {
        const { socket, closed } = rawSocket(node.client, game.id, ticket);
        const heard = new Promise((resolve) => socket.once('message', () => resolve('heard')));
        expect(await Promise.race([heard, closed])).toBe('heard');
      }
      const bot = await joinTable({ client: issuing.client.as(token), gameId: game.id });
      await bot.settled();
    }
  });
});

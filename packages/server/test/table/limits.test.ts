import { randomUUID } from 'node:crypto';
import { type Client, joinTable, latch, modelAnswers, type TableBot } from '@fireside/testing';
import { expect, it } from 'vitest';
import { rateRules } from '../../src/http/rate-rules.ts';
import { second, standingClock } from '../http/use-service.ts';
import { describeTable, isRequestError, isTyping, openTable, rawSocket } from './table-test.ts';

async function ticketOf(client: Client, gameId: string): Promise<string> {
  return (await client.must('issueTicket', { params: { game_id: gameId } })).ticket;
}

const detailOf = (event: object) => (event as { detail?: string }).detail;

describeTable('what a table bears', (service) => {
  it('[D6.14] a frame that is nested deeply is refused before it is parsed', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    bots[0]!.send(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    expect(await bots[0]!.waitFor(isRequestError)).toMatchObject({ detail: 'frame: is nested too deeply' });
    bots[0]!.send({ type: 'ping' });
    await bots[0]!.waitFor((event) => event.type === 'pong');
  });

  it('[D6.1008] an after_id that is no number closes with 1008 and leaves the ticket good', async () => {
    const { game, players } = await openTable(service(), { players: 1 });
    const [{ client }] = players as [(typeof players)[0]];
    const ticket = await ticketOf(client, game.id);
    for (const afterId of ['x', '-1', '1.5', '']) {
      expect(await rawSocket(client, game.id, `${ticket}&after_id=${afterId}`).closed).toBe(1008);
    }
    const good = rawSocket(client, game.id, `${ticket}&after_id=0`);
    await good.opened;
    const event = new Promise((resolve) => good.socket.once('message', (data) => resolve(String(data))));
    expect(await event).toContain('"type"');
  });

  it('[D6.4429] the 25th socket of one user is closed with 4429; others are welcome, and so are they when one has gone', async () => {
    const { game, players, bots } = await openTable(service());
    const open = async () => {
      const bot = await joinTable({ client: players[0]!.client, gameId: game.id });
      bot.send({ type: 'ping' });
      return bot;
    };
    const isPong = (event: { type: string }) => event.type === 'pong';
    const more: TableBot[] = [];
    for (let count = 1; count < 24; count++) {
      const bot = await open();
      await bot.waitFor(isPong);
      more.push(bot);
    }
    expect(await (await open()).closed).toMatchObject({ code: 4429 });
    const other = await joinTable({ client: players[1]!.client, gameId: game.id });
    other.send({ type: 'ping' });
    await other.waitFor(isPong);
    await more[0]!.close();
    await (await open()).waitFor(isPong);
    bots[0]!.send({ type: 'ping' });
    await bots[0]!.waitFor(isPong);
  });

  it('[D6.15] of the tickets of a session that nobody has used the newest 30 are good', async () => {
    const { game, players } = await openTable(service(), { players: 1 });
    const [{ client }] = players as [(typeof players)[0]];
    const tickets: string[] = [];
    for (let count = 0; count < 32; count++) tickets.push(await ticketOf(client, game.id));
    expect(await rawSocket(client, game.id, tickets[0]!).closed).toBe(4401);
    const newest = rawSocket(client, game.id, tickets.at(-1)!);
    await new Promise((resolve) => newest.socket.once('message', resolve));
  });

  it('[D7.17] a player has at most 10 unanswered messages in a game, a table 40', async () => {
    const { standIn } = service();
    const { bots } = await openTable(service(), { players: 5 });
    const held = latch();
    standIn.script(modelAnswers.text('At last.', { until: held.until }));
    await bots[0]!.say('First');
    await bots[0]!.waitFor(isTyping);
    const clientId = randomUUID();
    await bots[0]!.say('Second', { clientId });
    for (let count = 3; count <= 10; count++) await bots[0]!.say(`${count}`);
    await expect(bots[0]!.say('11')).rejects.toThrow('The DM has 10 of your messages to answer first');
    // What was stored is acknowledged however often it is sent.
    await bots[0]!.say('Second', { clientId });
    for (const bot of bots.slice(1, 4)) for (let count = 1; count <= 10; count++) await bot.say(`${count}`);
    await expect(bots[4]!.say('Hello?')).rejects.toThrow('The DM has 40 messages to answer first');
    held.goOn();
    await bots[4]!.waitForReply();
    await bots[4]!.say('Now?');
    for (let replies = 0; replies < 40; replies++) await bots[4]!.waitForReply();
  });

  it('[D7.17] retry owes nothing more to a table that has 40 unanswered messages', async () => {
    const { standIn } = service();
    const { bots } = await openTable(service(), { players: 4 });
    standIn.script(modelAnswers.status(400));
    await bots[0]!.say('Fails');
    await expect(bots[0]!.waitForReply()).rejects.toThrow('The turn failed');
    const held = latch();
    standIn.script(modelAnswers.text('At last.', { until: held.until }));
    for (const bot of bots) for (let count = 1; count <= 10; count++) await bot.say(`${count}`);
    bots[0]!.send({ type: 'retry' });
    expect(detailOf(await bots[0]!.waitFor(isRequestError))).toBe('The DM has 40 messages to answer first');
    held.goOn();
    for (let replies = 0; replies < 40; replies++) await bots[3]!.waitForReply();
  });
});

const clock = standingClock();
describeTable(
  'who floods a table',
  (service) => {
    it('[D6.14] is told to wait once and then not read until there is room again; nothing is lost', async () => {
      const { bots } = await openTable(service());
      const [bot, other] = bots as [TableBot, TableBot];
      const mark = bot.events.length;
      const frames = 200;
      for (let count = 0; count < frames; count++) bot.send({ type: 'ping' });
      expect(await bot.waitFor(isRequestError)).toMatchObject({
        detail: 'Too many requests, try again in 1 seconds',
      });
      const pongs = () => bot.events.slice(mark).filter(({ type }) => type === 'pong').length;
      expect(pongs()).toBe(rateRules.frames.burst);
      other.send({ type: 'ping' });
      await other.waitFor((event) => event.type === 'pong');
      clock.advance(10 * second);
      while (pongs() < frames - 1) await bot.waitFor((event) => event.type === 'pong');
      expect(bot.events.slice(mark).filter(isRequestError)).toHaveLength(1);
    });

    it('[D6.16] with bad tickets is refused before the handshake; good ones do not count', async () => {
      const { game, players } = await openTable(service(), { players: 1 });
      const [{ client }] = players as [(typeof players)[0]];
      const bad = () => rawSocket(client, game.id, 'x'.repeat(43));
      const { burst } = rateRules.badTickets;
      for (let count = 1; count < burst; count++) expect(await bad().closed).toBe(4401);
      for (let count = 0; count < 3; count++) {
        const good = rawSocket(client, game.id, await ticketOf(client, game.id));
        await new Promise((resolve) => good.socket.once('message', resolve));
      }
      expect(await bad().closed).toBe(4401);
      await expect(bad().opened).rejects.toThrow('429');
      clock.advance(second);
      expect(await bad().closed).toBe(4401);
    });

    it('[D6.15] with tickets is told to wait', async () => {
      const { game, players } = await openTable(service(), { players: 1 });
      const [{ client }] = players as [(typeof players)[0]];
      for (let count = 1; count < rateRules.tickets.burst; count++) await ticketOf(client, game.id);
      const refused = await client.call('issueTicket', { params: { game_id: game.id } });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
      clock.advance(second);
      await ticketOf(client, game.id);
    });
  },
  { now: clock.now, environment: { FIRESIDE_RATE_LIMITS: 'on' } },
);

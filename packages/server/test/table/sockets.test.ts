import { joinTable, modelAnswers, seatTable } from '@fireside/testing';
import { expect, it } from 'vitest';
import { ask } from '../rows.ts';
import {
  describeTable,
  isRequestError,
  openRawSocket,
  openTable,
  playTurn,
  rawSocket,
} from './table-test.ts';

describeTable('what a client sends', (service) => {
  it.each([
    ['no JSON', 'hello', 'frame: must be valid JSON'],
    ['an unknown type', '{"type":"dance"}', 'must be message, retry, ping, roll'],
    ['no type', '{}', 'must be message, retry, ping, roll'],
    ['no object', '[1,2]', ''],
    ['an empty message', '{"type":"message","content":"   "}', 'must be between 1 and 4,000 characters'],
    ['a message that is too long', `{"type":"message","content":"${'a'.repeat(4_001)}"}`, '4,000'],
    ['a client_id that is none', '{"type":"message","content":"hi","client_id":"x"}', 'client_id'],
  ])('[D6.8] %s gets a request error, and the connection stays open', async (_, frame, detail) => {
    const { game, players, bots } = await openTable(service(), { players: 1 });
    bots[0]!.send(frame);
    const error = await bots[0]!.waitFor(isRequestError);
    expect(error).toMatchObject({ detail: expect.stringContaining(detail) });
    bots[0]!.send({ type: 'ping' });
    expect(await bots[0]!.waitFor((event) => event.type === 'pong')).toEqual({ type: 'pong' });
    const history = await players[0]!.client.must('messageHistory', { params: { game_id: game.id } });
    expect(history).toHaveLength(1);
  });

  it('[D6.4] a message of 4,000 characters is taken, whatever the script', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    const content = '龍🐉'.repeat(2_000);
    expect((await bots[0]!.say(content)).content).toBe(content);
    await bots[0]!.waitForReply();
  });

  it('[D6.1009] a frame over 64 KiB closes with 1009', async () => {
    const { bots } = await openTable(service(), { players: 1 });
    bots[0]!.send('x'.repeat(64 * 1024 + 1));
    await expect(bots[0]!.closed).resolves.toMatchObject({ code: 1009 });
  });

  it('[D6.presence] presence names who is connected, each user once', async () => {
    const { game, players, bots } = await openTable(service());
    const [ann, bob] = players.map(({ user }) => user.name) as [string, string];
    expect(bots[1]!.events[0]).toEqual({ type: 'presence', online: [ann, bob].sort() });
    const second = await joinTable({ client: players[1]!.client, gameId: game.id });
    await second.waitFor((event) => event.type === 'presence');
    const mark = bots[0]!.events.length;
    await second.close();
    await bots[1]!.close();
    const left = await bots[0]!.waitFor((event) => event.type === 'presence' && event.online.length === 1);
    expect(left).toEqual({ type: 'presence', online: [ann] });
    expect(bots[0]!.events.slice(mark)).toHaveLength(1);
    const party = await players[0]!.client.must('readParty', { params: { game_id: game.id } });
    expect(party.map(({ online }) => online)).toEqual([true, false]);
  });

  it('[6] every connection of the room hears every event, several of one user included', async () => {
    const { game, players, bots } = await openTable(service());
    const twin = await joinTable({ client: players[0]!.client, gameId: game.id });
    await twin.waitFor((event) => event.type === 'presence');
    const all = [...bots, twin];
    const marks = all.map((bot) => bot.events.length);
    await playTurn(all, twin, 'Both of me');
    const [first, ...rest] = all.map((bot, index) => bot.events.slice(marks[index]));
    for (const heard of rest) expect(heard).toEqual(first);
  });

  it('[D6.1013] a slow reader is closed with 1013 and costs no more than its backlog', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    await bots[1]!.close();
    const slow = await openRawSocket(players[1]!.client, game.id);
    slow.socket.pause();
    // Three bytes for each letter: a third of the turns.
    standIn.answerWith(() => modelAnswers.text(['龍は続く。'.repeat(2_200)]));
    // The system's own buffers are filled first, then the service's, and then it is gone.
    const { length } = bots[0]!.events;
    const isGone = () =>
      bots[0]!.events.slice(length).some((event) => event.type === 'presence' && event.online.length === 1);
    const before = process.memoryUsage().rss;
    for (let turns = 0; turns < 600 && !isGone(); turns++)
      await playTurn([bots[0]!], bots[0]!, '龍'.repeat(4_000));
    expect(isGone()).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    standIn.answerWith(() => modelAnswers.text('Good.'));
  });
});

describeTable(
  'tickets',
  (service) => {
    const ticketFor = async ({ client }: { client: Parameters<typeof rawSocket>[0] }, gameId: string) =>
      (await client.must('issueTicket', { params: { game_id: gameId } })).ticket;

    it('[5.2] [D6.1] a ticket opens one connection, once', async () => {
      const { game, players } = await openTable(service(), { players: 1 });
      const [{ client }] = players as [(typeof players)[0]];
      const ticket = await ticketFor(players[0]!, game.id);
      const attempts = Array.from({ length: 5 }, () => rawSocket(client, game.id, ticket));
      await Promise.all(attempts.map(({ opened }) => opened));
      const codes: number[] = [];
      await new Promise<void>((resolve) => {
        for (const { closed } of attempts) {
          void closed.then((code) => {
            if (codes.push(code) === attempts.length - 1) resolve();
          });
        }
      });
      expect(codes).toEqual([4401, 4401, 4401, 4401]);
      const winner = attempts
        .map(({ socket }) => socket)
        .find((socket) => socket.readyState === socket.OPEN)!;
      const pong = new Promise<void>((resolve) => {
        winner.on('message', (data) => JSON.parse(String(data)).type === 'pong' && resolve());
      });
      winner.send(JSON.stringify({ type: 'ping' }));
      await pong;
    });

    it('[5.2] [D6.4401] a ticket for another game, an invented one and none are refused with 4401', async () => {
      const { game, players } = await openTable(service(), { players: 1 });
      const [ann] = players as [(typeof players)[0]];
      const other = await seatTable(service().client, { players: 1 });
      const foreign = await ticketFor(other.players[0]!, other.game.id);
      for (const ticket of [foreign, 'x'.repeat(43), '', 'y'.repeat(300)]) {
        expect(await rawSocket(ann.client, game.id, ticket).closed).toBe(4401);
      }
      const unknown = await ticketFor(ann, game.id);
      expect(await rawSocket(ann.client, crypto.randomUUID(), unknown).closed).toBe(4401);
    });

    it('[5.2] a ticket dies with the session that asked for it', async () => {
      const { game, players } = await openTable(service(), { players: 1 });
      const ticket = await ticketFor(players[0]!, game.id);
      await players[0]!.client.must('logout');
      expect(await rawSocket(players[0]!.client, game.id, ticket).closed).toBe(4401);
    });

    it('[5.2] [4.4] only participants are given one', async () => {
      const { game } = await openTable(service(), { players: 1 });
      const { players } = await seatTable(service().client, { players: 1 });
      const answer = await players[0]!.client.call('issueTicket', { params: { game_id: game.id } });
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'not_participant', detail: 'You have not joined this game' },
      });
    });

    it('[D6.1] a ticket has 256 bits, is stored as a hash and never reaches the log', async () => {
      const { store, logged } = service();
      const { game, players } = await openTable(service(), { players: 1 });
      const ticket = await ticketFor(players[0]!, game.id);
      expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
      const rows = await ask(store, 'select * from tickets where game_id = :id', { id: game.id });
      expect(JSON.stringify(rows)).not.toContain(ticket);
      const first = rawSocket(players[0]!.client, game.id, ticket);
      // Opened means the handshake; a word from the table means that the ticket was taken.
      await new Promise((resolve) => first.socket.once('message', resolve));
      expect(await rawSocket(players[0]!.client, game.id, ticket).closed).toBe(4401);
      expect(logged()).not.toContain(ticket);
      expect(logged()).not.toContain(players[0]!.client.token);
    });

    it.each([
      ['https://evil.example', 403],
      ['null', 403],
    ])('[D6.3] a page of %s is refused before any ticket is used', async (origin, status) => {
      const { game, players } = await openTable(service(), { players: 1 });
      const ticket = await ticketFor(players[0]!, game.id);
      const refused = rawSocket(players[0]!.client, game.id, ticket, { origin });
      await expect(refused.opened).rejects.toThrow(String(status));
      await rawSocket(players[0]!.client, game.id, ticket).opened;
    });

    it("[D6.3] the service's own pages and configured ones are welcome", async () => {
      const { game, players } = await openTable(service(), { players: 1 });
      const [{ client }] = players as [(typeof players)[0]];
      for (const origin of [service().url, 'https://play.example.org']) {
        await openRawSocket(client, game.id, { origin });
      }
    });
  },
  { environment: { FIRESIDE_ORIGINS: 'https://play.example.org' } },
);

let time = Date.now();
describeTable(
  'time',
  (service) => {
    it('[5.2] [D6.1] a ticket is valid for 60 seconds', async () => {
      const { game, players } = await openTable(service(), { players: 1 });
      const [{ client }] = players as [(typeof players)[0]];
      const issue = async () => (await client.must('issueTicket', { params: { game_id: game.id } })).ticket;
      const [young, old] = [await issue(), await issue()];
      time += 59_000;
      await rawSocket(client, game.id, young).opened;
      time += 1_001;
      expect(await rawSocket(client, game.id, old).closed).toBe(4401);
    });

    it('[D6.12] a player who writes too much is told to wait, and the connection stays open', async () => {
      const { standIn } = service();
      const { bots } = await openTable(service());
      standIn.answerWith(() => modelAnswers.text('Slowly.'));
      for (let count = 0; count < 60; count++) bots[0]!.send({ type: 'message', content: `quick ${count}` });
      await bots[0]!.waitFor(
        (event) => isRequestError(event) && JSON.stringify(event).includes('try again in 1 seconds'),
      );
      // Somebody else is not held up, and a moment later, when the DM has caught up, neither is the first.
      await bots[1]!.say('I am patient');
      const unanswered = () =>
        ask(service().store, "select id from turns where status in ('owed', 'running')");
      await expect.poll(unanswered).toEqual([]);
      time += 1_000;
      await bots[0]!.say('Sorry');
    });

    it('a peer that no longer answers is dropped by the heartbeat', async () => {
      const { game, players, bots } = await openTable(service());
      const dead = await openRawSocket(players[1]!.client, game.id, { autoPong: false });
      await bots[1]!.close();
      await bots[0]!.waitFor((event) => event.type === 'presence' && event.online.length === 1);
      expect(await dead.closed).toBe(1006);
      // Whoever answers stays.
      await playTurn([bots[0]!], bots[0]!, 'Still here');
    });
  },
  { now: () => time, environment: { FIRESIDE_RATE_LIMITS: 'on' }, parts: { heartbeatMilliseconds: 1_000 } },
);

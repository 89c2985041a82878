import { once } from 'node:events';
import { connect } from 'node:net';
import { joinTable, modelAnswers, testPassword } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { startTestService } from '../start-service.ts';
import { ask } from '../rows.ts';
import { describeTable, isTyping, openRawSocket, openTable, playTurn, setups } from './table-test.ts';

describeTable('the end of a connection', (service) => {
  it('[5.1] [D6.4403] comes with 4403 at logout, at once and for that session alone', async () => {
    const { client } = service();
    const { game, players, bots } = await openTable(service());
    const [ann] = players as [(typeof players)[0]];
    const body = { name: ann.user.name, password: testPassword };
    const elsewhere = client.as((await client.must('login', { body })).token);
    const other = await joinTable({ client: elsewhere, gameId: game.id });
    await ann.client.must('logout');
    await expect(bots[0]!.closed).resolves.toMatchObject({ code: 4403 });
    await playTurn([other, bots[1]!], other, 'I am still here');
  });

  it('[D2.10] [D6.4403] comes with 4403 when the session is revoked from another device', async () => {
    const { client } = service();
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const [ann] = players as [(typeof players)[0]];
    const login = await client.must('login', { body: { name: ann.user.name, password: testPassword } });
    const other = await joinTable({ client: client.as(login.token), gameId: game.id });
    // Whoever is not let in yet when the session ends has a ticket that is void.
    await other.waitFor((event) => event.type === 'presence');
    const sessions = await ann.client.must('listSessions');
    const session_id = sessions.find(({ current }) => !current)!.id;
    await ann.client.must('endSession', { params: { session_id } });
    await expect(other.closed).resolves.toMatchObject({ code: 4403 });
    await playTurn(bots, bots[0]!, 'Mine stays');
  });

  it('[5.1] what a peer says after its session has ended is not heard', async () => {
    const { game, players } = await openTable(service());
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    const deaf = await openRawSocket(ann.client, game.id);
    const history = () => bob.client.must('messageHistory', { params: { game_id: game.id } });
    const before = await history();
    // It does not read, so it does not know that it was sent away.
    deaf.socket.pause();
    await ann.client.must('logout');
    for (let count = 0; count < 10; count++) {
      deaf.socket.send(JSON.stringify({ type: 'message', content: 'I am still in' }));
    }
    deaf.socket.resume();
    expect(await deaf.closed).toBe(4403);
    expect(await history()).toEqual(before);
  });

  it('[5.1] [D2.password] [D6.4403] comes with 4403 to every other session when the password changes', async () => {
    const { client } = service();
    const { game, players, bots } = await openTable(service(), { players: 1 });
    const [ann] = players as [(typeof players)[0]];
    const login = await client.must('login', { body: { name: ann.user.name, password: testPassword } });
    const other = await joinTable({ client: client.as(login.token), gameId: game.id });
    await other.waitFor((event) => event.type === 'presence');
    await ann.client.must('changePassword', {
      body: { password: testPassword, new_password: 'another-lantern-owl' },
    });
    await expect(other.closed).resolves.toMatchObject({ code: 4403 });
    await playTurn(bots, bots[0]!, 'Mine stays');
  });

  it('[5.1] [D2.7] [D6.4403] comes with 4403 when the operator deactivates the user', async () => {
    const { players, bots } = await openTable(service(), { players: 1 });
    await service().service.users.deactivate(players[0]!.user.name);
    await expect(bots[0]!.closed).resolves.toMatchObject({ code: 4403 });
  });

  it('[D7] [D6.4404] comes with 4404 when the game is deleted, and its running turn is given up', async () => {
    const { standIn } = service();
    const { game, players, bots } = await openTable(service());
    standIn.script(modelAnswers.stall(2));
    await bots[1]!.say('Once upon a time');
    await bots[1]!.waitFor((event) => event.type === 'delta');
    const request = standIn.requests.at(-1)!;
    await players[0]!.client.must('deleteGame', { params: { game_id: game.id } });
    for (const bot of bots) await expect(bot.closed).resolves.toMatchObject({ code: 4404 });
    await request.closed;
    expect(request.aborted).toBe(true);
    const rows = await ask(service().store, 'select id from messages where game_id = :id', { id: game.id });
    expect(rows).toEqual([]);
  });

  it.each([
    ['an unknown path', '/api/games/nowhere/ws', ''],
    ['a foreign origin', `/api/games/${crypto.randomUUID()}/ws`, 'Origin: https://elsewhere.example\r\n'],
  ])('survives a peer that breaks off while it is refused: %s', async (_, path, headers) => {
    const { hostname, port } = new URL(service().url);
    for (let peer = 0; peer < 20; peer++) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
      socket.resetAndDestroy();
    }
    await expect(service().client.request('GET', '/healthz')).resolves.toMatchObject({ status: 200 });
  });

  it('a refused upgrade is closed by the service, not left to the peer', async () => {
    const { hostname, port } = new URL(service().url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.write(
      'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'end');
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 404 [\s\S]*"Not found"/);
    // The other side is gone: writing to it ends this one too.
    const closed = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
    const writing = setInterval(() => socket.write('still here', () => {}), 5);
    await closed;
    clearInterval(writing);
  });
});

describe.each(setups)('stopping ($database, $protocol)', (setup) => {
  it('[D6.1012] closes every connection with 1012, those that are just opening included', async () => {
    const service = await startTestService(setup);
    const { game, players, bots } = await openTable(service);
    service.standIn.script(modelAnswers.hang());
    await bots[0]!.say('Wait for it');
    await bots[0]!.waitFor(isTyping);
    const opening = Promise.all(
      Array.from({ length: 10 }, () =>
        joinTable({ client: players[0]!.client, gameId: game.id }).catch(() => null),
      ),
    );
    await service.client.request('GET', '/healthz');
    await service.stop();
    const codes = await Promise.all(bots.map(async (bot) => (await bot.closed).code));
    expect(codes).toEqual([1012, 1012]);
    for (const late of await opening) if (late) expect([1012, 1006]).toContain((await late.closed).code);
  });
});

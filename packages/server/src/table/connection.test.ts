import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createCatchUpPlaces } from './catch-up-places.ts';
import { Connection, toFrame } from './connection.ts';
import { startHeartbeat } from './heartbeat.ts';

async function connect({ userId = 'ann', patience = 50 } = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [
    [WebSocket],
    [],
  ];
  const seat = { gameId: 'game', userId, userName: 'Ann', sessionHash: 'hash' };
  return { client, connection: new Connection(socket, seat, patience) };
}

const long = toFrame({ type: 'delta', text: 'x'.repeat(512 * 1024) });

/** Sends until neither the system nor the client takes any more. */
async function fill({ socket }: Connection) {
  while (socket.bufferedAmount < long.data.length) {
    socket.send(long.data);
    await new Promise(setImmediate);
  }
}

describe('a client that catches up', () => {
  it('[D6.1013] and takes nothing is closed', async () => {
    const { client, connection } = await connect();
    client.pause();
    await fill(connection);
    await connection.drained();
    expect(connection.isOpen).toBe(false);
    client.resume();
    expect((await once(client, 'close'))[0]).toBe(1013);
  });

  it('[D6.1013] and reads on is not', async () => {
    const { client, connection } = await connect({ patience: 10_000 });
    client.pause();
    await fill(connection);
    const drained = connection.drained();
    client.resume();
    await drained;
    expect(connection.isOpen).toBe(true);
  });

  it('[D6.17] has one of few places, and gives it back also when it closes or fails', async () => {
    const inPlace = createCatchUpPlaces();
    const [one, two, three] = [await connect(), await connect(), await connect()];
    const began: string[] = [];
    const inside = ['one', 'two'].map((name, index) => {
      const { connection } = [one, two][index]!;
      return inPlace(connection, async () => {
        began.push(name);
        await once(connection.socket, 'close');
        if (name === 'two') throw new Error('The database is away');
      });
    });
    // The third of this user waits and gives up; another user does not wait for them.
    const waiting = inPlace(three.connection, async () => void began.push('three'));
    const other = await connect({ userId: 'bob' });
    await inPlace(other.connection, async () => void began.push('bob'));
    three.client.terminate();
    await waiting;
    expect(began).toEqual(['one', 'two', 'bob']);
    one.client.terminate();
    two.client.terminate();
    await Promise.all(inside);
    await inPlace(one.connection, async () => void began.push('closed'));
    const again = [await connect(), await connect()];
    const both = again.map(({ connection }) => inPlace(connection, async () => void began.push('again')));
    await Promise.all(both);
    await expect(
      inPlace(again[0]!.connection, async () => {
        throw new Error('The database is away');
      }),
    ).rejects.toThrow('away');
    await inPlace(again[1]!.connection, async () => void began.push('last'));
    expect(began).toEqual(['one', 'two', 'bob', 'again', 'again', 'last']);
  });

  it('[D6.17] waits for one of the places of all users', async () => {
    const inPlace = createCatchUpPlaces();
    const users = await Promise.all(
      Array.from({ length: 16 }, (_, user) => connect({ userId: `user ${user}` })),
    );
    const inside = users.map(({ connection }) =>
      inPlace(connection, async () => void (await once(connection.socket, 'close'))),
    );
    const late = await connect();
    let isIn = false;
    const waiting = inPlace(late.connection, async () => {
      isIn = true;
    });
    await new Promise(setImmediate);
    expect(isIn).toBe(false);
    users[0]!.client.terminate();
    await waiting;
    expect(isIn).toBe(true);
    for (const { client } of users) client.terminate();
    await Promise.all(inside);
  });

  it('and whose frames are not read is dropped by the heartbeat in the end', async () => {
    const { connection } = await connect();
    connection.socket.pause();
    onTestFinished(startHeartbeat(() => [connection], 5));
    await once(connection.socket, 'close');
    expect(connection.pausedHeartbeats).toBeGreaterThan(2);
  });
});

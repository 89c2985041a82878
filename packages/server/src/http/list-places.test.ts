import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createListPlaces } from './list-places.ts';

/** More than the system keeps for a client that does not read. */
const long = Buffer.alloc(24 * 1024 * 1024, ' ');

describe('the places of lists', () => {
  it('[D3.14] are taken from clients that do not read while others wait', async () => {
    const places = createListPlaces();
    const { signal } = new AbortController();
    const server = createServer(async (request, response) => {
      await places.take(response, { signal });
      response.end(request.url === '/long' ? long : 'short');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close().closeAllConnections());
    const { port } = server.address() as AddressInfo;
    const begin = async (path: string) => {
      const [answer] = await once(get({ port, path, agent: false }), 'response');
      return answer as IncomingMessage;
    };
    const unread = await Promise.all(Array.from({ length: 6 }, () => begin('/long')));
    const cutOff = new Promise((resolve) => {
      for (const one of unread) one.on('error', resolve);
    });
    const answer = await begin('/');
    expect((await answer.toArray()).join('')).toBe('short');
    for (const one of unread) one.resume();
    await cutOff;
  });
});

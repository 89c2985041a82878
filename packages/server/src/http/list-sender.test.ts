import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { goneSignal } from './client-gone.ts';
import { createListSender } from './list-sender.ts';

const places = 6;

it('[D3.14] whoever goes while their list waits for a place leaves their own line', async () => {
  const send = createListSender();
  const signs = new EventEmitter();
  const [held, refused, ending] = ['held', 'refused', 'ending'].map((sign) => once(signs, sign));
  let begun = 0;
  const app = fastify({ forceCloseConnections: true });
  app.get('/:kind/:key', async (request, reply) => {
    const { kind, key } = request.params as { kind: 'held' | 'gone' | 'short'; key: string };
    if (kind === 'gone') await once(reply.raw, 'close');
    async function* pages() {
      if (kind === 'held') {
        begun += 1;
        if (begun === places) signs.emit('held');
        await ending;
      }
      yield [key];
    }
    const sending = {
      key,
      reply,
      get signal() {
        return goneSignal(reply);
      },
      write: JSON.stringify,
    };
    try {
      return await send({ isShort: kind === 'short', pages: pages() }, sending);
    } catch (error) {
      signs.emit('refused');
      throw error;
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    signs.emit('ending');
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  const begin = (path: string) => {
    const request = get({ port, path, agent: false });
    request.on('error', () => {});
    return request;
  };
  for (let place = 0; place < places; place++) begin(`/held/${place}`);
  await held;
  app.server.once('request', () => leaving.destroy());
  const leaving = begin('/gone/ann');
  await refused;
  const [answer] = await once(begin('/short/ann'), 'response');
  expect((await (answer as IncomingMessage).toArray()).join('')).toBe('["ann"]');
});

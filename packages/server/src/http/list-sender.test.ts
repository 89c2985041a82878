import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
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

describe('[D3.14] after a long list', () => {
  const effort = 60;

  /** When the lists of each reader were begun. */
  async function listen() {
    const send = createListSender();
    const begun: Record<string, number[]> = { ann: [], bob: [] };
    const app = fastify({ forceCloseConnections: true });
    app.get('/:key', (request, reply) => {
      const { key } = request.params as { key: string };
      async function* pages() {
        begun[key]!.push(performance.now());
        await new Promise((resolve) => setTimeout(resolve, effort));
        yield [key];
      }
      const sending = { key, reply, signal: new AbortController().signal, write: JSON.stringify };
      return send({ isShort: false, pages: pages() }, sending);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => app.close());
    return { app, begun, port: (app.server.address() as AddressInfo).port };
  }

  /** A timer may be a little early. */
  const rest = effort + 2 * (effort - 5) - 5;

  it('the next one of its reader waits twice as long as it took us, and nobody else', async () => {
    const { app, begun } = await listen();
    await Promise.all(['ann', 'ann', 'bob'].map((key) => app.inject(`/${key}`)));
    const [first, second] = begun.ann!;
    expect(second! - first!).toBeGreaterThan(rest);
    expect(begun.bob![0]).toBeLessThan(second!);
  });

  it('of a reader who hangs up the next one waits as well', async () => {
    const { app, begun, port } = await listen();
    const leaving = get({ port, path: '/ann', agent: false });
    leaving.on('error', () => {});
    await expect.poll(() => begun.ann!.length, { interval: 2 }).toBe(1);
    leaving.destroy();
    await app.inject('/ann');
    const [first, second] = begun.ann!;
    expect(second! - first!).toBeGreaterThan(rest);
  });
});

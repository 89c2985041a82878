import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ModelFailure } from '@fireside/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { openModel } from '../../src/models/open-model.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Streams the same events until nobody listens any more; `left` resolves then. */
async function endless(first: string, more: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(first);
    const piece = more.repeat(Math.ceil(16_384 / more.length));
    const pour = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', pour);
    pour();
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const left = once(server, 'connection').then(
    ([socket]) => new Promise((resolve) => (socket as Socket).once('close', resolve)),
  );
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, left };
}

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const words = 'and so on '.repeat(100);
const chat = (delta: object) => event({ choices: [{ index: 0, delta }] });
const block = (type: string) =>
  event({ type: 'content_block_start', index: 0, content_block: { type, id: 'a', name: 'one', input: {} } });
const blockDelta = (delta: object) => event({ type: 'content_block_delta', index: 0, delta });

const streams = {
  compatible: {
    'reasoning without end': ['', chat({ reasoning_content: words })],
    'arguments without end': [
      chat({ tool_calls: [{ index: 0, id: 'a', function: { name: 'one', arguments: '' } }] }),
      chat({ tool_calls: [{ index: 0, function: { arguments: words } }] }),
    ],
    'usage without end': ['', event({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } })],
    'comments without end': ['', ': keep-alive\n\n'],
    'one line without end': ['data: ', words],
  },
  anthropic: {
    'reasoning without end': [block('thinking'), blockDelta({ type: 'thinking_delta', thinking: words })],
    'arguments without end': [
      block('tool_use'),
      blockDelta({ type: 'input_json_delta', partial_json: words }),
    ],
    'usage without end': ['', event({ type: 'message_delta', delta: {}, usage: { output_tokens: 1 } })],
    'pings without end': ['', `event: ping\n${event({ type: 'ping' })}`],
    'one line without end': ['data: ', words],
  },
} as const;

describe.each(['compatible', 'anthropic'] as const)('a server that is taken for %s', (provider) => {
  it.each(Object.entries(streams[provider]))('is left when it sends %s', async (_, [first, more]) => {
    const { baseUrl, left } = await endless(first, more);
    const model = openModel({ provider, model: 'any', baseUrl, key: 'sk-test' } as never);
    const request = { messages: [{ role: 'user' as const, text: 'Hello' }], tools: [], mayCall: true };
    const failure = await model.ask(request, () => {}, new AbortController().signal).catch((error) => error);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure.kind).toBe('provider_fault');
    await left;
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pastAdapter } from './past-adapter.ts';
import { openWire, wireFetch } from './wire-fetch.ts';

/** What the server is to say, and in which pieces. */
let writes: string[];
let server: Server;
let baseURL: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const write of writes) {
      response.write(write);
      await new Promise(setImmediate);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Go on.' }] }];

const words = fc.constantFrom('The ', 'door ', 'The ', '竜🐉 ', '"quoted" ', '\\ \n', 'é', '');

const weighed = <T>(...choices: [weight: number, arbitrary: fc.Arbitrary<T>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Events that come together, and others that come a moment later. */
const inWrites = <T>(event: fc.Arbitrary<T>) =>
  fc.array(fc.array(event, { minLength: 1, maxLength: 4 }), { maxLength: 20 });

function openaiStream(): fc.Arbitrary<string[]> {
  const chunk = (delta: object, more: object = {}) =>
    `data: ${JSON.stringify({ id: 'x', created: 1, model: 'm', choices: [{ index: 0, delta, ...more }] })}\n\n`;
  const call = (index: number) =>
    chunk({ tool_calls: [{ index, id: `call${index}`, function: { name: 'roll', arguments: '{}' } }] });
  let calls = 0;
  const event = weighed(
    [12, words.map((content) => () => chunk({ content }))],
    [1, words.map((content) => () => chunk({ role: 'assistant', content }, { finish_reason: null }))],
    [2, fc.constant(() => call(calls++))],
    [1, fc.constant(() => chunk({ reasoning_content: 'hm' }))],
    [1, fc.constant(() => ': ping\n\n')],
  );
  const odd = words.map((content) => () => chunk({ content }, { logprobs: { content: [] } }));
  const end = `${chunk({}, { finish_reason: 'stop' })}data: [DONE]\n\n`;
  // Text that the shortcut does not know closes it; most answers are to have none.
  const streams = weighed([9, inWrites(event)], [1, inWrites(weighed([6, event], [1, odd]))]);
  return streams.map((all) => {
    calls = 0;
    return [...all.map((events) => events.map((make) => make()).join('')), end];
  });
}

function anthropicStream(): fc.Arbitrary<string[]> {
  const event = (type: string, more: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  const usage = { input_tokens: 1, output_tokens: 1 };
  const begin = event('message_start', {
    message: { id: 'x', type: 'message', role: 'assistant', model: 'm', content: [], usage },
  });
  const end =
    event('message_delta', { delta: { stop_reason: 'end_turn' }, usage }) + event('message_stop', {});
  const start = (index: number) =>
    event('content_block_start', { index, content_block: { type: 'text', text: '' } });
  const stop = (index: number) => event('content_block_stop', { index });
  const step = weighed<{ text?: string; next?: true }>(
    [12, words.map((text) => ({ text }))],
    [1, fc.constant({})],
    [2, fc.constant({ next: true })],
  );
  return inWrites(step).map((all) => {
    let index = 0;
    const write = ({ text, next }: { text?: string; next?: true }) => {
      if (next) return stop(index) + start(++index);
      if (text === undefined) return event('ping', {});
      return event('content_block_delta', { index, delta: { type: 'text_delta', text } });
    };
    return [begin + start(0), ...all.map((steps) => steps.map(write).join('')), stop(index) + end];
  });
}

/** The parts of an answer, with the pieces of each text put together and empty ones left out. */
async function partsOf(language: LanguageModelV4) {
  const { stream } = await language.doStream({ prompt });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) {
    const before = parts.at(-1);
    if (part.type === 'text-delta' && part.delta === '') continue;
    if (part.type === 'text-delta' && before?.type === 'text-delta' && before.id === part.id) {
      parts[parts.length - 1] = { ...before, delta: before.delta + part.delta };
    } else {
      parts.push(part);
    }
  }
  return parts;
}

const providers: [
  string,
  (fetch?: typeof globalThis.fetch) => LanguageModelV4,
  () => fc.Arbitrary<string[]>,
][] = [
  ['openai', (fetch) => createOpenAI({ baseURL, apiKey: 'none', fetch }).chat('m'), openaiStream],
  [
    'compatible',
    (fetch) => createOpenAICompatible({ name: 'c', baseURL, includeUsage: true, fetch }).chatModel('m'),
    openaiStream,
  ],
  [
    'anthropic',
    (fetch) => createAnthropic({ baseURL, apiKey: 'none', fetch }).languageModel('m'),
    anthropicStream,
  ],
];

describe.each(providers)('past the adapter of %s', (_, open, streams) => {
  it('an answer says the same, in the same order, as through it', async () => {
    await fc.assert(
      fc.asyncProperty(streams(), async (stream) => {
        writes = stream;
        const through = await partsOf(open());
        const past = await partsOf(pastAdapter(open(wireFetch)));
        expect(past).toEqual(through);
      }),
      { numRuns: 100, seed: 20261115 },
    );
  });
});

describe('the shortcut', () => {
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content } }] })}\n\n`;

  it('is taken: the adapter sees the first text and little more', async () => {
    writes = Array.from({ length: 200 }, (_, index) => chunk(`word${index} `));
    let seen = 0;
    const counting: typeof fetch = async (input, init) => {
      const response = await wireFetch(input, init);
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, controller) {
          seen += Buffer.from(bytes).toString().split('\n\n').length - 1;
          controller.enqueue(bytes);
        },
      });
      return new Response(response.body!.pipeThrough(counter), response);
    };
    const language = createOpenAICompatible({ name: 'c', baseURL, fetch: counting }).chatModel('m');
    const parts = await partsOf(pastAdapter(language));
    const text = parts.find((part) => part.type === 'text-delta');
    expect(text?.delta).toBe(Array.from({ length: 200 }, (_, index) => `word${index} `).join(''));
    expect(seen).toBeLessThan(100);
  });

  it('lets go of the connection when its reader does', async () => {
    writes = Array.from({ length: 100 }, () => chunk('word '));
    const connected = once(server, 'connection');
    const language = createOpenAICompatible({ name: 'c', baseURL, fetch: openWire() }).chatModel('m');
    const { stream } = await pastAdapter(language).doStream({ prompt });
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    const [socket] = (await connected) as [Socket];
    if (!socket.destroyed) await once(socket, 'close');
  });
});

import { isDeepStrictEqual as isDeepEqual } from 'node:util';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ModelFailure, type ModelPart } from '@fireside/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openModel } from '../../src/models/open-model.ts';
import { listen, summaryOf } from './listen.ts';
import { anthropic } from './streams/anthropic.ts';
import { llamaCpp } from './streams/llama-cpp.ts';
import { lmStudio } from './streams/lm-studio.ts';
import { ollama } from './streams/ollama.ts';
import { openai } from './streams/openai.ts';
import { openrouter } from './streams/openrouter.ts';
import { vllm } from './streams/vllm.ts';

const families = {
  OpenAI: openai,
  Anthropic: anthropic,
  'llama.cpp': llamaCpp,
  vLLM: vllm,
  Ollama: ollama,
  'LM Studio': lmStudio,
  OpenRouter: openrouter,
};

/** Other ways to write the same stream. */
const writings: [string, (body: string) => string][] = [
  ['lines that end in CR and LF', (body) => body.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')],
  ['lines that end in CR', (body) => body.replaceAll('\r\n', '\n').replaceAll('\n', '\r')],
  ['a byte order mark', (body) => `\ufeff${body}`],
  ['no space behind the colon', (body) => body.replaceAll('data: ', 'data:')],
  ['comments everywhere', (body) => `:\n\n${body.replaceAll('data:', ': keep-alive\n:\ndata:')}`],
  ['ids and times to retry', (body) => body.replaceAll('data:', 'id: 7\nretry: 10\ndata:')],
  ['data over several lines', (body) => body.replaceAll(',"', ',\ndata: "')],
];

const all = Object.entries(families).flatMap(([name, { provider, streams }]) =>
  streams.map((stream) => ({ ...stream, provider, name: `${name}: ${stream.name}` })),
);

describe.each(all)(
  'a stream of $name',
  ({ provider, body, text = '', thoughts = '', calls = [], ids, ends }) => {
    const bytes = Buffer.from(body);
    const whole = listen(provider, [bytes]);

    it('is heard as it is meant', () => {
      const heard = summaryOf(whole);
      expect(heard).toMatchObject({ text, thoughts, calls });
      expect(heard.ends).toEqual(ends);
      expect(new Set(heard.ids).size).toBe(calls.length);
      expect(heard.ids).not.toContain('');
      if (ids) expect(heard.ids).toEqual(ids);
    });

    it('is the same wherever it is cut', () => {
      for (let at = 1; at < bytes.length; at++) {
        const heard = listen(provider, [bytes.subarray(0, at), bytes.subarray(at)]);
        if (!isDeepEqual(heard, whole)) expect(heard, `cut at ${at}`).toEqual(whole);
      }
      const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
      expect(listen(provider, single)).toEqual(whole);
    });

    it.each(writings)('is the same with %s, in any pieces', (_, write) => {
      const written = Buffer.from(write(body));
      expect(listen(provider, [written])).toEqual(whole);
      const cuts = fc.array(fc.integer({ min: 0, max: written.length }), { maxLength: 12 });
      fc.assert(
        fc.property(cuts, (places) => {
          const sorted = [0, ...places.toSorted((a, b) => a - b), written.length];
          const pieces = sorted.slice(1).map((end, index) => written.subarray(sorted[index], end));
          return isDeepEqual(listen(provider, pieces), whole);
        }),
        { numRuns: 20 },
      );
    });

    it('is the same over HTTP', async () => {
      const server = createServer(async (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (let at = 0; at < bytes.length; at += 61) {
          response.write(bytes.subarray(at, at + 61));
          await new Promise(setImmediate);
        }
        response.end();
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const model = openModel({ provider, model: 'any', baseUrl, key: undefined });
      const parts: ModelPart[] = [];
      const asked = model.ask(
        { messages: [], tools: [], mayCall: false },
        (part) => parts.push(part),
        new AbortController().signal,
      );
      const ended = await asked.catch((error: unknown) => {
        if (!(error instanceof ModelFailure)) throw error;
        return error.kind;
      });
      server.close();
      server.closeAllConnections();
      expect(summaryOf({ parts, ends: ended })).toMatchObject({ text, thoughts, calls, ends });
    });
  },
);

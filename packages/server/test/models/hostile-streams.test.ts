import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listen, summaryOf } from './listen.ts';
import { anthropic } from './streams/anthropic.ts';
import { ollama } from './streams/ollama.ts';
import { openai } from './streams/openai.ts';
import { event } from './streams/stream.ts';

const providers = ['openai', 'anthropic', 'compatible', 'ollama'] as const;

function* endless(piece: string): Generator<Buffer> {
  const bytes = Buffer.from(piece);
  for (let count = 0; count < 10_000_000; count++) yield bytes;
  throw new Error('Nobody stopped it');
}

const chatCall = (index: number) =>
  event({
    choices: [
      { delta: { tool_calls: [{ index, id: `${index}`, function: { name: 'one', arguments: '{}' } }] } },
    ],
  });
const block = (index: number, type: string) =>
  event({
    type: 'content_block_start',
    index,
    content_block: { type, id: `${index}`, name: 'one', input: {} },
  });

describe.each(providers)('a hostile server that is taken for %s', (provider) => {
  it.each([
    ['a line without end', 'x'.repeat(1_000)],
    ['a line without end in single bytes', 'x'],
    ['an event without end', `data: ${'x'.repeat(1_000)}\n`],
  ])('is left when it sends %s', (_, piece) => {
    expect(listen(provider, endless(piece)).ends).toBe('provider_fault');
  });

  it('is left when it calls without end', () => {
    const bodies = Array.from({ length: 10_000 }, (_, index) =>
      provider === 'anthropic' ? block(index, 'tool_use') : chatCall(index),
    );
    expect(listen(provider, [Buffer.from(bodies.join(''))]).ends).toBe('provider_fault');
  });

  it.each([
    ['nothing', '', 'silent'],
    ['blank lines', '\n\n\r\n\r\n\r\r', 'silent'],
    ['a page', '<!doctype html>\n<html>Bad gateway</html>\n', 'silent'],
    ['a page as data', 'data: <html>504</html>\n\n', 'provider_fault'],
    ['a number', 'data: 7\n\n', 'provider_fault'],
    ['null', 'data: null\n\n', 'provider_fault'],
    ['half an object', 'data: {"choices": [\n\n', 'provider_fault'],
    ['an error that is none', 'event: error\ndata: \n\n', 'provider_fault'],
    [
      'bytes that are no text',
      Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0xfe, 0x0a, 0x0a]),
      'provider_fault',
    ],
  ])('is no answer when it sends %s', (_, body, kind) => {
    expect(listen(provider, [Buffer.from(body)])).toEqual({ parts: [], ends: kind });
  });

  it('is met with a failure, or an answer, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 64 })), (pieces) => {
        listen(
          provider,
          pieces.map((piece) => Buffer.from(piece)),
        );
      }),
    );
  });

  const bodies = [openai, ollama, anthropic].flatMap(({ streams }) => streams.map(({ body }) => body));
  const wrong = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('__proto__', 'constructor', -1, 1e308, '\ud800', {}, []),
  );

  it('is met with a failure, or an answer, whatever is of the wrong type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bodies), fc.nat(400), wrong, (body, place, value) => {
        let seen = 0;
        const bent = body.replace(/^data: (\{.*\})$/gm, (_, json: string) => {
          const data = JSON.parse(json, (_key, given: unknown) => (seen++ === place ? value : given));
          return `data: ${JSON.stringify(data)}`;
        });
        const { calls } = summaryOf(listen(provider, [Buffer.from(bent)]));
        for (const [name, input] of calls) expect([typeof name, typeof input]).toEqual(['string', 'string']);
      }),
      { numRuns: 1_000 },
    );
  });
});

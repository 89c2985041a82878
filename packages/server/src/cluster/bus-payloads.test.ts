import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusMessage } from './bus.ts';
import { isTooLarge, type Payload, pack, toPart } from './bus-payloads.ts';

const node = '6f1c2f0e-8a44-4f0e-9a51-2f3a4d5e6f70';
const delta = (text: string): BusMessage => ({
  kind: 'room',
  gameId: '0b6f7c1a-1111-4222-8333-944455566677',
  event: { type: 'delta', text },
});

/** Short and long, of one byte and of four, and with what JSON must escape. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('a', 'ß', '竜', '🐉', '"', '\u0000', '\ud800'), maxLength: 4_000 }),
);

describe('the payloads of the bus', () => {
  it('stay below the limit of PostgreSQL in bytes, and bring everything in order', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), fc.integer({ min: 1, max: 2 ** 50 }), (texts, first) => {
        const parts = texts.map(delta).map(toPart);
        const small = parts.filter((part) => !isTooLarge(part, node));
        const payloads = pack(node, first, small);
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
        const read = payloads.map((payload) => JSON.parse(payload) as Payload);
        expect(read.map(({ number }) => number)).toEqual(payloads.map((_, index) => first + index));
        expect(read.flatMap(({ messages }) => messages)).toEqual(small.map(({ json }) => JSON.parse(json)));
      }),
    );
  });

  it('are as few as hold the messages', () => {
    const parts = Array.from({ length: 100 }, (_, index) => toPart(delta(`word ${index}`)));
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    expect(pack(node, 1, parts)).toHaveLength(Math.ceil(bytes / 7_700));
  });

  it('leave a message to a row as soon as it would not fit alone', () => {
    const fits = (length: number) => !isTooLarge(toPart(delta('é'.repeat(length))), node);
    expect(fits(3_800)).toBe(true);
    expect(fits(4_000)).toBe(false);
  });
});

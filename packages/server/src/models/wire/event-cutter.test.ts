import { describe, expect, it } from 'vitest';
import { cutEvents } from './event-cutter.ts';

function cut(...chunks: Buffer[]) {
  const events: [event: string, isPiece: boolean][] = [];
  const cutter = cutEvents((bytes, isPiece) =>
    events.push([Buffer.from(bytes, 'latin1').toString(), isPiece]),
  );
  for (const chunk of chunks) cutter.take(chunk);
  cutter.end();
  return events;
}

const stream = 'event: a\ndata: Ein Drache: 竜 🐉\n\n: ping\n\ndata: [DONE]\n\n';

describe.each([
  ['\\n', '\n'],
  ['\\r\\n', '\r\n'],
  ['\\r', '\r'],
])('a stream with lines that end in %s', (_, lineEnd) => {
  const bytes = Buffer.from(stream.replaceAll('\n', lineEnd));
  const whole = ['event: a\ndata: Ein Drache: 竜 🐉\n\n', ': ping\n\n', 'data: [DONE]\n\n'].map((event) => [
    event.replaceAll('\n', lineEnd),
    false,
  ]);

  it('has the same events wherever it is cut in two', () => {
    for (let place = 0; place <= bytes.length; place++) {
      expect(cut(bytes.subarray(0, place), bytes.subarray(place))).toEqual(whole);
    }
  });

  it('has the same events byte by byte', () => {
    expect(cut(...Array.from(bytes, (byte) => Buffer.of(byte)))).toEqual(whole);
  });
});

describe('a stream', () => {
  it('gives what is left at its end as a piece', () => {
    expect(cut(Buffer.from('data: 1\n\ndata: 2'))).toEqual([
      ['data: 1\n\n', false],
      ['data: 2', true],
    ]);
  });

  it('gives an event that does not come to its end in pieces', () => {
    const long = `data: ${'x'.repeat(70_000)}`;
    expect(cut(Buffer.from(long), Buffer.from('yyy\n\ndata: 2\n\n'))).toEqual([
      [long, true],
      ['yyy\n\n', true],
      ['data: 2\n\n', false],
    ]);
  });

  it('keeps bytes that are no UTF-8', () => {
    const strange = Buffer.from([0x64, 0xff, 0xfe, 0x80, 10, 10]);
    const kept: Buffer[] = [];
    cutEvents((bytes) => kept.push(Buffer.from(bytes, 'latin1'))).take(strange);
    expect(kept).toEqual([strange]);
  });
});

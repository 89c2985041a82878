import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowDigest } from './row-digest.ts';

const columns = ['a', 'b'];
type Value = string | number | null | Uint8Array;

function checksum(...rows: [Value, Value][]): string {
  const digest = new RowDigest(columns);
  digest.add(rows.map(([a, b]) => ({ a, b })));
  return digest.checksum();
}

const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.uint8Array());
const row = fc.tuple(value, value);

describe('the checksum of rows', () => {
  it('is the same for the same rows, however they are cut into pages', () => {
    fc.assert(
      fc.property(fc.array(row), fc.nat(), (rows, at) => {
        const objects = rows.map(([a, b]) => ({ b, a }));
        const cut = at % (rows.length + 1);
        const digest = new RowDigest(columns);
        digest.add(objects.slice(0, cut));
        digest.add(objects.slice(cut));
        expect(digest.checksum()).toBe(checksum(...rows));
        expect(digest.rows).toBe(rows.length);
      }),
    );
  });

  it('differs where a value differs, moves to the next column or changes its kind', () => {
    const all = [
      checksum(['ab', 'c']),
      checksum(['a', 'bc']),
      checksum(['abc', '']),
      checksum(['abc', null]),
      checksum(['1', 'x']),
      checksum([1, 'x']),
      checksum([new Uint8Array([49]), 'x']),
      checksum([null, 'x']),
      checksum(['n', 'x']),
      checksum(['x', '1'], ['1', 'x']),
      checksum(['1', 'x'], ['x', '1']),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('takes the bytes of a blob, whatever holds them', () => {
    expect(checksum([Buffer.from([0, 255]), null])).toBe(checksum([new Uint8Array([0, 255]), null]));
  });

  it('refuses a value that it does not know', () => {
    const digest = new RowDigest(['a']);
    expect(() => digest.add([{ a: undefined }])).toThrow('The column a holds a undefined');
  });
});

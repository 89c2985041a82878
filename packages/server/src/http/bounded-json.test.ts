import { Refusal } from '@fireside/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoundedJson } from './bounded-json.ts';

function refusalOf(text: string): string {
  try {
    parseBoundedJson(text);
  } catch (error) {
    if (error instanceof Refusal) return error.detail;
  }
  return 'it was read';
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('bounded JSON', () => {
  it('[D1.7] reads what JSON.parse reads, and nothing else', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
    for (const text of ['', '{', '"open', '"\\', '{]', '[1,]', 'nothing', '"\\"', ']]]]]'])
      expect(refusalOf(text)).toBe('body: must be valid JSON');
  });

  it('[D1.7] refuses deep nesting, of arrays and objects, before it is parsed', () => {
    expect(parseBoundedJson(nested(16))).toBeTruthy();
    expect(refusalOf(nested(17))).toBe('body: is nested too deeply');
    expect(refusalOf(`{"name":${'{"a":'.repeat(100_000)}`)).toBe('body: is nested too deeply');
    expect(refusalOf('['.repeat(130_000))).toBe('body: is nested too deeply');
  });

  it('[D1.7] refuses more values than anything of ours has', () => {
    const sheet = { inventory: Array.from({ length: 200 }, () => ({ name: 'a', quantity: 1, note: 'b' })) };
    expect(parseBoundedJson(JSON.stringify(sheet))).toEqual(sheet);
    expect(refusalOf(`[${'0,'.repeat(1_000_000)}0]`)).toBe('body: has too many parts');
    expect(refusalOf('""'.repeat(1_000_000))).toBe('body: has too many parts');
  });

  it('[D1.7] brackets in a text are text, however it is escaped', () => {
    const brackets = '[{'.repeat(30_000);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = { [`${text}"`]: `${text}\\"${brackets}${text}\\` };
        expect(parseBoundedJson(JSON.stringify(value))).toEqual(value);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { beginningOf, growingEnd, isLong } from './long-text.ts';

it('a text is long by its characters or by its lines', () => {
  expect(isLong('x'.repeat(4_000))).toBe(false);
  expect(isLong('x'.repeat(4_001))).toBe(true);
  expect(isLong('x\n'.repeat(79))).toBe(false);
  expect(isLong('x\n'.repeat(80))).toBe(true);
});

it('letters that are hard to draw count twice', () => {
  expect(isLong('ﷺ'.repeat(2_000))).toBe(false);
  expect(isLong('ﷺ'.repeat(2_001))).toBe(true);
  expect(beginningOf('漢'.repeat(9_000))).toHaveLength(1_500);
  expect(growingEnd('漢'.repeat(9_000))).toHaveLength(1_501);
});

it('of a long text no more is drawn than is seen', () => {
  expect(beginningOf('x'.repeat(16_000))).toHaveLength(3_000);
  expect(beginningOf('x\n'.repeat(5_000)).split('\n')).toHaveLength(80);
});

it('a growing text shows its end', () => {
  expect(growingEnd('short')).toBe('short');
  const grown = growingEnd(`${'line of words\n'.repeat(1_000)}the end`);
  expect(grown).toMatch(/^…\nline of words\n/);
  expect(grown).toMatch(/the end$/);
  expect(grown.length).toBeLessThanOrEqual(3_001);
});

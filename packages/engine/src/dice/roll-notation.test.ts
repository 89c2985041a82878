import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNotation } from './parse-notation.ts';
import { rollNotation } from './roll-notation.ts';

const total = (text: string) => rollNotation(parseNotation(text), () => 1).total;

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.nat(1_000).map(String),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '*'), tie('expression'))
      .map(([left, sign, right]) => `(${left})${sign}${right}`),
    fc
      .tuple(tie('expression'), fc.integer({ min: 1, max: 12 }))
      .map(([left, right]) => `floor((${left})/${right})`),
    fc.tuple(tie('expression'), tie('expression')).map(([left, right]) => `max(${left},min(${right},7))`),
  ),
}));

describe('the arithmetic of dice notation', () => {
  it('agrees with the language itself', () => {
    const { max, min, floor } = Math;
    const reference = (text: string) =>
      new Function('max', 'min', 'floor', `return ${text}`)(max, min, floor);
    fc.assert(
      fc.property(expression, (text) => {
        fc.pre(Math.abs(reference(text)) < Number.MAX_SAFE_INTEGER);
        expect(total(text)).toBe(reference(text) || 0);
      }),
    );
  });

  it.each([
    ['1+2*3', 7],
    ['2*3-4/2', 4],
    ['-7%3', 2],
    ['round(5/2)+round(-5/2)', 0],
    ['10-4-3', 3],
    ['8/4/2', 1],
    ['5--3', 8],
    ['1/3', 0.33],
    ['sign(-3)*0', 0],
  ])('%s is %d', (text, value) => expect(total(text)).toBe(value));
});

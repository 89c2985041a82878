import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const number = fc.oneof(
  fc.nat(1_000),
  fc.float({ min: 0, max: 100, noNaN: true }).map((n) => Number(n.toFixed(2))),
);
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    number.map(String),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/', '**'), tie('expression'))
      .map(([left, sign, right]) => `(${left})${sign}(${right})`),
    tie('expression').map((inner) => `-(${inner})`),
    fc.tuple(tie('expression'), tie('expression')).map(([left, right]) => `max(${left}, ${right})`),
    tie('expression').map((inner) => `floor(${inner})`),
  ),
}));

describe('the arithmetic of dice notation', () => {
  it('agrees with the language itself', () => {
    const reference = (text: string) => new Function('max', 'floor', `return ${text}`)(Math.max, Math.floor);
    fc.assert(
      fc.property(expression, (text) => {
        expect(evaluate(text)).toEqual(reference(text));
      }),
    );
  });

  it.each([
    ['1+2*3', 7],
    ['2*3-4/2', 4],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2^-1', 0.5],
    ['-7 % 3', 2],
    ['7 % 0', 7],
    ['round(2.5) + round(-2.5)', 0],
    ['round(3.14159, 2)', 3.14],
    ['min(4, 2, 9)', 2],
    ['sqrt(16)+abs(-1)', 5],
    ['1e3', 1000],
    ['10 - 4 - 3', 3],
    ['8/4/2', 1],
    ['5--3', 8],
  ])('%s is %d', (text, value) => expect(evaluate(text)).toBe(value));

  it.each(['', '1+', '(1', '1 2', 'max 1', 'process', 'constructor(1)', '1;2', 'x=1', '"a"', '[1]'])(
    'refuses %j',
    (text) => expect(() => evaluate(text)).toThrow(SyntaxError),
  );
});

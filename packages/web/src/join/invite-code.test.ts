import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode, spaced } from './invite-code.ts';

test('a code is read however it is typed', () => {
  expect(readCode(' abcd-12 34 ')).toBe('ABCD1234');
  expect(readCode('ABCD1234EXTRA')).toBe('ABCD1234');
});

test('a code is shown in two halves', () => {
  expect(spaced('ABCD1234')).toBe('ABCD 1234');
});

test('whatever is typed, what is shown is read as the same code', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = readCode(typed);
      expect(readCode(spaced(code))).toBe(code);
    }),
  );
});

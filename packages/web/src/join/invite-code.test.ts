import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeCode, readCode, spaced } from './invite-code.ts';

test('[E8.134] a code is read however it is typed, or pasted with the link around it', () => {
  expect(readCode(' abcd-12 34 ')).toBe('ABCD1234');
  expect(readCode('ABCD1234EXTRA')).toBe('ABCD1234');
  expect(readCode('http://192.168.1.5:8000/j/abcd1234')).toBe('ABCD1234');
  expect(readCode('https://fire.example/join/5a1f0c62-0000-4000-8000-000000000000#ABCD1234')).toBe(
    'ABCD1234',
  );
});

test('a code is shown in two halves', () => {
  expect(spaced('ABCD1234')).toBe('ABCD 1234');
});

test('half a code is no code', () => {
  expect(isWholeCode('ABCD')).toBe(false);
  expect(isWholeCode('ABCD1234')).toBe(true);
});

test('whatever is typed, what is shown is read as the same code', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = readCode(typed);
      expect(readCode(spaced(code))).toBe(code);
    }),
  );
});

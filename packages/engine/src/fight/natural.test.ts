import { describe, expect, it } from 'vitest';
import { naturalBehind, naturalOf } from './natural.ts';

describe('[E5.28] the die that counts', () => {
  it.each([
    ['1d20+5', '[17]+5 = 22', 17],
    ['2d20kh1+5', '[4d, 17]+5 = 22', 17],
    ['2d20kl1+5', '[20d, 3]+5 = 8', 3],
    ['1d20+5+1d4', '[1]+5+[3] = 9', 1],
    ['2d6+3', '[4, 2]+3 = 9', null],
  ])('of %s is read in %s', (notation, breakdown, natural) => {
    expect(naturalOf({ notation, breakdown })).toBe(natural);
  });

  it.each([
    ['1d20+5', 25, 20],
    ['2d20kl1-1', 0, 1],
    ['1d20', 7, 7],
    ['1d20+5+1d4', 25, null],
  ])('of %s is reckoned from %i', (notation, total, natural) => {
    expect(naturalBehind(notation, total)).toBe(natural);
  });
});

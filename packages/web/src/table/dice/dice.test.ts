import { expect, test } from 'vitest';
import { faceOf } from '../composer/DiceFields.tsx';
import { problemWith } from '../composer/TotalField.tsx';
import { rangeOf } from './range-of.ts';
import { naturalOf, readBreakdown } from './read-breakdown.ts';
import { spokenWorking } from './spoken-working.ts';
import { ownDiceOf, workOut } from './work-out.ts';

test.each([
  ['[14]+5 = 19', [['[14]+5', false]]],
  [
    '[14, 3d]+5 = 19',
    [
      ['[14, ', false],
      ['3', true],
      [']+5', false],
    ],
  ],
  [
    '[3d, 3d, 4] = 4',
    [
      ['[', false],
      ['3', true],
      [', ', false],
      ['3', true],
      [', 4]', false],
    ],
  ],
  [
    '[1rod, 6!, 2] = 8',
    [
      ['[', false],
      ['1ro', true],
      [', 6!, 2]', false],
    ],
  ],
  [
    '{([1, 2])d, [6]} = 6',
    [
      ['{', false],
      ['([1, 2])', true],
      [', [6]}', false],
    ],
  ],
  ['[-1, 0, 1] = 0', [['[-1, 0, 1]', false]]],
  ['floor([3]/2) = 1', [['floor([3]/2)', false]]],
  ['', []],
])('[E8.109] %s is read in pieces', (breakdown, pieces) => {
  expect(readBreakdown(breakdown).map(({ text, dropped }) => [text, dropped])).toEqual(pieces);
});

test.each([
  ['[14]+5 = 19', '14 plus 5, total 19'],
  ['[14]-1 = 13', '14 minus 1, total 13'],
  ['[14, 3d]+5 = 19', '14, dropped 3 plus 5, total 19'],
  ['[6!, 2]*2 = 16', '6!, 2 times 2, total 16'],
  ['[-1, 0, 1] = 0', '-1, 0, 1, total 0'],
  ['([3]+[4])/2 = 3', '(3 plus 4) divided by 2, total 3'],
  [' = 7', 'total 7'],
])('[E8.109] %s is read out as %s', (breakdown, spoken) => {
  expect(spokenWorking({ breakdown, total: Number(breakdown.split('= ')[1]) })).toBe(spoken);
});

test.each([
  ['1d20+5', '[20]+5 = 25', 20],
  ['1d20+5', '[1]+5 = 6', 1],
  ['1d20', '[10] = 10', null],
  ['2d20kh1+3', '[20, 4d]+3 = 23', 20],
  ['2d20kh1+3', '[20d, 20] = 20', 20],
  ['2d20kl1+3', '[20d, 1]+3 = 4', 1],
  ['2d20', '[20, 1] = 21', null],
  ['1d20+1d4', '[20]+[1] = 21', 20],
  ['1d4+1d20', '[1]+[7] = 8', null],
  ['1d20+1d20', '[20]+[1] = 21', null],
  ['1d6', '[1] = 1', null],
  ['1d200', '[20] = 20', null],
  ['d20', '[20] = 20', 20],
  ['100d20', '[20, 20… = 900', null],
])('[E8.110] %s that shows %s: natural %s', (notation, breakdown, natural) => {
  expect(naturalOf({ notation, breakdown })).toBe(natural);
});

test.each([
  ['1d20+3', 4, 23],
  ['d20', 1, 20],
  ['1d20-1', 0, 19],
  ['2d20kh1+5', 6, 25],
  ['2d20kl+5', 6, 25],
  ['4d6dl1', 3, 18],
  ['2d6+1d8 - 2', 1, 18],
  ['1d%', 1, 100],
  ['10-1d4', 6, 9],
])('[E8.113] %s lies between %d and %d', (notation, min, max) => {
  expect(rangeOf(notation)).toEqual({ min, max });
});

test.each(['', 'banana', '1d6!', '2d6*2', '{1d6,1d8}kh1', '6d10>=8', '1d20 1d4', 'floor(1d6/2)'])(
  '[E8.113] %s is left to the service',
  (notation) => {
    expect(rangeOf(notation)).toBeNull();
  },
);

test('[E8.113] a number that the dice cannot show is not sent', () => {
  const range = rangeOf('1d20+3');
  expect(problemWith('17', range)).toBeNull();
  expect(problemWith(' 4 ', range)).toBeNull();
  expect(problemWith('24', range)).toBe('These dice show 4 to 23.');
  expect(problemWith('3', range)).toBe('These dice show 4 to 23.');
  expect(problemWith('seventeen', range)).toBe('Write a whole number.');
  expect(problemWith('', range)).toBe('Write a whole number.');
  expect(problemWith('99', null)).toBeNull();
});

test.each([
  ['1d20+5', [14], '14 + 5 = 19'],
  ['1d20-1', [14], '14 − 1 = 13'],
  ['1d20', [14], '14'],
  ['2d20kh1+5', [3, 14], '14 (3 dropped) + 5 = 19'],
  ['2d20kl+5', [3, 14], '3 (14 dropped) + 5 = 8'],
  ['2d20kh1', [7, 7], '7 (7 dropped)'],
  ['4d6dl1', [6, 1, 4, 1], '6 + 4 + 1 (1 dropped) = 11'],
  ['3d6dh1', [6, 1, 4], '1 + 4 (6 dropped) = 5'],
  ['2d6+1d8 - 2', [3, 4, 8], '3 + 4 + 8 − 2 = 13'],
  ['10-1d4', [3], '10 − 3 = 7'],
  ['1d4-6', [2], '2 − 6 = −4'],
  ['1d20+5+2', [14], '14 + 5 + 2 = 21'],
])('[E8.113] %s that shows %j comes to %s', (notation, shown, working) => {
  expect(workOut(ownDiceOf(notation)!, shown)).toBe(working);
});

test.each(['8d6', '100d6', '1d6!', '2d6*2', '4d6dl4', '7', 'banana'])(
  '[E8.113] of %s the total is asked for',
  (notation) => {
    expect(ownDiceOf(notation)).toBeNull();
  },
);

test('[E8.113] a die shows no more than its faces', () => {
  expect(ownDiceOf('1d%+2d6')?.sides).toEqual([100, 6, 6]);
  for (const [written, face] of [
    ['14', 14],
    [' 1 ', 1],
    ['20', 20],
    ['21', null],
    ['0', null],
    ['-3', null],
    ['1.5', null],
    ['', null],
    ['a lot', null],
  ] as const)
    expect(faceOf(written, 20)).toBe(face);
});

import { expect, it } from 'vitest';
import { honestyWords, withheldWords } from './honesty-words.ts';

it.each([
  [[0, 0, 0, 0, 0], 'The DM has told nothing yet.'],
  [[4, 0, 0, 0, 0], 'In 4 turns the DM claimed nothing yet that dice or sheets could bear out.'],
  [[1, 1, 1, 0, 0], 'In 1 turn the DM made 1 claim: it was borne out by dice and sheets.'],
  [[3, 5, 5, 0, 0], 'In 3 turns the DM made 5 claims: all of them were borne out by dice and sheets.'],
  [[2, 1, 0, 0, 1], 'In 2 turns the DM made 1 claim: 1 was kept back.'],
  [
    [41, 120, 117, 2, 1],
    'In 41 turns the DM made 120 claims: 117 were borne out by dice and sheets, 2 were put right before anybody read them and 1 was kept back.',
  ],
  [
    [2, 1_234, 1_233, 1, 0],
    'In 2 turns the DM made 1,234 claims: 1,233 were borne out by dice and sheets and 1 was put right before anybody read it.',
  ],
] as const)('[E7.63] %j: %s', ([turns, claims, borne_out, repaired, withheld], words) => {
  expect(honestyWords({ turns, claims, borne_out, repaired, withheld })).toBe(words);
});

it('[E7.62] sentences that were kept back are counted', () => {
  expect(withheldWords(1)).toBe('1 sentence was kept back: nothing at the table bears it out.');
  expect(withheldWords(3)).toBe('3 sentences were kept back: nothing at the table bears them out.');
});

import { expect, test } from 'vitest';
import { speechOf } from '../speech.ts';
import { impossibleResult, isRefusedResult, mayBeNoAnswer } from './awaited-answer.ts';

const roll = { notation: '1d20+3', reason: 'Stealth' };

test('[E8.206] a lone number that the dice cannot show is told with the range, and not sent', () => {
  const told = '1d20+3 gives 4 to 23. Correct the number, or have it rolled for you.';
  expect(impossibleResult('99', roll)).toBe(told);
  expect(impossibleResult(' 3. ', roll)).toBe(told);
  expect(impossibleResult('−1', roll)).toBe(told);
  for (const fine of ['4', '23', 'I rolled 99', 'ninety', '', '1d20']) {
    expect(impossibleResult(fine, roll)).toBeNull();
  }
  expect(impossibleResult('99', null)).toBeNull();
  expect(impossibleResult('99', { notation: '4d6!', reason: '' })).toBeNull();
});

test('[E8.207] words without a number may be a question and no answer; commands are neither', () => {
  expect(mayBeNoAnswer('Is the hound awake?')).toBe(true);
  for (const other of ['17', 'I rolled 17', '  ', '/roll d20', '/ooc hello']) {
    expect(mayBeNoAnswer(other)).toBe(false);
  }
});

test('[E8.206] only a refused number goes back into the composer, nothing else that failed', () => {
  const failed = { clientId: 'a', speech: speechOf('99'), status: 'failed' as const, answered: roll };
  expect(isRefusedResult({ ...failed, detail: '4d6! gives between 4 and 24' })).toBe(true);
  expect(isRefusedResult({ ...failed, detail: 'The game is paused' })).toBe(false);
  expect(isRefusedResult({ ...failed, status: 'sending' })).toBe(false);
  expect(isRefusedResult({ ...failed, answered: null, detail: 'It gives between' })).toBe(false);
});

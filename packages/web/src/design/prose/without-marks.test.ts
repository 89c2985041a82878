import { expect, test } from 'vitest';
import { withoutMarks } from './without-marks.ts';

test.each([
  ['**The Mill**', 'The Mill'],
  ['> *The wheel* turns,\n> and **nobody** is there.', 'The wheel turns, and nobody is there.'],
  ['## The road\nIt rains.', 'The road It rains.'],
  ['A sentence that **was cut', 'A sentence that was cut'],
  ['snake_case and 3 < 4', 'snake_case and 3 < 4'],
  ['', ''],
])('[E8.212] %j reads without its marks', (text, words) => {
  expect(withoutMarks(text)).toBe(words);
});

import { expect, test } from 'vitest';
import { isStranger } from './last-visit.ts';

const now = Date.parse('2026-05-02T20:00:00Z');
const hour = 3_600_000;

test.each([
  ['whoever was never here and has said nothing', { seenAt: 0, spoke: false }, false, true],
  ['whoever reads along and has said nothing', { seenAt: now - hour, spoke: false }, false, true],
  ['whoever spoke, in a browser that knows nothing of them', { seenAt: 0, spoke: false }, true, false],
  ['whoever spoke long ago and was here an hour ago', { seenAt: now - hour, spoke: true }, false, false],
  [
    'whoever spoke, and saw the story last more than a day ago',
    { seenAt: now - 25 * hour, spoke: true },
    true,
    true,
  ],
  [
    'whoever spoke, and saw the story less than a day ago',
    { seenAt: now - 23 * hour, spoke: true },
    true,
    false,
  ],
])('[E6.63] %s', (_, visit, speaks, expected) => {
  expect(isStranger({ ...visit, toldTo: 0 }, { now, speaks })).toBe(expected);
});

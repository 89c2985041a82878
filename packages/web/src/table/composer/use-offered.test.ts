import { expect, it } from 'vitest';
import { withOffered } from './use-offered.ts';

it.each([
  ['', null, 'I dodge', 'I dodge'],
  ['I dodge', 'I dodge', 'I dash', 'I dash'],
  ['I move to the bridge', 'I move to the bridge', 'I dodge', 'I move to the bridge, then I dodge'],
  ['I dodge', 'I dodge', 'I move to the bridge', 'I dodge, then I move to the bridge'],
  ['I move to the bridge, then I dodge', 'I dodge', 'I hide', 'I move to the bridge, then I hide'],
  ['I shout', null, 'I dodge', 'I shout. I dodge'],
  ['I shout!', 'I hide', 'I dodge', 'I shout! I dodge'],
  ['I dodge and laugh', 'I dodge', 'I hide', 'I dodge and laugh. I hide'],
])('[E5.129] “%s”, after “%s” was suggested, then “%s”', (content, before, words, after) => {
  expect(withOffered(content, before, words)).toBe(after);
});

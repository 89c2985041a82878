import { expect, test } from 'vitest';
import { createTeller, isShown } from './use-composing.ts';

test('[E13.23] an action and table talk are seen to be written; a whisper and a command are not', () => {
  expect(isShown('I listen', { kind: 'action' })).toBe(true);
  expect(isShown('brb', { kind: 'table' })).toBe(true);
  expect(isShown('//shrug', { kind: 'action' })).toBe(true);
  expect(isShown('psst', { kind: 'whisper', to: 'dm' })).toBe(false);
  expect(isShown('/w Mira psst', { kind: 'action' })).toBe(false);
  expect(isShown('  /roll', { kind: 'table' })).toBe(false);
  expect(isShown('  ', { kind: 'action' })).toBe(false);
});

test('[E13.23] the others are told once in two and a half seconds at most', () => {
  let now = 10_000;
  const told: number[] = [];
  const teller = createTeller(() => now);
  for (let letters = 1; letters <= 80; letters += 1, now += 100) {
    teller('I'.repeat(letters), { kind: 'action' }, () => told.push(now));
  }
  expect(told).toEqual([10_000, 12_500, 15_000, 17_500]);
});

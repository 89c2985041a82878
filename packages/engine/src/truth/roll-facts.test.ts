import { expect, it } from 'vitest';
import { fieldOf, rollFacts } from './roll-facts.ts';

const roll = (total: number, breakdown: string, reason: string, notation = '1d20+5') => ({
  total,
  breakdown,
  reason,
  notation,
});

it('knows by its reason whether a roll succeeded', () => {
  expect(rollFacts(roll(15, '[10]+5 = 15', 'Stealth check (DC 15)'), 'dm').isSuccess).toBe(true);
  expect(rollFacts(roll(14, '[9]+5 = 14', 'Stealth check, DC: 15'), 'dm').isSuccess).toBe(false);
  expect(rollFacts(roll(14, '[9]+5 = 14', 'Attack vs AC 13'), 'dm').isSuccess).toBe(true);
  expect(rollFacts(roll(14, '[9]+5 = 14', 'Stealth check'), 'dm').isSuccess).toBeNull();
});

it('knows the attacks that always hit and always miss', () => {
  expect(rollFacts(roll(21, '[20]+1 = 21', 'Attack vs AC 25'), 'dm').isSuccess).toBe(true);
  expect(rollFacts(roll(16, '[1]+15 = 16', 'Attack vs AC 12'), 'dm').isSuccess).toBe(false);
  expect(rollFacts(roll(21, '[20]+1 = 21', 'Stealth (DC 25)'), 'dm').isSuccess).toBe(false);
});

it('tells results from what stands beside them', () => {
  const facts = rollFacts(roll(20, '[6d, 15]+5 = 20', 'Attack (AC 13)', '2d20kh1+5'), 'dm');
  expect([...facts.results].sort((one, other) => one - other)).toEqual([6, 15, 20]);
  expect([...facts.asides].sort((one, other) => one - other)).toEqual([5, 7, 13]);
});

it.each([
  ['Stealth check', 'stealth'],
  ["Thieves' tools check", 'lock'],
  ['Wisdom saving throw', 'save'],
  ['Warhammer attack on the lock', 'attack'],
  ['Persuasion', 'talk'],
  ['Luck', 'other'],
])('%s is of the field %s', (reason, field) => {
  expect(fieldOf(reason)).toBe(field);
});

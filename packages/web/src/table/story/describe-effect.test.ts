import { type Effect, changeItem, setField, setWorld, toHitPoints } from '@fireside/contract/effects';
import { expect, test } from 'vitest';
import { bram, quietTable } from '../../../test/support/table-example.ts';
import { describeEffect, inWords } from './describe-effect.ts';

function described(effect: Effect | null): [chip: string, words: string][] {
  return describeEffect(effect!).map((change) => [change.chip, inWords(change)]);
}

test('what changed on a sheet is a chip, and a sentence for those who listen', () => {
  expect(described(toHitPoints(bram, 15))).toEqual([['22 → 15', 'Bram: 22 to 15 hit points']]);
  expect(described(changeItem(bram, { item: 'Silver key', quantity: 1 }))).toEqual([
    ['+ Silver key', 'Bram: Silver key added'],
  ]);
  expect(described(changeItem(bram, { item: 'torch', quantity: -2 }))).toEqual([
    ['− 2 × Torch', 'Bram: 2 × Torch gone'],
  ]);
  expect(described(setField(bram, 'level', 3))).toEqual([['level 3', 'Bram: level 3']]);
  expect(described(setField(bram, 'max_hp', 34))).toEqual([['maximum 34', 'Bram: at most 34 hit points']]);
  expect(described(setField(bram, 'combat_stats', { Initiative: 14 }))).toEqual([]);
});

test('a condition begins and ends', () => {
  const prone: Effect = {
    kind: 'condition',
    character_id: 'bram',
    name: 'Bram',
    condition: 'prone',
    on: true,
    position: 0,
  };
  expect(described(prone)).toEqual([['prone', 'Bram: prone']]);
  expect(described({ ...prone, on: false })).toEqual([['no longer prone', 'Bram: no longer prone']]);
});

test('of the world only quests are told, each that is new or has another state', () => {
  const { world } = quietTable;
  const find = { name: 'Find Odo', status: 'open' as const, note: '' };
  const cross = { name: 'Cross the Sedge', status: 'open' as const, note: '' };
  expect(described(setWorld(world, 'scene', 'The reeds'))).toEqual([]);
  expect(described(setWorld(world, 'quests', [find]))).toEqual([
    ['New quest: Find Odo', 'New quest: Find Odo'],
  ]);
  const done = [find, { ...cross, status: 'done' as const }];
  expect(described(setWorld({ ...world, quests: [find, cross] }, 'quests', done))).toEqual([
    ['Quest done: Cross the Sedge', 'Quest done: Cross the Sedge'],
  ]);
});

test('dice, questions and the end are shown elsewhere', () => {
  expect(described({ kind: 'game_ended', reason: 'victory', before: null })).toEqual([]);
  expect(
    described({ kind: 'roll_asked', user_id: 'me', notation: '1d20', reason: '', before: null }),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { bram } from '../../../test/support/table-example.ts';
import { d20 } from '@fireside/contract/sheet';
import { attacksOf, savesOf, skillsOf } from './checks.ts';

const fighter = {
  ...bram,
  level: 5,
  proficiencies: ['Athletics', 'Perception', 'Strength saves', 'Constitution saving throws'],
  inventory: [
    { name: 'Longsword +1', quantity: 1, note: '' },
    { name: 'Dagger', quantity: 2, note: '' },
    { name: 'Light crossbow', quantity: 1, note: '' },
    { name: 'Crossbow bolts', quantity: 18, note: '' },
    { name: 'Spear', quantity: 0, note: 'broken' },
    { name: 'Rope', quantity: 1, note: '' },
  ],
};

test('[E8.112] a skill adds its ability, and the proficiency bonus where it is trained', () => {
  const skill = (name: string) => skillsOf(fighter).find((one) => one.name === name);
  expect(skill('Athletics')).toEqual({
    name: 'Athletics',
    value: 5,
    parts: [
      { label: 'Strength', value: 2 },
      { label: 'proficiency', value: 3 },
    ],
    trained: true,
    reason: 'Athletics check',
  });
  expect(skill('Stealth')).toMatchObject({ value: 1, trained: false, reason: 'Stealth check' });
  expect(skillsOf(fighter)).toHaveLength(18);
});

test('[E8.112] so does a save', () => {
  expect(savesOf(fighter).map(({ reason, value, trained }) => [reason, value, trained])).toEqual([
    ['Strength save', 5, true],
    ['Dexterity save', 1, false],
    ['Constitution save', 6, true],
    ['Intelligence save', -1, false],
    ['Wisdom save', 1, false],
    ['Charisma save', 0, false],
  ]);
});

test('[E8.112] what is carried to strike or shoot with has its attack and its damage', () => {
  expect(attacksOf(fighter).map(({ reason, value, damage }) => [reason, value, damage])).toEqual([
    ['Longsword +1 attack', 6, '1d8+3'],
    ['Dagger attack', 5, '1d4+2'],
    ['Light crossbow attack', 4, '1d8+1'],
  ]);
});

test('[E8.112] a check is a d20 and its number', () => {
  expect([d20(3), d20(0), d20(-1)]).toEqual(['1d20+3', '1d20', '1d20-1']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abilityOrder } from '@fireside/contract/sheet';
import { assign, pointsSpent, rollScores, standardArray, trade } from './abilities.ts';
import { ancestryNamed } from './ancestries.ts';
import { classes, classNamed } from './classes.ts';
import { armorClass, hitPoints, withAncestry } from './derive.ts';

const fighter = classNamed('Fighter');

test('a fighter of level 3 with Constitution 14 has 12 + 2 × 8 hit points, and the working says so', () => {
  const abilities = assign(
    [16, 14, 12, 10, 10, 8],
    ['strength', 'constitution', 'dexterity', 'wisdom', 'charisma', 'intelligence'],
  );
  const derived = hitPoints(fighter, 3, abilities);
  expect(derived.value).toBe(28);
  expect(derived.working()).toBe('10 (d10) +2 Constitution at level 1, then 2 × (6 +2)');
});

test('a frail wizard still gains a point a level', () => {
  const abilities = { ...assign(standardArray, classNamed('Wizard').wants), constitution: 1 };
  expect(hitPoints(classNamed('Wizard'), 5, abilities).value).toBe(5);
});

test('armour decides how much Dexterity counts', () => {
  const nimble = { ...assign(standardArray, fighter.wants), dexterity: 18, wisdom: 16 };
  expect(armorClass(fighter, nimble).value).toBe(18);
  expect(armorClass(classNamed('Ranger'), nimble).value).toBe(16);
  expect(armorClass(classNamed('Rogue'), nimble).value).toBe(15);
  expect(armorClass(classNamed('Monk'), nimble).value).toBe(17);
});

test('ancestry raises abilities, never above 20', () => {
  const base = { ...assign(standardArray, fighter.wants), constitution: 19 };
  expect(withAncestry(base, ancestryNamed('Dwarf')).constitution).toBe(20);
  expect(withAncestry(base, ancestryNamed('Human')).charisma).toBe(base.charisma + 1);
});

test('the standard array costs exactly the point-buy budget', () => {
  expect(pointsSpent(assign(standardArray, abilityOrder))).toBe(27);
});

test('every class wants each ability once', () => {
  for (const { wants } of classes) expect([...wants].sort()).toEqual([...abilityOrder].sort());
});

test('trading scores never loses or doubles one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 3, max: 18 }), { minLength: 6, maxLength: 6 }),
      fc.constantFrom(...abilityOrder),
      fc.nat(5),
      (scores, name, pick) => {
        const before = assign(scores, abilityOrder);
        const after = trade(before, name, scores[pick]!);
        expect(Object.values(after).sort()).toEqual(Object.values(before).sort());
        expect(after[name]).toBe(scores[pick]);
      },
    ),
  );
});

test('rolled scores are six, from 3 to 18, best first', () => {
  for (let round = 0; round < 200; round += 1) {
    const scores = rollScores();
    expect(scores).toHaveLength(6);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...scores)).toBeLessThanOrEqual(18);
  }
});

import { applyEffects, sheetOf, type Table } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { fightTable } from '../../test/fighters.ts';
import { character } from '../../test/table.ts';
import {
  longRestEffects,
  planShortRest,
  regainSlotEffects,
  shortRestEffects,
  spendSlotEffects,
} from './rest.ts';

// Level 3, Constitution 14, d10.
const brakk = (fields: Parameters<typeof character>[0] = {}) => character({ id: 'brakk', ...fields });
const sheet = (table: Table) => sheetOf(table, 'brakk')!;

describe('[E5.46] a short rest', () => {
  it.each([
    [{}, 2, { dice: 2, notation: '2d10+4' }],
    [{}, 0, { dice: 0, notation: null }],
    [{ hit_dice_spent: 2 }, 2, { refusal: 'Brakk has 1 hit dice left.' }],
    [{}, -1, { refusal: 'Brakk has 3 hit dice left.' }],
    [{ current_hp: 20, max_hp: 28 }, undefined, { dice: 1, notation: '1d10+2' }],
    [{ current_hp: 19, max_hp: 28 }, undefined, { dice: 2, notation: '2d10+4' }],
    [{ current_hp: 1, max_hp: 28 }, undefined, { dice: 3, notation: '3d10+6' }],
    [{ current_hp: 28, max_hp: 28 }, undefined, { dice: 0, notation: null }],
    [{ current_hp: 0 }, 1, { refusal: 'Brakk is at 0 hit points and needs healing first.' }],
    [{ class_name: 'wizard' }, 1, { dice: 1, notation: '1d6+2' }],
    [{ class_name: 'cook' }, 3, { dice: 3, notation: '3d8+6' }],
  ])('of %j with %s dice rolls %j', (fields, dice, plan) => {
    expect(planShortRest(brakk(fields), dice)).toEqual(plan);
  });

  it('gives what was rolled, and uses up the dice', () => {
    const table = fightTable({ current_hp: 10 });
    const rested = applyEffects(table, shortRestEffects(table, brakk(), { dice: 2, healed: 13 }));
    expect(sheet(rested)).toMatchObject({ current_hp: 23, hit_dice_spent: 2 });
    const again = applyEffects(rested, shortRestEffects(rested, brakk(), { dice: 1, healed: 12 }));
    expect(sheet(again)).toMatchObject({ current_hp: 28, hit_dice_spent: 3 });
  });

  it('gives warlocks their slots again, and nobody else', () => {
    const table = fightTable({ slots_spent: [0, 2] });
    const [warlock, wizard] = ['Warlock', 'Wizard'].map((class_name) =>
      sheet(applyEffects(table, shortRestEffects(table, brakk({ class_name }), { dice: 0, healed: 0 }))),
    );
    expect([warlock?.slots_spent, wizard?.slots_spent]).toEqual([[], [0, 2]]);
  });
});

describe('[E5.46] a long rest', () => {
  it('gives back hit points, half the dice, slots and a level of exhaustion', () => {
    const table = fightTable({
      level: 5,
      current_hp: 3,
      hit_dice_spent: 4,
      slots_spent: [2, 1],
      temporary_hp: 6,
      conditions: ['exhaustion 2', 'poisoned'],
      death_saves: { successes: 1, failures: 1 },
    });
    expect(sheet(applyEffects(table, longRestEffects(table, { id: 'brakk' }) as never))).toMatchObject({
      current_hp: 28,
      hit_dice_spent: 2,
      slots_spent: [],
      temporary_hp: 0,
      conditions: ['poisoned', 'exhaustion 1'],
      death_saves: { successes: 0, failures: 0 },
    });
  });

  it.each([
    [1, 1, 0],
    [3, 3, 2],
    [4, 1, 0],
    [10, 9, 4],
  ])('of level %i with %i dice spent leaves %i', (level, before, left) => {
    const table = fightTable({ level, hit_dice_spent: before });
    expect(sheet(applyEffects(table, longRestEffects(table, { id: 'brakk' }) as never)).hit_dice_spent).toBe(
      left,
    );
  });

  it('goes to the halved maximum in deep exhaustion', () => {
    const table = fightTable({ current_hp: 3, conditions: ['exhaustion 5'] });
    expect(sheet(applyEffects(table, longRestEffects(table, { id: 'brakk' }) as never)).current_hp).toBe(14);
  });

  it('begins for nobody at 0 hit points', () => {
    expect(longRestEffects(fightTable({ current_hp: 0 }), { id: 'brakk' })).toEqual({
      refusal: 'Brakk is at 0 hit points and cannot begin a long rest.',
    });
  });
});

describe('[E5.42] a slot', () => {
  const wizard = brakk({ class_name: 'Wizard', level: 3 });
  it('is used up', () => {
    const table = fightTable({ slots_spent: [1] });
    expect(sheet(applyEffects(table, spendSlotEffects(table, wizard, 2) as never)).slots_spent).toEqual([
      1, 1,
    ]);
  });

  it.each([
    [[4], 1, 'Brakk has no slot of level 1 left.'],
    [[], 3, 'Brakk has no slot of level 3 left.'],
  ])('is not there when %j are spent: level %i', (slots_spent, slot, refusal) => {
    expect(spendSlotEffects(fightTable({ slots_spent }), wizard, slot)).toEqual({ refusal });
  });

  it('comes back where it was spent, and only there', () => {
    const table = fightTable({ slots_spent: [1] });
    expect(sheet(applyEffects(table, regainSlotEffects(table, wizard, 1) as never)).slots_spent).toEqual([
      0, 0,
    ]);
    expect(regainSlotEffects(table, wizard, 2)).toEqual({ refusal: 'Brakk has spent no slot of level 2.' });
  });
});

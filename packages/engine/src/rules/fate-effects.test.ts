import { applyEffects, type Effect, invertEffect, sheetOf, type Table } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { fightTable } from '../../test/fighters.ts';
import { concentrationEffects } from './condition-effects.ts';
import {
  deathSaveEffects,
  harmEffects,
  healEffects,
  stabiliseEffects,
  temporaryHpEffects,
} from './fate-effects.ts';

const sheet = (table: Table) => sheetOf(table, 'brakk')!;
const foe = (table: Table) => table.encounter!.combatants[1]!;
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

/** Applied, and taken back again to the very same table. */
function after(table: Table, effects: readonly Effect[]): Table {
  const changed = applyEffects(table, effects);
  expect(applyEffects(changed, effects.map(invertEffect).reverse())).toEqual(table);
  return changed;
}

describe('[E5.40] what happens as effects', () => {
  it('writes the wounds of a character on the sheet, and the fight shows them', () => {
    const table = fightTable();
    const { effects } = harmEffects(table, 'c1', { amount: 6 });
    expect(effects).toEqual([
      { kind: 'hit_points', character_id: 'brakk', name: 'Brakk', before: 20, after: 14, max: 28 },
    ]);
    const changed = after(table, effects);
    expect(changed.encounter?.combatants[0]).toMatchObject({
      hp: { current: 14, max: 28 },
      state: 'bloodied',
    });
  });

  it('takes the character by the id of the sheet as well, in a fight or not', () => {
    const table = fightTable({}, { encounter: null });
    expect(sheet(after(table, harmEffects(table, 'brakk', { amount: 6 }).effects)).current_hp).toBe(14);
    expect(harmEffects(fightTable(), 'brakk', { amount: 6 }).effects).toHaveLength(1);
  });

  it('writes the wounds of a foe into the fight', () => {
    const table = fightTable();
    const { effects } = harmEffects(table, 'goblin', { amount: 5 });
    expect(kinds(effects)).toEqual(['encounter']);
    expect(foe(after(table, effects))).toMatchObject({ hp: { current: 2, max: 7 }, state: 'bloodied' });
  });

  it('takes a foe down, and no further', () => {
    const table = fightTable();
    expect(foe(after(table, harmEffects(table, 'goblin', { amount: 50 }).effects))).toMatchObject({
      hp: { current: 0, max: 7 },
      state: 'down',
      conditions: [],
    });
  });

  it('lets a character fall: hit points, then what they suffer', () => {
    const table = fightTable({ temporary_hp: 3, death_saves: { successes: 0, failures: 2 } });
    const { effects, notes } = harmEffects(table, 'c1', { amount: 25 });
    expect(kinds(effects)).toEqual(['sheet', 'hit_points', 'sheet', 'condition', 'condition']);
    expect(sheet(after(table, effects))).toMatchObject({
      current_hp: 0,
      temporary_hp: 0,
      conditions: ['unconscious', 'prone'],
      death_saves: { successes: 0, failures: 0 },
    });
    expect(notes).toEqual(['Brakk falls unconscious at 0 hit points.']);
  });

  it('writes a failed death save, a third one, and healing', () => {
    const fallen = fightTable({
      current_hp: 0,
      conditions: ['Unconscious', 'prone'],
      death_saves: { successes: 1, failures: 1 },
    });
    const hit = after(fallen, harmEffects(fallen, 'c1', { amount: 2 }).effects);
    expect(sheet(hit).death_saves).toEqual({ successes: 1, failures: 2 });
    const dead = after(hit, deathSaveEffects(hit, 'c1', 5).effects);
    expect(dead.encounter?.combatants[0]?.state).toBe('dead');
    expect(healEffects(dead, 'c1', 9).effects).toEqual([]);
    const healed = after(hit, healEffects(hit, 'c1', 9).effects);
    expect(sheet(healed)).toMatchObject({
      current_hp: 9,
      conditions: ['prone'],
      death_saves: { successes: 0, failures: 0 },
    });
    const stable = after(hit, stabiliseEffects(hit, 'c1').effects);
    expect(stable.encounter?.combatants[0]?.state).toBe('stable');
  });

  it('goes below 0 where the game ends there', () => {
    const table = fightTable({}, { zero_hp: 'end' });
    expect(sheet(after(table, harmEffects(table, 'c1', { amount: 25 }).effects)).current_hp).toBe(-5);
    const unsaid = fightTable({}, { zero_hp: undefined });
    expect(sheet(applyEffects(unsaid, harmEffects(unsaid, 'c1', { amount: 25 }).effects)).current_hp).toBe(
      -5,
    );
  });

  it('gives a foe nine hit points where nobody has said them', () => {
    const table = fightTable({}, {}, { hp: null });
    expect(foe(after(table, harmEffects(table, 'goblin', { amount: 4 }).effects)).hp).toEqual({
      current: 5,
      max: 9,
    });
  });

  it('does nothing to nobody', () => {
    expect(harmEffects(fightTable(), 'dragon', { amount: 4 })).toEqual({
      effects: [],
      notes: [],
      fate: null,
    });
    expect(temporaryHpEffects(fightTable(), 'dragon', 4)).toEqual([]);
    expect(concentrationEffects(fightTable(), 'dragon', 'Bless')).toEqual([]);
  });

  it.each([
    ['c1', 0, 5, 5],
    ['c1', 5, 3, 5],
    ['c1', 3, 5, 5],
  ])('keeps the greater number of temporary hit points (%s: %i, %i)', (who, before, amount, expected) => {
    const table = fightTable({ temporary_hp: before });
    expect(sheet(after(table, temporaryHpEffects(table, who, amount))).temporary_hp).toBe(expected);
  });

  it('lets a foe have and lose temporary hit points', () => {
    const table = fightTable();
    const shielded = after(table, temporaryHpEffects(table, 'goblin', 5));
    expect(foe(shielded).temporary_hp).toBe(5);
    const struck = after(shielded, harmEffects(shielded, 'goblin', { amount: 7 }).effects);
    expect(foe(struck)).toMatchObject({ temporary_hp: 0, hp: { current: 5, max: 7 } });
  });
});

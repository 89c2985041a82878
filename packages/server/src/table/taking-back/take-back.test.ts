import { type Effect, type Sheet, type Table, unspent } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { takeBack } from './take-back.ts';

describe('taking effects back on a sheet that its owner has changed', () => {
  const bram: Sheet = {
    id: 'bram',
    name: 'Bram',
    level: 15,
    current_hp: 800,
    max_hp: 999,
    inventory: [],
    conditions: [],
    combat_stats: {},
    ...unspent,
  };
  const at = (sheet: Sheet): Table => ({
    party: [{ user_id: 'ada', pending_roll: null, character: sheet }],
    world: { scene: '', time: '', quests: [], people: [], facts: [], notes: '' },
    encounter: null,
    ended_reason: null,
  });
  const of = { character_id: 'bram', name: 'Bram' };
  const field = (name: 'level' | 'max_hp', before: number, after: number): Effect => ({
    kind: 'sheet',
    ...of,
    field: name,
    before,
    after,
  });
  const hitPoints = (before: number, after: number): Effect => ({
    kind: 'hit_points',
    ...of,
    before,
    after,
    max: 999,
  });
  const sheetIn = (table: Table) => table.party[0]!.character!;

  it('[E3.5] no bound on the way keeps a part of a level: only the sum is bound', () => {
    // The owner rose twice by 2, to 20 and from 4 to 6.
    const { table, effects } = takeBack(at({ ...bram, level: 6 }), [
      field('level', 15, 18),
      field('level', 20, 4),
    ]);
    expect(sheetIn(table).level).toBe(19);
    expect(effects).toEqual([field('level', 6, 19)]);
    expect(sheetIn(takeBack(at({ ...bram, level: 2 }), [field('level', 5, 9)]).table).level).toBe(1);
  });

  it('[E3.5] nor of hit points and their maximum', () => {
    const healed = takeBack(at(bram), [hitPoints(900, 950), hitPoints(950, 400)]);
    expect(sheetIn(healed.table).current_hp).toBe(999);
    const { table, effects } = takeBack(at({ ...bram, max_hp: 990, current_hp: 40 }), [
      field('max_hp', 100, 50),
      field('max_hp', 950, 10),
      hitPoints(60, 40),
    ]);
    expect(sheetIn(table)).toMatchObject({ max_hp: 999, current_hp: 60 });
    expect(effects).toHaveLength(2);
    const lower = takeBack(at({ ...bram, max_hp: 500, current_hp: 500 }), [field('max_hp', 450, 500)]);
    expect(sheetIn(lower.table)).toMatchObject({ max_hp: 450, current_hp: 450 });
  });
});

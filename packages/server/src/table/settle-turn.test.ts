import {
  type Effect,
  invertEffect,
  applyEffects,
  type Sheet,
  type Table,
  unspent,
} from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { settleTurn } from './settle-turn.ts';

const bram: Sheet = {
  id: 'bram',
  name: 'Bram',
  level: 3,
  current_hp: 22,
  max_hp: 30,
  inventory: [],
  conditions: [],
  combat_stats: {},
  ...unspent,
};

function tableOf(sheet: Partial<Sheet> = {}, rest: Partial<Table> = {}): Table {
  return {
    party: [{ user_id: 'ada', pending_roll: null, character: { ...bram, ...sheet } }],
    world: { scene: '', time: '', quests: [], people: [], facts: [], notes: '' },
    encounter: null,
    ended_reason: null,
    ...rest,
  };
}

const hit = (before: number, after: number): Effect => ({
  kind: 'hit_points',
  character_id: 'bram',
  name: 'Bram',
  before,
  after,
  max: 30,
});

const ended = (reason: string): Effect => ({ kind: 'game_ended', reason, before: null });

describe('settling a turn', () => {
  it('[E1.9] carries differences over to sheets that have changed meanwhile', () => {
    const { effects, table, consequences } = settleTurn(tableOf({ current_hp: 30 }), [hit(22, 15)]);
    expect(effects).toMatchObject([{ before: 30, after: 23 }]);
    expect(consequences).toEqual([]);
    expect(table.party[0]?.character?.current_hp).toBe(23);
  });

  it('drops what was done to a character that is gone', () => {
    expect(settleTurn({ ...tableOf(), party: [] }, [hit(22, -3)])).toMatchObject({ effects: [], fallen: [] });
  });

  it('[3] ends the game at 0 HP, whatever follows in the same turn', () => {
    const { effects, consequences, table, fallen } = settleTurn(tableOf(), [hit(22, 0), hit(0, 20)]);
    expect(consequences).toEqual([ended('Bram fell to 0 HP')]);
    expect(effects).toHaveLength(3);
    expect(table).toMatchObject({ ended_reason: 'Bram fell to 0 HP' });
    expect(fallen).toMatchObject([{ character_id: 'bram', after: 0 }]);
  });

  it('[3] says the hit points that the character was left with', () => {
    expect(settleTurn(tableOf({ current_hp: 5 }), [hit(5, -1), hit(-1, -4)]).consequences).toEqual([
      ended('Bram fell to -4 HP'),
    ]);
  });

  it('does not end it where the sheet stands higher than the turn knew', () => {
    const { effects, fallen } = settleTurn(tableOf({ current_hp: 30 }), [hit(5, 0)]);
    expect(effects).toMatchObject([{ before: 30, after: 25 }]);
    expect(fallen).toEqual([]);
  });

  it("leaves the DM's own word for the end, in whichever order it came", () => {
    for (const effects of [
      [hit(22, -2), ended('defeat: The dark took them.')],
      [ended('defeat: The dark took them.'), hit(22, -2)],
    ]) {
      const { table, fallen } = settleTurn(tableOf(), effects);
      expect(table.ended_reason).toBe('defeat: The dark took them.');
      expect(fallen).toHaveLength(1);
    }
  });

  it('lowers hit points with their maximum, on the sheet as it is', () => {
    const lowered = {
      kind: 'sheet' as const,
      character_id: 'bram',
      name: 'Bram',
      field: 'max_hp' as const,
      before: 30,
      after: 24,
    };
    const bounded = { kind: 'hit_points', before: 29, after: 24, max: 24 };
    expect(settleTurn(tableOf({ current_hp: 29 }), [lowered]).effects).toMatchObject([lowered, bounded]);
    // The turn itself has done so already, on the sheet that it knew.
    const known = { ...hit(28, 24), max: 24 };
    expect(settleTurn(tableOf({ current_hp: 28 }), [lowered, known]).effects).toEqual([lowered, known]);
    expect(settleTurn(tableOf({ current_hp: 29 }), [lowered, known]).effects).toMatchObject([
      lowered,
      { before: 29, after: 24 },
    ]);
  });

  it('awaits no roll in a game that is over', () => {
    const asked: Effect = {
      kind: 'roll_asked',
      user_id: 'ada',
      notation: '1d20',
      reason: 'Stealth',
      before: null,
    };
    const { table, consequences } = settleTurn(tableOf(), [asked, ended('resolved: Home.')]);
    expect(table.party[0]?.pending_roll).toBeNull();
    expect(consequences).toEqual([
      { ...asked, notation: null, reason: null, before: { notation: '1d20', reason: 'Stealth' } },
    ]);
  });

  it('is taken back by its inverse', () => {
    const before = tableOf({ current_hp: 5 });
    const { effects, table } = settleTurn(before, [hit(5, -1), hit(-1, 4), ended('x')]);
    expect(applyEffects(table, effects.toReversed().map(invertEffect))).toEqual(before);
  });
});

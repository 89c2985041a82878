import {
  changeCondition,
  type Effect,
  setField,
  type Sheet,
  type Table,
  toHitPoints,
  unspent,
} from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { settleTurn } from './settle-turn.ts';

function sheet(name: string, changed: Partial<Sheet> = {}): Sheet {
  return {
    id: name.toLowerCase(),
    name,
    level: 3,
    current_hp: 20,
    max_hp: 30,
    inventory: [],
    conditions: [],
    combat_stats: {},
    ...unspent,
    ...changed,
  };
}

function tableOf(...sheets: Sheet[]): Table {
  return {
    party: sheets.map((character) => ({ user_id: `of ${character.id}`, pending_roll: null, character })),
    world: { scene: '', time: '', quests: [], people: [], facts: [] },
    encounter: null,
    zero_hp: 'fall',
    ended_reason: null,
  };
}

const idsOf = ({ party }: Table) => party.map(({ character }) => character!.id);
const dead = { current_hp: 0, death_saves: { successes: 1, failures: 3 } };
const stable = { current_hp: 0, death_saves: { successes: 3, failures: 0 } };
const dying = { current_hp: 0, death_saves: { successes: 2, failures: 2 } };

const toHp = (of: Sheet, hp: number) => toHitPoints(of, hp, 'fall')!;
const toSaves = (of: Sheet, successes: number, failures: number) =>
  setField(of, 'death_saves', { successes, failures })!;
const unconscious = (of: Sheet, on: boolean): Effect =>
  changeCondition(tableOf(of), { character_id: of.id, name: of.name, condition: 'unconscious', on })!;

/** What a blow or a death save of one comes to, at a table with others. */
function reasonAt(effect: Effect, ...sheets: Sheet[]): string | null {
  const table = tableOf(...sheets);
  return settleTurn(table, [effect], idsOf(table)).table.ended_reason;
}

describe('where characters fall', () => {
  it('[E5.fall] the game goes on at 0 HP, and nobody comes below', () => {
    const mira = sheet('Mira');
    const blow: Effect = { ...toHp(mira, 0), after: -15 };
    const { table, effects, fallen, consequences } = settleTurn(tableOf(mira), [blow], ['mira']);
    expect(table.ended_reason).toBeNull();
    expect(effects[0]).toMatchObject({ kind: 'hit_points', before: 20, after: 0 });
    expect(consequences).toEqual([]);
    // Another game may have the other rule.
    expect(fallen).toMatchObject([{ character_id: 'mira', after: 0 }]);
  });

  it.each<[string, Sheet[], string]>([
    ['the last is dead', [sheet('Bram', dead)], 'Everyone has fallen: Mira and Bram are dead'],
    [
      'the others are stable',
      [sheet('Bram', stable), sheet('Tam', stable)],
      'Everyone has fallen: Mira is dead, Bram and Tam are stable but unconscious',
    ],
    ['nobody else is played', [], 'Everyone has fallen: Mira is dead'],
    [
      'more are dead than are named',
      ['Ada', 'Bo', 'Cy', 'Di'].map((name) => sheet(name, dead)),
      'Everyone has fallen: 5 are dead',
    ],
  ])('[E5.8] the third failure ends it when %s', (_, others, reason) => {
    const mira = sheet('Mira', dying);
    expect(reasonAt(toSaves(mira, 2, 3), mira, ...others)).toBe(reason);
  });

  it('[E5.8] so does the third success when nobody can act', () => {
    const mira = sheet('Mira', dying);
    expect(reasonAt(toSaves(mira, 3, 2), mira, sheet('Bram', stable))).toBe(
      'Everyone has fallen: Mira and Bram are stable but unconscious',
    );
  });

  it('[E5.8] nothing ends while one is on their feet, or still makes death saves', () => {
    const mira = sheet('Mira', dying);
    for (const other of [sheet('Bram', { current_hp: 1 }), sheet('Bram', dying)])
      expect(reasonAt(toSaves(mira, 2, 3), mira, other)).toBeNull();
  });

  it('[E5.8] who is not at the table does not count, on either side', () => {
    const [mira, bram] = [sheet('Mira', dying), sheet('Bram')];
    const table = tableOf(mira, bram);
    expect(settleTurn(table, [toSaves(mira, 2, 3)], ['mira']).table.ended_reason).toContain('Mira is dead');
    expect(settleTurn(table, [toSaves(mira, 2, 3)], []).table.ended_reason).toBeNull();
    expect(settleTurn(table, [toSaves(mira, 2, 3)], null).table.ended_reason).toBeNull();
  });

  it('[E5.8] the reason stays a sentence, whatever the names', () => {
    const sheets = ['a', 'b', 'c'].map((letter) => sheet(letter.repeat(80), dead));
    const mira = sheet('Mira', dying);
    expect(reasonAt(toSaves(mira, 2, 3), mira, ...sheets)!.length).toBeLessThan(400);
  });
});

describe('a sheet that its owner changed while the turn ran', () => {
  const mira = sheet('Mira', { current_hp: 5 });
  const felled = [toHp(mira, 0), unconscious(mira, true), toSaves(mira, 0, 1)];

  it('[E5.93] who was healed meanwhile stands, and nothing of the fall is left', () => {
    const { table, consequences } = settleTurn(tableOf(sheet('Mira', { current_hp: 25 })), felled, ['mira']);
    expect(table.party[0]!.character).toMatchObject({
      current_hp: 20,
      conditions: [],
      death_saves: { successes: 0, failures: 0 },
    });
    expect(consequences).toMatchObject([
      { kind: 'condition', condition: 'unconscious', on: false },
      { kind: 'sheet', field: 'death_saves' },
    ]);
  });

  it('[E5.93] who had less left than the turn knew lies there', () => {
    const known = sheet('Mira', { current_hp: 20 });
    const { table, consequences } = settleTurn(tableOf(mira), [toHp(known, 8)], ['mira']);
    expect(table.party[0]!.character).toMatchObject({ current_hp: 0, conditions: ['unconscious'] });
    expect(consequences).toMatchObject([{ kind: 'condition', condition: 'unconscious', on: true }]);
  });

  it('[E5.93] a death save of somebody who was healed meanwhile decides nothing', () => {
    const lying = sheet('Mira', dying);
    const { table } = settleTurn(tableOf(sheet('Mira')), [toSaves(lying, 2, 3)], ['mira']);
    expect(table.ended_reason).toBeNull();
    expect(table.party[0]!.character!.death_saves).toEqual({ successes: 0, failures: 0 });
  });

  it('[E5.93] what the owner wrote stays: an unconscious sleeper is not woken', () => {
    const asleep = sheet('Mira', { current_hp: 25, conditions: ['unconscious'] });
    const { table, consequences } = settleTurn(tableOf(asleep), [toHp(mira, 0)], ['mira']);
    expect(table.party[0]!.character!.conditions).toEqual(['unconscious']);
    expect(consequences).toEqual([]);
  });

  it('[E5.93] nothing follows where the sheet is as the turn knew it', () => {
    const { effects, consequences } = settleTurn(tableOf(mira), felled, null);
    expect(effects).toEqual(felled);
    expect(consequences).toEqual([]);
  });
});

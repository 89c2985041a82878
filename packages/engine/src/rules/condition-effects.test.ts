import { applyEffects, type Effect, invertEffect, sheetOf, type Table } from '@fireside/contract/effects';
import { describe, expect, it } from 'vitest';
import { fightTable } from '../../test/fighters.ts';
import { concentrationEffects, conditionEffects } from './condition-effects.ts';
import { conditionMeant, exhaustionLevel } from './conditions.ts';
import { harmEffects } from './fate-effects.ts';

const sheet = (table: Table) => sheetOf(table, 'brakk')!;
const foe = (table: Table) => table.encounter!.combatants[1]!;

/** Applied, and taken back again to the very same table. */
function after(table: Table, effects: readonly Effect[]): Table {
  const changed = applyEffects(table, effects);
  expect(applyEffects(changed, effects.map(invertEffect).reverse())).toEqual(table);
  return changed;
}

describe('[E5.26] conditions', () => {
  it.each([
    ['blind', 'blinded'],
    ['Charmed by Nyx', 'charmed'],
    ['deafened', 'deafened'],
    ['exhaustion 3', 'exhaustion'],
    ['terrified', 'frightened'],
    ['grappled (DC 13)', 'grappled'],
    ['incapacitated', 'incapacitated'],
    ['INVISIBLE', 'invisible'],
    ['paralysed', 'paralyzed'],
    ['petrified', 'petrified'],
    ['poisoned for an hour', 'poisoned'],
    ['prone', 'prone'],
    ['restrained by vines', 'restrained'],
    ['stunned', 'stunned'],
    ['asleep', 'unconscious'],
    ['concentrating on invisible things', null],
    ['hungry', null],
    ['grappling the ogre', null],
  ])('%s means %s', (entry, name) => expect(conditionMeant(entry)).toBe(name));

  const changed = (table: Table, who: string, condition: string, on: boolean, immunities?: string[]) => {
    const effects = conditionEffects(table, who, { condition, on, ...(immunities && { immunities }) });
    return Array.isArray(effects) ? after(table, effects) : effects.refusal;
  };
  const conditionsOf = (table: Table | string) =>
    typeof table === 'string' ? table : sheet(table).conditions;

  it('begin and end on a sheet and in a fight', () => {
    const poisoned = changed(fightTable(), 'c1', 'poisoned', true) as Table;
    expect(conditionsOf(poisoned)).toEqual(['poisoned']);
    expect(conditionsOf(changed(poisoned, 'c1', 'Poisoned', false))).toEqual([]);
    expect(foe(changed(fightTable(), 'goblin', 'prone', true) as Table).conditions).toEqual(['prone']);
  });

  it('end however they are written', () => {
    const table = fightTable({ conditions: ['poisoned (DC 11)', 'prone'] });
    expect(conditionsOf(changed(table, 'c1', 'poisoned', false))).toEqual(['prone']);
  });

  it('are refused to whom they cannot touch', () => {
    expect(changed(fightTable(), 'goblin', 'poisoned', true, ['Poisoned'])).toBe(
      'Goblin cannot be poisoned.',
    );
  });

  it('make who loses consciousness fall, and drop a spell', () => {
    const table = fightTable({ conditions: ['concentrating on Bless'] });
    expect(conditionsOf(changed(table, 'c1', 'unconscious', true))).toEqual(['unconscious', 'prone']);
  });

  it('[E5.38] end a spell where they take every action', () => {
    const table = fightTable({ conditions: ['concentrating on Bless'] });
    expect(conditionsOf(changed(table, 'c1', 'stunned', true))).toEqual(['stunned']);
    expect(conditionsOf(changed(table, 'c1', 'prone', true))).toEqual(['concentrating on Bless', 'prone']);
  });

  it('[E5.38] one spell is kept up at a time', () => {
    const table = fightTable({ conditions: ['concentrating on Bless'] });
    const web = after(table, concentrationEffects(table, 'c1', 'Web'));
    expect(conditionsOf(web)).toEqual(['concentrating on Web']);
    expect(conditionsOf(after(web, concentrationEffects(web, 'c1', null)))).toEqual([]);
  });

  it('[E5.38] a spell that ends takes what it did with it', () => {
    const table = fightTable(
      { conditions: ['concentrating on Hold person', 'shield of faith (by Brakk)'] },
      {},
      { conditions: ['prone', 'paralyzed (hold person by Brakk)', 'baned (bane by Lira)'] },
    );
    const stopped = after(table, concentrationEffects(table, 'c1', 'Shield of faith'));
    expect(foe(stopped).conditions).toEqual(['prone', 'baned (bane by Lira)']);
    const fallen = after(stopped, harmEffects(stopped, 'c1', { amount: 20 }).effects);
    expect(conditionsOf(fallen)).toEqual(['unconscious', 'prone']);
    const stunned = changed(table, 'c1', 'stunned', true) as Table;
    expect(foe(stunned).conditions).toEqual(['prone', 'baned (bane by Lira)']);
  });

  it('wake nobody at 0 hit points', () => {
    const table = fightTable({ current_hp: 0, conditions: ['unconscious'] });
    expect(changed(table, 'c1', 'unconscious', false)).toBe(
      'Brakk is at 0 hit points: only healing wakes them.',
    );
  });

  it.each([
    [[], 'exhaustion', true, ['exhaustion 1']],
    [['exhaustion 1'], 'exhaustion', true, ['exhaustion 2']],
    [['exhaustion 1'], 'exhaustion 3', true, ['exhaustion 3']],
    [['exhaustion 3'], 'exhaustion', false, ['exhaustion 2']],
    [['exhausted'], 'exhaustion', false, []],
    [['exhaustion 3'], 'exhaustion 3', false, []],
  ] as [string[], string, boolean, string[]][])(
    '[E5.39] %j and %s (%s) are %j',
    (before, condition, on, expected) => {
      expect(conditionsOf(changed(fightTable({ conditions: before }), 'c1', condition, on))).toEqual(
        expected,
      );
    },
  );

  it('[E5.39] halve hit points at the fourth level and kill at the sixth', () => {
    const fourth = changed(fightTable({ conditions: ['exhaustion 3'] }), 'c1', 'exhaustion', true) as Table;
    expect(sheet(fourth)).toMatchObject({ current_hp: 14, conditions: ['exhaustion 4'] });
    const sixth = changed(fightTable(), 'c1', 'exhaustion 6', true) as Table;
    expect(sixth.encounter?.combatants[0]).toMatchObject({ hp: { current: 0 }, state: 'dead' });
    expect(exhaustionLevel(sheet(sixth).conditions)).toBe(6);
  });

  it('touch nobody who is not there', () => {
    expect(changed(fightTable({}, { party: [] }), 'dragon', 'prone', true)).toBe(
      'There is nobody of that name.',
    );
  });
});

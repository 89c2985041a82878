import {
  applyEffects,
  type Combatant,
  type Effect,
  invertEffect,
  Ledger,
  lookOf,
  reverseEffect,
  stateOfSheet,
  type Table,
} from '@fireside/contract/effects';
import { spellSlots } from '@fireside/contract/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFighter, beginning, chance, step } from '../../test/random-fight.ts';
import type { Character } from '../snapshot.ts';
import { concentrationOf, conditionMeant, has, markNames } from './conditions.ts';
import { hasFallen, planAttack } from './plan-attack.ts';
import { isRefusal } from './refusal.ts';
import { whyNotAttack } from './turns.ts';

function isKnown(entry: string): boolean {
  return (
    conditionMeant(entry) !== null ||
    concentrationOf([entry]) !== null ||
    markNames.some((mark) => has([entry], mark))
  );
}

function sheetFaults(
  sheet: Character,
  rule: Table['zero_hp'],
  state: Combatant['state'] | undefined,
): string[] {
  const { current_hp, max_hp, temporary_hp, death_saves, hit_dice_spent, level } = sheet;
  const slots = spellSlots(sheet);
  const isSave = (count: number) => [0, 1, 2, 3].includes(count);
  return [
    ...(current_hp > max_hp || current_hp < (rule === 'fall' ? 0 : -999)
      ? [`${current_hp} of ${max_hp}`]
      : []),
    ...(temporary_hp < 0 ? ['less than no temporary hit points'] : []),
    ...(isSave(death_saves.successes) && isSave(death_saves.failures) ? [] : ['death saves']),
    ...(hit_dice_spent < 0 || hit_dice_spent > level ? ['hit dice'] : []),
    ...(sheet.slots_spent.some((spent, place) => spent > (slots[place] ?? 0)) ? ['slots'] : []),
    ...(state === stateOfSheet(sheet) ? [] : [`${state} in the fight`]),
  ];
}

/** What cannot be at a table. */
function faultsOf({ encounter, party, zero_hp }: Table): string[] {
  const { combatants, turn, round } = encounter!;
  const ofSheets = party.flatMap(({ character: sheet }) =>
    sheetFaults(
      sheet as Character,
      zero_hp,
      combatants.find(({ character_id }) => character_id === sheet!.id)?.state,
    ),
  );
  const ofFoes = combatants
    .filter(({ character_id }) => character_id === null)
    .filter(({ hp, state }) => hp!.current < 0 || hp!.current > hp!.max || state !== lookOf(hp!));
  const ofConditions = combatants.flatMap(({ conditions }) => [
    ...conditions.filter((entry) => !isKnown(entry)),
    ...conditions.filter((entry) => concentrationOf([entry])).slice(1),
  ]);
  return [
    ...(combatants[turn] && round >= 1 ? [] : ['nobody is on turn']),
    ...ofSheets,
    ...ofFoes.map(({ id }) => id),
    ...ofConditions,
  ];
}

/** What effects took and gave of somebody's hit points. */
function movedBy(effects: readonly Effect[], { id, character_id }: Combatant): number {
  return effects.reduce((sum, effect) => {
    if (effect.kind === 'hit_points' && effect.character_id === character_id)
      return sum + effect.after - effect.before;
    if (effect.kind !== 'encounter' || character_id !== null) return sum;
    const at = (encounter: Table['encounter']) =>
      encounter!.combatants.find((one) => one.id === id)!.hp!.current;
    return sum + at(effect.encounter) - at(effect.before);
  }, 0);
}

describe('[E5.40] whatever the dice say', () => {
  const fights = fc.record({
    seed: fc.integer({ min: 0, max: 0x7fffffff }),
    rule: fc.constantFrom('end' as const, 'fall' as const),
    steps: fc.integer({ min: 1, max: 60 }),
  });

  it('a fight never comes into an illegal state, adds up, and can be taken back', () => {
    fc.assert(
      fc.property(fights, ({ seed, rule, steps }) => {
        const luck = chance(seed);
        const start = beginning(luck, rule);
        const ledger = new Ledger(start);
        const faults: string[] = [];
        for (let taken = 0; taken < steps; taken++) {
          step(ledger, luck);
          faults.push(...faultsOf(ledger.table));
        }
        expect(faults).toEqual([]);
        for (const [place, before] of start.encounter!.combatants.entries()) {
          const after = ledger.table.encounter!.combatants[place]!;
          expect(after.hp!.current).toBe(before.hp!.current + movedBy(ledger.effects, before));
        }
        const backwards = ledger.effects.toReversed();
        expect(applyEffects(ledger.table, backwards.map(invertEffect))).toEqual(start);
        const reversed = new Ledger(ledger.table);
        for (const effect of backwards) reversed.add(reverseEffect(reversed.table, effect));
        expect(reversed.table).toEqual(start);
      }),
      { seed: 20_260, numRuns: 200 },
    );
  });

  it('nobody who has fallen acts', () => {
    fc.assert(
      fc.property(fights, ({ seed, rule, steps }) => {
        const luck = chance(seed);
        const ledger = new Ledger(beginning(luck, rule));
        for (let taken = 0; taken < steps; taken++) step(ledger, luck);
        const { encounter } = ledger.table;
        for (const one of encounter!.combatants) {
          const fallen = asFighter(ledger.table, one);
          if (!hasFallen(fallen)) continue;
          expect(whyNotAttack(encounter!, fallen, false)).not.toBeNull();
          expect(whyNotAttack(encounter!, fallen, true)).not.toBeNull();
          for (const other of encounter!.combatants)
            expect(isRefusal(planAttack(fallen, asFighter(ledger.table, other), fallen.attacks[0]!))).toBe(
              true,
            );
        }
      }),
      { seed: 7, numRuns: 80 },
    );
  });
});

import {
  applyEffects,
  type Combatant,
  type Effect,
  type Ledger,
  sheetOf,
  type Table,
} from '@fireside/contract/effects';
import { createDice } from '../src/dice/create-dice.ts';
import { naturalOf } from '../src/fight/natural.ts';
import type { Attack } from '../src/rules/attack.ts';
import { concentrationEffects, conditionEffects } from '../src/rules/condition-effects.ts';
import { conditionNames } from '../src/rules/conditions.ts';
import { damageRolls, damageTaken } from '../src/rules/damage.ts';
import { experienceEffects } from '../src/rules/experience.ts';
import {
  deathSaveEffects,
  harmEffects,
  healEffects,
  stabiliseEffects,
  temporaryHpEffects,
} from '../src/rules/fate-effects.ts';
import type { Fighter } from '../src/rules/fighter.ts';
import { fighterOf } from '../src/rules/fighter-of.ts';
import { judgeAttack, planAttack } from '../src/rules/plan-attack.ts';
import { judgeSave, planSave } from '../src/rules/plan-save.ts';
import { isRefusal, type Refusal } from '../src/rules/refusal.ts';
import { longRestEffects, planShortRest, shortRestEffects, spendSlotEffects } from '../src/rules/rest.ts';
import { attackMadeEffects, nextTurnEffects, rolledToHitEffects, whyNotAttack } from '../src/rules/turns.ts';
import type { Character } from '../src/snapshot.ts';
import { combatant, fightTable, goblin } from './fighters.ts';
import { character } from './table.ts';

const classNames = ['Fighter', 'Wizard', 'Cleric', 'Warlock', 'Rogue', 'Cook'];
const spells = [
  'Fire Bolt',
  'Fireball',
  'Cure Wounds',
  'Hold Person',
  'Bless',
  'Magic Missile',
  'Vicious Mockery',
];

/** Everything that chance decides in a fight, from one seed. */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const oneOf = <T>(list: readonly T[]): T => list[between(0, list.length - 1)]!;
  return { between, oneOf, dice: createDice(between) };
}

export type Chance = ReturnType<typeof chance>;

/** Some heroes and some foes, as chance has it. */
export function beginning({ between, oneOf }: Chance, rule: 'end' | 'fall'): Table {
  const sheets = Array.from({ length: between(1, 4) }, (_, place) => {
    const max_hp = between(1, 60);
    return character({
      id: `hero${place}`,
      name: `Hero ${place}`,
      class_name: oneOf(classNames),
      level: between(1, 20),
      max_hp,
      current_hp: between(1, max_hp),
      spells,
    });
  });
  const foes = Array.from({ length: between(1, 5) }, (_, place) => {
    const max = between(1, 40);
    return combatant({ id: `foe${place}`, name: `Foe ${place}`, hp: { current: max, max } });
  });
  const heroes = sheets.map(({ id, name }) =>
    combatant({ id: `of-${id}`, name, side: 'party', character_id: id, hp: null }),
  );
  const empty = fightTable({}, { zero_hp: rule });
  const party = sheets.map((sheet) => ({ user_id: sheet.id, pending_roll: null, character: sheet }));
  const encounter = { round: 1, turn: 0, combatants: [...heroes, ...foes] };
  return applyEffects({ ...empty, party, encounter: null }, [{ kind: 'encounter', encounter, before: null }]);
}

function fullSheet(table: Table, id: string | null): Character | null {
  return ((id && sheetOf(table, id)) || null) as Character | null;
}

export function asFighter(table: Table, one: Combatant): Fighter {
  const sheet = fullSheet(table, one.character_id);
  return fighterOf(one, sheet ? { sheet } : { creature: goblin });
}

function effectsOf(result: Effect[] | Refusal): Effect[] {
  return isRefusal(result) ? [] : result;
}

/** A whole attack, as a tool would make it. */
function attack(ledger: Ledger<Table>, by: Combatant, at: Combatant, { oneOf, dice }: Chance) {
  const attacker = asFighter(ledger.table, by);
  const weapon: Attack = oneOf(attacker.attacks);
  if (whyNotAttack(ledger.table.encounter!, attacker, false)) return;
  const target = asFighter(ledger.table, at);
  const sheet = fullSheet(ledger.table, by.character_id);
  const add = (effects: readonly Effect[]) => effects.forEach((effect) => void ledger.add(effect));
  if (weapon.slot && sheet) add(effectsOf(spendSlotEffects(ledger.table, sheet, weapon.slot)));
  let isCritical = false;
  let isHalved = false;
  if (weapon.toHit !== undefined) {
    const plan = planAttack(attacker, target, weapon);
    if (isRefusal(plan)) return;
    const roll = dice.roll(plan.notation, '');
    add(rolledToHitEffects(ledger.table, by.id, at.id));
    const verdict = judgeAttack(plan, { natural: naturalOf(roll) ?? 10, total: roll.total });
    if (!verdict.isHit) return add(attackMadeEffects(ledger.table, by.id, false));
    isCritical = verdict.isCritical;
  }
  if (weapon.save) {
    const plan = planSave(target, weapon.save.ability, weapon.save.difficulty);
    const isSaved = judgeSave(plan, dice.roll(plan.notation, '').total);
    if (isSaved && weapon.save.onSuccess === 'none')
      return add(attackMadeEffects(ledger.table, by.id, false));
    isHalved = isSaved;
  }
  const damage = damageRolls(weapon, isCritical).map(({ notation, fixed, kind }) => ({
    amount: notation ? dice.roll(notation, '').total : fixed,
    kind,
    isMagical: weapon.isMagical === true,
  }));
  const { amount } = damageTaken(target, damage, isHalved);
  add(harmEffects(ledger.table, at.id, { amount, isCritical }).effects);
  if (weapon.heals) add(healEffects(ledger.table, at.id, dice.roll(weapon.heals, '').total).effects);
  if (weapon.condition)
    add(effectsOf(conditionEffects(ledger.table, at.id, { condition: weapon.condition.name, on: true })));
  if (weapon.needsConcentration) add(concentrationEffects(ledger.table, by.id, weapon.name));
  add(attackMadeEffects(ledger.table, by.id, false));
}

/** Whatever may happen next in a fight. */
export function step(ledger: Ledger<Table>, luck: Chance) {
  const { between, oneOf, dice } = luck;
  const { table } = ledger;
  const { combatants, turn } = table.encounter!;
  const [own, other] = [combatants[turn]!, oneOf(combatants)];
  const sheet = fullSheet(table, other.character_id);
  const add = (effects: readonly Effect[]) => effects.forEach((effect) => void ledger.add(effect));
  switch (between(0, 12)) {
    case 0:
      return add(deathSaveEffects(table, other.id, between(1, 20)).effects);
    case 1:
      return add(healEffects(table, other.id, between(-2, 30)).effects);
    case 2:
      return add(temporaryHpEffects(table, other.id, between(0, 12)));
    case 3:
      return add(
        effectsOf(
          conditionEffects(table, other.id, { condition: oneOf(conditionNames), on: between(0, 1) === 1 }),
        ),
      );
    case 4:
      return add(effectsOf(longRestEffects(table, { id: other.character_id ?? '' })));
    case 5: {
      const plan = sheet && planShortRest(sheet);
      if (!plan || isRefusal(plan)) return;
      const healed = plan.notation ? dice.roll(plan.notation, '').total : 0;
      return add(shortRestEffects(table, sheet, { dice: plan.dice, healed }));
    }
    case 6:
      return add(stabiliseEffects(table, other.id).effects);
    case 7:
      return add(experienceEffects(table, other.character_id ?? '', between(0, 500)));
    case 8:
      return add(
        harmEffects(table, other.id, { amount: between(0, 70), isCritical: between(0, 1) === 1 }).effects,
      );
    default:
      attack(ledger, own, other, luck);
      return add(nextTurnEffects(ledger.table));
  }
}

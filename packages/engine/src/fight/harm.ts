import type { Combatant } from '@fireside/contract';
import {
  type Attack,
  concentrationDifficulty,
  concentrationEffects,
  concentrationOf,
  conditionEffects,
  type Damage,
  damageRolls,
  damageTaken,
  harmEffects,
  healEffects,
  isRefusal,
  judgeSave,
  planSave,
} from '../rules/index.ts';
import type { Deed } from './deed.ts';
import { askFor } from './sealed-rolls.ts';

/** Rolls what a hit does, each kind of damage by itself. */
export function rollDamage(deed: Deed, attack: Attack, by: string, isCritical = false): Damage[] {
  return damageRolls(attack, isCritical).map(({ notation, fixed, kind }) => ({
    kind,
    isMagical: attack.isMagical ?? false,
    amount:
      notation === null ? fixed : deed.roll(notation, by, () => `${attack.name} damage (${kind})`).total,
  }));
}

/** Harm as it arrives: what the target's hide and blood make of it, then what becomes of them. */
export function hurt(
  deed: Deed,
  target: Combatant,
  damage: readonly Damage[],
  { isHalved = false, isCritical = false } = {},
): void {
  const { amount, reasons } = damageTaken(deed.fighter(target), damage, isHalved);
  const { effects, notes, fate } = harmEffects(deed.table, target.id, { amount, isCritical });
  deed.add(effects);
  deed.note(...reasons, `${target.name} takes ${amount} damage.`, ...notes);
  if (amount > 0 && (fate?.after ?? 1) > 0) wake(deed, target);
  if (amount > 0) shakeConcentration(deed, target, amount, fate?.after ?? 1);
}

export function mend(deed: Deed, who: string, amount: number): void {
  const { effects, notes, fate } = healEffects(deed.table, who, amount);
  deed.add(effects);
  if (fate && fate.lost < 0) deed.note(`${-fate.lost} hit points come back.`);
  deed.note(...notes);
}

export function setCondition(deed: Deed, target: Combatant, condition: string, on: boolean): void {
  const { conditionImmunities: immunities } = deed.fighter(target);
  const changed = conditionEffects(deed.table, target.id, { condition, on, immunities });
  if (isRefusal(changed)) deed.note(changed.refusal);
  else {
    deed.add(changed);
    deed.note(`${target.name} is ${on ? '' : 'no longer '}${condition}.`);
  }
}

/** A blow ends a sleep that a spell has brought. players-handbook: Spells > Sleep */
function wake(deed: Deed, target: Combatant): void {
  const { conditions } = deed.combatant(target.id) ?? target;
  if (conditions.some((entry) => /^asleep\b/i.test(entry))) setCondition(deed, target, 'asleep', false);
}

/** Whoever keeps up a spell and is hurt may lose it. */
function shakeConcentration(deed: Deed, target: Combatant, damage: number, hitPoints: number): void {
  const spell = concentrationOf(deed.combatant(target.id)?.conditions ?? target.conditions);
  if (spell === null) return;
  if (hitPoints <= 0) {
    loseConcentration(deed, target, spell);
    return;
  }
  const difficulty = concentrationDifficulty(damage);
  const plan = planSave(deed.fighter(deed.combatant(target.id) ?? target), 'constitution', difficulty);
  const seat = deed.ownRoller(target);
  if (seat && !plan.fails && target.character_id !== null) {
    const asked = { notation: plan.notation, reason: `Constitution save to keep up ${spell}` };
    deed.add(
      askFor(deed.table, seat, asked, { decides: 'concentration', difficulty, who: target.character_id }),
    );
    deed.note(`${seat.name} is asked for ${plan.notation}: ${asked.reason}.`);
    return;
  }
  const isKept =
    !plan.fails &&
    judgeSave(
      plan,
      deed.roll(plan.notation, deed.by(target), ({ total }) =>
        saveReason(`Constitution save to keep up ${spell}`, difficulty, judgeSave(plan, total)),
      ).total,
    );
  if (!isKept) loseConcentration(deed, target, spell);
}

export function loseConcentration(deed: Deed, target: Pick<Combatant, 'id' | 'name'>, spell: string): void {
  deed.add(concentrationEffects(deed.table, target.id, null));
  deed.note(`${target.name} no longer keeps up ${spell}.`);
}

/** What a roll against a difficulty is called once it lies on the table. */
export function saveReason(label: string, difficulty: number, isSuccess: boolean): string {
  return `${label}, DC ${difficulty}: ${isSuccess ? 'success' : 'failure'}`;
}

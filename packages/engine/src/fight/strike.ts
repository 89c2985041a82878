import type { Combatant, Sealed } from '@fireside/contract';
import {
  type Attack,
  type AttackPlan,
  type Circumstances,
  type Damage,
  type DamageSave,
  isRefusal,
  judgeAttack,
  judgeSave,
  planAttack,
  planSave,
  type Refusal,
  rolledToHitEffects,
} from '../rules/index.ts';
import type { Deed } from './deed.ts';
import { hurt, mend, rollDamage, saveReason, setCondition } from './harm.ts';
import { naturalOf } from './natural.ts';
import { askFor } from './sealed-rolls.ts';

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Judged = Pick<AttackPlan, 'armorClass' | 'isHitCritical'>;

/** How an attack is called, with what came of it once that is known. */
export function attackReason(
  attack: string,
  target: string,
  verdict?: 'hit' | 'critical hit' | 'miss',
): string {
  return `${attack} attack on ${target}${verdict ? `: ${verdict}` : ''}`;
}

export function verdictOf(plan: Judged, rolled: { natural: number | null; total: number }) {
  // Where no die can be told from the rest, it was neither the best nor the worst of them.
  const { isHit, isCritical } = judgeAttack(plan, { natural: rolled.natural ?? 10, total: rolled.total });
  return isHit ? (isCritical ? ('critical hit' as const) : ('hit' as const)) : ('miss' as const);
}

/** One blow against one target, rolled by the service or asked of the player. */
export function strikeOnce(
  deed: Deed,
  { attacker, target, attack, left, circumstances }: Blow,
): Refusal | 'struck' | 'asked' {
  const plan = planAttack(deed.fighter(attacker), deed.fighter(target), attack, circumstances);
  if (isRefusal(plan)) return plan;
  deed.note(...plan.reasons);
  const { notation, armorClass, isHitCritical } = plan;
  const seat = deed.ownRoller(attacker);
  if (seat) {
    const asked = { notation, reason: attackReason(attack.name, target.name) };
    const question = {
      decides: 'attack',
      attacker: attacker.id,
      target: target.id,
      attack: attack.name,
    } as const;
    const { slot } = attack;
    deed.add(
      askFor(deed.table, seat, asked, {
        ...question,
        ...(slot !== undefined && { slot }),
        left,
        armorClass,
        isHitCritical,
      }),
    );
    return 'asked';
  }
  const roll = deed.roll(notation, deed.by(attacker), (thrown) =>
    attackReason(attack.name, target.name, verdictOf(plan, { ...thrown, natural: naturalOf(thrown) })),
  );
  landBlow(deed, { attacker, target, attack }, verdictOf(plan, { ...roll, natural: naturalOf(roll) }));
  return 'struck';
}

export interface Blow {
  attacker: Combatant;
  target: Combatant;
  attack: Attack;
  /** How many blows of the same attack follow. */
  left: number;
  circumstances: Circumstances;
}

/** What comes of a blow whose roll is known. */
export function landBlow(
  deed: Deed,
  { attacker, target, attack }: Pick<Blow, 'attacker' | 'target' | 'attack'>,
  verdict: ReturnType<typeof verdictOf>,
): void {
  deed.note(`${attacker.name}'s ${attack.name} on ${target.name}: ${verdict}.`);
  // What helped or hindered this one roll is used up.
  deed.add(rolledToHitEffects(deed.table, attacker.id, target.id));
  if (verdict === 'miss') return;
  const isCritical = verdict === 'critical hit';
  const by = deed.by(attacker);
  const [plain, saved] = [
    attack.damage.filter(({ save }) => !save),
    attack.damage.filter(({ save }) => save),
  ];
  if (plain.length > 0 || saved.length === 0)
    hurt(deed, target, rollDamage(deed, { ...attack, damage: plain }, by, isCritical), { isCritical });
  const { condition } = attack;
  const venom = saved[0]?.save;
  if (venom) {
    const damage = rollDamage(deed, { ...attack, damage: saved }, by, isCritical);
    saveAgainst(deed, now(deed, target), venom, {
      attack,
      damage,
      condition: isOneSave(attack) ? condition!.name : null,
    });
  }
  if (!condition || isOneSave(attack)) return;
  if (!condition.save) setCondition(deed, now(deed, target), condition.name, true);
  else
    saveAgainst(
      deed,
      now(deed, target),
      { ...condition.save, onSuccess: 'none' },
      { attack, damage: [], condition: condition.name },
    );
}

/** The target as it is by now. */
function now(deed: Deed, target: Combatant): Combatant {
  return deed.combatant(target.id) ?? target;
}

/** Whether venom and what it brings are resisted in one. */
function isOneSave({ damage, condition }: Attack): boolean {
  const venom = damage.find(({ save }) => save)?.save;
  return (
    venom !== undefined &&
    condition?.save?.ability === venom.ability &&
    condition.save.difficulty === venom.difficulty
  );
}

/** What a save is made against. */
interface Peril {
  attack: Attack;
  damage: readonly Damage[];
  condition: string | null;
}

/** A save against something harmful: made by the service, or asked of the player with what hangs on it sealed. */
export function saveAgainst(
  deed: Deed,
  target: Combatant,
  { ability, difficulty, onSuccess }: DamageSave,
  { attack, damage, condition }: Peril,
): void {
  const plan = planSave(deed.fighter(target), ability, difficulty);
  const label = `${titled(ability)} save against ${attack.name}`;
  const harm = damage.map(({ amount, kind = '', isMagical = false }) => ({ amount, kind, isMagical }));
  const threat = { label, difficulty, onSuccess, condition, harm };
  const seat = deed.ownRoller(target);
  if (seat && !plan.fails && target.character_id !== null) {
    const who = target.character_id;
    const asked = { notation: plan.notation, reason: label };
    deed.add(askFor(deed.table, seat, asked, { decides: 'save', who, ...threat }));
    deed.note(`${seat.name} is asked for ${plan.notation}: ${label}. Nothing of it has happened yet.`);
    return;
  }
  if (plan.fails) {
    deed.note(`${target.name} cannot resist ${attack.name}.`);
    sufferSave(deed, target, threat, false);
    return;
  }
  const roll = deed.roll(plan.notation, deed.by(target), ({ total }) =>
    saveReason(label, difficulty, judgeSave(plan, total)),
  );
  sufferSave(deed, target, threat, judgeSave(plan, roll.total));
}

type Threat = Pick<Extract<Sealed, { decides: 'save' }>, 'harm' | 'onSuccess' | 'condition' | 'label'>;

/** What a save that is decided lets through. */
export function sufferSave(
  deed: Deed,
  target: Combatant,
  { harm, onSuccess, condition, label }: Threat,
  isSuccess: boolean,
): void {
  deed.note(`${target.name}: ${label} ${isSuccess ? 'succeeds' : 'fails'}.`);
  if (harm.length > 0 && (!isSuccess || onSuccess === 'half'))
    hurt(deed, target, harm, { isHalved: isSuccess });
  if (condition !== null && !isSuccess) setCondition(deed, target, condition, true);
}

/** Whatever needs no roll to hit: healing, a spell that never misses, a breath that is saved against. */
export function reachAll(
  deed: Deed,
  attacker: Combatant,
  targets: readonly Combatant[],
  attack: Attack,
): void {
  const by = deed.by(attacker);
  if (attack.heals !== undefined) {
    for (const target of targets)
      mend(deed, target.id, deed.roll(attack.heals, by, () => `${attack.name} on ${target.name}`).total);
    return;
  }
  if (attack.pool !== undefined) {
    overcome(deed, targets, attack, deed.roll(attack.pool, by, () => `${attack.name}, hit points`).total);
    return;
  }
  const damage = rollDamage(deed, attack, by);
  for (const target of targets) {
    if (attack.save)
      saveAgainst(deed, target, attack.save, { attack, damage, condition: attack.condition?.name ?? null });
    else {
      hurt(deed, target, damage);
      if (attack.condition) setCondition(deed, target, attack.condition.name, true);
    }
  }
}

/** The weakest first, and each for as many hit points as they have. players-handbook: Spells > Sleep */
function overcome(
  deed: Deed,
  targets: readonly Combatant[],
  { name, condition }: Attack,
  rolled: number,
): void {
  let left = rolled;
  const weakest = targets
    .map((target) => ({ target, fighter: deed.fighter(target) }))
    .toSorted((one, other) => one.fighter.hp.current - other.fighter.hp.current);
  for (const { target, fighter } of weakest) {
    if (!fighter.canBePutToSleep || fighter.hp.current > left || !condition) {
      deed.note(`${target.name} resists ${name}.`);
      continue;
    }
    left -= fighter.hp.current;
    setCondition(deed, target, condition.name, true);
  }
}

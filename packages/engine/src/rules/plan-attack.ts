import type { Attack } from './attack.ts';
import { boonDice, exhaustionLevel, has, isCharmedBy, whyIncapacitated } from './conditions.ts';
import { type D20Plan, planD20 } from './edge.ts';
import type { Fighter } from './fighter.ts';
import type { Refusal } from './refusal.ts';

export type Cover = 'half' | 'three-quarters' | 'total';

/** What of the place bears on a roll; everything may be unknown. */
export interface Circumstances {
  /** Behind which the target is. */
  cover?: Cover;
  /** Whether they are within 5 feet of each other; so it is with a melee attack where nothing is said. */
  isBeside?: boolean;
  /** Whether an enemy who can act stands within 5 feet of whoever shoots. */
  isThreatened?: boolean;
  /** Whatever else helps or hinders, in words. */
  advantages?: readonly string[];
  disadvantages?: readonly string[];
}

export interface AttackPlan extends D20Plan {
  /** What has to be reached, with cover. */
  armorClass: number;
  /** Whether any hit is a critical one. */
  isHitCritical: boolean;
}

/** players-handbook: Combat > Cover */
const coverBonus = { half: 2, 'three-quarters': 5 } as const;

/** What cover adds to Armor Class and to Dexterity saves. */
export function bonusOfCover(cover: Cover | undefined): number {
  return cover && cover !== 'total' ? coverBonus[cover] : 0;
}

const fallenStates: readonly Fighter['state'][] = ['down', 'dying', 'stable', 'dead'];

export function hasFallen({ state }: Pick<Fighter, 'state'>): boolean {
  return fallenStates.includes(state);
}

/** Why somebody can take no action at all; null where they can. players-handbook: Conditions > Incapacitated */
export function whyNoAction(fighter: Pick<Fighter, 'name' | 'state' | 'conditions'>): Refusal | null {
  const { name, state, conditions } = fighter;
  if (state === 'dead') return { refusal: `${name} is dead.` };
  if (hasFallen(fighter)) return { refusal: `${name} is at 0 hit points and cannot act.` };
  const why = whyIncapacitated(conditions);
  return why && { refusal: `${name} is ${why} and can take no actions.` };
}

/** players-handbook: Conditions, by name; Combat > Unseen Attackers and Targets for what is unseen */
function ofAttacker({ name, conditions }: Fighter): { advantages: string[]; disadvantages: string[] } {
  const hinders = (['blinded', 'frightened', 'poisoned', 'prone', 'restrained'] as const)
    .filter((condition) => has(conditions, condition))
    .map((condition) => `${name} is ${condition}`);
  if (exhaustionLevel(conditions) >= 3) hinders.push(`${name} is exhausted`);
  if (has(conditions, 'mocked')) hinders.push(`${name} was mocked`);
  return { advantages: has(conditions, 'invisible') ? [`${name} is invisible`] : [], disadvantages: hinders };
}

function isUnconscious(fighter: Fighter): boolean {
  return has(fighter.conditions, 'unconscious') || hasFallen(fighter);
}

function ofTarget(target: Fighter, isBeside: boolean): { advantages: string[]; disadvantages: string[] } {
  const { name, conditions } = target;
  const helps = (['blinded', 'paralyzed', 'petrified', 'restrained', 'stunned'] as const)
    .filter((condition) => has(conditions, condition))
    .map((condition) => `${name} is ${condition}`);
  if (isUnconscious(target)) helps.push(`${name} is unconscious`);
  const isOutlined = has(conditions, 'faerie fire');
  if (isOutlined) helps.push(`${name} is outlined in light`);
  if (has(conditions, 'guiding bolt')) helps.push(`light glitters on ${name}`);
  const hinders: string[] = [];
  if (has(conditions, 'invisible') && !isOutlined) hinders.push(`${name} is invisible`);
  // Whoever lies there lifeless lies on the ground as well.
  if (has(conditions, 'prone') || isUnconscious(target))
    (isBeside ? helps : hinders).push(`${name} is prone`);
  return { advantages: helps, disadvantages: hinders };
}

function whyNoAttack(attacker: Fighter, target: Fighter, cover: Cover | undefined): Refusal | null {
  const unable = whyNoAction(attacker);
  if (unable) return unable;
  if (target.state === 'dead') return { refusal: `${target.name} is dead already.` };
  if (isCharmedBy(attacker.conditions, target.name))
    return { refusal: `${attacker.name} is charmed by ${target.name} and cannot attack them.` };
  if (cover === 'total') return { refusal: `${target.name} is behind total cover and cannot be targeted.` };
  return null;
}

/**
 * What is rolled to hit, and what has to be reached. players-handbook: Combat > Attack Rolls, Cover, Ranged Attacks;
 * Conditions, by name
 */
export function planAttack(
  attacker: Fighter,
  target: Fighter,
  attack: Attack,
  circumstances: Circumstances = {},
): AttackPlan | Refusal {
  const refusal = whyNoAttack(attacker, target, circumstances.cover);
  if (refusal) return refusal;
  if (attack.toHit === undefined) return { refusal: `${attack.name} needs no roll to hit.` };
  const isBeside = circumstances.isBeside ?? attack.reach === 'melee';
  const [own, others] = [ofAttacker(attacker), ofTarget(target, isBeside)];
  const isCrowded = attack.reach === 'ranged' && circumstances.isThreatened === true;
  const plan = planD20(attack.toHit, {
    advantages: [...own.advantages, ...others.advantages, ...(circumstances.advantages ?? [])],
    disadvantages: [
      ...own.disadvantages,
      ...others.disadvantages,
      ...(isCrowded ? [`an enemy stands beside ${attacker.name}`] : []),
      ...(circumstances.disadvantages ?? []),
    ],
    dice: boonDice(attacker.conditions),
  });
  const shield = has(target.conditions, 'shield of faith') ? 2 : 0;
  return {
    ...plan,
    armorClass: target.armorClass + shield + bonusOfCover(circumstances.cover),
    isHitCritical: isBeside && (has(target.conditions, 'paralyzed') || isUnconscious(target)),
  };
}

export interface AttackVerdict {
  isHit: boolean;
  isCritical: boolean;
}

/**
 * A 20 on the die always hits and is critical, a 1 always misses; otherwise the total has to reach the Armor Class.
 * players-handbook: How to Play > Natural 20 and Natural 1; Combat > Critical Hits
 */
export function judgeAttack(
  { armorClass, isHitCritical }: Pick<AttackPlan, 'armorClass' | 'isHitCritical'>,
  { natural, total }: { natural: number; total: number },
): AttackVerdict {
  const isHit = natural === 20 || (natural !== 1 && total >= armorClass);
  return { isHit, isCritical: isHit && (natural === 20 || isHitCritical) };
}

import type { Attack, DamageKind } from './attack.ts';
import { has } from './conditions.ts';
import type { Fighter } from './fighter.ts';

/** Dice of one kind of damage; where there are none, it is always as much. */
export interface DamageRoll {
  notation: string | null;
  fixed: number;
  kind: DamageKind;
}

const dice = /(\d+)d(\d+)/g;

function doubled(notation: string): string {
  return notation.replace(dice, (_, count: string, sides: string) => `${Number(count) * 2}d${sides}`);
}

/** What a hit rolls: the dice twice where it is critical, what is added to them once. players-handbook: Combat > Critical Hits */
export function damageRolls({ damage }: Pick<Attack, 'damage'>, isCritical: boolean): DamageRoll[] {
  return damage.map(({ dice: notation, kind }) =>
    notation.includes('d')
      ? { notation: isCritical ? doubled(notation) : notation, fixed: 0, kind }
      : { notation: null, fixed: Math.max(0, Number(notation)), kind },
  );
}

/** Some damage of one kind; without a kind nothing resists it. */
export interface Damage {
  amount: number;
  kind?: string;
  isMagical?: boolean;
}

type Target = Pick<Fighter, 'name' | 'resistances' | 'vulnerabilities' | 'immunities' | 'conditions'>;

const ofWeapons: readonly string[] = ['bludgeoning', 'piercing', 'slashing'];

/** Whether a list of kinds has this damage in it. */
function concerns(kinds: readonly string[], { kind, isMagical = false }: Damage): boolean {
  if (kind === undefined) return false;
  if (kinds.includes(kind)) return true;
  return !isMagical && ofWeapons.includes(kind) && kinds.includes('nonmagical');
}

/**
 * Half of it, rounded down, where it is resisted, then double where the target is vulnerable, each once.
 * players-handbook: Combat > Resistance, Vulnerability and Immunity; Conditions > Petrified
 */
function resisted(target: Target, damage: Damage): { amount: number; reasons: string[] } {
  const { name, conditions } = target;
  const isStone = has(conditions, 'petrified');
  if (concerns(target.immunities, damage) || (isStone && damage.kind === 'poison'))
    return { amount: 0, reasons: [`${name} is immune to ${damage.kind} damage`] };
  const reasons: string[] = [];
  let { amount } = damage;
  if (isStone || concerns(target.resistances, damage)) {
    amount = Math.floor(amount / 2);
    reasons.push(isStone ? `${name} is stone and takes half` : `${name} resists ${damage.kind} damage`);
  }
  if (concerns(target.vulnerabilities, damage)) {
    amount *= 2;
    reasons.push(`${name} is vulnerable to ${damage.kind} damage`);
  }
  return { amount, reasons };
}

/** What is left of damage after a save that succeeded and the target's nature, and why. Never less than none. */
export function damageTaken(
  target: Target,
  damage: readonly Damage[],
  isHalved = false,
): { amount: number; reasons: string[] } {
  const parts = damage.map((part) => {
    const rolled = Math.max(0, part.amount);
    return resisted(target, { ...part, amount: isHalved ? Math.floor(rolled / 2) : rolled });
  });
  return {
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    reasons: parts.flatMap(({ reasons }) => reasons),
  };
}

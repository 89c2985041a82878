import type { AbilityName } from '@fireside/contract';
import { boonDice, exhaustionLevel, has, whyHelpless } from './conditions.ts';
import { type D20Plan, planD20 } from './edge.ts';
import type { Fighter } from './fighter.ts';
import { bonusOfCover, type Circumstances } from './plan-attack.ts';

export interface SavePlan extends D20Plan {
  difficulty: number;
  /** Whether there is nothing to roll: it fails. */
  fails: boolean;
}

/** players-handbook: Saving Throws > Making a Saving Throw; Combat > Cover; Conditions, by name */
export function planSave(
  { saves, conditions }: { saves: Partial<Fighter['saves']>; conditions: Fighter['conditions'] },
  ability: AbilityName,
  difficulty: number,
  circumstances: Pick<Circumstances, 'cover' | 'advantages' | 'disadvantages'> = {},
): SavePlan {
  const isBodily = ability === 'strength' || ability === 'dexterity';
  const helpless = isBodily ? whyHelpless(conditions) : null;
  const cover = ability === 'dexterity' ? bonusOfCover(circumstances.cover) : 0;
  const plan = planD20((saves[ability] ?? 0) + cover, {
    advantages: circumstances.advantages ?? [],
    disadvantages: [
      ...(ability === 'dexterity' && has(conditions, 'restrained') ? ['restrained'] : []),
      ...(exhaustionLevel(conditions) >= 3 ? ['exhausted'] : []),
      ...(circumstances.disadvantages ?? []),
    ],
    dice: boonDice(conditions),
  });
  const reasons = helpless ? [...plan.reasons, `fails: ${helpless}`] : plan.reasons;
  return { ...plan, reasons, difficulty, fails: helpless !== null };
}

/** There is no automatic success, whatever the die shows. players-handbook: How to Play > Natural 20 and Natural 1 */
export function judgeSave(
  { difficulty, fails }: Pick<SavePlan, 'difficulty' | 'fails'>,
  total: number,
): boolean {
  return !fails && total >= difficulty;
}

export interface CheckPlan extends D20Plan {
  /** Whether there is nothing to roll: it fails. */
  fails: boolean;
}

function whyCheckFails(conditions: readonly string[], needs: 'sight' | 'hearing' | undefined): string | null {
  if (has(conditions, 'unconscious')) return 'unconscious';
  if (has(conditions, 'petrified')) return 'petrified';
  if (needs === 'sight' && has(conditions, 'blinded')) return 'blinded';
  if (needs === 'hearing' && has(conditions, 'deafened')) return 'deafened';
  return null;
}

/**
 * A check whose modifier the sheet says (`checkNamed` of `@fireside/contract/sheet`).
 * players-handbook: Abilities and Skills > Ability Checks; Conditions, by name
 */
export function planCheck(
  { modifier, conditions }: { modifier: number; conditions: readonly string[] },
  circumstances: {
    needs?: 'sight' | 'hearing';
    advantages?: readonly string[];
    disadvantages?: readonly string[];
  } = {},
): CheckPlan {
  const why = whyCheckFails(conditions, circumstances.needs);
  const plan = planD20(modifier, {
    advantages: circumstances.advantages ?? [],
    disadvantages: [
      ...(['poisoned', 'frightened'] as const).filter((condition) => has(conditions, condition)),
      ...(exhaustionLevel(conditions) >= 1 ? ['exhausted'] : []),
      ...(circumstances.disadvantages ?? []),
    ],
  });
  return { ...plan, reasons: why ? [...plan.reasons, `fails: ${why}`] : plan.reasons, fails: why !== null };
}

/** players-handbook: Spellcasting > Concentration */
export function concentrationDifficulty(damage: number): number {
  return Math.max(10, Math.floor(damage / 2));
}

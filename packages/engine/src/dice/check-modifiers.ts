import { Modifiers } from '@dice-roller/rpg-dice-roller';
import type { Die } from './dice-in.ts';
import { diceLimits } from './limits.ts';

const { ExplodeModifier, MaxModifier, MinModifier, ReRollModifier, UniqueModifier } = Modifiers;

type Repeating = InstanceType<typeof ExplodeModifier> | InstanceType<typeof ReRollModifier>;

/** The share of a die's faces on which the modifier rolls once more. */
function repeatShare(die: Die, modifier: Repeating): number {
  modifier.useDefaultsIfNeeded(die);
  let matching = 0;
  for (let face = die.min; face <= die.max; face++) if (modifier.isComparePoint(face)) matching++;
  return matching / (die.max - die.min + 1);
}

/** Refuses dice that would roll on and on. Returns what is wrong, or null. */
export function checkModifiers(die: Die): string | null {
  const modifiers = [...(die.modifiers?.values() ?? [])];
  const repeating = modifiers.filter(
    (modifier): modifier is Repeating =>
      modifier instanceof ExplodeModifier || modifier instanceof ReRollModifier,
  );
  const isUnique = modifiers.some((modifier) => modifier instanceof UniqueModifier);
  if ((repeating.length > 0 || isUnique) && die.min === die.max)
    return `${die.notation} has one face only and cannot be rolled again.`;
  if (repeating.length > 1) return 'Dice can explode or be rerolled, not both.';
  if (repeating.some((modifier) => repeatShare(die, modifier) > diceLimits.repeatShare))
    return `${die.notation} would keep rolling; explode or reroll on fewer faces.`;
  if (isUnique && die.qty > die.max - die.min + 1) return `${die.notation} cannot all be different.`;
  const limited = modifiers.some(
    (modifier) => modifier instanceof MinModifier || modifier instanceof MaxModifier,
  );
  if (isUnique && (repeating.length > 0 || limited))
    return 'Unique dice cannot also explode, be rerolled or be limited.';
  return null;
}

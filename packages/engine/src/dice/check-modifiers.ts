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
      modifier instanceof ExplodeModifier || (modifier instanceof ReRollModifier && !modifier.once),
  );
  for (const modifier of repeating) {
    const share = repeatShare(die, modifier);
    if (share === 1 || die.qty / (1 - share) > diceLimits.expectedRolls)
      return `${die.notation} would keep rolling; explode or reroll on fewer faces.`;
  }
  if (modifiers.some((modifier) => modifier instanceof UniqueModifier)) {
    if (die.qty > die.max - die.min + 1) return `${die.notation} cannot all be different.`;
    const mixed = [ExplodeModifier, ReRollModifier, MinModifier, MaxModifier];
    if (modifiers.some((modifier) => mixed.some((kind) => modifier instanceof kind)))
      return 'Unique dice cannot also explode, be rerolled or be limited.';
  }
  const changing = modifiers.filter(
    (modifier) => modifier instanceof ExplodeModifier || modifier instanceof ReRollModifier,
  );
  if ((changing.length > 0 || modifiers.some((m) => m instanceof UniqueModifier)) && die.min === die.max)
    return `${die.notation} has one face only and cannot be rolled again.`;
  return null;
}

import type { Abilities, AbilityName } from '../characters.ts';

export type { Abilities, AbilityName };

export const abilityOrder: readonly AbilityName[] = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'wisdom',
  'charisma',
];

/** The score minus 10, halved and rounded down. players-handbook: Characters > Ability Modifiers */
export function abilityModifier(score: number): number {
  return Math.floor((score - 10) / 2);
}

export function titled(ability: AbilityName): string {
  return ability.charAt(0).toUpperCase() + ability.slice(1);
}

/** The part that an ability has in a number. */
export function abilityPart(abilities: Abilities, ability: AbilityName): { label: string; value: number } {
  return { label: titled(ability), value: abilityModifier(abilities[ability]) };
}

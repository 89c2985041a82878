import type { Abilities } from '@fireside/contract';
import { modifierOf, signed } from '../summary.ts';
import { abilityOrder } from './abilities.ts';
import type { Ancestry } from './ancestries.ts';
import type { CharacterClass } from './classes.ts';

/** A number and how it came about, for those who want to check it. */
export interface Derived {
  value: number;
  working: string;
}

export function withAncestry(abilities: Abilities, ancestry: Ancestry): Abilities {
  const raised = { ...abilities };
  for (const name of abilityOrder)
    raised[name] = Math.min(20, raised[name] + (ancestry.increases[name] ?? 0));
  return raised;
}

/** The whole hit die at first level, the average rounded up at each later one, never less than 1 a level. */
export function hitPoints(characterClass: CharacterClass, level: number, abilities: Abilities): Derived {
  const constitution = modifierOf(abilities.constitution);
  const average = characterClass.hitDie / 2 + 1;
  const first = Math.max(1, characterClass.hitDie + constitution);
  const later = Math.max(1, average + constitution);
  const atFirst = `${characterClass.hitDie} (d${characterClass.hitDie}) ${signed(constitution)} Constitution at level 1`;
  const atLater = level > 1 ? `, then ${level - 1} × (${average} ${signed(constitution)})` : '';
  return { value: first + (level - 1) * later, working: atFirst + atLater };
}

export function armorClass({ armor }: CharacterClass, abilities: Abilities): Derived {
  const dexterity = Math.min(modifierOf(abilities.dexterity), armor.dexterityUpTo);
  const plus = armor.plus ? modifierOf(abilities[armor.plus]) : 0;
  const parts = [`${armor.base} (${armor.worn})`];
  if (armor.dexterityUpTo > 0) parts.push(`${signed(dexterity)} Dexterity`);
  if (armor.plus) parts.push(`${signed(plus)} ${armor.plus[0]?.toUpperCase()}${armor.plus.slice(1)}`);
  return { value: armor.base + dexterity + plus, working: parts.join(' ') };
}

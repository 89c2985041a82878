import type { Abilities } from '@fireside/contract';
import { abilityModifier, abilityOrder, averageOfHitDie, titled } from '@fireside/contract/sheet';
import { signed } from '../summary.ts';
import type { Ancestry } from './ancestries.ts';
import type { CharacterClass } from './classes.ts';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

/** A number and how it came about, for those who want to check it. */
export interface Derived {
  value: number;
  working: () => string;
}

export function withAncestry(abilities: Abilities, ancestry: Ancestry): Abilities {
  const raised = { ...abilities };
  for (const name of abilityOrder)
    raised[name] = Math.min(20, raised[name] + (ancestry.increases[name] ?? 0));
  return raised;
}

/** The whole hit die at first level, the average rounded up at each later one, never less than 1 a level. */
export function hitPoints(characterClass: CharacterClass, level: number, abilities: Abilities): Derived {
  const constitution = abilityModifier(abilities.constitution);
  const average = averageOfHitDie(characterClass.hitDie);
  const first = Math.max(1, characterClass.hitDie + constitution);
  const later = Math.max(1, average + constitution);
  return {
    value: first + (level - 1) * later,
    working() {
      const { firstLevel, laterLevels } = words.characters.builder;
      const bonus = signed(constitution);
      const rest = level > 1 ? laterLevels(level - 1, average, bonus) : '';
      return firstLevel(characterClass.hitDie, bonus) + rest;
    },
  };
}

export function armorClass({ armor }: CharacterClass, abilities: Abilities): Derived {
  const dexterity = Math.min(abilityModifier(abilities.dexterity), armor.dexterityUpTo);
  const plus = armor.plus ? abilityModifier(abilities[armor.plus]) : 0;
  return {
    value: armor.base + dexterity + plus,
    working() {
      const parts = [`${armor.base} (${termFor(armor.worn)})`];
      if (armor.dexterityUpTo > 0) parts.push(`${signed(dexterity)} ${termFor(titled('dexterity'))}`);
      if (armor.plus) parts.push(`${signed(plus)} ${termFor(titled(armor.plus))}`);
      return parts.join(' ');
    },
  };
}

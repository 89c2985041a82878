import type { Abilities, AbilityName } from '@fireside/contract';
import type { Attack } from './attack.ts';

/** A creature of the bestiary as the rules need it; the book's text is rendered from the same source. */
export interface Creature {
  name: string;
  size: string;
  type: string;
  armorClass: number;
  hitPoints: number;
  /** `2d6` */
  hitDice: string;
  abilities: Abilities;
  /** Where they are better than the ability alone. */
  saves: Partial<Record<AbilityName, number>>;
  /** Kinds of damage; those of weapons that are not magical stand as `nonmagical`. */
  vulnerabilities: string[];
  resistances: string[];
  immunities: string[];
  conditionImmunities: string[];
  challenge: number;
  experience: number;
  attacks: Attack[];
  /** By its multiattack; 1 without one. */
  attacksPerTurn: number;
}

/** The creatures that the rulebooks know. */
export interface Bestiary {
  /** By its name as people write it: without regard to case, articles, plural and typing errors of a letter; null where there is none. */
  find(name: string): Creature | null;
}

/** For whoever has no bestiary at hand. */
export const noCreatures: Bestiary = { find: () => null };

import type { Abilities, AbilityName } from '@fireside/contract';
import type { Combatant } from '@fireside/contract/effects';
import type { Attack } from './attack.ts';

/** Somebody in a fight as the rules see them, whether a sheet or the bestiary says so. */
export interface Fighter {
  id: string;
  name: string;
  side: Combatant['side'];
  /** Of whoever is played. */
  characterId: string | null;
  abilities: Abilities;
  proficiencyBonus: number;
  armorClass: number;
  hp: { current: number; max: number };
  temporaryHp: number;
  state: Combatant['state'];
  conditions: readonly string[];
  /** What is added to each saving throw. */
  saves: Record<AbilityName, number>;
  vulnerabilities: readonly string[];
  resistances: readonly string[];
  immunities: readonly string[];
  conditionImmunities: readonly string[];
  /** Neither the dead, nor whoever cannot be charmed, nor an elf, sleeps by magic. */
  canBePutToSleep: boolean;
  attacks: readonly Attack[];
  attacksPerTurn: number;
}

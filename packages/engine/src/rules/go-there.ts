import { type Encounter, isSameName } from '@fireside/contract/effects';
import { exhaustionLevel, has, whyHelpless } from './conditions.ts';
import { hasFallen } from './plan-attack.ts';

/** Why somebody stays where they are, by the names of the contract's error table. */
export type WhyNotThere =
  | 'no_fight'
  | 'not_your_turn'
  | 'moved_already'
  | 'cannot_move'
  | 'zone_not_found'
  | 'there_already';

/** Speed is 0. players-handbook: Conditions > Grappled, Restrained, Paralyzed, Petrified, Stunned, Unconscious, Exhaustion */
function isHeldFast(conditions: readonly string[]): boolean {
  return (
    has(conditions, 'grappled') ||
    has(conditions, 'restrained') ||
    whyHelpless(conditions) !== null ||
    exhaustionLevel(conditions) >= 5
  );
}

/**
 * The fight after whoever is played by a character has gone to another zone: on their own turn, and once in it; whoever lies on
 * the ground crawls. players-handbook: Combat > Movement and Position
 */
export function goThere(
  encounter: Encounter | null,
  characterId: string | null,
  zone: string,
): Encounter | WhyNotThere {
  const own = characterId && encounter?.combatants.find(({ character_id }) => character_id === characterId);
  if (!encounter || !own) return 'no_fight';
  const { combatants, turn, zones = [], has_moved } = encounter;
  if (combatants[turn] !== own) return 'not_your_turn';
  if (hasFallen(own) || isHeldFast(own.conditions)) return 'cannot_move';
  const to = zones.find((known) => isSameName(known, zone));
  if (to === undefined) return 'zone_not_found';
  if (own.zone !== undefined && isSameName(own.zone, to)) return 'there_already';
  if (has_moved) return 'moved_already';
  return { ...encounter, combatants: combatants.with(turn, { ...own, zone: to }), has_moved: true };
}

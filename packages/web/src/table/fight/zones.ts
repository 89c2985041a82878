import { type Combatant, type Encounter, isSameName } from '@fireside/contract/effects';

/** Those who stand in a part of the map. */
export function standingIn(zone: string, { combatants }: Encounter): Combatant[] {
  return combatants.filter((one) => one.zone !== undefined && isSameName(one.zone, zone));
}

/** Whoever stands nowhere that the map knows. */
export function isElsewhere({ zone }: Combatant, zones: readonly string[]): boolean {
  return zone === undefined || !zones.some((known) => isSameName(known, zone));
}

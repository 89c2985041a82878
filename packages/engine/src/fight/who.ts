import { type Combatant, type Encounter, isSameName } from '@fireside/contract';
import type { Seat, Snapshot } from '../snapshot.ts';
import { type Called, failure } from '../tools/tool.ts';

/** Whose turn it is. */
export function onTurn({ combatants, turn }: Encounter): Combatant {
  return combatants[turn]!;
}

/** Whoever is meant by a name or an id; a refusal that says who there is. */
export function combatantNamed({ combatants }: Encounter, given: string): Combatant | Called<never> {
  const named = combatants.filter(({ id, name }) => isSameName(id, given) || isSameName(name, given));
  const [only] = named;
  if (only && named.length === 1) return only;
  const standing = combatants.filter(({ state }) => state !== 'down' && state !== 'dead');
  const meant = standing.filter(({ name }) => name.toLowerCase().startsWith(given.trim().toLowerCase()));
  // "goblin" where one goblin is left.
  if (named.length === 0 && meant.length === 1) return meant[0]!;
  const names = combatants.map(({ id, name }) => (id === name ? name : `${name} (${id})`)).join(', ');
  return failure(
    named.length > 1 || meant.length > 1 ? 'ambiguous_combatant' : 'unknown_combatant',
    `In this fight: ${names}.`,
  );
}

/** The player of a combatant, with the sheet; nobody's for foes and strangers. */
export function seatOf({ party }: Snapshot, combatant: Pick<Combatant, 'character_id'>): Seat | undefined {
  if (combatant.character_id === null) return undefined;
  return party.find(({ character }) => character?.id === combatant.character_id);
}

/** To whom a combatant's dice belong. */
export function diceOf(table: Snapshot, combatant: Pick<Combatant, 'character_id'>): string {
  return seatOf(table, combatant)?.user_id ?? 'dm';
}

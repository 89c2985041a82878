import type { PartyMember } from '@fireside/contract';
import type { Combatant, Encounter } from '@fireside/contract/effects';

/** Whoever is out of it: their turn is passed over. Somebody dying has one, for the death save. */
function isOut({ state }: Combatant): boolean {
  return state === 'down' || state === 'dead';
}

/** Whether somebody is on their feet, to be struck or spoken to. */
export function isStanding({ state }: Combatant): boolean {
  return state === 'unhurt' || state === 'hurt' || state === 'bloodied';
}

/** Whose turn it is; nobody's in a fight that is being laid out. */
export function currentOf({ combatants, turn }: Encounter): Combatant | undefined {
  return combatants[turn];
}

/** Who comes next of those who still have a turn. */
export function nextOf({ combatants, turn }: Encounter): Combatant | undefined {
  const after = [...combatants.slice(turn + 1), ...combatants.slice(0, turn)];
  return after.find((one) => !isOut(one));
}

/** The combatant whom a participant plays. */
export function combatantOf(
  { combatants }: Encounter,
  party: readonly PartyMember[],
  userId: string,
): Combatant | undefined {
  const character = party.find(({ user_id }) => user_id === userId)?.character;
  return character ? combatants.find(({ character_id }) => character_id === character.id) : undefined;
}

/** Whether a participant's character is the one on turn. */
export function isOnTurn(encounter: Encounter, party: readonly PartyMember[], userId: string): boolean {
  const mine = combatantOf(encounter, party, userId);
  return mine !== undefined && mine === currentOf(encounter);
}

/** Whether a participant's character can go to another zone now; the service knows for certain. */
export function mayGo(encounter: Encounter, party: readonly PartyMember[], userId: string): boolean {
  const mine = combatantOf(encounter, party, userId);
  return (
    mine !== undefined &&
    mine === currentOf(encounter) &&
    isStanding(mine) &&
    (encounter.zones ?? []).length > 0 &&
    encounter.has_moved !== true
  );
}

/** Foes who can still be struck. */
export function standingFoes({ combatants }: Encounter): Combatant[] {
  return combatants.filter((one) => one.side === 'foe' && isStanding(one));
}

/** Where whoever plays a combatant sits, for their colour; -1 for anybody else. */
export function seatOf({ character_id }: Combatant, party: readonly PartyMember[]): number {
  return party.findIndex(({ character }) => character !== null && character.id === character_id);
}

import type { CharacterRead } from '../characters.ts';
import type { Encounter } from '../encounters.ts';
import type { PartyMember } from '../games.ts';
import type { WorldState } from '../world-state.ts';

/** What of a character sheet effects can change, and what they need to know of it. */
export type Sheet = Pick<
  CharacterRead,
  'id' | 'name' | 'level' | 'current_hp' | 'max_hp' | 'inventory' | 'conditions' | 'combat_stats'
>;

export interface Seat extends Pick<PartyMember, 'user_id' | 'pending_roll'> {
  character: Sheet | null;
}

/** The world as the DM keeps it; its notes, and where in the adventure the party is, are for nobody else. */
export type World = WorldState & {
  notes: string;
  /** The number of a scene of the adventure; empty where there is none, or nobody knows. */
  place: string;
};

export const emptyWorld: World = {
  scene: '',
  time: '',
  quests: [],
  people: [],
  facts: [],
  notes: '',
  place: '',
};

/**
 * A table as far as effects change it: the one that a turn stages, the rows of a commit, and what a client shows. Whoever
 * holds more in it keeps that: effects leave alone what they do not know.
 */
export interface Table {
  party: readonly Seat[];
  /** Clients have nothing of the DM's own. */
  world: WorldState & Partial<Pick<World, 'notes' | 'place'>>;
  encounter: Encounter | null;
  /** Null while the game goes on. */
  ended_reason: string | null;
}

export function sheetOf(table: Table, characterId: string): Sheet | undefined {
  return table.party.find(({ character }) => character?.id === characterId)?.character ?? undefined;
}

/** The table with one sheet changed; as it is when nobody plays that character. */
export function withSheet<T extends Table>(table: T, characterId: string, change: Partial<Sheet>): T {
  return {
    ...table,
    party: table.party.map((seat) =>
      seat.character?.id === characterId ? { ...seat, character: { ...seat.character, ...change } } : seat,
    ),
  };
}

/** JSON with the names of fields in order. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** Whether two values of a field are alike, in whichever order their own fields were written. */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || written(left) === written(right);
}

/** Names are told apart as people do: without regard to case and to space around them. */
export function isSameName(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}

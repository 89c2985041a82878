import type { Encounter } from '../encounters.ts';
import type { ZeroHpRule } from '../protocol.ts';
import type { WorldState } from '../world-state.ts';
import { withSheets } from './fight.ts';
import type { Seat, Sheet } from './seat.ts';

export type { Seat, Sheet };

/** What an awaited roll decides: sealed until it is known. */
export type Sealed = { notation: string } & (
  | {
      decides: 'attack';
      /** Combatants, by their ids, and the name of the attack. */
      attacker: string;
      target: string;
      attack: string;
      /** Of a spell: the level of the slot that it took. */
      slot?: number;
      /** How many blows of the same attack follow. */
      left: number;
      /** What has to be reached, and whether any hit is a critical one. */
      armorClass: number;
      isHitCritical: boolean;
    }
  | {
      decides: 'save';
      difficulty: number;
      /** Who saves, by the id of the character; and from what. */
      who: string;
      label: string;
      harm: { amount: number; kind: string; isMagical: boolean }[];
      onSuccess: 'half' | 'none';
      /** What a failure brings besides. */
      condition: string | null;
    }
  | { decides: 'check'; difficulty: number; label: string }
  | { decides: 'concentration'; difficulty: number; who: string }
  | { decides: 'death_save'; who: string }
);

/** The world as the DM keeps it; everything that is not in the record that players read is for nobody else. */
export type World = WorldState & {
  notes: string;
  /** The number of a scene of the adventure; empty where there is none, or nobody knows. */
  place: string;
  /** What awaited rolls decide, by the players of whom they are awaited. */
  awaited: Record<string, Sealed>;
  /** What the storyteller remembers of its tale; nothing where none is told. */
  tale?: unknown;
};

export const emptyWorld: World = {
  scene: '',
  time: '',
  quests: [],
  people: [],
  facts: [],
  notes: '',
  place: '',
  awaited: {},
};

/**
 * A table as far as effects change it: the one that a turn stages, the rows of a commit, and what a client shows. Whoever
 * holds more in it keeps that: effects leave alone what they do not know.
 */
export interface Table {
  party: readonly Seat[];
  /** Clients have nothing of the DM's own. */
  world: WorldState & Partial<Pick<World, 'notes' | 'place' | 'awaited' | 'tale'>>;
  /** Whoever is played stands in it as their sheet says. */
  encounter: Encounter | null;
  /** What happens to a character at 0 hit points; the game is over where nothing is said. */
  zero_hp?: ZeroHpRule;
  /** Null while the game goes on. */
  ended_reason: string | null;
}

export function sheetOf(table: Table, characterId: string): Sheet | undefined {
  return table.party.find(({ character }) => character?.id === characterId)?.character ?? undefined;
}

/** The table with one sheet changed; as it is when nobody plays that character. */
export function withSheet<T extends Table>(table: T, characterId: string, change: Partial<Sheet>): T {
  const party = table.party.map((seat) =>
    seat.character?.id === characterId ? { ...seat, character: { ...seat.character, ...change } } : seat,
  );
  return { ...table, party, encounter: table.encounter && withSheets(table.encounter, party) };
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

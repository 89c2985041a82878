import type { PartyMember } from '@fireside/contract';
import { createContext, useMemo } from 'react';

/** Whose change it was, as far as that must be said. */
export interface PartyNames {
  /** The one character that is played here: its changes need no name. Null where several are, or none. */
  lone: string | null;
  /** What a participant is called at the table: as their character, else as themselves. */
  called: ReadonlyMap<string, string>;
}

export const PartyNamesContext = createContext<PartyNames>({ lone: null, called: new Map() });

export function partyNames(party: readonly PartyMember[]): PartyNames {
  const played = party.flatMap(({ character }) => character?.id ?? []);
  return {
    lone: played.length === 1 ? (played[0] ?? null) : null,
    called: new Map(party.map(({ user_id, name, character }) => [user_id, character?.name ?? name])),
  };
}

/** The same names as long as they are the same: hit points change with every blow, and no message need be drawn for it. */
export function usePartyNames(party: readonly PartyMember[]): PartyNames {
  const key = JSON.stringify(
    party.map(({ user_id, name, character }) => [user_id, name, character?.id, character?.name]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the party only its names matter
  return useMemo(() => partyNames(party), [key]);
}

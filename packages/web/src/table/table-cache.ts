import type { CharacterRead } from '@fireside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { characterQuery, partyQuery } from '../api/queries.ts';

/** The DM changed a sheet: it shows everywhere at once. */
export function rememberCharacter(queryClient: QueryClient, gameId: string, character: CharacterRead) {
  queryClient.setQueryData(characterQuery(character.id).queryKey, character);
  queryClient.setQueryData(partyQuery(gameId).queryKey, (party) =>
    party?.map((member) => (member.character?.id === character.id ? { ...member, character } : member)),
  );
}

export function refreshParty(queryClient: QueryClient, gameId: string) {
  void queryClient.invalidateQueries({ queryKey: partyQuery(gameId).queryKey });
}

/** Somebody is online whom the party does not know: they have just joined. */
export function welcomeNewcomers(queryClient: QueryClient, gameId: string, online: string[]) {
  const party = queryClient.getQueryData(partyQuery(gameId).queryKey);
  if (!party || online.some((name) => !party.some((member) => member.name === name)))
    refreshParty(queryClient, gameId);
}

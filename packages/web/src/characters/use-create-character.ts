import type { CharacterCreate, CharacterRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { characterQuery, charactersQuery } from '../api/queries.ts';
import { call } from '../api/call.ts';

export function useCreateCharacter(onCreated: (character: CharacterRead) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (character: CharacterCreate) => call('createCharacter', { body: character }),
    onSuccess: (character) => {
      queryClient.setQueryData(characterQuery(character.id).queryKey, character);
      queryClient.setQueryData(charactersQuery.queryKey, (known) => [character, ...(known ?? [])]);
      onCreated(character);
    },
  });
}

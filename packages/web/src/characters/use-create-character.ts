import type { CharacterCreate, CharacterRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { characterQuery, charactersQuery } from '../api/queries.ts';
import { request } from '../api/request.ts';

export function useCreateCharacter(onCreated: (character: CharacterRead) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (character: CharacterCreate) => request<CharacterRead>('POST', '/api/characters', character),
    onSuccess: (character) => {
      queryClient.setQueryData(characterQuery(character.id).queryKey, character);
      queryClient.setQueryData(charactersQuery.queryKey, (known) => [character, ...(known ?? [])]);
      onCreated(character);
    },
  });
}

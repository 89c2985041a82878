import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from './call.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () =>
    call('readMe').catch((error) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: () => call('readAbout'),
  staleTime: 60_000,
});

export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: () => call('listGames'),
  // Tables move on while nobody looks at the list.
  refetchOnMount: 'always',
});

export function gameQuery(gameId: string) {
  return queryOptions({
    queryKey: ['game', gameId],
    queryFn: () => call('readGame', { params: { game_id: gameId } }),
  });
}

export const charactersQuery = queryOptions({
  queryKey: ['characters'],
  queryFn: () => call('listCharacters'),
  refetchOnMount: 'always',
});

export function characterQuery(characterId: string) {
  return queryOptions({
    queryKey: ['character', characterId],
    queryFn: () => call('readCharacter', { params: { character_id: characterId } }),
  });
}

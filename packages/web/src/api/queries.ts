import type { About, CharacterRead, GameRead, PartyMember, UserRead, WorldState } from '@fireside/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, request } from './request.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<UserRead | null> => {
    try {
      return await request<UserRead>('GET', '/api/auth/me');
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: () => request<About>('GET', '/api/about'),
  staleTime: 60_000,
});

export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: () => request<GameRead[]>('GET', '/api/games'),
  // Tables move on while nobody looks at the list.
  refetchOnMount: 'always',
});

export function gameQuery(gameId: string) {
  return queryOptions({
    queryKey: ['game', gameId],
    queryFn: () => request<GameRead>('GET', `/api/games/${gameId}`),
  });
}

export function partyQuery(gameId: string) {
  return queryOptions({
    queryKey: ['party', gameId],
    queryFn: () => request<PartyMember[]>('GET', `/api/games/${gameId}/party`),
  });
}

export function worldQuery(gameId: string) {
  return queryOptions({
    queryKey: ['world', gameId],
    queryFn: () => request<WorldState>('GET', `/api/games/${gameId}/world`),
  });
}

export const charactersQuery = queryOptions({
  queryKey: ['characters'],
  queryFn: () => request<CharacterRead[]>('GET', '/api/characters'),
  refetchOnMount: 'always',
});

export function characterQuery(characterId: string) {
  return queryOptions({
    queryKey: ['character', characterId],
    queryFn: () => request<CharacterRead>('GET', `/api/characters/${characterId}`),
  });
}

import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Who sits in front of this window, if anybody. */
export const visitQuery = queryOptions({
  queryKey: ['visit'],
  queryFn: () => call('readSession'),
  staleTime: Number.POSITIVE_INFINITY,
});

export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: () => call('readAbout'),
  staleTime: 60_000,
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call('listSessions'),
  refetchOnMount: 'always',
});

/** The game that a code opens. Seats are taken and left while nobody looks. */
export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: ['invitation', code],
    queryFn: () => call('readInvitation', { params: { code } }),
    refetchOnMount: 'always',
  });
}

export function gameQuery(gameId: string) {
  return queryOptions({
    queryKey: ['game', gameId],
    queryFn: () => call('readGame', { params: { game_id: gameId } }),
  });
}

/** What the DM remembers of a story. Chapters are written while nobody looks. */
export function chronicleQuery(gameId: string) {
  return queryOptions({
    queryKey: ['chronicle', gameId],
    queryFn: () => call('readChronicle', { params: { game_id: gameId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** The adventure as the DM reads it: for the creator alone. */
export function scriptQuery(gameId: string) {
  return queryOptions({
    queryKey: ['script', gameId],
    queryFn: () => call('readGameScript', { params: { game_id: gameId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** What the DM claimed at a table so far, and what became of it. */
export function honestyQuery(gameId: string) {
  return queryOptions({
    queryKey: ['honesty', gameId],
    queryFn: () => call('readHonesty', { params: { game_id: gameId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** Which model leads a game, and what it has cost. */
export function gameCostQuery(gameId: string) {
  return queryOptions({
    queryKey: ['game-cost', gameId],
    queryFn: () => call('readGameCost', { params: { game_id: gameId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** A whole game on one page. */
export function recapQuery(gameId: string) {
  return queryOptions({
    queryKey: ['recap', gameId],
    queryFn: () => call('readRecap', { params: { game_id: gameId } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
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

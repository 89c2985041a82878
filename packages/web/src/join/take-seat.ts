import type { GameRead } from '@fireside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { forgetGameLists } from '../api/game-lists.ts';
import { charactersQuery, gameQuery } from '../api/queries.ts';
import { rememberCode } from './invite-code.ts';
import { readyCharacter } from './seat-options.ts';

interface Seat {
  gameId: string;
  code: string;
  /** As in `SeatOption`. */
  choice: string;
}

function join({ gameId, code }: Seat, characterId: string | null): Promise<GameRead> {
  return call('joinGame', {
    params: { game_id: gameId },
    body: { participation_code: code, character_id: characterId },
  });
}

/**
 * Sits down at a table. The seat comes before a ready-made character: where there is no seat nothing is made, and where the
 * character cannot be made the table offers one again.
 */
export async function takeSeat(queryClient: QueryClient, seat: Seat): Promise<GameRead> {
  const ready = readyCharacter(seat.choice);
  let game = await join(seat, ready ? null : seat.choice || null);
  if (ready) {
    try {
      game = await join(seat, (await call('createCharacter', { body: ready })).id);
    } catch {
      // Seated without one: the sheet at the table says so, and how to take one.
    }
    void queryClient.invalidateQueries({ queryKey: charactersQuery.queryKey });
  }
  rememberCode(seat.gameId, seat.code);
  queryClient.setQueryData(gameQuery(seat.gameId).queryKey, game);
  forgetGameLists(queryClient);
  return game;
}

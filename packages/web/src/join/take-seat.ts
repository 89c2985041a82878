import type { GameRead } from '@fireside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { forgetGameLists } from '../api/game-lists.ts';
import { charactersQuery, gameQuery } from '../api/queries.ts';
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

function play(gameId: string, character_id: string): Promise<GameRead> {
  return call('changeSeat', { params: { game_id: gameId }, body: { character_id } });
}

function keep(queryClient: QueryClient, game: GameRead): GameRead {
  queryClient.setQueryData(gameQuery(game.id).queryKey, game);
  forgetGameLists(queryClient);
  return game;
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
      game = await play(seat.gameId, (await call('createCharacter', { body: ready })).id);
    } catch {
      // Seated without one: the sheet at the table says so, and how to take one.
    }
    void queryClient.invalidateQueries({ queryKey: charactersQuery.queryKey });
  }
  return keep(queryClient, game);
}

/** Plays somebody else, or somebody at last, where one sits already. */
export async function changeCharacter(
  queryClient: QueryClient,
  { gameId, choice }: Omit<Seat, 'code'>,
): Promise<void> {
  const ready = readyCharacter(choice);
  const character = ready ? (await call('createCharacter', { body: ready })).id : choice;
  if (ready) void queryClient.invalidateQueries({ queryKey: charactersQuery.queryKey });
  if (character) keep(queryClient, await play(gameId, character));
}

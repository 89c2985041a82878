import type { GamePatch, GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { forgetGameLists } from '../../api/game-lists.ts';
import { gameQuery } from '../../api/queries.ts';

/** Changes what holds at a table, and shows it here at once. */
export function useChangeGame(gameId: string, onChanged: (game: GameRead) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<GamePatch>) => call('changeGame', { params: { game_id: gameId }, body }),
    onSuccess: (game) => {
      queryClient.setQueryData(gameQuery(gameId).queryKey, game);
      forgetGameLists(queryClient);
      onChanged(game);
    },
  });
}

import type { GameRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { gameQuery } from '../../api/queries.ts';

/** What never comes into the story, and what is told of without being shown. */
export type SafetyKind = 'line' | 'veil';

export const keptIn = { line: 'lines', veil: 'veils' } as const;

/** Adds to what is kept, and for the creator takes from it. The list as it is shown may be old: others add to it unseen. */
export function useSafety(gameId: string, kind: SafetyKind) {
  const queryClient = useQueryClient();
  const params = { game_id: gameId };
  const readAgain = (): Promise<GameRead> => queryClient.fetchQuery({ ...gameQuery(gameId), staleTime: 0 });

  const add = useMutation({
    mutationFn: async (text: string) => {
      await (kind === 'line'
        ? call('addSafety', { params, body: { line: text } })
        : call('addSafety', { params, body: { veil: text } }));
      await readAgain();
    },
  });
  const remove = useMutation({
    mutationFn: async (text: string) => {
      const kept = (await readAgain())[keptIn[kind]] ?? [];
      const changed = await call('changeGame', {
        params,
        body: { [keptIn[kind]]: kept.filter((one) => one !== text) },
      });
      queryClient.setQueryData(gameQuery(gameId).queryKey, changed);
    },
  });
  return { add, remove };
}

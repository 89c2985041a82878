import type { GameRead, LiveEvent } from '@fireside/contract';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { gameListQuery, placeGame, takeOutGame } from '../api/game-lists.ts';
import { gameQuery, visitQuery } from '../api/queries.ts';
import { openLiveSocket } from './open-live-socket.ts';

const lists = { queryKey: ['games'] };

function apply(queryClient: QueryClient, event: LiveEvent) {
  if (event.type === 'game') {
    placeGame(queryClient, event.game);
    queryClient.setQueryData(gameQuery(event.game.id).queryKey, (before) => before && event.game);
  }
  if (event.type === 'gone') takeOutGame(queryClient, event.game_id);
}

function hear(queryClient: QueryClient, event: LiveEvent) {
  apply(queryClient, event);
  // A list that is being read at this moment may be older than this.
  for (const list of queryClient.getQueryCache().findAll({ ...lists, fetchStatus: 'fetching' })) {
    void list.promise?.then(
      () => apply(queryClient, event),
      () => undefined,
    );
  }
}

/**
 * Keeps whatever this window has read of games as it is now, on every screen, and answers the games that I take part in: as many
 * as the lobby shows without being asked for more. Each game that is heard of is handed on.
 */
export function useLiveGames(onHeard: (game: GameRead) => void): GameRead[] {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { data: active } = useInfiniteQuery({ ...gameListQuery('active'), enabled: isOpen });
  const { data: ended } = useInfiniteQuery({ ...gameListQuery('ended'), enabled: isOpen });

  useEffect(() => {
    const socket = openLiveSocket({
      onOpen() {
        setIsOpen(true);
        // Nobody has told what happened before. What is on its way, a page that somebody waits for, comes first.
        void queryClient.invalidateQueries(lists, { cancelRefetch: false });
      },
      onEvent(event) {
        hear(queryClient, event);
        if (event.type === 'game') onHeard(event.game);
      },
      // The reason may be that this session has ended: ask who we are, and the landing page follows.
      onRefused: () => void queryClient.invalidateQueries({ queryKey: visitQuery.queryKey }),
    });
    return () => socket.close();
  }, [queryClient, onHeard]);

  return useMemo(
    () => [active, ended].flatMap((list) => list?.pages.flatMap(({ games }) => games) ?? []),
    [active, ended],
  );
}

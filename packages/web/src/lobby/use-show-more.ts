import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/call.ts';
import type { GameQuery } from '../api/game-lists.ts';

/** A list that is read page after page. */
type PagedQuery = Pick<GameQuery, 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'> & {
  fetchNextPage: () => Promise<{ error: Error | null }>;
  refetch: () => Promise<unknown>;
};

/** Asks for the next page; then the focus goes on to the first card or line of it, whether or not the button is still there. */
export function useShowMore(query: PagedQuery, count: number, cards: RefObject<HTMLElement | null>) {
  const [grown, setGrown] = useState(false);
  /** How many cards there were when more was asked for. */
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || query.isFetching) return;
    const first = cards.current?.children[Math.min(before.current, count - 1)];
    const isMore = count > before.current;
    before.current = null;
    setGrown(isMore);
    const focused = first?.querySelector('a') ?? first;
    if (focused instanceof HTMLElement && (isMore || !query.hasNextPage))
      focused.focus({ preventScroll: true });
  }, [count, query.isFetching, query.hasNextPage, cards]);

  async function showMore() {
    if (query.isFetchingNextPage) return;
    before.current = count;
    setGrown(false);
    const { error } = await query.fetchNextPage();
    // The game after which the page begins was deleted meanwhile: the list is read anew.
    if (error instanceof ApiError && error.status === 404) await query.refetch();
  }

  return { showMore, grown };
}

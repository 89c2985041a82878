import { searchLimits } from '@fireside/contract/protocol';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../api/call.ts';

/** While somebody types, nothing is asked. */
const pause = 300;

/** What is typed, and what was found of it: the newest passages first, older ones when they are asked for. */
export function useStorySearch(gameId: string) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    const given = text.trim();
    if (given.length < searchLimits.leastCharacters) return setWanted(null);
    const timer = setTimeout(() => setWanted(given), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const search = useInfiniteQuery({
    queryKey: ['search', gameId, wanted],
    queryFn: ({ pageParam }) =>
      call('searchStory', {
        params: { game_id: gameId },
        query: { q: wanted ?? '', ...(pageParam !== null && { before: String(pageParam) }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ more }) => more,
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const results = useMemo(
    () => (wanted === null ? [] : (search.data?.pages.flatMap((page) => page.results) ?? [])),
    [wanted, search.data],
  );
  return { text, setText, wanted, search, results };
}

import type { GameRead } from '@fireside/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { call } from './call.ts';

/** The lists of the lobby: my running games, those that have ended, and the tables of others. */
export type GameList = 'active' | 'ended' | 'others';

export interface GamePage {
  games: GameRead[];
  /** The game after which the next page begins; null after the last one. */
  next: string | null;
}

export type GameQuery = UseInfiniteQueryResult<InfiniteData<GamePage>>;

type Pages = InfiniteData<GamePage, string | undefined>;

const gamesPerPage: Record<GameList, number> = { active: 24, ended: 12, others: 12 };
/** So many pages are looked through for a table of others before somebody has to ask again. */
const pagesForOthers = 5;

async function readPage(list: GameList, before: string | undefined): Promise<GamePage> {
  const limit = gamesPerPage[list];
  const which = list === 'others' ? {} : { mine: true, status: list };
  const games = await call('listGames', { query: { ...which, before, limit } });
  return { games, next: games.length < limit ? null : (games.at(-1)?.id ?? null) };
}

/** The service has no list of these alone: mine are among them, and are left out. */
async function readOthers(before: string | undefined): Promise<GamePage> {
  let page: GamePage = { games: [], next: before ?? null };
  for (let pages = 0; pages < pagesForOthers; pages += 1) {
    page = await readPage('others', page.next ?? undefined);
    const games = page.games.filter((game) => !game.is_participant);
    if (games.length > 0 || page.next === null) return { ...page, games };
  }
  return { ...page, games: [] };
}

export function gameListQuery(list: GameList) {
  return infiniteQueryOptions({
    queryKey: ['games', list],
    queryFn: ({ pageParam }) => (list === 'others' ? readOthers(pageParam) : readPage(list, pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Tables move on while nobody looks at the list. Whoever has read far into it is not made to wait for all of it again.
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });
}

function changePages(queryClient: QueryClient, change: (pages: Pages) => Pages) {
  queryClient.setQueriesData<Pages>({ queryKey: ['games'] }, (pages) => pages && change(pages));
}

/** A deleted game leaves every list, and nothing is read again. */
export function takeOutGame(queryClient: QueryClient, gameId: string) {
  changePages(queryClient, ({ pages, ...rest }) => ({
    ...rest,
    pages: pages.map(({ games, ...page }) => ({ ...page, games: games.filter(({ id }) => id !== gameId) })),
  }));
}

/** Keeps the first page of each list: the next visit begins there. */
export function closeGameLists(queryClient: QueryClient) {
  changePages(queryClient, ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }));
}

/** A game was made or joined and stands in another list now: they are read anew at the next visit. */
export function forgetGameLists(queryClient: QueryClient) {
  queryClient.removeQueries({ queryKey: ['games'] });
}

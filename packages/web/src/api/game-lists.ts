import type { GameRead } from '@fireside/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { call } from './call.ts';
import { firstPage, type GameList, gameLists, gamesPerPage } from './page-sizes.ts';

export interface GamePage {
  games: GameRead[];
  /** The game after which the next page begins; null after the last one. */
  next: string | null;
}

export type GameQuery = UseInfiniteQueryResult<InfiniteData<GamePage>>;

type Pages = InfiniteData<GamePage, string | undefined>;

/** So many pages are looked through for a table of others before somebody has to ask again. */
const pagesForOthers = 5;

async function readPage(list: GameList, before: string | undefined): Promise<GamePage> {
  const games = await call('listGames', { query: { ...firstPage(list), before } });
  return { games, next: games.length < gamesPerPage[list] ? null : (games.at(-1)?.id ?? null) };
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

function mapGames({ pages, pageParams }: Pages, change: (games: GameRead[]) => GameRead[]): Pages {
  return { pageParams, pages: pages.map((page) => ({ ...page, games: change(page.games) })) };
}

/** A deleted game leaves every list, and nothing is read again. */
export function takeOutGame(queryClient: QueryClient, gameId: string) {
  changePages(queryClient, (pages) => mapGames(pages, (games) => games.filter(({ id }) => id !== gameId)));
}

/** The list in which a game stands. */
function listOf({ is_participant, status }: GameRead): GameList {
  return is_participant ? status : 'others';
}

function isOlder(game: GameRead, than: GameRead): boolean {
  return game.created_at === than.created_at ? game.id < than.id : game.created_at < than.created_at;
}

/** Newest first. Where it belongs to a page that was not read yet, it will come with that page. */
function withNew(data: Pages, game: GameRead): Pages {
  const place = data.pages.findIndex(
    ({ games, next }) => next === null || games.some((other) => isOlder(other, game)),
  );
  const pages = data.pages.map((page, index) => {
    if (index !== place) return page;
    const older = page.games.findIndex((other) => isOlder(other, game));
    return { ...page, games: page.games.toSpliced(older < 0 ? page.games.length : older, 0, game) };
  });
  return { ...data, pages };
}

/** A game as it is now changes where it stands, or goes to the list in which it stands from now on. */
export function placeGame(queryClient: QueryClient, game: GameRead) {
  for (const list of gameLists) {
    queryClient.setQueryData<Pages>(gameListQuery(list).queryKey, (data) => {
      const stands = data?.pages.some(({ games }) => games.some(({ id }) => id === game.id));
      if (!data || (!stands && listOf(game) !== list)) return data;
      if (!stands) return withNew(data, game);
      return mapGames(data, (games) =>
        games.flatMap((one) => (one.id !== game.id ? one : listOf(game) === list ? game : [])),
      );
    });
  }
}

/** Keeps the first page of each list: the next visit begins there. */
export function closeGameLists(queryClient: QueryClient) {
  changePages(queryClient, ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }));
}

/** A game was made or joined and stands in another list now: they are read anew. */
export function forgetGameLists(queryClient: QueryClient) {
  void queryClient.resetQueries({ queryKey: ['games'] });
}

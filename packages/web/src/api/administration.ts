import type { AdministeredUser } from '@fireside/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from './call.ts';

const perPage = 50;

/** What stands here changes while nobody looks. */
const fresh = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;

export const overviewQuery = queryOptions({
  queryKey: ['administration', 'overview'],
  queryFn: () => call('readOverview'),
  ...fresh,
});

export const modelsQuery = queryOptions({
  queryKey: ['administration', 'models'],
  queryFn: () => call('listModels'),
  ...fresh,
});

export const houseModelQuery = queryOptions({
  queryKey: ['administration', 'model'],
  queryFn: () => call('readHouseModel'),
  ...fresh,
});

export const costQuery = queryOptions({
  queryKey: ['administration', 'cost'],
  queryFn: () => call('readCost'),
  ...fresh,
});

type ReadPage<Row> = (query: { limit: number; before: string | undefined }) => Promise<Row[]>;

function listQuery<Row>(name: string, read: ReadPage<Row>, idOf: (row: Row) => string) {
  return infiniteQueryOptions({
    queryKey: ['administration', name],
    queryFn: ({ pageParam }) => read({ limit: perPage, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last === undefined || page.length < perPage ? undefined : idOf(last);
    },
    ...fresh,
  });
}

export const usersQuery = listQuery(
  'users',
  (query) => call('listUsers', { query }),
  ({ id }) => id,
);

export const allGamesQuery = listQuery(
  'games',
  (query) => call('listAllGames', { query }),
  ({ id }) => id,
);

export const gameCostsQuery = listQuery(
  'game-costs',
  (query) => call('listGameCosts', { query }),
  ({ game_id }) => game_id,
);

/** A deleted account leaves the list; whatever else counted it is read again when it is looked at. */
export function takeOutUser(queryClient: QueryClient, userId: string) {
  queryClient.setQueryData<InfiniteData<AdministeredUser[], string | undefined>>(
    usersQuery.queryKey,
    (known) =>
      known && { ...known, pages: known.pages.map((page) => page.filter(({ id }) => id !== userId)) },
  );
}

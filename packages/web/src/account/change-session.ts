import type { UserRead } from '@fireside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../api/queries.ts';

/** Somebody signed in or out: nothing that an earlier user of this window saw may remain. */
export function changeSession(queryClient: QueryClient, user: UserRead | null) {
  const [me] = meQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== me });
  queryClient.setQueryData(meQuery.queryKey, user);
}

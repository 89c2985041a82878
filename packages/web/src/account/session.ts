import type { UserRead } from '@fireside/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { visitQuery } from '../api/queries.ts';

export const MeContext = createContext<UserRead | null>(null);

/** The signed-in user. Every screen behind the landing page has one. */
export function useMe(): UserRead {
  const me = use(MeContext);
  if (!me) throw new Error('useMe outside of a signed-in screen');
  return me;
}

/** Somebody signed in or out: nothing that an earlier user of this window saw may remain. */
export function changeSession(queryClient: QueryClient, user: UserRead | null) {
  const [visit] = visitQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== visit });
  queryClient.setQueryData(visitQuery.queryKey, (before) => before && { ...before, user });
}

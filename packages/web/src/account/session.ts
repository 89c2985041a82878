import type { UserRead, Visit } from '@fireside/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { forgetFirstAnswers } from '../api/first-answers.ts';
import { visitQuery } from '../api/queries.ts';
import { forgetKept } from '../offline/offline.ts';

export const MeContext = createContext<UserRead | null>(null);

/** The signed-in user. Every screen behind the landing page has one. */
export function useMe(): UserRead {
  const me = use(MeContext);
  if (!me) throw new Error('useMe outside of a signed-in screen');
  return me;
}

/** Who is here, if anybody, and who is welcome. Every screen is opened after this was read. */
export function useVisit(): Visit {
  const { data } = useQuery({ ...visitQuery, enabled: false });
  if (!data) throw new Error('useVisit before the visit was read');
  return data;
}

/** A guest has no password, and is a guest no longer once one is set. */
export function setGuest(queryClient: QueryClient, guest: boolean) {
  queryClient.setQueryData(visitQuery.queryKey, (before) => before && { ...before, is_guest: guest });
}

/**
 * Screens hear of a change in the next turn of the event loop. What is done before that meets screens which are still open: they would ask
 * again for what is taken from under them, and for what they may no longer read.
 */
function whenScreensKnow(act: () => void) {
  setTimeout(act);
}

/** Somebody signed in or out: nothing that an earlier user of this window saw may remain. */
export function changeSession(queryClient: QueryClient, user: UserRead | null, { guest = false } = {}) {
  const [visit] = visitQuery.queryKey;
  const forget = () => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== visit });
  forgetFirstAnswers();
  forgetKept();
  if (user) forget();
  queryClient.setQueryData(
    visitQuery.queryKey,
    (before) => before && { ...before, user, is_guest: guest, is_administrator: false },
  );
  if (!user) whenScreensKnow(forget);
  // What else they are is for the service to say.
  if (user && !guest) void queryClient.invalidateQueries({ queryKey: visitQuery.queryKey });
}

/** Leads to another address once nobody is signed in: led there before, the lobby would still be opened. */
export function navigateWhenGone(navigate: () => void) {
  whenScreensKnow(navigate);
}

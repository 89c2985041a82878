import type { UserRead } from '@fireside/contract';
import { createContext, use } from 'react';

export const MeContext = createContext<UserRead | null>(null);

/** The signed-in user. Every screen behind the landing page has one. */
export function useMe(): UserRead {
  const me = use(MeContext);
  if (!me) throw new Error('useMe outside of a signed-in screen');
  return me;
}

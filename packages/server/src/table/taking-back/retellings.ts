import type { RetoldEvent } from '@fireside/contract';
import type { Store } from '../../store/store.ts';
import { type ChangedUpTo, changesSince, hasChanges } from '../changes-since.ts';
import { retellQueries } from './retell-queries.ts';

/** Messages that were told in other words. */
export interface Retellings {
  /** Whether there is any that somebody must be told of who knows the messages up to one. */
  hasAny(gameId: string, userId: string, lastId: number): Promise<boolean>;
  /** Which of the messages up to `lastId` have been retold since another was stored, or since that one. */
  since(gameId: string, userId: string, storedId: number, lastId?: number): AsyncGenerator<RetoldEvent>;
}

export function createRetellings(store: Store): Retellings {
  const read = (gameId: string, userId: string, lastId: number) => (page: ChangedUpTo & { limit: number }) =>
    store.call(retellQueries.since, { gameId, userId, lastId, ...page });
  return {
    hasAny: (gameId, userId, lastId) => hasChanges(lastId, read(gameId, userId, lastId)),
    since: (gameId, userId, storedId, lastId = storedId) =>
      changesSince(storedId, read(gameId, userId, lastId)),
  };
}

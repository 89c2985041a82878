import type { RetoldEvent } from '@fireside/contract';
import type { Store } from '../../store/store.ts';
import { type RetoldPage, retellQueries } from './retell-queries.ts';

/** Messages that were told in other words. */
export interface Retellings {
  /** Whether there is any that somebody must be told of who knows the messages up to one. */
  hasAny(gameId: string, userId: string, lastId: number): Promise<boolean>;
  /** Which of the messages up to `lastId` have been retold since another was stored, or since that one. */
  since(gameId: string, userId: string, storedId: number, lastId?: number): AsyncGenerator<RetoldEvent>;
}

const pageSize = 50;

export function createRetellings(store: Store): Retellings {
  return {
    async hasAny(gameId, userId, lastId) {
      const from = { after: lastId, id: 0 };
      const { events } = await store.call(retellQueries.since, { gameId, userId, lastId, ...from, limit: 1 });
      return events.length > 0;
    },
    async *since(gameId, userId, storedId, lastId = storedId) {
      let from: RetoldPage['next'] = { after: storedId, id: 0 };
      while (from) {
        const page: RetoldPage = await store.call(retellQueries.since, {
          gameId,
          userId,
          lastId,
          ...from,
          limit: pageSize,
        });
        yield* page.events;
        from = page.next;
      }
    },
  };
}

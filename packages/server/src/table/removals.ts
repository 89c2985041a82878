import type { Bus } from '../cluster/bus.ts';
import type { RemovedEvent } from '@fireside/contract';
import type { Store } from '../store/store.ts';
import type { GameOrder } from './game-order.ts';
import { removalQueries, type RemovalPage } from './removal-queries.ts';

/** Messages whose text was erased. */
export interface Removals {
  /** Erases a message for whoever may, and tells its room. */
  remove(removal: { gameId: string; userId: string; messageId: number }): Promise<void>;
  /** Whether there is any that somebody must be told of who knows the messages up to one. */
  hasAny(gameId: string, lastId: number): Promise<boolean>;
  /** Which of the messages up to `lastId` have been removed since another was stored, or since that one. */
  since(gameId: string, storedId: number, lastId?: number): AsyncGenerator<RemovedEvent>;
}

interface Parts {
  store: Store;
  bus: Bus;
  inOrder: GameOrder;
  now: () => number;
}

const pageSize = 50;

export function createRemovals({ store, bus, inOrder, now }: Parts): Removals {
  return {
    remove: (removal) =>
      inOrder(removal.gameId, async () => {
        const at = new Date(now()).toISOString();
        const event = await store.call(removalQueries.remove, { ...removal, at });
        // Also when it had been removed before: perhaps nobody has heard of it.
        bus.publish({ kind: 'room', gameId: removal.gameId, event });
      }),
    async hasAny(gameId, lastId) {
      const from = { after: lastId, id: 0 };
      const { events } = await store.call(removalQueries.since, { gameId, lastId, ...from, limit: 1 });
      return events.length > 0;
    },
    async *since(gameId, storedId, lastId = storedId) {
      // Everything that was removed after that message was stored, was removed when it or a later one was the newest.
      let from: RemovalPage['next'] = { after: storedId, id: 0 };
      while (from) {
        const page: RemovalPage = await store.call(removalQueries.since, {
          gameId,
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

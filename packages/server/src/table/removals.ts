import type { Bus } from '../cluster/bus.ts';
import type { RemovedEvent } from '@fireside/contract';
import type { Store } from '../store/store.ts';
import type { GameOrder } from './game-order.ts';
import { type ChangedUpTo, changesSince, hasChanges } from './changes-since.ts';
import { removalQueries } from './removal-queries.ts';

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

export function createRemovals({ store, bus, inOrder, now }: Parts): Removals {
  const read = (gameId: string, lastId: number) => (page: ChangedUpTo & { limit: number }) =>
    store.call(removalQueries.since, { gameId, lastId, ...page });
  return {
    remove: (removal) =>
      inOrder(removal.gameId, async () => {
        const at = new Date(now()).toISOString();
        const event = await store.call(removalQueries.remove, { ...removal, at });
        // Also when it had been removed before: perhaps nobody has heard of it.
        bus.publish({ kind: 'room', gameId: removal.gameId, event });
      }),
    hasAny: (gameId, lastId) => hasChanges(lastId, read(gameId, lastId)),
    since: (gameId, storedId, lastId = storedId) => changesSince(storedId, read(gameId, lastId)),
  };
}

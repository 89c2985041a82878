import { announceChange, type Bus } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';
import { farewellQueries } from './farewell-queries.ts';

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
}

/** Deletes an account with its characters and its games, and closes their sockets at every node. Interrupted, it can be done again. */
export function createFarewell({ store, bus, now }: Parts): (userId: string) => Promise<void> {
  return async (userId) => {
    const announce = (gone: string[]) => {
      for (const gameId of gone) bus.publish({ kind: 'game-deleted', gameId });
      return gone.length;
    };
    while (announce(await store.call(farewellQueries.games, { userId })) > 0);
    const at = new Date(now()).toISOString();
    const { games, tables } = await store.call(farewellQueries.account, { userId, at });
    announce(games);
    bus.publish({ kind: 'user-ended', userId });
    for (const gameId of tables) announceChange(bus, gameId);
  };
}

import { LiveFrame, liveSocketPath, Refusal } from '@fireside/contract';
import { seatQueries } from '../games/seat-queries.ts';
import { parseBoundedJson } from '../http/bounded-json.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Store } from '../store/store.ts';
import type { Door } from '../table/socket-server.ts';
import type { Listeners } from './listeners.ts';
import { LiveConnection } from './live-connection.ts';

interface Parts {
  store: Store;
  listeners: Listeners;
  frames: RateLimiter;
}

/** The door to the news of all games. Nothing is said there: a frame that is no ping is passed over. */
export function createLiveDoor({ store, listeners, frames }: Parts): Door<LiveConnection, null> {
  function isPing(data: Buffer): boolean {
    try {
      return LiveFrame.safeParse(parseBoundedJson(data.toString(), 'frame')).success;
    } catch {
      return false;
    }
  }

  return {
    placeAt: (path) => (path === liveSocketPath ? '' : null),
    look: async () => null,
    enter(socket, _place, identity) {
      const connection = new LiveConnection(socket, identity);
      listeners.enter(connection);
      return connection;
    },
    async welcome({ userId }) {
      listeners.sitsAt(userId, await store.call(seatQueries.tables, { userId }));
    },
    async hear(connection, data) {
      try {
        frames.take(connection.userId);
      } catch (error) {
        if (error instanceof Refusal) return error.retryAfterSeconds ?? 1;
        throw error;
      }
      if (isPing(data)) connection.send({ type: 'pong' });
      return 0;
    },
    leave: listeners.leave,
  };
}

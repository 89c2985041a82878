import type { Bus } from '../cluster/bus.ts';
import { seatQueries } from '../games/seat-queries.ts';
import type { Store } from '../store/store.ts';
import type { Connection } from './connection.ts';
import type { Rooms } from './rooms.ts';

/** Notes up to where somebody has read; their other windows are told. */
export type ReadMarks = (connection: Connection, messageId: number) => Promise<void>;

interface Parts {
  store: Store;
  bus: Bus;
  rooms: Pick<Rooms, 'lastId'>;
}

export function createReadMarks({ store, bus, rooms }: Parts): ReadMarks {
  return async (connection, messageId) => {
    const { gameId, userId } = connection;
    const upTo = Math.min(messageId, rooms.lastId(gameId));
    if (upTo <= connection.readId) return;
    const isFurther = await store.call(seatQueries.read, { gameId, userId, upTo });
    connection.readId = upTo;
    if (isFurther) bus.publish({ kind: 'game-news', gameId, userId });
  };
}

import { closeCodes } from '@fireside/contract';
import { messageQueries } from '../games/message-queries.ts';
import { seatQueries } from '../games/seat-queries.ts';
import type { Store } from '../store/store.ts';
import { createCatchUp } from './catch-up.ts';
import { Connection } from './connection.ts';
import type { FrameHandler } from './player-frames.ts';
import type { Removals } from './removals.ts';
import type { Rooms } from './rooms.ts';
import { SocketClosing } from './socket-closing.ts';
import type { Door } from './socket-server.ts';
import type { Retellings } from './taking-back/retellings.ts';
import type { TurnQueue } from './turn-queue.ts';
import type { Turns } from './turns.ts';

interface Parts {
  store: Store;
  rooms: Rooms;
  removals: Removals;
  retellings: Retellings;
  queue: TurnQueue;
  turns: Turns;
  handleFrame: FrameHandler;
}

const socketPath = /^\/api\/games\/([0-9a-f-]{36})\/ws$/i;

/** The door to the play tables. */
export function createTableDoor(parts: Parts): Door<Connection, number> {
  const { store, rooms, queue, handleFrame } = parts;
  const catchUp = createCatchUp(parts);
  return {
    placeAt: (path) => socketPath.exec(path)?.[1]?.toLowerCase() ?? null,
    look: (gameId) => store.call(messageQueries.newest, { gameId }),
    enter(socket, gameId, identity, newestId) {
      const connection = new Connection(socket, { gameId, ...identity });
      rooms.enter(connection, newestId);
      return connection;
    },
    async welcome(connection, newestId, afterId) {
      const { gameId, userId } = connection;
      // From here on it is heard who leaves the table; they may have done so just before.
      const [seated] = await store.call(seatQueries.standing, { seats: [[gameId, userId]] });
      if (!seated) throw new SocketClosing(closeCodes.forbidden, 'no longer at this table');
      await catchUp(connection, { afterId, newestId });
    },
    /** The opening greeting. */
    open: ({ gameId }) => queue.greet(gameId),
    hear: handleFrame,
    leave: rooms.leave,
  };
}

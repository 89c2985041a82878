import { createWaitingLines } from '../waiting-lines.ts';
import type { Connection } from './connection.ts';

const placesOfUser = 2;
const places = 16;

/** Does something for a connection in a place; not at all when its socket closes before there is one. */
export type InCatchUpPlace = (
  connection: Pick<Connection, 'socket' | 'userId' | 'isOpen'>,
  work: () => Promise<void>,
) => Promise<void>;

/** The places of those who are sent what they missed: what is in memory for them is bounded, however slowly they read. */
export function createCatchUpPlaces(): InCatchUpPlace {
  // How many wait is bounded by how many sockets are open.
  const waiting = Number.POSITIVE_INFINITY;
  const enterOwn = createWaitingLines({ atOnce: placesOfUser, waiting });
  const enter = createWaitingLines({ atOnce: places, waiting });

  return async (connection, work) => {
    const { socket, userId } = connection;
    // Its `close` may have come already, and does not come again.
    if (!connection.isOpen) return;
    const gone = new AbortController();
    const giveUp = () => gone.abort();
    socket.once('close', giveUp);
    const taken: (() => void)[] = [];
    try {
      taken.push(await enterOwn(userId, gone));
      taken.push(await enter('', gone));
      if (connection.isOpen) await work();
    } catch (error) {
      if (!gone.signal.aborted) throw error;
    } finally {
      socket.off('close', giveUp);
      for (const leave of taken) leave();
    }
  };
}

import { messageQueries } from '../games/message-queries.ts';
import { mayRead } from '../games/readers.ts';
import type { Store } from '../store/store.ts';
import { createCatchUpPlaces } from './catch-up-places.ts';
import { type Connection, toFrame } from './connection.ts';
import type { Removals } from './removals.ts';
import type { Turns } from './turns.ts';

interface Parts {
  store: Store;
  removals: Removals;
  turns: Turns;
}

/** What a client said that it knows, and what there was when it came. */
interface Known {
  afterId: number | undefined;
  newestId: number;
}

const pageSize = 50;

/** Sends what was missed, then what is happening right now, then the live events. */
export function createCatchUp({ store, removals, turns }: Parts) {
  const inPlace = createCatchUpPlaces();

  async function sendRemovals(connection: Connection, afterId: number) {
    for await (const event of removals.since(connection.gameId, afterId)) {
      if (!mayRead(event.message, connection.userId)) continue;
      await connection.drained();
      if (!connection.isOpen) return;
      connection.send(toFrame(event));
    }
  }

  /** The id of the last one. */
  async function sendMessages(connection: Connection, afterId: number): Promise<number> {
    let lastId = afterId;
    for (let more = true; more && connection.isOpen; ) {
      const page = await store.call(messageQueries.after, {
        gameId: connection.gameId,
        lastId,
        throughId: Number.MAX_SAFE_INTEGER,
        limit: pageSize,
      });
      for (const event of page) {
        if (!mayRead(event.message, connection.userId)) {
          lastId = event.message.id;
          continue;
        }
        await connection.drained();
        if (!connection.isOpen) return lastId;
        connection.send(toFrame(event));
        lastId = event.message.id;
      }
      more = page.length === pageSize;
    }
    return lastId;
  }

  return async (connection: Connection, { afterId, newestId }: Known): Promise<void> => {
    let lastId = 0;
    if (afterId !== undefined) {
      // Whoever has missed nothing, as most have after a restart, waits for nobody.
      const isCurrent = afterId >= newestId && !(await removals.hasAny(connection.gameId, afterId));
      const sendMissed = async () => {
        if (!isCurrent) await sendRemovals(connection, afterId);
        lastId = await sendMessages(connection, afterId);
      };
      await (isCurrent ? sendMissed() : inPlace(connection, sendMissed));
    }
    if (!connection.isOpen) return;
    // Looked at after the messages: a turn whose reply is among them is done.
    const { done, failureFor } = await turns.standing(connection.gameId);
    const failure = failureFor(connection.userId);
    connection.release({
      lastId,
      doneTurns: done,
      failure: failure === null ? null : toFrame({ type: 'error', scope: 'turn', detail: failure }),
    });
  };
}

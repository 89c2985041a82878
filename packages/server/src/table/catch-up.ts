import { messageQueries } from '../games/message-queries.ts';
import { mayRead, openEffects } from '../games/readers.ts';
import type { Store } from '../store/store.ts';
import { createCatchUpPlaces } from './catch-up-places.ts';
import { type Connection, toFrame } from './connection.ts';
import type { Removals } from './removals.ts';
import type { Retellings } from './taking-back/retellings.ts';
import type { Turns } from './turns.ts';
import { turnError } from './turn-error.ts';

interface Parts {
  store: Store;
  removals: Removals;
  retellings: Retellings;
  turns: Turns;
}

/** What a client said that it knows, and what there was when it came. */
interface Known {
  afterId: number | undefined;
  newestId: number;
}

const pageSize = 50;

/** Sends what was missed, then what is happening right now, then the live events. */
export function createCatchUp({ store, removals, retellings, turns }: Parts) {
  const inPlace = createCatchUpPlaces();

  /** What has become of the messages that the client knows. */
  async function sendChanges(connection: Connection, afterId: number) {
    const { gameId, userId } = connection;
    for (const changes of [removals.since(gameId, afterId), retellings.since(gameId, userId, afterId)]) {
      for await (const event of changes) {
        if (!mayRead(event.message, userId)) continue;
        await connection.drained();
        if (!connection.isOpen) return;
        connection.send(toFrame(event));
      }
    }
  }

  /** Messages, and before those that followed it what was taken back; the place of the last one. */
  async function sendTold(connection: Connection, afterId: number): Promise<number> {
    let lastId = afterId;
    for (let more = true; more && connection.isOpen; ) {
      const page = await store.call(messageQueries.after, {
        gameId: connection.gameId,
        lastId,
        throughId: Number.MAX_SAFE_INTEGER,
        limit: pageSize,
      });
      for (const { place, event } of page) {
        if (event.type === 'message' && !mayRead(event.message, connection.userId)) {
          // What it did has happened for everybody.
          if (event.message.sender_type === 'dm')
            for (const effect of openEffects(event.message))
              connection.send(toFrame({ type: 'effect', effect }));
          lastId = place;
          continue;
        }
        await connection.drained();
        if (!connection.isOpen) return lastId;
        connection.send(toFrame(event));
        lastId = place;
      }
      more = page.length === pageSize;
    }
    return lastId;
  }

  return async (connection: Connection, { afterId, newestId }: Known): Promise<void> => {
    let lastId = 0;
    if (afterId !== undefined) {
      // Whoever has missed nothing, as most have after a restart, waits for nobody.
      const { gameId, userId } = connection;
      const isCurrent =
        afterId >= newestId &&
        !(await removals.hasAny(gameId, afterId)) &&
        !(await retellings.hasAny(gameId, userId, afterId));
      const sendMissed = async () => {
        if (!isCurrent) await sendChanges(connection, afterId);
        lastId = await sendTold(connection, afterId);
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
      failure: failure === null ? null : toFrame(turnError(failure)),
    });
  };
}

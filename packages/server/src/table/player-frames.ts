import { type ClientFrame, parse, ClientFrame as ClientFrameSchema, Refusal } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import { parseBoundedJson } from '../http/bounded-json.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { type Connection, toFrame } from './connection.ts';
import type { GameOrder } from './game-order.ts';
import { postQueries } from './post-queries.ts';
import { roundQueries } from './round-queries.ts';
import type { Rooms } from './rooms.ts';
import type { TurnQueue } from './turn-queue.ts';

interface Parts {
  store: Store;
  bus: Bus;
  queue: TurnQueue;
  rooms: Pick<Rooms, 'lastId'>;
  inOrder: GameOrder;
  limits: { frames: RateLimiter; messages: RateLimiter };
  log: Log;
  now: () => number;
  /** How many bytes a user may have stored. */
  mayStore: number;
}

/** Carries out what a player sends over the socket; the socket's translator of errors. */
export function createFrameHandler(parts: Parts) {
  const { store, bus, queue, rooms, inOrder, limits, log, now, mayStore } = parts;

  async function carryOut(connection: Connection, frame: ClientFrame) {
    const { gameId, userId } = connection;
    switch (frame.type) {
      case 'ping':
        return connection.send(toFrame({ type: 'pong' }));
      case 'retry':
        limits.messages.take(userId);
        return queue.retry(gameId);
      case 'go_on':
        limits.messages.take(userId);
        await store.call(roundQueries.goOn, { gameId, userId });
        return queue.owed(gameId);
      case 'message': {
        limits.messages.take(userId);
        const clientId = frame.client_id ?? null;
        const { content } = frame;
        await inOrder(gameId, async () => {
          const { message, after, isNew } = await store.call(postQueries.store, {
            gameId,
            userId,
            content,
            clientId,
            at: new Date(now()).toISOString(),
            mayStore,
          });
          const event = { type: 'message' as const, message, ...(clientId && { client_id: clientId }) };
          if (!isNew && message.id <= rooms.lastId(gameId)) return connection.send(toFrame(event));
          // Also when it was sent before: it was stored, and perhaps nobody has heard of it.
          bus.publish({ kind: 'room', gameId, event, after });
        });
        queue.owed(gameId);
      }
    }
  }

  function clientIdOf(input: unknown): string | undefined {
    const given = (input as { client_id?: unknown } | null)?.client_id;
    return typeof given === 'string' && given.length <= 36 ? given : undefined;
  }

  function refuse(connection: Connection, detail: string, input?: unknown) {
    const clientId = clientIdOf(input);
    connection.send(
      toFrame({ type: 'error', scope: 'request', detail, ...(clientId && { client_id: clientId }) }),
    );
  }

  /** For how many seconds nothing more of this client should be read: reading no further is the cheapest refusal. */
  function secondsToWait(connection: Connection): number {
    try {
      limits.frames.take(connection.userId);
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(connection, error.detail);
      return error.retryAfterSeconds ?? 1;
    }
  }

  /** Resolves with the seconds for which nothing more of this client should be read. */
  return async (connection: Connection, data: Buffer): Promise<number> => {
    // Counted before anything is made of it: what it holds may be slow to read.
    const wait = secondsToWait(connection);
    if (wait > 0) return wait;
    let input: unknown;
    try {
      input = parseBoundedJson(data.toString(), 'frame');
      await carryOut(connection, parse(ClientFrameSchema, input, 'frame'));
    } catch (error) {
      let detail = 'Something went wrong';
      if (error instanceof Refusal) detail = error.detail;
      else if (error instanceof StoreUnavailable) detail = new Refusal('unavailable').detail;
      else log.error({ err: error }, 'a frame failed');
      refuse(connection, detail, input);
    }
    return 0;
  };
}

export type FrameHandler = ReturnType<typeof createFrameHandler>;

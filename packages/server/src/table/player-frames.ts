import { type ClientFrame, parse, ClientFrame as ClientFrameSchema, Refusal } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { type Connection, toFrame } from './connection.ts';
import type { GameOrder } from './game-order.ts';
import { postQueries } from './post-queries.ts';
import type { Rooms } from './rooms.ts';
import type { TurnQueue } from './turn-queue.ts';

interface Parts {
  store: Store;
  bus: Bus;
  queue: TurnQueue;
  rooms: Pick<Rooms, 'lastId'>;
  inOrder: GameOrder;
  messageLimit: RateLimiter;
  log: Log;
  now: () => number;
  /** How many bytes a user may have stored. */
  mayStore: number;
}

/** Carries out what a player sends over the socket; the socket's translator of errors. */
export function createFrameHandler({
  store,
  bus,
  queue,
  rooms,
  inOrder,
  messageLimit,
  log,
  now,
  mayStore,
}: Parts) {
  async function carryOut(connection: Connection, frame: ClientFrame) {
    const { gameId, userId } = connection;
    switch (frame.type) {
      case 'ping':
        return connection.send(toFrame({ type: 'pong' }));
      case 'retry':
        messageLimit.take(userId);
        return queue.retry(gameId);
      case 'message': {
        messageLimit.take(userId);
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

  return async (connection: Connection, data: string) => {
    let input: unknown;
    try {
      try {
        input = JSON.parse(data);
      } catch {
        throw new Refusal('malformed_json', { detail: 'frame: must be valid JSON' });
      }
      await carryOut(connection, parse(ClientFrameSchema, input, 'frame'));
    } catch (error) {
      let detail = 'Something went wrong';
      if (error instanceof Refusal) detail = error.detail;
      else if (error instanceof StoreUnavailable) detail = new Refusal('unavailable').detail;
      else log.error({ err: error }, 'a frame failed');
      const clientId = clientIdOf(input);
      connection.send(
        toFrame({ type: 'error', scope: 'request', detail, ...(clientId && { client_id: clientId }) }),
      );
    }
  };
}

export type FrameHandler = ReturnType<typeof createFrameHandler>;

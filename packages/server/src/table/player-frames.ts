import { type ClientFrame, parse, ClientFrame as ClientFrameSchema, Refusal } from '@fireside/contract';
import { parseBoundedJson } from '../http/bounded-json.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Log } from '../log.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type Connection, toFrame } from './connection.ts';
import type { Composing } from './composing.ts';
import type { Posting } from './posting.ts';
import type { ReadMarks } from './read-marks.ts';
import type { Retell } from './taking-back/retell.ts';
import type { TakingBack } from './taking-back/taking-back.ts';
import type { TurnQueue } from './turn-queue.ts';

interface Parts {
  queue: Pick<TurnQueue, 'retry' | 'goOn'>;
  posting: Posting;
  takingBack: TakingBack;
  retell: Retell;
  readMarks: ReadMarks;
  composing: Composing;
  limits: { frames: RateLimiter; messages: RateLimiter };
  log: Log;
}

/** Carries out what a player sends over the socket; the socket's translator of errors. */
export function createFrameHandler(parts: Parts) {
  const { queue, posting, takingBack, retell, readMarks, composing, limits, log } = parts;

  async function carryOut(connection: Connection, frame: ClientFrame) {
    const { gameId, userId } = connection;
    switch (frame.type) {
      case 'ping':
        return connection.send(toFrame({ type: 'pong' }));
      case 'retry':
        limits.messages.take(userId);
        return queue.retry({ gameId, userId });
      case 'go_on':
        limits.messages.take(userId);
        return queue.goOn({ gameId, userId });
      case 'read':
        return readMarks(connection, frame.message_id);
      case 'composing':
        return composing(connection);
      case 'stop':
        return takingBack.stop({ gameId, userId });
      case 'pause':
        return takingBack.pause({ gameId, userId });
      case 'resume':
        limits.messages.take(userId);
        return takingBack.resume({ gameId, userId });
      case 'rewind':
        limits.messages.take(userId);
        return takingBack.rewind({ gameId, userId }, frame.message_id);
      case 'retell': {
        limits.messages.take(userId);
        const { message_id: messageId, guidance } = frame;
        // Not waited for: what else this player sends, a pause perhaps, is read meanwhile.
        void retell({ gameId, userId, messageId }, guidance ?? '').catch((error) => {
          if (connection.isOpen) answer(connection, error);
        });
        return;
      }
      case 'message':
        limits.messages.take(userId);
        return posting.say(connection, frame);
      case 'roll':
        limits.messages.take(userId);
        return posting.roll(connection, frame);
      case 'roll_pending':
        limits.messages.take(userId);
        return posting.rollPending(connection, frame);
      case 'move':
        limits.messages.take(userId);
        return posting.move(connection, frame);
    }
  }

  function clientIdOf(input: unknown): string | undefined {
    const given = (input as { client_id?: unknown } | null)?.client_id;
    return typeof given === 'string' && given.length <= 36 ? given : undefined;
  }

  function refuse(connection: Connection, { code, detail }: Refusal, input?: unknown) {
    const clientId = clientIdOf(input);
    connection.send(
      toFrame({ type: 'error', scope: 'request', code, detail, ...(clientId && { client_id: clientId }) }),
    );
  }

  function answer(connection: Connection, error: unknown, input?: unknown) {
    if (error instanceof Refusal) return refuse(connection, error, input);
    if (error instanceof StoreUnavailable) return refuse(connection, new Refusal('unavailable'), input);
    log.error({ err: error }, 'a frame failed');
    refuse(connection, new Refusal('fault'), input);
  }

  /** For how many seconds nothing more of this client should be read: reading no further is the cheapest refusal. */
  function secondsToWait(connection: Connection): number {
    try {
      limits.frames.take(connection.userId);
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(connection, error);
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
      answer(connection, error, input);
    }
    return 0;
  };
}

export type FrameHandler = ReturnType<typeof createFrameHandler>;

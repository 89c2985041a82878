import type { Bus } from '../cluster/bus.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import type { Connection } from './connection.ts';

/** Tells the others at a table that somebody is writing; nothing is kept of it. */
export type Composing = (connection: Connection) => void;

/** However fast somebody writes. */
const passedOn = { burst: 1, seconds: 2 };

export function createComposing({ bus, elapsed }: { bus: Bus; elapsed: () => number }): Composing {
  const limiter = createRateLimiter({ rule: passedOn, now: elapsed });
  return ({ gameId, userId, userName }) => {
    try {
      limiter.take(userId);
    } catch {
      return;
    }
    bus.publish({
      kind: 'room',
      gameId,
      event: { type: 'composing', user_id: userId, name: userName },
    });
  };
}

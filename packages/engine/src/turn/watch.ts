import type { Clock } from '../ports.ts';
import { abortWith } from './abort.ts';
import { turnFailure } from './failures.ts';
import type { TurnLimits } from './outcome.ts';

/** Watches over a turn: it ends when the caller aborts, when its time is over, or when the model falls silent. */
export interface Watch {
  readonly signal: AbortSignal;
  /** The model has just been heard; from now on its silence counts. */
  heard(): void;
  /** Nothing has been heard yet, or nothing is expected: a slow start is bounded by the whole time alone. */
  pause(): void;
  remaining(): number;
  stop(): void;
}

export function startWatch(
  clock: Clock,
  caller: AbortSignal,
  { milliseconds, idleMilliseconds }: Pick<TurnLimits, 'milliseconds' | 'idleMilliseconds'>,
): Watch {
  const over = new AbortController();
  const letGo = abortWith(over, caller);
  const stopped = new AbortController();
  const deadline = clock.elapsed() + milliseconds;
  let silentSince: number | null = null;

  async function patrol(): Promise<void> {
    for (;;) {
      const now = clock.elapsed();
      const idleEnd = silentSince === null ? now + idleMilliseconds : silentSince + idleMilliseconds;
      const wake = Math.min(deadline, idleEnd);
      if (wake <= now) {
        over.abort(turnFailure('too_slow'));
        return;
      }
      await clock.sleep(wake - now, stopped.signal);
    }
  }
  patrol().catch(() => {
    // `stop` ends the sleep by rejecting it.
  });

  return {
    signal: over.signal,
    heard: () => {
      silentSince = clock.elapsed();
    },
    pause: () => {
      silentSince = null;
    },
    remaining: () => deadline - clock.elapsed(),
    stop: () => {
      letGo();
      stopped.abort();
    },
  };
}

import type { Clock } from '../src/ports.ts';

interface Sleeper {
  wake: number;
  resolve(): void;
}

/** Rounds of the event loop without anything to do before time moves on. */
const idleRounds = 5;

export interface VirtualClock extends Clock {
  /** Every sleep that was asked for, in milliseconds. */
  readonly sleeps: number[];
}

/** A clock that jumps to the next sleeper as soon as nobody has anything else to do. */
export function virtualClock(): VirtualClock {
  const sleeps: number[] = [];
  const sleepers = new Set<Sleeper>();
  let now = Date.parse('2026-01-01T00:00:00Z');
  let ticking = false;

  function tick(left: number): void {
    if (sleepers.size === 0) {
      ticking = false;
    } else if (left > 0) {
      setImmediate(tick, left - 1);
    } else {
      const next = [...sleepers].reduce((first, sleeper) => (sleeper.wake < first.wake ? sleeper : first));
      now = Math.max(now, next.wake);
      sleepers.delete(next);
      next.resolve();
      setImmediate(tick, idleRounds);
    }
  }

  return {
    sleeps,
    elapsed: () => now,
    sleep(milliseconds, signal) {
      sleeps.push(milliseconds);
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const sleeper = { wake: now + milliseconds, resolve };
        sleepers.add(sleeper);
        signal.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          reject(signal.reason);
        });
        if (!ticking) {
          ticking = true;
          setImmediate(tick, idleRounds);
        }
      });
    },
  };
}

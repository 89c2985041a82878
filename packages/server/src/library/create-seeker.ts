import type { Log } from '../log.ts';
import { inTime } from './embedder/embed-in-time.ts';
import type { Embedder } from './embedder/embedder.ts';

/** Tells near what the answer lies to what a turn looks for in its story. */
export interface Seeker {
  /** One vector for each text, or null where they cannot be had within so many milliseconds. */
  seek(texts: readonly string[], signal: AbortSignal, patience: number): Promise<Int8Array[] | null>;
  /** Until what was learned is loaded, no turn waits for it. It is loaded once, behind the first turn that asked. */
  load(): void;
}

export function createSeeker(embedder: Pick<Embedder, 'seek'>, log: Pick<Log, 'warn'>): Seeker {
  let isReady = false;
  let isAsked = false;
  return {
    async seek(texts, signal, patience) {
      return isReady ? inTime((within) => embedder.seek([...texts], within), signal, patience) : null;
    },

    load() {
      if (isAsked) return;
      isAsked = true;
      embedder.seek(['the key']).then(
        () => {
          isReady = true;
        },
        // Said once: what is missing is missing for every turn.
        (error: unknown) =>
          log.warn({ err: error }, 'what was said long ago is searched for by likeness alone'),
      );
    },
  };
}

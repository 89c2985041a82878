import type { Sense } from '@fireside/engine';
import type { Log } from '../log.ts';
import { inTime } from './embedder/embed-in-time.ts';
import type { Embedder } from './embedder/embedder.ts';

/** Reads sentences where the embedder is, within the patience of a turn; what it cannot read is judged by its words. */
export function createSense(embedder: Pick<Embedder, 'sense'>, log: Pick<Log, 'warn'>): Sense {
  let isBroken = false;
  return {
    async read(question, signal) {
      if (isBroken) return null;
      try {
        return await inTime((within) => embedder.sense(question, within), signal);
      } catch (error) {
        if (signal.aborted) return null;
        // Said once: what is missing is missing for every sentence.
        isBroken = true;
        log.warn({ err: error }, 'sentences are judged by their words alone');
        return null;
      }
    },
  };
}

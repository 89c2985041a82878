import type { Sense } from '@fireside/engine';
import type { Log } from '../log.ts';
import { inTime } from './embedder/embed-in-time.ts';
import type { Embedder } from './embedder/embedder.ts';

/** Whoever was late once is not waited for again with every sentence of a narration. */
const rest = 2_000;
const warming = { sentence: 'The fire crackles.', kinds: [] };

/** What it has learned is read from a file with the first sentence. */
export interface WarmSense extends Sense {
  /** Settles when the next sentence does not wait for that any more, or never will. */
  warm(): Promise<void>;
}

/** Reads sentences where the embedder is, within the patience of a turn; what it cannot read is judged by its words. */
export function createSense(embedder: Pick<Embedder, 'sense'>, log: Pick<Log, 'warn'>): WarmSense {
  let isResting = false;
  let hasWarned = false;
  const restAWhile = () => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
    }, rest).unref();
  };
  return {
    async warm() {
      // What fails here fails with the first sentence, and is told then.
      await embedder.sense(warming).catch(() => {});
    },

    async read(question, signal) {
      if (isResting) return null;
      try {
        const read = await inTime((within) => embedder.sense(question, within), signal);
        if (!read) restAWhile();
        return read;
      } catch (error) {
        if (signal.aborted) return null;
        restAWhile();
        // Said once: what is missing is missing for every sentence.
        if (!hasWarned) log.warn({ err: error }, 'sentences are judged by their words alone');
        hasWarned = true;
        return null;
      }
    },
  };
}

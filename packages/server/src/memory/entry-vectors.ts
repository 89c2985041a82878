import type { Embedder } from '../library/embedder/embedder.ts';
import { KeptVectors } from '../library/embedder/kept-vectors.ts';
import type { Log } from '../log.ts';

/** So many are kept, over all games: about a kilobyte each. */
const mostKept = 4_000;
/** So many wait to be made; of the others a later turn asks again. */
const mostWaiting = 100;

/** What entries of world records mean. */
export interface EntryVectors {
  /** Null for what is not known yet: it is made in the background, for the next turn that asks. */
  of(text: string): Int8Array | null;
}

interface Parts {
  embedder: Pick<Embedder, 'embed'>;
  log: Log;
  signal: AbortSignal;
}

/** Kept by the text: an entry that changes is another one. */
export function createEntryVectors({ embedder, log, signal }: Parts, most = mostKept): EntryVectors {
  const kept = new KeptVectors(most);
  const waiting = new Set<string>();
  let isFailing = false;

  async function make(text: string): Promise<void> {
    waiting.add(text);
    try {
      const [vector] = await embedder.embed([text], { priority: 'background', signal });
      kept.keep(text, vector!);
      isFailing = false;
    } catch (error) {
      if (!isFailing && !signal.aborted)
        log.warn({ err: error }, 'entries of world records cannot be embedded');
      isFailing = true;
    } finally {
      waiting.delete(text);
    }
  }

  return {
    of(text) {
      const vector = kept.of(text);
      if (!vector && !waiting.has(text) && waiting.size < mostWaiting) void make(text);
      return vector;
    },
  };
}

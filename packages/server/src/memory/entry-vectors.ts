import type { Embedder } from '../library/embedder/embedder.ts';
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
  /** In the order of use, the latest last. */
  const kept = new Map<string, Int8Array>();
  const waiting = new Set<string>();
  let isFailing = false;

  function keep(text: string, vector: Int8Array): void {
    kept.delete(text);
    kept.set(text, vector);
    const [oldest] = kept.keys();
    if (kept.size > most) kept.delete(oldest!);
  }

  async function make(text: string): Promise<void> {
    waiting.add(text);
    try {
      const [vector] = await embedder.embed([text], { priority: 'background', signal });
      keep(text, vector!);
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
      const vector = kept.get(text);
      if (vector) keep(text, vector);
      else if (!waiting.has(text) && waiting.size < mostWaiting) void make(text);
      return vector ?? null;
    },
  };
}

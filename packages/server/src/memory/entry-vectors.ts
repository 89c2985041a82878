import type { Embedder } from '../library/embedder/embedder.ts';
import type { Log } from '../log.ts';

/** So many are kept, over all games: less than a kilobyte each. */
const mostKept = 2_000;

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
  /** In the order of use, the latest last; null while it is being made. */
  const kept = new Map<string, Int8Array | null>();

  async function make(text: string): Promise<void> {
    try {
      const [vector] = await embedder.embed([text], { priority: 'rulebook', signal });
      if (kept.has(text)) kept.set(text, vector!);
    } catch (error) {
      kept.delete(text);
      if (!signal.aborted) log.warn({ err: error }, 'an entry of a world record could not be embedded');
    }
  }

  return {
    of(text) {
      const vector = kept.get(text);
      kept.delete(text);
      kept.set(text, vector ?? null);
      if (vector === undefined) void make(text);
      for (const [oldest] of kept) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return vector ?? null;
    },
  };
}

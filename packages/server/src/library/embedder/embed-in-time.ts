import type { Embedder } from './embedder.ts';

/** A turn waits no longer for the meaning of a message: its words find something too. */
export const turnPatience = 250;

/** The vectors of some texts, or null when they would keep a turn waiting for so many milliseconds; what comes later is dropped. */
export async function embedInTime(
  embedder: Pick<Embedder, 'embed'>,
  texts: string[],
  signal?: AbortSignal,
  patience = turnPatience,
): Promise<Int8Array[] | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    return await embedder.embed(texts, {
      priority: 'turn',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (late.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

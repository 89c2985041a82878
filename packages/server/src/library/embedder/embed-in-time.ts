import type { Embedder } from './embedder.ts';

/** A turn waits no longer for the meaning of a message: its words find something too. */
export const turnPatience = 250;

/** What a turn asks of the embedder, or null when it would keep the turn waiting for so many milliseconds; what comes later is dropped. */
export async function inTime<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
  patience = turnPatience,
): Promise<Result | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    return await ask(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (late.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The vectors of some texts, or null when they come too late. */
export function embedInTime(
  embedder: Pick<Embedder, 'embed'>,
  texts: string[],
  signal?: AbortSignal,
  patience?: number,
): Promise<Int8Array[] | null> {
  return inTime((within) => embedder.embed(texts, { priority: 'turn', signal: within }), signal, patience);
}

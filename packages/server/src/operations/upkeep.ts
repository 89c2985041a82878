import type { Log } from '../log.ts';

/** Runs a piece of housekeeping now and then; a failure is logged and the next time comes all the same. */
export function every(milliseconds: number, log: Log, work: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    work().catch((error) => log.warn({ err: error }, 'housekeeping failed'));
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

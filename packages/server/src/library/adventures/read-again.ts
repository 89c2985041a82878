import type { Log } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import type { Embedder } from '../embedder/embedder.ts';
import { libraryQueries } from '../library-queries.ts';
import { readAdventure } from './read-adventure.ts';

interface Parts {
  store: Store;
  embedder: Embedder;
  log: Log;
  signal: AbortSignal;
}

/** Reads adventures of before there were scenes into scenes, one after the other and beside everything else. */
export function createReadAgain({ store, embedder, log, signal }: Parts): (gameId: string) => void {
  const asked = new Set<string>();
  let last: Promise<void> = Promise.resolve();

  async function read(gameId: string): Promise<void> {
    if (signal.aborted) return;
    const text = await store.call(libraryQueries.adventureText, { gameId });
    const adventure = await readAdventure(embedder, text, signal);
    await store.call(libraryQueries.replaceAdventure, { gameId, adventure });
  }

  return (gameId) => {
    if (asked.has(gameId)) return;
    asked.add(gameId);
    last = last
      .then(() => read(gameId))
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, gameId }, 'an adventure could not be read again');
      })
      .finally(() => asked.delete(gameId));
  };
}

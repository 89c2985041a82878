import { StoryIndex } from '@fireside/engine';
import type { Store } from '../store/store.ts';
import { unpackBytes } from '../store/travelling-bytes.ts';
import { markQueries } from './mark-queries.ts';

/** So many parts of messages are kept in memory, over all games: about half a kilobyte each. */
const partsKept = 40_000;
const pageSize = 500;

/** What was said in the games that are being played, ready to be searched. */
export interface StoryShelf {
  find(gameId: string): Promise<StoryIndex>;
  forget(gameId: string): void;
}

interface Kept {
  index: StoryIndex;
  readUpTo: number;
  reading: Promise<void>;
}

export function createStoryShelf(store: Store, most = partsKept): StoryShelf {
  /** In the order of use, the latest last. */
  const shelf = new Map<string, Kept>();

  async function readOn(gameId: string, kept: Kept): Promise<void> {
    for (;;) {
      const rows = await store.call(markQueries.after, {
        gameId,
        after: kept.readUpTo,
        limit: pageSize,
      });
      for (const { messageId, marks } of rows) kept.index.add(messageId, unpackBytes(marks));
      kept.readUpTo = rows.at(-1)?.messageId ?? kept.readUpTo;
      if (rows.length < pageSize) return;
    }
  }

  function makeRoom(): void {
    let total = [...shelf.values()].reduce((sum, { index }) => sum + index.size, 0);
    for (const [gameId, { index }] of shelf) {
      if (total <= most || shelf.size <= 1) return;
      total -= index.size;
      shelf.delete(gameId);
    }
  }

  return {
    async find(gameId) {
      const kept = shelf.get(gameId) ?? {
        index: new StoryIndex(),
        readUpTo: 0,
        reading: Promise.resolve(),
      };
      shelf.delete(gameId);
      shelf.set(gameId, kept);
      // One after the other: two readers would add the same marks twice.
      kept.reading = kept.reading.catch(() => {}).then(() => readOn(gameId, kept));
      await kept.reading;
      makeRoom();
      return kept.index;
    },
    forget: (gameId) => void shelf.delete(gameId),
  };
}

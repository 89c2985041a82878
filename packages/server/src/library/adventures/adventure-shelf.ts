import { AdventureIndex, type AdventurePassage, unpackVectors } from '@fireside/engine/library';
import type { Store } from '../../store/store.ts';
import { unpackBytes } from '../../store/travelling-bytes.ts';
import { libraryQueries } from '../library-queries.ts';

/** So many passages are kept in memory, over all games: about 3 KB each. */
const PASSAGES_KEPT = 10_000;

/** The adventures of the games that are being played. Passages are only ever read through their game's id. */
export interface AdventureShelf {
  find(gameId: string): Promise<AdventureIndex>;
  forget(gameId: string): void;
}

export function createAdventureShelf(store: Store, passagesKept = PASSAGES_KEPT): AdventureShelf {
  /** In the order of use, the latest last. */
  const kept = new Map<string, Promise<AdventureIndex>>();
  const sizes = new Map<string, number>();

  async function load(gameId: string): Promise<AdventureIndex> {
    const rows = await store.call(libraryQueries.adventure, { gameId });
    return new AdventureIndex(
      rows.map(
        ({ position, heading, content, vector }): AdventurePassage => ({
          position,
          heading,
          text: content,
          vector: vector ? (unpackVectors(unpackBytes(vector))[0] ?? null) : null,
        }),
      ),
    );
  }

  function forget(gameId: string): void {
    kept.delete(gameId);
    sizes.delete(gameId);
  }

  function makeRoom(): void {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const gameId of kept.keys()) {
      if (total <= passagesKept || kept.size <= 1) return;
      total -= sizes.get(gameId) ?? 0;
      forget(gameId);
    }
  }

  return {
    async find(gameId) {
      const index = kept.get(gameId) ?? load(gameId);
      kept.delete(gameId);
      kept.set(gameId, index);
      try {
        // A game without passages costs nothing to look up again, and may be about to get some.
        const { size } = await index;
        if (size === 0) forget(gameId);
        else if (kept.has(gameId)) sizes.set(gameId, size);
      } catch (error) {
        forget(gameId);
        throw error;
      }
      makeRoom();
      return index;
    },
    forget,
  };
}

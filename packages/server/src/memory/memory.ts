import { entriesSpokenOf, type Query, type StoryExcerpt } from '@fireside/engine';
import type { Embedder } from '../library/embedder/embedder.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { createEntryVectors } from './entry-vectors.ts';
import { markMessages } from './mark-messages.ts';
import { recallStory } from './recall-story.ts';
import { createStoryShelf } from './story-shelf.ts';

/** What was said in the games, found again by what it means. */
export interface Memory {
  /** Something was said in this game: in the background, what is about to leave its prompt gets its marks. Settles when it has them, or cannot have them now. */
  told(gameId: string): Promise<void>;
  recall(gameId: string, queries: readonly Query[], beforeId: number): Promise<StoryExcerpt[]>;
  /** Of entries of a world record those that a message speaks of, best first. */
  recorded(entries: readonly string[], message: string, queries: readonly Query[]): string[];
  /** Drops what is kept in memory of a game that was deleted. */
  forget(gameId: string): void;
  /** Settles when nothing is left to be marked of what was told. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  store: Store;
  embedder: Pick<Embedder, 'embed'>;
  /** What a prompt can repeat of the talk. */
  historyCharacters: number;
  log: Log;
}

export function createMemory({ store, embedder, historyCharacters, log }: Parts): Memory {
  const shelf = createStoryShelf(store);
  const closing = new AbortController();
  const vectors = createEntryVectors({ embedder, log, signal: closing.signal });
  const waiting = new Map<string, Promise<void>>();
  let work = Promise.resolve();

  async function mark(gameId: string): Promise<void> {
    waiting.delete(gameId);
    try {
      await markMessages({ store, embedder, signal: closing.signal }, { gameId, historyCharacters });
    } catch (error) {
      // The game's next turn finds them again.
      if (!closing.signal.aborted)
        log.warn({ err: error, game: gameId }, 'what was said could not be marked for later');
    }
  }

  return {
    told(gameId) {
      const awaited = waiting.get(gameId);
      if (awaited) return awaited;
      // One game after the other: there is one embedder, and no turn waits for this.
      work = work.then(() => mark(gameId));
      waiting.set(gameId, work);
      return work;
    },
    recall: (gameId, queries, beforeId) => recallStory({ store, shelf }, { gameId, queries, beforeId }),
    recorded: (entries, message, queries) =>
      entriesSpokenOf(
        entries.map((text) => ({ text, vector: vectors.of(text) })),
        message,
        queries,
      ),
    forget: shelf.forget,
    idle: () => work,
    async close() {
      closing.abort();
      await work;
    },
  };
}

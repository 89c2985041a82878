import type { Store } from '../store/store.ts';

/** The right to run the turns of one game. */
export interface GameLease {
  /** Rises with every lease of the game: what is committed under an older one is refused. */
  readonly epoch: number;
  /** Aborts when the right is lost without being given back: somebody else may have it now. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Lets one holder at a time run a game's turns, in this process or among all nodes. */
export interface GameLock {
  /** Null when somebody else holds the game or is writing to it right now, or the game is gone. */
  tryAcquire(gameId: string): Promise<GameLease | null>;
}

/** The lock of a single process. */
export function createInProcessGameLock(store: Store): GameLock {
  const held = new Set<string>();
  const never = new AbortController().signal;

  async function beginEpoch(gameId: string) {
    const game = await store.db
      .updateTable('games')
      .set((set) => ({ epoch: set('epoch', '+', 1) }))
      .where('id', '=', gameId)
      .returning('epoch')
      .executeTakeFirst();
    return game?.epoch;
  }

  return {
    async tryAcquire(gameId) {
      if (held.has(gameId)) return null;
      held.add(gameId);
      let epoch: number | undefined;
      try {
        epoch = await beginEpoch(gameId);
      } finally {
        if (epoch === undefined) held.delete(gameId);
      }
      if (epoch === undefined) return null;
      return {
        epoch,
        lost: never,
        async release() {
          held.delete(gameId);
        },
      };
    },
  };
}

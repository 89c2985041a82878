/** The right to run the turns of one game. */
export interface GameLease {
  /** Aborts when the right is lost without being given back: somebody else may have it now. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Lets one holder at a time run a game's turns, in this process or among all nodes. */
export interface GameLock {
  /** Null when somebody else holds the game. */
  tryAcquire(gameId: string): Promise<GameLease | null>;
}

/** The lock of a single process. */
export function createInProcessGameLock(): GameLock {
  const held = new Set<string>();
  const never = new AbortController().signal;
  return {
    async tryAcquire(gameId) {
      if (held.has(gameId)) return null;
      held.add(gameId);
      return {
        lost: never,
        async release() {
          held.delete(gameId);
        },
      };
    },
  };
}

import type { Store } from '../store/store.ts';
import { clusterQueries } from './cluster-queries.ts';

/** The right to run the turns of one game. */
export interface GameLease {
  /** Rises with every lease of the game: once a turn is claimed under it, what is committed under an older one is refused. */
  readonly epoch: number;
  /** Aborts when the right is lost without being given back: somebody else may have it now. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** Why a turn is given up whose game another node has taken over. */
export class LeaseLost extends Error {
  constructor() {
    super('the game was taken over');
    this.name = 'LeaseLost';
  }
}

/** Lets one holder at a time run a game's turns, in this process or among all nodes. */
export interface GameLock {
  /** Null when somebody else holds the game or is writing to it right now. */
  tryAcquire(gameId: string): Promise<GameLease | null>;
  /** The games with turns to run that nobody holds. */
  unattended(): Promise<string[]>;
}

/**
 * The lock of a single process. Its epochs go on from the highest that the database knows, and a game takes one over when
 * a turn is claimed under it: asking for the lock costs no write.
 */
export function createInProcessGameLock(store: Store): GameLock {
  const held = new Set<string>();
  const never = new AbortController().signal;
  let last: Promise<{ epoch: number }> | undefined;

  async function highestEpoch() {
    return { epoch: await store.call(clusterQueries.highestEpoch, null) };
  }

  async function nextEpoch() {
    last ??= highestEpoch().catch((error) => {
      last = undefined;
      throw error;
    });
    const counter = await last;
    counter.epoch++;
    return counter.epoch;
  }

  return {
    async tryAcquire(gameId) {
      if (held.has(gameId)) return null;
      held.add(gameId);
      try {
        const epoch = await nextEpoch();
        return {
          epoch,
          lost: never,
          async release() {
            held.delete(gameId);
          },
        };
      } catch (error) {
        held.delete(gameId);
        throw error;
      }
    },
    async unattended() {
      const games = await store.call(clusterQueries.gamesWithOpenTurns, null);
      return games.filter((gameId) => !held.has(gameId));
    },
  };
}

import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Spent } from './count-usage.ts';
import { usageQueries } from './usage-queries.ts';

/** Writes down what was spent where nothing else is stored: on a turn that failed, a chapter, talk before a game (null). Nobody waits for it. */
export type RecordUsage = (gameId: string | null, spent: Spent) => void;

interface Parts {
  store: Store;
  now: () => number;
  log: Log;
  /** It stands. */
  recorded(gameId: string): void;
}

export function createRecordUsage({ store, now, log, recorded }: Parts): RecordUsage {
  return (gameId, spent) => {
    if (spent.calls === 0) return;
    store
      .call(usageQueries.add, { ...spent, gameId: gameId ?? '', at: new Date(now()).toISOString() })
      .then(() => gameId !== null && recorded(gameId))
      .catch((error: unknown) => log.warn({ err: error }, 'what a model was asked was not counted'));
  };
}

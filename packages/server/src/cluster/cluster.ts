import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Bus } from './bus.ts';
import { createInProcessGameLock, type GameLock } from './game-lock.ts';
import { createInProcessBus } from './in-process-bus.ts';

/** What makes several processes one service; for one process it is trivial. */
export interface Cluster {
  /** This process, among all that share the database. */
  readonly node: string;
  readonly isShared: boolean;
  readonly bus: Bus;
  readonly lock: GameLock;
  close(): Promise<void>;
}

interface Options {
  config: Pick<Config, 'databaseUrl'>;
  store: Store;
  log: Log;
}

export async function openCluster({ config: { databaseUrl }, store, log }: Options): Promise<Cluster> {
  const node = randomUUID();
  if (!databaseUrl) {
    const bus = createInProcessBus(log);
    return { node, isShared: false, bus, lock: createInProcessGameLock(store), close: async () => {} };
  }
  const { openPostgresBus } = await import('./postgres-bus.ts');
  const { openPostgresGameLock } = await import('./postgres-game-lock.ts');
  const bus = await openPostgresBus({ databaseUrl, node, store, log });
  const lock = await openPostgresGameLock({ databaseUrl, node, bus, log });
  return {
    node,
    isShared: true,
    bus,
    lock,
    async close() {
      await lock.close();
      await bus.close();
    },
  };
}

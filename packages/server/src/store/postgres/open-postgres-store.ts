import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@fireside/contract';
import type { Pool } from 'pg';
import type { Examination } from '../examine-queries.ts';
import { Refused } from '../procedure.ts';
import { migrate, refuseUnknown } from '../start-store.ts';
import { watchHealth } from '../store-health.ts';
import { storeQueries } from '../store-queries.ts';
import { isMissingTable, type Store, type StoreLog, StoreRefused } from '../store.ts';
import { isConflict, isRefusal, toStoreError } from './connection-failures.ts';
import { startDatabaseClock } from './database-clock.ts';
import { openPool } from './open-pool.ts';
import { PostgresDatabase } from './postgres-database.ts';

export interface PostgresOptions {
  databaseUrl: string;
  /** Connections at most, for this node's queries. */
  poolSize?: number;
}

export async function openPostgresStore(options: PostgresOptions, log: StoreLog): Promise<Store> {
  const { databaseUrl, poolSize = 10 } = options;
  await migrateOnce(openPool({ databaseUrl, size: 1, statementTimeout: 0 }, log), log);
  const pool = openPool({ databaseUrl, size: poolSize, statementTimeout: 15_000 }, log);
  const { call, status } = await watchHealth(calling(pool)).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const clock = await startDatabaseClock(() => call(storeQueries.time, null));
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    call,
    status,
    // Its disk is not ours to look at.
    concern: async () => null,
    examine: () => call(storeQueries.examine, {}),
    async backup() {
      throw new StoreRefused('A PostgreSQL database is backed up with its own tools, such as pg_dump.');
    },
    now: clock.now,
    close() {
      clock.stop();
      closing ??= pool.end();
      return closing;
    },
  };
}

/** What is there, as it is; null where there are no tables yet. */
export async function examinePostgres(options: PostgresOptions, log: StoreLog): Promise<Examination | null> {
  const pool = openPool({ databaseUrl: options.databaseUrl, size: 1, statementTimeout: 60_000 }, log);
  try {
    const examination = await calling(pool)(storeQueries.examine, {});
    refuseUnknown(examination.applied);
    return examination;
  } catch (error) {
    if (isMissingTable(error)) return null;
    throw explained(error);
  } finally {
    await pool.end();
  }
}

const attempts = 5;

/** Runs a procedure on a client of the pool, and again when PostgreSQL chose it as the victim of a conflict. */
function calling(pool: Pool): Store['call'] {
  return async (procedure, argument) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const client = await pool.connect();
        return await new PostgresDatabase(client).call(procedure, argument);
      } catch (error) {
        if (error instanceof Refused) throw new Refusal(error.code, error.more);
        if (attempt === attempts || !isConflict(error)) throw toStoreError(error);
        await sleep(Math.random() * 20 * attempt);
      }
    }
  };
}

/** On a connection of its own: a node that waits for another node's migration must not run into a time limit. */
async function migrateOnce(pool: Pool, log: StoreLog): Promise<void> {
  try {
    await migrate(calling(pool), log, async () =>
      log.warn({}, 'the tables are about to change: a copy from before it is for pg_dump to make'),
    );
  } catch (error) {
    throw explained(error);
  } finally {
    await pool.end();
  }
}

function explained(error: unknown): unknown {
  if (!isRefusal(error)) return error;
  return new StoreRefused(`PostgreSQL refused the connection: ${error.cause.message}.`, { cause: error });
}

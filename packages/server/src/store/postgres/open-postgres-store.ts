import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { migrate } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { statusOf } from '../status-of.ts';
import { type Store, type StoreLog, StoreRefused } from '../store.ts';
import { openPool } from './open-pool.ts';
import { retryConflicts } from './retry-conflicts.ts';

export interface PostgresOptions {
  databaseUrl: string;
  /** Connections at most, for this node's queries. */
  poolSize?: number;
}

export async function openPostgresStore(options: PostgresOptions, log: StoreLog): Promise<Store> {
  const { databaseUrl, poolSize = 10 } = options;
  await migrateOnce(openPool({ databaseUrl, size: 2, statementTimeout: 0 }, log), log);
  const db = queries(openPool({ databaseUrl, size: poolSize, statementTimeout: 15_000 }, log));
  const write: Store['write'] = (work) => retryConflicts(() => db.transaction().execute(work));
  return {
    kind: 'postgres',
    db,
    write,
    call: ({ writes, run }, argument) =>
      writes ? write((transaction) => run(transaction, argument)) : run(db, argument),
    status: () => statusOf(db),
    async backup() {
      throw new StoreRefused('A PostgreSQL database is backed up with its own tools, such as pg_dump.');
    },
    close: () => db.destroy(),
  };
}

/** On connections of its own: a node that waits for another node's migration must not run into a time limit. */
async function migrateOnce(pool: PostgresPool, log: StoreLog): Promise<void> {
  const db = queries(pool);
  try {
    await migrate(db, log);
  } catch (error) {
    throw isRefusal(error)
      ? new StoreRefused(`PostgreSQL refused the connection: ${error.message}.`, { cause: error })
      : error;
  } finally {
    await db.destroy();
  }
}

function queries(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** A wrong user, password or database name: trying again will not help. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(28...|3D000)$/.test(String(error.code));
}

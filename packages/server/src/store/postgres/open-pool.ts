import pg from 'pg';
import type { StoreLog } from '../store.ts';

export interface PoolOptions {
  databaseUrl: string;
  size: number;
  /** Milliseconds; 0 for none. */
  statementTimeout: number;
}

/** A bounded pool whose clients outlive no failure silently. */
export function openPool(options: PoolOptions, log: StoreLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout,
    // For a server that has gone without a word: the client gives up somewhat after the server should have.
    query_timeout: options.statementTimeout && options.statementTimeout + 5_000,
    // A node that is paused in the middle of a transaction must not keep the rows of a game from the others.
    idle_in_transaction_session_timeout: 5_000,
    keepAlive: true,
    application_name: 'fireside',
    types: { getTypeParser },
  });
  // Without a listener on every client, idle or in use, a restart of PostgreSQL would end this process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (cause) => log.warn({ err: cause }, 'a PostgreSQL connection was lost'));
  return pool;
}

const int8 = 20;

/** Counts and message ids stay far below 2^53: numbers, as on SQLite. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text');

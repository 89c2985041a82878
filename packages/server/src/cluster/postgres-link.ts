import pg from 'pg';
import type { Log } from '../log.ts';

/** A connection of its own, outside the pool, that comes back by itself. */
export interface PostgresLink {
  /** The current connection; null while there is none. */
  readonly client: pg.Client | null;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** Shown in pg_stat_activity. */
  name: string;
  log: Log;
  /** Prepares a fresh connection; the link counts as up when it resolves. */
  connected(client: pg.Client): Promise<void>;
  lost(): void;
}

/** The server itself drops us within seconds when the line is cut: what we hold there becomes free. */
const shortKeepalives =
  '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=6000';
const longestPause = 2_000;

/** Connects now, and again after every loss. Rejects only when the first attempt fails. */
export async function openPostgresLink({
  databaseUrl,
  name,
  log,
  connected,
  lost,
}: Options): Promise<PostgresLink> {
  let current: pg.Client | null = null;
  let closing = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: name,
      options: shortKeepalives,
      keepAlive: true,
      keepAliveInitialDelayMillis: 3_000,
      connectionTimeoutMillis: 5_000,
      // A line that swallows everything must not hold up what waits for an answer.
      query_timeout: 6_000,
    });
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      client.end().catch(() => {});
      if (current !== client) return;
      current = null;
      if (closing) return;
      log.warn({ connection: name }, 'a PostgreSQL connection was lost');
      lost();
      comeBack(100);
    };
    client.on('error', over);
    client.on('end', over);
    try {
      await client.connect();
      await connected(client);
    } catch (error) {
      isOver = true;
      client.end().catch(() => {});
      throw error;
    }
    if (isOver) throw new Error('The connection broke while it was being prepared');
    current = client;
  }

  function comeBack(pause: number) {
    if (closing) return;
    retry = setTimeout(() => {
      connect().catch(() => comeBack(Math.min(pause * 2, longestPause)));
    }, pause);
  }

  await connect();
  return {
    get client() {
      return current;
    },
    async close() {
      closing = true;
      clearTimeout(retry);
      await current?.end().catch(() => {});
    },
  };
}

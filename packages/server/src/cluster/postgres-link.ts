import pg from 'pg';
import type { Log } from '../log.ts';

/** One connection. Queries wait for each other, in their order. */
export interface LinkedClient {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  onNotification(handler: (payload: string) => void): void;
}

/** A connection of its own, outside the pool, that comes back by itself. */
export interface PostgresLink {
  /** The current connection; null while there is none. */
  readonly client: LinkedClient | null;
  /** Gives the current connection up, because it can no longer be trusted; a fresh one follows. */
  drop(): void;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  /** Shown in pg_stat_activity. */
  name: string;
  log: Log;
  /** Prepares a fresh connection; the link counts as up when it resolves. */
  connected(client: LinkedClient): Promise<void>;
  /** Sent every second, so that a line that swallows everything is noticed; a failure gives the connection up. */
  pulse(client: LinkedClient): Promise<void>;
  lost(): void;
}

/** The server itself drops us within seconds when the line is cut: what we hold there becomes free. */
const shortKeepalives =
  '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=6000';
const longestPause = 2_000;
const pulseEvery = 1_000;

function linked(client: pg.Client): LinkedClient {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const answer = last.then(() => client.query<Row>(text, values));
      last = answer.catch(() => {});
      return answer.then(({ rows }) => rows);
    },
    onNotification(handler) {
      client.on('notification', ({ payload = '' }) => handler(payload));
    },
  };
}

/** Connects now, and again after every loss. Rejects only when the first attempt fails. */
export async function openPostgresLink(options: Options): Promise<PostgresLink> {
  const { databaseUrl, name, log, connected, pulse, lost } = options;
  let current: LinkedClient | null = null;
  let end = async () => {};
  let giveUp = () => {};
  let closing = false;
  let retry: NodeJS.Timeout | undefined;
  let pulsing = false;

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
    const link = linked(client);
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      client.end().catch(() => {});
      if (current !== link) return;
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
      await connected(link);
      if (isOver || closing) throw new Error('The connection ended while it was being prepared');
    } catch (error) {
      isOver = true;
      client.end().catch(() => {});
      throw error;
    }
    current = link;
    giveUp = over;
    end = () => client.end();
  }

  function comeBack(pause: number) {
    if (closing) return;
    retry = setTimeout(() => {
      connect().catch(() => comeBack(Math.min(pause * 2, longestPause)));
    }, pause);
  }

  async function feelPulse() {
    const client = current;
    if (!client || pulsing) return;
    pulsing = true;
    try {
      await pulse(client);
    } catch (error) {
      log.warn({ err: error, connection: name }, 'a PostgreSQL connection does not answer');
      if (current === client) giveUp();
    } finally {
      pulsing = false;
    }
  }

  await connect();
  const pulses = setInterval(() => void feelPulse(), pulseEvery);
  pulses.unref();
  return {
    get client() {
      return current;
    },
    drop: () => giveUp(),
    async close() {
      closing = true;
      clearTimeout(retry);
      clearInterval(pulses);
      await end().catch(() => {});
    },
  };
}

import pg from 'pg';
import type { Log } from '../log.ts';

/** A connection of its own, outside the pool, that comes back by itself. */
export interface PostgresLink {
  /** The current connection; null while there is none. */
  readonly client: pg.Client | null;
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
  connected(client: pg.Client): Promise<void>;
  /** Sent every second, so that a line that swallows everything is noticed; a failure gives the connection up. */
  pulse(client: pg.Client): Promise<void>;
  lost(): void;
}

/** The server itself drops us within seconds when the line is cut: what we hold there becomes free. */
const shortKeepalives =
  '-c tcp_keepalives_idle=3 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=6000';
const longestPause = 2_000;
const pulseEvery = 1_000;

/** Connects now, and again after every loss. Rejects only when the first attempt fails. */
export async function openPostgresLink(options: Options): Promise<PostgresLink> {
  const { databaseUrl, name, log, connected, pulse, lost } = options;
  let current: pg.Client | null = null;
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
      if (isOver || closing) throw new Error('The connection ended while it was being prepared');
    } catch (error) {
      isOver = true;
      client.end().catch(() => {});
      throw error;
    }
    current = client;
    giveUp = over;
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
      await current?.end().catch(() => {});
    },
  };
}

import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { type GameLock, LeaseLost } from './game-lock.ts';
import { type LinkedClient, openPostgresLink } from './postgres-link.ts';

interface Options {
  databaseUrl: string;
  node: string;
  bus: Bus;
  log: Log;
}

/** A node whose heart has not beaten for so long has died or been paused: its games are taken from it. */
const goneAfter = 4_000;
/** After PostgreSQL itself was away every heart has stood still: the others get time to come back. */
const judgesAfter = goneAfter + 1_000;
/** Whoever has not beaten for so long itself cannot tell whether the others or the database stood still. */
const longestOwnPause = 2_500;
const databaseClock = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Half of the game's random id: a collision makes two games wait for each other, no more. */
export function lockKey(gameId: string): string {
  return BigInt.asIntN(64, BigInt(`0x${gameId.replaceAll('-', '').slice(0, 16)}`)).toString();
}

/**
 * In one query, whatever others hold: trying the lock of every running turn once a second would cost a cluster the square of
 * its nodes. A round that waits for somebody is looked at when they come, go or act, and not before. PostgreSQL shows the two halves of a key.
 */
const unattendedGames = `
  select distinct turns.game_id from turns
    left join game_settings as settings on settings.game_id = turns.game_id
    left join messages on messages.id = turns.message_id
  where turns.status in ('owed', 'running') and coalesce(settings.paused, 0) = 0
    and not (settings.pace is not null and settings.pace = 'round' and turns.status = 'owed'
      and turns.answered_in is null and messages.kind is not null and messages.kind <> 'whisper'
      and turns.message_id > settings.go_on)
    and ('x' || left(replace(turns.game_id::text, '-', ''), 16))::bit(64)::bigint not in (
      select (classid::bigint << 32) | objid::bigint from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database())
    )`;

/**
 * Advisory locks on one connection. PostgreSQL frees them when the node dies. A node that is only paused keeps its connection,
 * so every node's heart beats over that connection, and whoever sees a heart stand still ends the connection behind it.
 * When the paused node wakes, its leases are lost, and the epoch refuses what it still wanted to commit.
 */
export async function openPostgresGameLock({
  databaseUrl,
  node,
  bus,
  log,
}: Options): Promise<GameLock & { close(): Promise<void> }> {
  const leases = new Map<string, AbortController>();
  let connectedAt = 0;
  let lastBeatAt = 0;

  function loseAll() {
    for (const lease of leases.values()) lease.abort(new LeaseLost());
    leases.clear();
  }

  async function beat(client: LinkedClient) {
    await client.query(
      `insert into nodes (id, lock_backend, beat_at) values ($1, pg_backend_pid(), ${databaseClock})
       on conflict (id) do update set lock_backend = excluded.lock_backend, beat_at = excluded.beat_at`,
      [node],
    );
  }

  async function takeFromTheGone(client: LinkedClient) {
    const gone = await client.query<{ id: string }>(
      `with gone as (
         delete from nodes where beat_at < ${databaseClock} - $1 returning id, lock_backend
       )
       select gone.id, pg_terminate_backend(activity.pid) from gone left join pg_stat_activity as activity
         on activity.pid = gone.lock_backend and activity.application_name = left('fireside lock ' || gone.id, 63)`,
      [goneAfter],
    );
    for (const { id } of gone) {
      log.warn({ node: id }, 'another node is gone; its games are taken over');
      bus.publish({ kind: 'node-gone', node: id, by: node });
    }
  }

  const link = await openPostgresLink({
    databaseUrl,
    name: `fireside lock ${node}`,
    log,
    async connected(client) {
      await beat(client);
      connectedAt = performance.now();
      lastBeatAt = connectedAt;
    },
    async pulse(client) {
      await beat(client);
      const now = performance.now();
      const mayJudge = now - connectedAt > judgesAfter && now - lastBeatAt < longestOwnPause;
      lastBeatAt = now;
      if (mayJudge) await takeFromTheGone(client);
    },
    lost: loseAll,
  });

  /**
   * The epoch rises on the connection that holds the lock: whoever has lost the lock without knowing cannot raise it, and so
   * cannot refuse the commits of the next holder.
   */
  async function lockAndBeginEpoch(
    client: LinkedClient,
    gameId: string,
    key: string,
  ): Promise<number | null> {
    const [lock] = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1::bigint) as locked',
      [key],
    );
    if (!lock?.locked) return null;
    // Never waits for a row: what a paused node has locked must not hold up the locks of all other games.
    const [game] = await client.query<{ epoch: number }>(
      `update games set epoch = epoch + 1
       where id = (select id from games where id = $1 for no key update skip locked) returning epoch`,
      [gameId],
    );
    if (game) return game.epoch;
    await unlock(client, key);
    return null;
  }

  async function unlock(client: LinkedClient, key: string) {
    try {
      await client.query('select pg_advisory_unlock($1::bigint)', [key]);
    } catch {
      // Whether it is free cannot be known; with the connection it is.
      if (client === link.client) link.drop();
    }
  }

  return {
    async tryAcquire(gameId) {
      const { client } = link;
      // An advisory lock can be taken twice by its own session: within a node the map decides.
      if (!client || leases.has(gameId)) return null;
      const lease = new AbortController();
      leases.set(gameId, lease);
      const forget = () => {
        if (leases.get(gameId) === lease) leases.delete(gameId);
      };
      const key = lockKey(gameId);
      let epoch: number | null = null;
      try {
        epoch = await lockAndBeginEpoch(client, gameId, key);
      } catch (error) {
        log.warn({ err: error }, 'a game could not be locked');
        // The lock may have been taken all the same, and nobody would give it back.
        if (client === link.client) link.drop();
      }
      if (epoch === null || lease.signal.aborted) {
        forget();
        return null;
      }
      return {
        epoch,
        lost: lease.signal,
        async release() {
          forget();
          if (!lease.signal.aborted) await unlock(client, key);
        },
      };
    },
    async unattended() {
      const games = await link.client?.query<{ game_id: string }>(unattendedGames, []);
      return games?.map(({ game_id }) => game_id) ?? [];
    },
    async close() {
      loseAll();
      await link.client?.query('delete from nodes where id = $1', [node]).catch(() => {});
      bus.publish({ kind: 'node-gone', node, by: node });
      await link.close();
    },
  };
}

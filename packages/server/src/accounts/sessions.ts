import { Refusal, type SessionRead, sessionLifetimeDays } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import type { Store } from '../store/store.ts';
import { accountQueries } from './account-queries.ts';
import { hashSecretToken, newSecretToken, publicSessionId } from './secret-token.ts';

/** The user behind a request, and the session that proves it. */
export interface Caller {
  userId: string;
  name: string;
  createdAt: string;
  sessionHash: string;
}

export interface Sessions {
  /** Opens a session and gives out its token, the only time that it exists in the clear. */
  open(userId: string, device: string | null): Promise<string>;
  /** The caller behind a token; null when it is unknown, expired or revoked, or the user inactive. */
  find(token: string): Promise<Caller | null>;
  /** The same by hash, for a socket that checks whether its session still stands. */
  findByHash(sessionHash: string): Promise<Caller | null>;
  /** Which of many sessions still stand, as the database has them. */
  standing(sessionHashes: string[]): Promise<Set<string>>;
  /** The caller's own, the one used last first. */
  list(caller: Caller): Promise<SessionRead[]>;
  end(sessionHash: string): Promise<void>;
  /** Ends one of the caller's own and tells its hash. */
  revoke(caller: Caller, id: string): Promise<string>;
  /** Ends every session of a user, but for one. */
  endAll(userId: string, exceptSession?: string): Promise<void>;
  removeExpired(): Promise<void>;
}

const lifetime = sessionLifetimeDays * 24 * 3600 * 1000;
/** The time of last use is written at most this often. */
const touchEvery = 3600 * 1000;
const maximumCached = 10_000;

interface Cached {
  caller: Caller;
  lastUsed: number;
  loadedAt: number;
}

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
  /** How long a session found in the database is believed without asking again. */
  cacheMilliseconds: number;
}

export function createSessions({ store, bus, now, cacheMilliseconds }: Parts): Sessions {
  const cache = new Map<string, Cached>();
  let endings = 0;

  bus.subscribe((message) => {
    if (message.kind === 'session-ended' || message.kind === 'user-ended') endings++;
    if (message.kind === 'session-ended') cache.delete(message.sessionHash);
    if (message.kind === 'user-ended') {
      for (const [hash, { caller }] of cache) {
        if (caller.userId === message.userId && hash !== message.exceptSession) cache.delete(hash);
      }
    }
  });

  async function load(sessionHash: string): Promise<Cached | null> {
    const row = await store.call(accountQueries.session, { hash: sessionHash });
    if (!row) return null;
    const caller = { userId: row.id, name: row.name, createdAt: row.created_at, sessionHash };
    return { caller, lastUsed: Date.parse(row.last_used_at), loadedAt: now() };
  }

  async function touch(found: Cached) {
    found.lastUsed = now();
    const at = new Date(found.lastUsed).toISOString();
    await store.call(accountQueries.touchSession, { hash: found.caller.sessionHash, at });
  }

  async function findByHash(sessionHash: string): Promise<Caller | null> {
    const time = now();
    let found: Cached | null | undefined = cache.get(sessionHash);
    if (!found || time - found.loadedAt >= cacheMilliseconds) {
      const endingsBefore = endings;
      found = await load(sessionHash);
      if (!found) return null;
      // What was read before a session ended may be that very session.
      if (cacheMilliseconds > 0 && endings === endingsBefore) {
        if (cache.size >= maximumCached) cache.clear();
        cache.set(sessionHash, found);
      }
    }
    if (time - found.lastUsed > lifetime) return null;
    if (time - found.lastUsed > touchEvery) await touch(found);
    return found.caller;
  }

  async function own({ userId }: Caller) {
    const after = new Date(now() - lifetime).toISOString();
    return store.call(accountQueries.sessionsOf, { userId, after });
  }

  async function end(sessionHash: string) {
    await store.call(accountQueries.endSession, { hash: sessionHash });
    bus.publish({ kind: 'session-ended', sessionHash });
  }

  return {
    async open(userId, device) {
      const token = newSecretToken();
      const at = new Date(now()).toISOString();
      await store.call(accountQueries.openSession, { hash: hashSecretToken(token), userId, at, device });
      return token;
    },
    async list(caller) {
      return (await own(caller)).map(({ token_hash, created_at, last_used_at, device }) => ({
        id: publicSessionId(token_hash),
        created_at,
        last_used_at,
        device,
        current: token_hash === caller.sessionHash,
      }));
    },
    find: (token) => findByHash(hashSecretToken(token)),
    findByHash,
    async standing(sessionHashes) {
      if (sessionHashes.length === 0) return new Set();
      const rows = await store.call(accountQueries.standingSessions, { hashes: sessionHashes });
      return new Set(rows.map(({ token_hash }) => token_hash));
    },
    end,
    async revoke(caller, id) {
      const found = (await own(caller)).find(({ token_hash }) => publicSessionId(token_hash) === id);
      if (!found) throw new Refusal('session_not_found');
      await end(found.token_hash);
      return found.token_hash;
    },
    async endAll(userId, exceptSession) {
      await store.call(accountQueries.endSessionsOf, { userId, except: exceptSession ?? '' });
      bus.publish({ kind: 'user-ended', userId, exceptSession });
    },
    async removeExpired() {
      const before = new Date(now() - lifetime).toISOString();
      await store.call(accountQueries.removeUnusedSessions, { before });
    },
  };
}

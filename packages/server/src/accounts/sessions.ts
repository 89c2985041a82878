import { Refusal, type SessionRead, sessionLifetimeDays } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import type { UserRow } from '../store/schema.ts';
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

export type SessionUser = Pick<UserRow, 'id' | 'name' | 'created_at'>;

export interface Sessions {
  /** Opens a session and gives out its token, the only time that it exists in the clear. */
  open(user: SessionUser, device: string | null): Promise<string>;
  /** The caller behind a token, by its hash; null when it is unknown, expired or revoked, or the user inactive. */
  findByHash(sessionHash: string): Promise<Caller | null>;
  /** Whose session it was when this node last looked: for what must be quick and may be mistaken. */
  remembered(sessionHash: string): string | null;
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
  /** The time by which sessions expire, at every node. */
  now: () => number;
  /** Milliseconds that never go back, for the age of what is cached. */
  elapsed: () => number;
  /** How long a session found in the database is believed without asking again. */
  cacheMilliseconds: number;
}

export function createSessions({ store, bus, now, elapsed, cacheMilliseconds }: Parts): Sessions {
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

  function found(sessionHash: string, { id, name, created_at }: SessionUser, lastUsed: number): Cached {
    const caller = { userId: id, name, createdAt: created_at, sessionHash };
    return { caller, lastUsed, loadedAt: elapsed() };
  }

  /** What was read before a session ended may be that very session. */
  function remember(session: Cached, endingsBefore: number) {
    if (cacheMilliseconds === 0 || endings !== endingsBefore) return;
    if (cache.size >= maximumCached) cache.clear();
    cache.set(session.caller.sessionHash, session);
  }

  async function load(sessionHash: string): Promise<Cached | null> {
    const endingsBefore = endings;
    const row = await store.call(accountQueries.session, { hash: sessionHash });
    if (!row) return null;
    const session = found(sessionHash, row, Date.parse(row.last_used_at));
    remember(session, endingsBefore);
    return session;
  }

  async function touch(session: Cached) {
    session.lastUsed = now();
    const at = new Date(session.lastUsed).toISOString();
    await store.call(accountQueries.touchSession, { hash: session.caller.sessionHash, at });
  }

  async function findByHash(sessionHash: string): Promise<Caller | null> {
    const time = now();
    let session: Cached | null | undefined = cache.get(sessionHash);
    if (!session || elapsed() - session.loadedAt >= cacheMilliseconds) session = await load(sessionHash);
    if (!session || time - session.lastUsed > lifetime) return null;
    if (time - session.lastUsed > touchEvery) await touch(session);
    return session.caller;
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
    async open(user, device) {
      const token = newSecretToken();
      const hash = hashSecretToken(token);
      const endingsBefore = endings;
      const time = now();
      const at = new Date(time).toISOString();
      const dropped = await store.call(accountQueries.openSession, { hash, userId: user.id, at, device });
      remember(found(hash, user, time), endingsBefore);
      for (const { token_hash } of dropped) bus.publish({ kind: 'session-ended', sessionHash: token_hash });
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
    findByHash,
    remembered: (sessionHash) => cache.get(sessionHash)?.caller.userId ?? null,
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

import { isIP } from 'node:net';
import { nameKey } from '../accounts/name-key.ts';
import { networkOf } from '../http/network-of.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { type AuditLine, auditQueries, type NewRow } from './audit-queries.ts';
import { createFloodGate } from './flood-gate.ts';

export type VisitorAction =
  | 'registered'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'password-changed'
  | 'password-refused'
  | 'session-revoked'
  | 'came-as-guest'
  | 'account-deleted'
  | 'administrator-refused';

export type AdministratorAction = 'administrator-claimed' | 'user-deleted' | 'model-chosen';

export interface VisitorDeed {
  action: VisitorAction;
  /** Null for a name that nobody has. What was typed is not recorded: people type passwords into the wrong field. */
  user: { id: string; name: string } | null;
  address: string;
  detail: string | null;
}

/** By whom; the detail says to whom. */
export interface AdministratorDeed extends Omit<VisitorDeed, 'action'> {
  action: AdministratorAction;
}

export interface OperatorDeed {
  action: string;
  /** Whom it concerned. */
  userName?: string;
  detail?: string;
}

/** The record of who came and went, and of what the operator did. */
export interface Audit {
  /** After the deed. What cannot be recorded is logged: it has been done all the same. */
  note(deed: VisitorDeed): Promise<void>;
  /** Each has a row, however many there are; fails where it cannot be recorded. */
  noteAdministrator(deed: AdministratorDeed): Promise<void>;
  noteOperator(deed: OperatorDeed): Promise<void>;
  /** Newest first, at most a thousand. */
  read(asked: { user?: string; days: number }): Promise<AuditLine[]>;
  /** Writes down what was only counted and forgets what is old. */
  upkeep(): Promise<void>;
  /** Writes down what was only counted so far. */
  close(): Promise<void>;
}

const day = 24 * 3600 * 1000;
const keptDays = 180;
const keptRows = 500_000;
const readRows = 1_000;

/** A row without its time and detail: what the gate counts by, and what is written of all that it did not admit. */
type What = [action: string, userId: string | null, userName: string | null, address: string | null];

interface Parts {
  store: Store;
  log: Log;
  now: () => number;
  elapsed: () => number;
}

export function createAudit({ store, log, now, elapsed }: Parts): Audit {
  const gate = createFloodGate({ now, elapsed });
  const at = (time = now()) => new Date(time).toISOString();

  async function writeUnrecorded(moment?: 'now') {
    const unrecorded = gate.takeUnrecorded(moment);
    for (let start = 0; start < unrecorded.length; start += 100) {
      const rows = unrecorded.slice(start, start + 100).map(({ key, times, from }): NewRow => {
        const what: What = key === null ? ['more', null, null, null] : JSON.parse(key);
        const detail = `${times} more within an hour of ${at(from)}`;
        return [at(), ...what, detail];
      });
      await store.call(auditQueries.add, { rows });
    }
  }

  function rowOf(deed: VisitorDeed | AdministratorDeed): NewRow {
    const { action, user, detail } = deed;
    // What a proxy hands on need not be an address at all.
    const address = isIP(deed.address) ? deed.address : null;
    return [at(), action, user?.id ?? null, user?.name ?? null, address, detail];
  }

  return {
    async note(deed) {
      const { action, user } = deed;
      const row = rowOf(deed);
      const address = row[4];
      const outcome = action.endsWith('-refused') ? 'refused' : 'done';
      // Whoever guesses has one network and any number of names; whoever was let in has one name and any number of networks.
      const what: What =
        outcome === 'refused'
          ? [action, null, null, address && networkOf(address)]
          : [action, user?.id ?? null, user?.name ?? null, null];
      if (!gate.admit(outcome, JSON.stringify(what))) return;
      try {
        await store.call(auditQueries.add, { rows: [row] });
      } catch (error) {
        log.warn({ err: error, action, user: user?.id }, 'something was not recorded in the audit log');
      }
    },
    async noteAdministrator(deed) {
      await store.call(auditQueries.add, { rows: [rowOf(deed)] });
    },
    async noteOperator({ action, userName, detail = null }) {
      if (userName === undefined) {
        await store.call(auditQueries.add, { rows: [[at(), action, null, null, null, detail]] });
        return;
      }
      const person = { key: nameKey(userName), name: userName };
      await store.call(auditQueries.addForName, { at: at(), action, ...person, detail });
    },
    read({ user, days }) {
      const asked = { since: at(now() - days * day), limit: readRows };
      return user === undefined
        ? store.call(auditQueries.since, asked)
        : store.call(auditQueries.ofUser, { ...asked, key: nameKey(user) });
    },
    async upkeep() {
      await writeUnrecorded();
      await store.call(auditQueries.removeOld, { before: at(now() - keptDays * day), keep: keptRows });
    },
    close: () => writeUnrecorded('now'),
  };
}

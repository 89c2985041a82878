import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { Refusal } from '@fireside/contract';
import { createAudit } from '../audit/audit.ts';
import { createFarewell } from '../accounts/farewell.ts';
import { createPasswordHasher } from '../accounts/password-hasher.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createInProcessBus } from '../cluster/in-process-bus.ts';
import { openPostgresBus } from '../cluster/postgres-bus.ts';
import type { Config } from '../config/config.ts';
import { createLog } from '../log.ts';
import {
  type ControlReply,
  type ControlRequest,
  carryOutControl,
  controlSocketPath,
} from '../operations/control.ts';
import { createUserAdministration } from '../operations/user-administration.ts';
import { openStore, storeOptions } from '../store/open-store.ts';

/** What can be done in this process too. */
type Errand = Exclude<ControlRequest, { command: 'examine' }>;

/** The answer of the running server; null when none listens in this data directory. */
export async function askRunningServer(
  config: Readonly<Config>,
  request: ControlRequest,
): Promise<ControlReply | null> {
  const socket = createConnection(controlSocketPath(config.dataDirectory)).setEncoding('utf8');
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(request)}\n`);
  let text = '';
  for await (const part of socket) text += part;
  return JSON.parse(text) as ControlReply;
}

/** Opens the database and does it here: with no server running, or with a database server. */
async function doItHere(config: Readonly<Config>, request: Errand): Promise<unknown> {
  const log = createLog('warn');
  const store = await openStore(storeOptions(config), log);
  // With a database server the nodes that are running hear of it.
  const bus = config.databaseUrl
    ? await openPostgresBus({ databaseUrl: config.databaseUrl, node: randomUUID(), store, log })
    : { ...createInProcessBus(log), close: async () => {} };
  try {
    const hasher = createPasswordHasher();
    const sessions = createSessions({ store, bus, now: store.now, elapsed: () => 0, cacheMilliseconds: 0 });
    const users = createUserAdministration({
      store,
      sessions,
      hasher,
      farewell: createFarewell({ store, bus, now: Date.now }),
      now: Date.now,
    });
    return await carryOutControl(
      { store, users, audit: createAudit({ store, log, now: Date.now, elapsed: () => 0 }) },
      request,
    );
  } finally {
    await bus.close();
    await store.close();
  }
}

/** Asks the process that holds the embedded database, or does the work in this one. */
export async function askService(config: Readonly<Config>, request: Errand): Promise<unknown> {
  if (config.databaseUrl === undefined) {
    const reply = await askRunningServer(config, request);
    if (reply?.ok) return reply.value;
    if (reply) throw new Refusal('invalid', { detail: reply.detail });
  }
  return doItHere(config, request);
}

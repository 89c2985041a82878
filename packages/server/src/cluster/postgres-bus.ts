import type { Log } from '../log.ts';
import { toStoreError } from '../store/postgres/connection-failures.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Bus, BusMessage } from './bus.ts';
import { isTooLarge, type Part, type Payload, pack, type RowReference, toPart } from './bus-payloads.ts';
import { clusterQueries } from './cluster-queries.ts';
import { openPostgresLink } from './postgres-link.ts';
import { createSubscribers } from './in-process-bus.ts';

interface Options {
  databaseUrl: string;
  node: string;
  store: Store;
  log: Log;
}

const channel = 'fireside';
/** What waits while PostgreSQL is away; the oldest goes first, and what it said is found in the database. */
const maximumWaiting = 20_000;
const rowsLiveFor = 60_000;
const sendAgainAfter = 500;
/** Senders whose last number is remembered; far more than there are nodes. */
const maximumSenders = 1_000;

/**
 * LISTEN and NOTIFY on a connection of its own. What is published within one tick, or while the last batch is on its way,
 * goes out together, after the commit that it speaks of and never inside it. A room's events come back to the node
 * that sent them the same way: that is how every node sees one order.
 */
export async function openPostgresBus({
  databaseUrl,
  node,
  store,
  log,
}: Options): Promise<Bus & { close(): Promise<void> }> {
  const { subscribe, deliver } = createSubscribers(log);
  const gapHandlers = new Set<() => void>();
  let outbox: BusMessage[] = [];
  /** Not confirmed yet. After a failure the same payloads go out again, and whoever has heard them knows their numbers. */
  let unconfirmed: string[] = [];
  let nextNumber = 1;
  let sending: Promise<void> | null = null;
  let again: NodeJS.Timeout | undefined;
  let arriving = Promise.resolve();
  let hasBeenUp = false;
  /** The last number heard from each node. */
  const heard = new Map<string, number>();

  async function asPart(message: BusMessage): Promise<Part> {
    const part = toPart(message);
    if (!isTooLarge(part, node)) return part;
    const at = new Date(store.now()).toISOString();
    const stored = await store.call(clusterQueries.putMessage, { json: part.json, at });
    return toPart({ row: stored!.id });
  }

  async function packOutbox() {
    const messages = outbox;
    outbox = [];
    try {
      const parts: Part[] = [];
      for (const message of messages) parts.push(await asPart(message));
      unconfirmed = pack(node, nextNumber, parts);
      nextNumber += unconfirmed.length;
    } catch (error) {
      outbox = [...messages, ...outbox];
      throw error;
    }
  }

  async function notify() {
    try {
      await link.client?.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        channel,
        unconfirmed,
      ]);
      unconfirmed = [];
    } catch (error) {
      if (toStoreError(error) instanceof StoreUnavailable) {
        link.drop();
        throw error;
      }
      // PostgreSQL understood and refused: it would refuse again, and everything behind it would wait for ever.
      log.error({ err: error, payloads: unconfirmed.length }, 'messages to other nodes were refused');
      unconfirmed = [];
    }
  }

  async function sendAll() {
    while (link.client && (unconfirmed.length > 0 || outbox.length > 0)) {
      if (unconfirmed.length === 0) await packOutbox();
      if (link.client) await notify();
    }
  }

  function send(): Promise<void> {
    sending ??= sendAll()
      .catch((error) => {
        log.warn({ err: error }, 'messages to other nodes were delayed');
        clearTimeout(again);
        again = setTimeout(() => void send(), sendAgainAfter);
        again.unref();
      })
      .finally(() => {
        sending = null;
      });
    return sending;
  }

  function tellOfGap() {
    for (const handler of gapHandlers) handler();
  }

  async function resolve(message: BusMessage | RowReference): Promise<BusMessage | null> {
    if (!('row' in message)) return message;
    const row = await store.call(clusterQueries.message, { id: message.row });
    if (!row) tellOfGap();
    return row ? (JSON.parse(row.message_json) as BusMessage) : null;
  }

  async function receive(text: string) {
    const payload = JSON.parse(text) as Payload;
    if (payload.number <= (heard.get(payload.node) ?? 0)) return;
    if (heard.size >= maximumSenders) heard.clear();
    heard.set(payload.node, payload.number);
    for (const sent of payload.messages) {
      const message = 'row' in sent ? await resolve(sent) : sent;
      // Everything but a room's events has taken effect here when it was published.
      if (message && (message.kind === 'room' || payload.node !== node)) deliver(message);
    }
  }

  const link = await openPostgresLink({
    databaseUrl,
    name: `fireside bus ${node}`,
    log,
    async connected(client) {
      client.onNotification((payload) => {
        arriving = arriving
          .then(() => receive(payload))
          .catch((error) => {
            log.error({ err: error }, 'a notification was lost');
            tellOfGap();
          });
      });
      await client.query(`listen ${channel}`);
      if (hasBeenUp) setImmediate(tellOfGap);
      hasBeenUp = true;
      setImmediate(() => void send());
    },
    async pulse(client) {
      await client.query('select 1');
    },
    lost() {},
  });

  const cleaning = setInterval(() => {
    const before = new Date(store.now() - rowsLiveFor).toISOString();
    store.call(clusterQueries.removeMessages, { before }).catch(() => {});
  }, rowsLiveFor);
  cleaning.unref();

  return {
    subscribe,
    onGap: (handler) => void gapHandlers.add(handler),
    publish(message) {
      if (message.kind !== 'room') deliver(message);
      if (outbox.length === 0) setImmediate(() => void send());
      if (outbox.length >= maximumWaiting) outbox.shift();
      outbox.push(message);
    },
    async close() {
      clearInterval(cleaning);
      // What is on its way first, then what has gathered behind it.
      await sending;
      await send();
      clearTimeout(again);
      await link.close();
    },
  };
}

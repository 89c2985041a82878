import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Bus, BusMessage } from './bus.ts';
import { isTooLarge, type Part, type Payload, pack, type RowReference, toPart } from './bus-payloads.ts';
import { openPostgresLink } from './postgres-link.ts';
import { createSubscribers } from './subscribers.ts';

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
  let sending = false;
  let arriving = Promise.resolve();
  let hasBeenUp = false;

  async function asPart(message: BusMessage): Promise<Part> {
    const part = toPart(message);
    if (!isTooLarge(part, node)) return part;
    const { id } = await store.db
      .insertInto('bus_messages')
      .values({ message_json: part.json, created_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return toPart({ row: id });
  }

  async function sendAll() {
    if (sending) return;
    sending = true;
    try {
      while (outbox.length > 0 && link.client) {
        const messages = outbox;
        outbox = [];
        try {
          const parts: Part[] = [];
          for (const message of messages) parts.push(await asPart(message));
          const payloads = pack(node, parts);
          await link.client?.query({
            text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload',
            values: [channel, payloads],
          });
        } catch (error) {
          log.warn({ err: error, messages: messages.length }, 'messages to other nodes were delayed');
          outbox = [...messages, ...outbox];
          break;
        }
      }
    } finally {
      sending = false;
    }
  }

  async function resolve(message: BusMessage | RowReference): Promise<BusMessage | null> {
    if (!('row' in message)) return message;
    const row = await store.db
      .selectFrom('bus_messages')
      .select('message_json')
      .where('id', '=', message.row)
      .executeTakeFirst();
    return row ? (JSON.parse(row.message_json) as BusMessage) : null;
  }

  async function receive(text: string) {
    const payload = JSON.parse(text) as Payload;
    for (const sent of payload.messages) {
      const message = await resolve(sent);
      // Everything but a room's events has taken effect here when it was published.
      if (message && (message.kind === 'room' || payload.node !== node)) deliver(message);
    }
  }

  const link = await openPostgresLink({
    databaseUrl,
    name: `fireside bus ${node}`,
    log,
    async connected(client) {
      client.on('notification', ({ payload = '' }) => {
        arriving = arriving
          .then(() => receive(payload))
          .catch((error) => log.error({ err: error }, 'a notification was lost'));
      });
      await client.query(`listen ${channel}`);
      if (hasBeenUp) for (const handler of gapHandlers) setImmediate(handler);
      hasBeenUp = true;
      setImmediate(() => void sendAll());
    },
    lost() {},
  });

  const cleaning = setInterval(() => {
    store.db
      .deleteFrom('bus_messages')
      .where('created_at', '<', new Date(Date.now() - rowsLiveFor).toISOString())
      .execute()
      .catch(() => {});
  }, rowsLiveFor);
  cleaning.unref();

  return {
    subscribe,
    onGap: (handler) => void gapHandlers.add(handler),
    publish(message) {
      if (message.kind !== 'room') deliver(message);
      if (outbox.length === 0) setImmediate(() => void sendAll());
      if (outbox.length >= maximumWaiting) outbox.shift();
      outbox.push(message);
    },
    async close() {
      clearInterval(cleaning);
      await sendAll();
      await link.close();
    },
  };
}

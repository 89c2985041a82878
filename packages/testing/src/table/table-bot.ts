import { randomUUID } from 'node:crypto';
import { type MessageRead, type ServerEvent, socketPath } from '@fireside/contract';
import { WebSocket } from 'ws';
import type { Client } from '../client.ts';
import { EventLog, type WaitOptions } from './event-log.ts';

type MessageOf = Extract<ServerEvent, { type: 'message' }>;

export interface Closing {
  code: number;
  reason: string;
}

export type SendOptions = { clientId?: string } & WaitOptions;

/** `to`: `dm` or a user id, for a whisper; whoever names somebody whispers. */
export type SayOptions = { kind?: 'action' | 'table' | 'whisper'; to?: string } & SendOptions;

/** A player without hands: a real socket, everything it heard, and promises to wait on. */
export interface TableBot {
  /** Every event, in the order of arrival, over all connections of this bot. */
  readonly events: readonly ServerEvent[];
  /** The highest id of a message that this bot has seen. */
  readonly lastMessageId: number;
  /** Resolves with the close code of the current connection. */
  readonly closed: Promise<Closing>;
  /**
   * Sends a message and resolves with it as stored; a request error or a closed socket rejects. From here on, waits
   * look at what came after the acknowledgement.
   */
  say(content: string, options?: SayOptions): Promise<MessageRead>;
  /** Rolls in front of everybody, and resolves as `say` does. */
  move(zone: string, options?: SendOptions): Promise<MessageRead>;
  roll(notation: string, options?: { reason?: string } & SendOptions): Promise<MessageRead>;
  /** Has the service make the roll that is awaited, and resolves as `say` does. */
  rollPending(options?: SendOptions): Promise<MessageRead>;
  /**
   * The first matching event that no earlier wait has passed, whether it has arrived already or is still to come.
   */
  waitFor<E extends ServerEvent>(
    predicate: (event: ServerEvent) => event is E,
    options?: WaitOptions,
  ): Promise<E>;
  waitFor(predicate: (event: ServerEvent) => boolean, options?: WaitOptions): Promise<ServerEvent>;
  /** The DM's next message; a failed turn rejects with its sentence. */
  waitForReply(options?: WaitOptions): Promise<MessageRead>;
  /** Everything that was sent before has been carried out. */
  settled(): Promise<void>;
  /** Any frame: texts go out as they are, the rest as JSON. */
  send(frame: unknown): void;
  close(): Promise<Closing>;
  /** Cuts the connection without a closing handshake, as a lost network does. */
  terminate(): Promise<Closing>;
  /** Opens a new socket after the last message seen, or after the given one. */
  reconnect(options?: { afterId?: number }): Promise<void>;
}

export interface JoinTableOptions {
  client: Client;
  gameId: string;
  afterId?: number;
  headers?: Record<string, string>;
}

function isAcknowledgement(event: ServerEvent, clientId: string): boolean {
  if (event.type === 'message') return event.client_id === clientId;
  return event.type === 'error' && event.scope === 'request' && event.client_id === clientId;
}

function isOutcome(event: ServerEvent): boolean {
  if (event.type === 'message') return event.message.sender_type === 'dm';
  return event.type === 'error' && event.scope === 'turn';
}

async function openSocket({ client, gameId, afterId, headers }: JoinTableOptions): Promise<WebSocket> {
  const { ticket } = await client.must('issueTicket', { params: { game_id: gameId } });
  const address = new URL(`${client.url}${socketPath(gameId)}`.replace(/^http/, 'ws'));
  address.searchParams.set('ticket', ticket);
  if (afterId !== undefined) address.searchParams.set('after_id', String(afterId));
  return new WebSocket(address, { headers, perMessageDeflate: false });
}

/** Takes a ticket and a seat: resolves once the socket is open. */
export async function joinTable(options: JoinTableOptions): Promise<TableBot> {
  const log = new EventLog();
  let socket: WebSocket;
  let closed: Promise<Closing>;
  let lastMessageId = options.afterId ?? 0;

  async function connect(afterId: number | undefined) {
    const opening = await openSocket({ ...options, afterId });
    socket = opening;
    log.open();
    opening.on('message', (data) => {
      const event = JSON.parse(data.toString()) as ServerEvent;
      if (event.type === 'message') lastMessageId = Math.max(lastMessageId, event.message.id);
      log.add(event);
    });
    closed = new Promise((resolve) => {
      opening.once('close', (code, reason) => {
        log.end(`the socket was closed with ${code}`);
        resolve({ code, reason: reason.toString() });
      });
    });
    await new Promise<void>((resolve, reject) => {
      opening.once('open', () => resolve());
      opening.on('error', reject);
    });
  }

  function send(frame: unknown) {
    socket.send(typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame));
  }

  async function sendAndWait(
    frame: object,
    { clientId = randomUUID(), ...wait }: SendOptions,
  ): Promise<MessageRead> {
    send({ ...frame, client_id: clientId });
    const event = await log.waitFor((heard) => isAcknowledgement(heard, clientId), {
      what: 'the acknowledgement of a message',
      ...wait,
    });
    if (event.type === 'error') throw new Error(event.detail);
    return (event as MessageOf).message;
  }

  await connect(options.afterId);
  return {
    events: log.events,
    get lastMessageId() {
      return lastMessageId;
    },
    get closed() {
      return closed;
    },
    send,
    say(content, { kind, to, ...wait } = {}) {
      const whispered = to === undefined ? {} : { kind: 'whisper', to };
      return sendAndWait({ type: 'message', content, ...whispered, ...(kind && { kind }) }, wait);
    },
    roll: (notation, { reason, ...wait } = {}) =>
      sendAndWait({ type: 'roll', notation, ...(reason !== undefined && { reason }) }, wait),
    move: (zone, wait = {}) => sendAndWait({ type: 'move', zone }, wait),
    rollPending: (wait = {}) => sendAndWait({ type: 'roll_pending' }, wait),
    waitFor: log.waitFor as TableBot['waitFor'],
    async waitForReply(wait) {
      const event = await log.waitFor(isOutcome, { what: "the DM's reply", ...wait });
      if (event.type === 'error') throw new Error(`The turn failed: ${event.detail}`);
      return (event as MessageOf).message;
    },
    async settled() {
      // A bare ping overtakes what waits while a table opens; one that says more stays in its place.
      send({ type: 'ping', in_order: true });
      await log.waitFor((event) => event.type === 'pong', { what: 'the answer to a ping' });
    },
    close() {
      socket.close();
      return closed;
    },
    terminate() {
      socket.terminate();
      return closed;
    },
    async reconnect({ afterId = lastMessageId } = {}) {
      if (socket.readyState !== WebSocket.CLOSED) {
        socket.terminate();
        await closed;
      }
      await connect(afterId);
    },
  };
}

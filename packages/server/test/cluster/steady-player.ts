import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerEvent } from '@fireside/contract';
import { WebSocket } from 'ws';

interface Options {
  /** The addresses of all nodes; the player begins with the first and goes on to the next when it has to. */
  urls: string[];
  token: string;
  gameId: string;
}

interface Unacknowledged {
  content: string;
  resolve(id: number): void;
}

/** How long a socket may be silent, its answers to pings included, before it counts as dead. */
const silenceAllowed = 3_000;
const pingEvery = 500;
const tryAgainAfter = 200;

/**
 * A player as a good client is one: when the socket is lost or dead it comes back at any node, after the last message that
 * it has seen, and sends again what was never acknowledged.
 */
export class SteadyPlayer {
  /** The messages in the order in which they were first seen. */
  readonly ids: number[] = [];
  readonly contents = new Map<number, string>();
  /** Messages that came after a later one: there must be none. */
  readonly late: number[] = [];
  /** How often the other side closed the socket. */
  sentAway = 0;
  readonly #options: Options;
  readonly #unacknowledged = new Map<string, Unacknowledged>();
  readonly #waiting = new Set<() => void>();
  readonly #listening = new Set<() => void>();
  #socket: WebSocket | null = null;
  #node = 0;
  /** Where it goes next of its own will. */
  #wanted: string | null = null;
  #over = false;

  constructor(options: Options) {
    this.#options = options;
    void this.#play();
  }

  get url(): string {
    return this.#options.urls[this.#node]!;
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  get lastId(): number {
    return this.ids.at(-1) ?? 0;
  }

  /** Resolves with the id of the stored message, however often it has to be sent. */
  say(content: string): Promise<number> {
    return new Promise((resolve) => {
      const clientId = randomUUID();
      this.#unacknowledged.set(clientId, { content, resolve });
      this.#send(clientId);
    });
  }

  /** Resolves with the first message, seen already or still to come, that fits. */
  async seen(fits: (content: string, id: number) => boolean): Promise<number> {
    for (;;) {
      for (const [id, content] of this.contents) if (fits(content, id)) return id;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Resolves with the next words of a narration. */
  hearsWords(): Promise<void> {
    return new Promise((resolve) => this.#listening.add(resolve));
  }

  /** Resolves when the player sits at this node. */
  async moveTo(url: string): Promise<void> {
    while (this.url !== url || !this.isConnected) {
      if (this.url !== url && !this.#wanted) {
        this.#wanted = url;
        this.#socket?.terminate();
      }
      await delay(tryAgainAfter);
    }
  }

  leave() {
    this.#over = true;
    this.#socket?.terminate();
  }

  #send(clientId: string) {
    const message = this.#unacknowledged.get(clientId);
    if (!message || !this.isConnected) return;
    const frame = { type: 'message', content: message.content, client_id: clientId };
    this.#socket!.send(JSON.stringify(frame));
  }

  #hear(event: ServerEvent) {
    if (event.type === 'error' && event.scope === 'request' && event.client_id) {
      const { client_id } = event;
      setTimeout(() => this.#send(client_id), tryAgainAfter);
    }
    if (event.type === 'delta') {
      for (const wake of this.#listening) wake();
      this.#listening.clear();
    }
    if (event.type !== 'message') return;
    const { id, content } = event.message;
    if (!this.contents.has(id)) {
      if (id < this.lastId) this.late.push(id);
      this.ids.push(id);
      this.contents.set(id, content);
    }
    const acknowledged = event.client_id && this.#unacknowledged.get(event.client_id);
    if (acknowledged) {
      this.#unacknowledged.delete(event.client_id!);
      acknowledged.resolve(id);
    }
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  async #play() {
    while (!this.#over) {
      try {
        await this.#connection();
      } catch {
        await delay(tryAgainAfter);
      }
      const { urls } = this.#options;
      this.#node = this.#wanted ? urls.indexOf(this.#wanted) : (this.#node + 1) % urls.length;
      this.#wanted = null;
    }
  }

  async #ticket(): Promise<string> {
    const { token, gameId } = this.#options;
    const response = await fetch(`${this.url}/api/games/${gameId}/ws-ticket`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(silenceAllowed),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    return ((await response.json()) as { ticket: string }).ticket;
  }

  /** Opens a socket and resolves when it is over. */
  async #connection(): Promise<void> {
    const ticket = await this.#ticket();
    const address = new URL(`${this.url}/api/games/${this.#options.gameId}/ws`.replace(/^http/, 'ws'));
    address.searchParams.set('ticket', ticket);
    address.searchParams.set('after_id', String(this.lastId));
    const socket = new WebSocket(address, { handshakeTimeout: silenceAllowed });
    this.#socket = socket;
    let heardAt = performance.now();
    let isDead = false;
    const pulse = setInterval(() => {
      isDead = performance.now() - heardAt > silenceAllowed;
      if (isDead) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) socket.ping();
    }, pingEvery);
    socket.on('pong', () => {
      heardAt = performance.now();
    });
    socket.on('message', (data) => {
      heardAt = performance.now();
      this.#hear(JSON.parse(data.toString()) as ServerEvent);
    });
    socket.on('open', () => {
      for (const clientId of this.#unacknowledged.keys()) this.#send(clientId);
    });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(pulse);
    if (!isDead && !this.#wanted) this.sentAway += 1;
  }
}

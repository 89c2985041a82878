import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

const silenceAllowed = 3_000;
const tryAgainAfter = 100;

/**
 * A good client among dying nodes: it comes back at any of them after the last message that it has seen, sends again what was
 * never acknowledged, asks for failed turns again, and keeps account of all that it was told.
 */
export class SteadyPlayer {
  /** Messages in the order in which they were first seen, and what they said. */
  seen = new Map();
  /** Messages that came after a later one. */
  late = 0;
  knownRemoved = new Set();
  spoken = 0;
  acknowledged = new Map();
  #unacknowledged = new Map();
  #waiting = new Set();
  #socket = null;
  #node;
  #isOver = false;

  constructor({ urls, token, gameId, first }) {
    Object.assign(this, { urls, token, gameId });
    this.#node = first;
    this.playing = this.#play();
  }

  get url() {
    return this.urls[this.#node % this.urls.length];
  }

  get lastId() {
    return [...this.seen.keys()].at(-1) ?? 0;
  }

  /** Resolves with the id of the stored message, however often it has to be sent. */
  say(tag, content) {
    return new Promise((resolve) => {
      const clientId = randomUUID();
      const done = (id) => {
        this.acknowledged.set(tag, id);
        resolve(id);
      };
      this.#unacknowledged.set(clientId, { content, done });
      this.#send(clientId);
    });
  }

  /** Whether a message of the DM that contains this has come within the time. */
  async hears(text, milliseconds) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      for (const content of this.seen.values())
        if (content.startsWith('DM') && content.includes(text)) return true;
      await Promise.race([delay(500), new Promise((resolve) => this.#waiting.add(resolve))]);
    }
    return false;
  }

  retry() {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"type":"retry"}');
  }

  /** Asks for a removal until there is an answer. */
  async remove(messageId) {
    for (;;) {
      try {
        const response = await fetch(`${this.url}/api/games/${this.gameId}/messages/${messageId}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${this.token}` },
          signal: AbortSignal.timeout(silenceAllowed),
        });
        await response.arrayBuffer();
        if (response.status < 500) return response.status;
      } catch {
        // The node has died: another one, or this one again, will know.
      }
      await delay(tryAgainAfter);
    }
  }

  leave() {
    this.#isOver = true;
    this.#socket?.terminate();
    return this.playing;
  }

  #send(clientId) {
    const message = this.#unacknowledged.get(clientId);
    if (!message || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'message', content: message.content, client_id: clientId }));
  }

  #hear(event) {
    if (event.type === 'error' && event.scope === 'turn') setTimeout(() => this.retry(), tryAgainAfter);
    if (event.type === 'error' && event.client_id)
      setTimeout(() => this.#send(event.client_id), tryAgainAfter);
    if (event.type === 'removed') this.knownRemoved.add(event.message.id);
    if (event.type !== 'message') return;
    const { id, content, sender_type, removed } = event.message;
    if (removed) this.knownRemoved.add(id);
    if (!this.seen.has(id)) {
      if (id < this.lastId) this.late += 1;
      this.seen.set(id, `${sender_type === 'dm' ? 'DM' : 'player'} ${content}`);
    }
    this.#unacknowledged.get(event.client_id)?.done(id);
    this.#unacknowledged.delete(event.client_id);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  async #play() {
    while (!this.#isOver) {
      await this.#connection().catch(() => delay(tryAgainAfter));
      this.#node += 1;
    }
  }

  async #connection() {
    const response = await fetch(`${this.url}/api/games/${this.gameId}/ws-ticket`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      signal: AbortSignal.timeout(silenceAllowed),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    const { ticket } = await response.json();
    const address = `${this.url.replace('http', 'ws')}/api/games/${this.gameId}/ws?ticket=${ticket}&after_id=${this.lastId}`;
    const socket = new WebSocket(address, { handshakeTimeout: silenceAllowed, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())));
    socket.on('open', () => {
      for (const clientId of this.#unacknowledged.keys()) this.#send(clientId);
    });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
  }
}

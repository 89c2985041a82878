import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { whisperedIn } from './words.mjs';

const silenceAllowed = 3_000;
const tryAgainAfter = 100;

/** Answers to what the player sends by itself; they answer no question. */
const noise = new Set([
  'There is no failed turn to run again',
  'There is nothing to answer',
  'There is nothing to stop',
  'Only the creator or who is being answered can stop this',
]);

/** Whether a question was answered with no. */
export const isRefusal = ({ type, scope, client_id, detail }) =>
  type === 'error' && scope === 'request' && !client_id && !noise.has(detail);

/**
 * A good client among dying nodes: it comes back at any of them after the last message that it has seen, sends again what was
 * never acknowledged, asks for failed turns again, and keeps account of all that it was told.
 */
export class SteadyPlayer {
  /** The messages that it shows, by id: what was taken back is gone, what was retold has its new words. */
  shown = new Map();
  /** Messages that came after a later one. */
  late = 0;
  /** What was whispered and stood in any frame. */
  whispered = new Set();
  knownRemoved = new Set();
  spoken = 0;
  /** Everything that it has posted and what became of it: `id` is null when it was taken back before it was acknowledged. */
  posted = [];
  /** Refusals that it did not expect. */
  refusals = new Map();
  #unacknowledged = new Map();
  #questions = new Set();
  #waiting = new Set();
  #lastId = 0;
  #socket = null;
  #node;
  #isOver = false;

  constructor({ urls, token, userId, gameId, first, place }) {
    Object.assign(this, { urls, token, userId, gameId, place });
    this.#node = first;
    this.playing = this.#play();
  }

  get url() {
    return this.urls[this.#node % this.urls.length];
  }

  /** Resolves with the id of the stored message, however often it has to be sent; without one where there was nothing to post. */
  post(frame, about) {
    return new Promise((resolve) => {
      const clientId = randomUUID();
      const done = (id) => {
        if (id !== undefined) this.posted.push({ clientId, id, ...about });
        resolve(id);
      };
      this.#unacknowledged.set(clientId, { frame: { ...frame, client_id: clientId }, done });
      this.send(this.#unacknowledged.get(clientId).frame);
    });
  }

  /**
   * Sends a frame until `answers` makes something of an event, or of a refusal; `undefined` when the time has passed. Where
   * it `insists` it does not give up, and asks again whenever it has come back.
   */
  async ask(frame, answers, { within = silenceAllowed, insists = false } = {}) {
    for (;;) {
      const answer = await new Promise((resolve) => {
        const question = {
          hear: (event) => {
            const answer = answers(event);
            if (answer !== undefined) question.end(answer);
          },
          end: (answer) => {
            clearTimeout(timer);
            this.#questions.delete(question);
            resolve(answer);
          },
        };
        const timer = setTimeout(question.end, within);
        this.#questions.add(question);
        this.send(frame);
      });
      if (answer !== undefined || !insists || this.#isOver) return answer;
    }
  }

  /** Whether a message of the DM that contains this has come within the time. */
  async hears(text, milliseconds) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) {
      for (const { sender_type, content } of this.shown.values())
        if (sender_type === 'dm' && content.includes(text)) return true;
      await Promise.race([delay(500), new Promise((resolve) => this.#waiting.add(resolve))]);
    }
    return false;
  }

  send(frame) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Asks over HTTP until there is an answer. */
  async request(method, path) {
    for (;;) {
      try {
        const response = await fetch(`${this.url}/api/games/${this.gameId}${path}`, {
          method,
          headers: { authorization: `Bearer ${this.token}` },
          signal: AbortSignal.timeout(silenceAllowed),
        });
        const text = await response.text();
        if (response.status < 500) return { status: response.status, body: text && JSON.parse(text) };
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

  #acknowledge(clientId, id) {
    this.#unacknowledged.get(clientId)?.done(id);
    this.#unacknowledged.delete(clientId);
  }

  #hearError({ scope, client_id: clientId, detail }) {
    if (scope === 'turn') return setTimeout(() => this.send({ type: 'retry' }), tryAgainAfter);
    if (!clientId) return;
    if (detail === 'No roll is awaited from you') return this.#acknowledge(clientId);
    // It was stored, and taken back before this player heard of it.
    if (detail === 'Message not found') return this.#acknowledge(clientId, null);
    this.refusals.set(detail, (this.refusals.get(detail) ?? 0) + 1);
    setTimeout(() => this.#sendAgain(clientId), tryAgainAfter);
  }

  #sendAgain(clientId) {
    const waiting = this.#unacknowledged.get(clientId);
    if (waiting) this.send(waiting.frame);
  }

  #show(message) {
    const { id } = message;
    if (message.removed) this.knownRemoved.add(id);
    if (!this.shown.has(id) && id < this.#lastId) this.late += 1;
    this.#lastId = Math.max(this.#lastId, id);
    this.shown.set(id, message);
  }

  #hear(text) {
    for (const word of whisperedIn(text)) this.whispered.add(word);
    const event = JSON.parse(text);
    if (event.type === 'error') this.#hearError(event);
    if (event.type === 'message') {
      this.#show(event.message);
      this.#acknowledge(event.client_id, event.message.id);
    }
    if ((event.type === 'retold' || event.type === 'removed') && this.shown.has(event.message.id))
      this.#show(event.message);
    if (event.type === 'removed') this.knownRemoved.add(event.message.id);
    if (event.type === 'rewound')
      for (const id of this.shown.keys()) if (id >= event.message_id) this.shown.delete(id);
    for (const question of this.#questions) question.hear(event);
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
    const address = `${this.url.replace('http', 'ws')}/api/games/${this.gameId}/ws?ticket=${ticket}&after_id=${this.#lastId}`;
    const socket = new WebSocket(address, { handshakeTimeout: silenceAllowed, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(data.toString()));
    socket.on('open', () => {
      for (const clientId of this.#unacknowledged.keys()) this.#sendAgain(clientId);
    });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { MessageRead } from '@fireside/contract';
import type { Told } from '../games/message-queries.ts';
import type { RoomMessage } from '../cluster/bus.ts';
import { within } from '../within.ts';
import type { Connection } from './connection.ts';

/** What was said and taken back in a game after one place and up to another, in order, a page of it at most. */
export type ReadTold = (gameId: string, lastId: number, throughId: number) => Promise<Told[]>;

interface Parts {
  gameId: string;
  /** The newest place when the first connection came. */
  lastId: number;
  read: ReadTold;
  /** Shows an event to the connections and to those who come later. */
  show(message: RoomMessage): void;
  /** Whether the connections see a turn on its way. */
  isTurnShown(): boolean;
}

const readAgainAfter = 500;
/** How long a slow reader may hold up a long make-up. */
const readersPatience = 5_000;
/** More than a table says in the time in which the death of a node is noticed. */
const recentMessages = 100;

/**
 * The sockets of one game at this node. However the messages of a game arrive (from two nodes at once, twice, or after a
 * gap in the bus) they are shown once and in the order in which they were stored.
 */
export class Room {
  readonly connections = new Set<Connection>();
  /** After a gap in the bus: a message before it. What was removed since that one was stored is to be looked up. */
  sureUpTo: number | null = null;
  readonly #parts: Parts;
  /** The places of the last messages and rewinds that were shown, at least one. */
  readonly #recent: number[];
  #epoch = 0;
  /** What has come behind a message whose predecessors are being read. */
  #waiting: RoomMessage[] | null = null;
  /** The last message that was removed or retold: whoever announces it late still has its former text. */
  #changed: MessageRead | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#recent = [parts.lastId];
  }

  /** The place up to which everything was shown. */
  get lastId(): number {
    return this.#recent.at(-1)!;
  }

  /** A message that was shown before a node can have died of which it is only now known. */
  get longShown(): number {
    return this.#recent[0]!;
  }

  #goOnTo(id: number) {
    if (id <= this.lastId) return;
    this.#recent.push(id);
    if (this.#recent.length > recentMessages) this.#recent.shift();
  }

  hear(message: RoomMessage) {
    if (this.#waiting) {
      this.#waiting.push(message);
      return;
    }
    const { event, epoch } = message;
    const before = placeBefore(message);
    if (before > this.lastId) {
      this.#waiting = [message];
      void this.#readMissing(before);
    } else if (event.type === 'message') {
      this.#show(message);
    } else if (event.type === 'rewound') {
      this.#rewind(message, before + 1);
    } else if (epoch === undefined || epoch >= this.#epoch) {
      // Of two holders of the game only the later one is believed.
      this.#epoch = epoch ?? this.#epoch;
      if (event.type === 'removed' || event.type === 'retold') this.#changed = event.message;
      this.#parts.show(message);
    }
  }

  /** What was read from the store, because the bus may have lost it. */
  async makeUp(told: readonly Told[]) {
    const { gameId } = this.#parts;
    let isPatient = true;
    for (const { place, event } of told) {
      if (isPatient) isPatient = await within(readersPatience, this.#areReady(), false);
      const message: RoomMessage = { kind: 'room', gameId, event, after: place - 1 };
      if (event.type === 'message') this.#show(message);
      else this.#rewind(message, place);
    }
  }

  /** Whatever is announced late of the messages before this place is not shown any more. */
  #rewind(message: RoomMessage, place: number) {
    const { gameId, show } = this.#parts;
    // Read from the store before it was announced: of what changed back only the announcement knows.
    if (place > this.lastId) {
      this.#goOnTo(place);
      show(message);
    }
    for (const next of message.behind ?? []) show({ kind: 'room', gameId, ...next });
  }

  async #areReady(): Promise<boolean> {
    for (const connection of this.connections) await connection.ready();
    return true;
  }

  #show(message: RoomMessage) {
    const { event, epoch = 0 } = message;
    if (event.type !== 'message') return;
    const { id, sender_type } = event.message;
    // Read from the store while what its turn had shown was still on its way: somebody must end that turn for the clients.
    const endsShownTurn =
      id === this.lastId &&
      sender_type === 'dm' &&
      epoch > 0 &&
      epoch >= this.#epoch &&
      this.#parts.isTurnShown();
    if (id <= this.lastId && !endsShownTurn) return;
    this.#goOnTo(id);
    const isChanged = id === this.#changed?.id;
    this.#parts.show(isChanged ? { ...message, event: { ...event, message: this.#changed! } } : message);
  }

  async #readMissing(through: number) {
    const { gameId, read } = this.#parts;
    while (this.connections.size > 0) {
      try {
        const missing = await read(gameId, this.lastId, through);
        await this.makeUp(missing);
        if (missing.length === 0 || this.lastId >= through) break;
      } catch {
        await delay(readAgainAfter);
      }
    }
    this.#goOnTo(through);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    // One of them may make the rest wait again.
    for (const message of waiting) this.hear(message);
  }
}

/** Up to which place the room must have been told of everything before it can be told of this. */
function placeBefore({ event, after = 0 }: RoomMessage): number {
  return event.type === 'removed' || event.type === 'retold' ? event.message.id : after;
}

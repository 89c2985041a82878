import { closeCodes, type ServerEvent } from '@fireside/contract';
import type { WebSocket } from 'ws';

/** What may wait in memory for a client that reads slowly. */
const maximumBacklog = 1024 * 1024;
/** How long a closing client may take before the connection is cut. */
const closingPatience = 2_000;

/** What is shown of a turn on its way, and means nothing once it is over. */
const ofRunningTurn: ReadonlySet<ServerEvent['type']> = new Set(['typing', 'rolling', 'rolled', 'delta']);

function isEnding({ event }: Frame): boolean {
  if (event.type === 'message') return event.message.sender_type === 'dm';
  return event.type === 'error' && event.scope === 'turn';
}

/** An event, serialised once for however many sockets it goes to. */
export interface Frame {
  event: ServerEvent;
  data: Buffer;
}

export function toFrame(event: ServerEvent): Frame {
  return { event, data: Buffer.from(JSON.stringify(event)) };
}

/** One socket of one player at one table. */
export class Connection {
  readonly socket: WebSocket;
  readonly gameId: string;
  readonly userId: string;
  readonly userName: string;
  readonly sessionHash: string;
  /** Heartbeats in a row that the other side has not answered. */
  missedHeartbeats = 0;
  /** Live events wait here, from the moment of entering, while what was missed is sent first. */
  #held: Frame[] | null = [];
  #heldBytes = 0;
  /** Messages up to here came from the store. */
  #lastId = 0;
  #closing = false;

  constructor(
    socket: WebSocket,
    seat: { gameId: string; userId: string; userName: string; sessionHash: string },
  ) {
    this.socket = socket;
    this.gameId = seat.gameId;
    this.userId = seat.userId;
    this.userName = seat.userName;
    this.sessionHash = seat.sessionHash;
  }

  get isOpen(): boolean {
    return !this.#closing && this.socket.readyState === this.socket.OPEN;
  }

  /** A live event of the room. */
  deliver(frame: Frame) {
    if (!this.#held) {
      // Stored before the catching up, announced after it.
      if (!this.#isKnown(frame)) this.send(frame);
      return;
    }
    this.#heldBytes += frame.data.length;
    this.#held.push(frame);
    if (this.#heldBytes > maximumBacklog) this.close(closeCodes.tooSlow, 'reads too slowly');
  }

  send(frame: Frame) {
    if (!this.isOpen) return;
    this.socket.send(frame.data, { binary: false });
    if (this.socket.bufferedAmount > maximumBacklog) this.close(closeCodes.tooSlow, 'reads too slowly');
  }

  /** Resolves when little enough is waiting that more can be sent. */
  async drained(): Promise<void> {
    while (this.isOpen && this.socket.bufferedAmount > maximumBacklog / 4) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /**
   * Ends the holding back: the stored messages have been sent up to `lastId` and do not arrive twice. What was shown of
   * a turn on its way is left out when the turn is over by now: its ending has been sent or is about to come.
   */
  release(lastId: number, isTurnRunning: boolean, lastFailure: Frame | null) {
    const held = this.#held ?? [];
    this.#held = null;
    this.#lastId = lastId;
    const tellsOfTurns = held.some((frame) => isEnding(frame) || ofRunningTurn.has(frame.event.type));
    if (lastFailure && !tellsOfTurns) this.send(lastFailure);
    const kept: Frame[] = [];
    let isOver = !isTurnRunning;
    for (const frame of held.toReversed()) {
      if (isEnding(frame)) isOver = this.#isKnown(frame);
      const isStale = isOver && ofRunningTurn.has(frame.event.type);
      if (!isStale && !this.#isKnown(frame)) kept.push(frame);
    }
    for (const frame of kept.toReversed()) this.send(frame);
  }

  #isKnown({ event }: Frame): boolean {
    return event.type === 'message' && event.message.id <= this.#lastId;
  }

  close(code: number, reason: string) {
    if (this.#closing) return;
    this.#closing = true;
    this.#held = null;
    this.socket.close(code, reason);
    // A peer that does not read never answers the closing either.
    setTimeout(() => this.socket.terminate(), closingPatience).unref();
  }
}

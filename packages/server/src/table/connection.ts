import { closeCodes, type ServerEvent } from '@fireside/contract';
import type { WebSocket } from 'ws';

/** What may wait in memory for a client that reads slowly. */
const maximumBacklog = 1024 * 1024;
/** How long a closing client may take before the connection is cut. */
const closingPatience = 2_000;

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
  /** Live events wait here while what was missed is sent first. */
  #held: Frame[] | null = [];
  #heldBytes = 0;
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
    if (!this.#held) return this.send(frame);
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
   * Ends the holding back: what was missed has been sent up to `lastId`. Held events that belong to messages
   * sent already are dropped, so that nothing arrives twice, and what followed them goes out in order.
   */
  release(lastId: number, beforeHeld: Frame[]) {
    const held = this.#held ?? [];
    this.#held = null;
    const isKnown = ({ event }: Frame) => event.type === 'message' && event.message.id <= lastId;
    const known = held.findLastIndex(isKnown);
    if (known < 0) for (const frame of beforeHeld) this.send(frame);
    held.forEach((frame, index) => {
      if (index > known || frame.event.type === 'game_ended') this.send(frame);
    });
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

import { closeCodes, type ServerEvent } from '@fireside/contract';
import type { WebSocket } from 'ws';
import { maximumBacklog, Peer, type PeerIdentity } from './peer.ts';

/** So much of what was missed waits at most: little, so that somebody who reads slowly is seen to go on. */
const maximumWaiting = maximumBacklog / 16;
/** How long a client may take none of it. */
const readingPatience = 10_000;
/** What is shown of a turn on its way, and means nothing once it is over. */
const ofRunningTurn: ReadonlySet<ServerEvent['type']> = new Set(['typing', 'rolling', 'effect', 'delta']);

/** An event, serialised once for however many sockets it goes to. */
export interface Frame {
  event: ServerEvent;
  data: Buffer;
  /** The turn that the event comes from. */
  turn: number | undefined;
  /** Of a rewind: its place among the messages. */
  place: number | undefined;
}

export function toFrame(event: ServerEvent, turn?: number, place?: number): Frame {
  return { event, data: Buffer.from(JSON.stringify(event)), turn, place };
}

/** What the store said when a connection had been sent everything that it missed. */
export interface CaughtUp {
  /** The place of the last message or rewind that was sent from the store. */
  lastId: number;
  /** Turns whose reply is stored: what they showed on their way means nothing any more. */
  doneTurns: ReadonlySet<number>;
  /** The newest turn, when it failed. */
  failure: Frame | null;
}

/** One socket of one player at one table. */
export class Connection extends Peer {
  readonly gameId: string;
  /** The newest message that it has said to have read. */
  readId = 0;
  /** Live events wait here, from the moment of entering, while what was missed is sent first. */
  #held: Frame[] | null = [];
  #heldBytes = 0;
  #caughtUp: CaughtUp = { lastId: 0, doneTurns: new Set(), failure: null };
  readonly #patience: number;

  constructor(socket: WebSocket, seat: PeerIdentity & { gameId: string }, patience = readingPatience) {
    super(socket, seat);
    this.gameId = seat.gameId;
    this.#patience = patience;
  }

  /** A live event of the room. */
  deliver(frame: Frame) {
    if (!this.#held) {
      if (!this.#isOld(frame)) this.send(frame);
      return;
    }
    this.#heldBytes += frame.data.length;
    this.#held.push(frame);
    if (this.#heldBytes > maximumBacklog) this.close(closeCodes.tooSlow, 'reads too slowly');
  }

  send(frame: Frame) {
    this.sendText(frame.data);
  }

  /** Resolves when little enough is waiting that more can be sent; a client that takes nothing is closed. */
  async drained(): Promise<void> {
    let waiting = this.socket.bufferedAmount;
    let since = performance.now();
    while (this.isOpen && waiting > maximumWaiting) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const before = waiting;
      waiting = this.socket.bufferedAmount;
      if (waiting < before) since = performance.now();
      else if (performance.now() - since > this.#patience) this.close(closeCodes.tooSlow, 'reads too slowly');
    }
  }

  /** Resolves when it has caught up and can take more. */
  async ready(): Promise<void> {
    while (this.isOpen && this.#held) await new Promise((resolve) => setTimeout(resolve, 20));
    await this.drained();
  }

  /**
   * Ends the holding back. What was sent from the store does not come a second time, however late it is announced, and
   * what was shown of a turn on its way is left out once the turn is done.
   */
  release(caughtUp: CaughtUp) {
    const held = this.#held ?? [];
    this.#held = null;
    this.#caughtUp = caughtUp;
    const tellsOfTurns = held.some(({ turn }) => turn !== undefined);
    if (caughtUp.failure && !tellsOfTurns) this.send(caughtUp.failure);
    for (const frame of held) if (!this.#isOld(frame)) this.send(frame);
  }

  /** Stored before the catching up, announced after it. */
  #isOld({ event, turn, place = Number.MAX_SAFE_INTEGER }: Frame): boolean {
    const { lastId, doneTurns } = this.#caughtUp;
    if (event.type === 'rewound' || (event.type === 'effect' && turn === undefined)) return place <= lastId;
    if (event.type === 'message') return event.message.id <= lastId;
    return turn !== undefined && doneTurns.has(turn) && ofRunningTurn.has(event.type);
  }

  override close(code: number, reason: string) {
    this.#held = null;
    super.close(code, reason);
  }
}

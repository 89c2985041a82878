import { closeCodes } from '@fireside/contract';
import type { WebSocket } from 'ws';

/** What may wait in memory for a client that reads slowly. */
export const maximumBacklog = 1024 * 1024;
/** How long a closing client may take before the connection is cut. */
const closingPatience = 2_000;

/** Who is at the other end of a socket. */
export interface PeerIdentity {
  userId: string;
  userName: string;
  sessionHash: string;
}

/** One socket of somebody who is signed in. */
export class Peer {
  readonly socket: WebSocket;
  readonly userId: string;
  readonly userName: string;
  readonly sessionHash: string;
  /** Heartbeats in a row that the other side has not answered. */
  missedHeartbeats = 0;
  /** Heartbeats in a row at which the socket was not being read. */
  pausedHeartbeats = 0;
  #closing = false;

  constructor(socket: WebSocket, { userId, userName, sessionHash }: PeerIdentity) {
    this.socket = socket;
    this.userId = userId;
    this.userName = userName;
    this.sessionHash = sessionHash;
  }

  get isOpen(): boolean {
    return !this.#closing && this.socket.readyState === this.socket.OPEN;
  }

  /** The other side has given a sign of life. */
  heard() {
    this.missedHeartbeats = 0;
    this.pausedHeartbeats = 0;
  }

  sendText(data: Buffer) {
    if (!this.isOpen) return;
    this.socket.send(data, { binary: false });
    if (this.socket.bufferedAmount > maximumBacklog) this.close(closeCodes.tooSlow, 'reads too slowly');
  }

  close(code: number, reason: string) {
    if (this.#closing) return;
    this.#closing = true;
    closeWithin(this.socket, code, reason);
  }
}

/** Closes a socket, by force when its peer takes no notice: one that does not read never answers the closing either. */
export function closeWithin(socket: WebSocket, code: number, reason: string) {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), closingPatience).unref();
}

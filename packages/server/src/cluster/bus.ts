import type { ServerEvent } from '@fireside/contract';

/** A user at a table, as presence knows them. */
export interface PresentUser {
  id: string;
  name: string;
}

/** An event for every socket of a room, or for those who may know of it. */
export interface RoomMessage {
  kind: 'room';
  gameId: string;
  event: ServerEvent;
  /** The turn that it comes from, and the epoch of the game under which that turn runs. */
  turn?: number | undefined;
  epoch?: number | undefined;
  /**
   * The place before it, for whatever has an order: a message, a rewind, the beginning of a turn. Two nodes may announce theirs
   * in another order than they were stored.
   */
  after?: number | undefined;
  /** The one user whom it is for; everybody when absent. Who may read a message, the message says itself. */
  only?: string | undefined;
  /** A turn that ran and is over with this event: what is still heard of it means nothing. */
  over?: RunningTurn | undefined;
  /** What is shown right behind it, with nothing in between. */
  behind?: Pick<RoomMessage, 'event' | 'only'>[] | undefined;
}

/** A turn, and the epoch under which it ran: run again, it has a later one. */
export interface RunningTurn {
  turn: number;
  epoch: number;
}

/** What one part of the service, or one node, tells the others. Carries no secrets: sessions travel as hashes. */
export type BusMessage =
  | RoomMessage
  /** Whoever runs this game's turns should look for one more. */
  | { kind: 'turn-owed'; gameId: string }
  /** Whoever runs this turn should end it where it is, or give it up. */
  | ({ kind: 'turn-stopped' | 'turn-dropped'; gameId: string } & RunningTurn)
  | { kind: 'game-deleted'; gameId: string }
  /** What lists show of a game is not what it was: for everybody, or for one of its players alone. */
  | { kind: 'game-news'; gameId: string; userId?: string | undefined }
  /** Somebody sits at this table from now on, or sat there already. */
  | { kind: 'seat-taken'; gameId: string; userId: string }
  /** Somebody no longer sits at this table. */
  | { kind: 'seat-left'; gameId: string; userId: string }
  /** Another model leads: it is read anew. */
  | { kind: 'model-chosen' }
  | { kind: 'session-ended'; sessionHash: string }
  | { kind: 'user-ended'; userId: string; exceptSession?: string | undefined }
  /** Who is connected to a game at one node. */
  | { kind: 'presence'; node: string; gameId: string; users: PresentUser[] }
  /** A node has come and wants to hear who is where. */
  | { kind: 'node-joined'; node: string }
  /** Said by the node itself when it stops, by another one when it has died or been paused. */
  | { kind: 'node-gone'; node: string; by: string }
  /** Attempts that were counted at one node, for the rate limits of the others. */
  | { kind: 'attempts'; node: string; limiter: string; keys: string[]; amount: number };

/**
 * Delivers every message to every subscriber of every node. The events of a room arrive everywhere in one order; all
 * other messages take effect at once where they are published.
 */
export interface Bus {
  publish(message: BusMessage): void;
  subscribe(handler: (message: BusMessage) => void): () => void;
  /** Messages may have been missed: look into the database for what they would have said. */
  onGap(handler: () => void): void;
}

/** What holds at a table, or who sits there, has changed. What it is now everybody reads as far as it is for them. */
export function announceChange(bus: Bus, gameId: string): void {
  bus.publish({ kind: 'room', gameId, event: { type: 'game' } });
}

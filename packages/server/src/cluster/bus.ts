import type { ServerEvent } from '@fireside/contract';

/** A user at a table, as presence knows them. */
export interface PresentUser {
  id: string;
  name: string;
}

/** An event for every socket of a room. */
export interface RoomMessage {
  kind: 'room';
  gameId: string;
  event: ServerEvent;
  /** The turn that it comes from, and the epoch of the game under which that turn runs. */
  turn?: number | undefined;
  epoch?: number | undefined;
  /** For a stored message: the one before it. Two nodes may announce theirs in another order than they were stored. */
  after?: number | undefined;
}

/** What one part of the service, or one node, tells the others. Carries no secrets: sessions travel as hashes. */
export type BusMessage =
  | RoomMessage
  /** Whoever runs this game's turns should look for one more. */
  | { kind: 'turn-owed'; gameId: string }
  | { kind: 'game-deleted'; gameId: string }
  /** Somebody no longer sits at this table. */
  | { kind: 'seat-left'; gameId: string; userId: string }
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

import type { ServerEvent } from '@fireside/contract';

/** What one part of the service, or one node, tells the others. Carries no secrets: sessions travel as hashes. */
export type BusMessage =
  /** An event for every socket of the room. */
  | { kind: 'room'; gameId: string; event: ServerEvent }
  | { kind: 'game-deleted'; gameId: string }
  | { kind: 'session-ended'; sessionHash: string }
  | { kind: 'user-ended'; userId: string; exceptSession?: string | undefined };

/** Delivers every message to every subscriber of every node, in the order of its sender. */
export interface Bus {
  publish(message: BusMessage): void;
  subscribe(handler: (message: BusMessage) => void): () => void;
}

import type { GameRead, MessageRead, UserRead } from '@fireside/contract';
import { createContext } from 'react';

/** What the messages of a story need to offer their removal. */
export interface Removal {
  mayRemove: (message: MessageRead) => boolean;
  ask: (message: MessageRead) => void;
}

export const RemovalContext = createContext<Removal | null>(null);

/** One's own messages; for the creator of the game, every one. */
export function mayRemove(message: MessageRead, me: UserRead, game: GameRead): boolean {
  return !message.removed && (message.user_id === me.id || game.creator_id === me.id);
}

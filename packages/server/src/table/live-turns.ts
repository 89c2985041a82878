import type { ServerEvent } from '@fireside/contract';
import { type Frame, toFrame } from './connection.ts';

/** What the turns that run right now have shown so far, for those who connect in the middle of one. */
export interface LiveTurns {
  observe(gameId: string, event: ServerEvent, turn?: number): void;
  /** What brings a newcomer up to date. */
  catchUp(gameId: string): Frame[];
  has(gameId: string): boolean;
  games(): string[];
  forget(gameId: string): void;
}

export function createLiveTurns(): LiveTurns {
  const narrations = new Map<string, { turn: number | undefined; text: string }>();
  return {
    observe(gameId, event, turn) {
      switch (event.type) {
        case 'typing':
          narrations.set(gameId, { turn, text: '' });
          break;
        case 'delta': {
          // Without a beginning it belongs to a turn that is over: its game was deleted meanwhile.
          const running = narrations.get(gameId);
          if (running) narrations.set(gameId, { turn, text: running.text + event.text });
          break;
        }
        case 'message':
          if (event.message.sender_type === 'dm') narrations.delete(gameId);
          break;
        case 'error':
          if (event.scope === 'turn') narrations.delete(gameId);
          break;
      }
    },
    catchUp(gameId) {
      const running = narrations.get(gameId);
      if (!running) return [];
      const events: ServerEvent[] = [{ type: 'typing' }];
      if (running.text !== '') events.push({ type: 'delta', text: running.text });
      return events.map((event) => toFrame(event, running.turn));
    },
    has: (gameId) => narrations.has(gameId),
    games: () => [...narrations.keys()],
    forget: (gameId) => narrations.delete(gameId),
  };
}

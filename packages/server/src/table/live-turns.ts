import type { Effect, ServerEvent } from '@fireside/contract';
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
  const running = new Map<string, { turn: number | undefined; effects: Effect[]; text: string }>();
  return {
    observe(gameId, event, turn) {
      switch (event.type) {
        case 'typing':
          running.set(gameId, { turn, effects: [], text: '' });
          break;
        // Without a beginning they belong to a turn that is over: its game was deleted meanwhile.
        case 'effect':
          running.get(gameId)?.effects.push(event.effect);
          break;
        case 'delta': {
          const shown = running.get(gameId);
          if (shown) shown.text += event.text;
          break;
        }
        case 'message':
          if (event.message.sender_type === 'dm') running.delete(gameId);
          break;
        // The turn that ran is over with them.
        case 'paused':
        case 'rewound':
          running.delete(gameId);
          break;
        case 'error':
          if (event.scope === 'turn') running.delete(gameId);
          break;
      }
    },
    catchUp(gameId) {
      const shown = running.get(gameId);
      if (!shown) return [];
      const { turn, effects, text } = shown;
      const events: ServerEvent[] = [
        { type: 'typing' },
        ...effects.map((effect) => ({ type: 'effect' as const, effect })),
        ...(text === '' ? [] : [{ type: 'delta' as const, text }]),
      ];
      return events.map((event) => toFrame(event, turn));
    },
    has: (gameId) => running.has(gameId),
    games: () => [...running.keys()],
    forget: (gameId) => running.delete(gameId),
  };
}

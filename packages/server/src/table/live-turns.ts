import type { ServerEvent } from '@fireside/contract';

/** What the turns that run right now have shown so far, for those who connect in the middle of one. */
export interface LiveTurns {
  observe(gameId: string, event: ServerEvent): void;
  /** The events that bring a newcomer up to date. */
  catchUp(gameId: string): ServerEvent[];
  forget(gameId: string): void;
}

export function createLiveTurns(): LiveTurns {
  const narrations = new Map<string, string>();
  return {
    observe(gameId, event) {
      switch (event.type) {
        case 'typing':
          narrations.set(gameId, '');
          break;
        case 'delta':
          narrations.set(gameId, (narrations.get(gameId) ?? '') + event.text);
          break;
        case 'message':
          if (event.message.sender_type === 'dm') narrations.delete(gameId);
          break;
        case 'error':
          if (event.scope === 'turn') narrations.delete(gameId);
          break;
      }
    },
    catchUp(gameId) {
      const text = narrations.get(gameId);
      if (text === undefined) return [];
      return text === '' ? [{ type: 'typing' }] : [{ type: 'typing' }, { type: 'delta', text }];
    },
    forget: (gameId) => narrations.delete(gameId),
  };
}

import type { Effect } from '@fireside/contract';
import type { RoomMessage } from '../cluster/bus.ts';
import { type Frame, toFrame } from './connection.ts';

/** What the turns that run right now have shown so far, for those who connect in the middle of one. */
export interface LiveTurns {
  observe(message: Omit<RoomMessage, 'kind'>): void;
  /** What brings a newcomer up to date, as far as it is for them. */
  catchUp(gameId: string, userId: string): Frame[];
  has(gameId: string): boolean;
  /** Whether the turn that runs, if any does, is shown to somebody. */
  isShownTo(gameId: string, userId: string): boolean;
  games(): string[];
  forget(gameId: string): void;
}

interface ShownTurn {
  turn: number | undefined;
  only: RoomMessage['only'];
  effects: { effect: Effect; only: RoomMessage['only'] }[];
  text: string;
}

export function createLiveTurns(): LiveTurns {
  const running = new Map<string, ShownTurn>();
  return {
    observe({ gameId, event, turn, only }) {
      switch (event.type) {
        case 'typing':
          running.set(gameId, { turn, only, effects: [], text: '' });
          break;
        // Without a beginning they belong to a turn that is over: its game was deleted meanwhile.
        case 'effect':
          running.get(gameId)?.effects.push({ effect: event.effect, only });
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
    catchUp(gameId, userId) {
      const shown = running.get(gameId);
      const isFor = ({ only }: Pick<RoomMessage, 'only'>) => only === undefined || only === userId;
      // Everything that a whispered turn shows on its way is for one alone.
      if (!shown || !isFor(shown)) return [];
      const { turn, effects, text } = shown;
      const events = [
        { type: 'typing' as const },
        ...effects.filter(isFor).map(({ effect }) => ({ type: 'effect' as const, effect })),
        ...(text === '' ? [] : [{ type: 'delta' as const, text }]),
      ];
      return events.map((event) => toFrame(event, turn));
    },
    has: (gameId) => running.has(gameId),
    isShownTo(gameId, userId) {
      const shown = running.get(gameId);
      return shown !== undefined && (shown.only === undefined || shown.only === userId);
    },
    games: () => [...running.keys()],
    forget: (gameId) => running.delete(gameId),
  };
}

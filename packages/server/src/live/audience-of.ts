import type { RoomMessage } from '../cluster/bus.ts';
import { openEffects } from '../games/readers.ts';

/** Who is to hear that a game is not what it was: everybody, whoever sits there, or some of them by their ids. */
export type Audience = 'everybody' | 'table' | readonly string[];

const nobody: Audience = [];

function isEnding({ event }: Pick<RoomMessage, 'event'>): boolean {
  return event.type === 'game_ended' || (event.type === 'effect' && event.effect.kind === 'game_ended');
}

/** Whom an event of a table concerns who is not there. Of a whisper nobody hears who may not read it, not even that something happened. */
export function audienceOf({ event, only, turn, behind = [] }: RoomMessage): Audience {
  const those: Audience = only === undefined ? 'table' : [only];
  switch (event.type) {
    case 'message':
    case 'removed':
    case 'retold': {
      const { kind, user_id, to, sender_type } = event.message;
      if (kind !== 'whisper') return 'table';
      // What a whispered turn did the table is told.
      if (event.type === 'message' && sender_type === 'dm' && openEffects(event.message).length > 0)
        return 'table';
      return [user_id, to].filter((id) => id !== null && id !== 'dm') as string[];
    }
    case 'game_ended':
      return 'everybody';
    case 'rewound':
      return behind.some(isEnding) ? 'everybody' : 'table';
    case 'effect':
      // On its way it is not stored yet.
      return turn === undefined && isEnding({ event }) ? 'everybody' : nobody;
    case 'error':
      return event.scope === 'turn' ? those : nobody;
    case 'typing':
      return those;
    case 'paused':
    case 'resumed':
    case 'game':
      return 'table';
    default:
      return nobody;
  }
}

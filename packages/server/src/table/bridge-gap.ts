import { closeCodes } from '@fireside/contract';
import type { Sessions } from '../accounts/sessions.ts';
import { messagesAfter } from '../games/message-reader.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';
import type { Turns } from './turns.ts';

interface Parts {
  store: Store;
  sessions: Sessions;
  rooms: Rooms;
  turns: Turns;
}

/** More than a minute of the busiest table; whoever missed more reads the history. */
const mostMissed = 200;

/**
 * After the connection to the other nodes was lost for a while: what was said meanwhile is in the database. Messages
 * go out, a failed turn is told, and sockets whose session or game is gone are closed.
 */
export async function bridgeGap({ store, sessions, rooms, turns }: Parts): Promise<void> {
  for (const { gameId, lastId } of [...rooms.heard()]) {
    const game = await store.db.selectFrom('games').select('id').where('id', '=', gameId).executeTakeFirst();
    const here = [...rooms.connections()].filter((connection) => connection.gameId === gameId);
    if (!game) {
      for (const connection of here) connection.close(closeCodes.gameDeleted, 'the game was deleted');
      continue;
    }
    for (const connection of here) {
      if (await sessions.findByHash(connection.sessionHash)) continue;
      connection.close(closeCodes.forbidden, 'no longer signed in');
    }
    // A room that has heard of no message yet has nothing to compare with; its clients have just come.
    const missed = lastId > 0 ? await messagesAfter(store.db, gameId, lastId, mostMissed) : [];
    const { failure } = await turns.standing(gameId);
    rooms.makeUp(gameId, missed, failure ? [{ type: 'error', scope: 'turn', detail: failure }] : []);
  }
}

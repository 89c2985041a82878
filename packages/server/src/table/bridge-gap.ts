import { setTimeout as delay } from 'node:timers/promises';
import { closeCodes } from '@fireside/contract';
import type { Sessions } from '../accounts/sessions.ts';
import type { Bus } from '../cluster/bus.ts';
import { clusterQueries } from '../cluster/cluster-queries.ts';
import { gameQueries } from '../games/game-queries.ts';
import { messageQueries } from '../games/message-queries.ts';
import { seatQueries } from '../games/seat-queries.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Connection } from './connection.ts';
import type { Removals } from './removals.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Retellings } from './taking-back/retellings.ts';
import type { Turns } from './turns.ts';

interface Parts {
  store: Store;
  bus: Bus;
  sessions: Sessions;
  rooms: Rooms;
  removals: Removals;
  retellings: Retellings;
  turns: Turns;
  log: Log;
}

/** So many rooms are looked after with one query of each kind. */
const roomsAtOnce = 100;
const messagesAtOnce = 500;
const seatsAtOnce = 100;
const tryAgainAfter = 500;

function seatOf({ gameId, userId }: Pick<Connection, 'gameId' | 'userId'>): string {
  return `${gameId} ${userId}`;
}

/**
 * Messages on the bus can be lost: when the connection to the other nodes breaks, and when a node dies between a commit
 * and its announcement. What they would have said is in the database. Messages go out, a failed turn is told, clients look at
 * their table again, and sockets whose session or game is gone are closed.
 */
export function bridgeGaps({ store, bus, sessions, rooms, removals, retellings, turns, log }: Parts): void {
  async function closeTheRefused(some: [string, Room][]) {
    const gameIds = some.map(([gameId]) => gameId);
    const exists = new Set(await store.call(gameQueries.existing, { gameIds }));
    const connections = some.flatMap(([, room]) => [...room.connections]);
    const stands = await sessions.standing([...new Set(connections.map(({ sessionHash }) => sessionHash))]);
    const seats = await seatsOf(connections);
    for (const connection of connections) {
      if (!exists.has(connection.gameId)) connection.close(closeCodes.gameDeleted, 'the game was deleted');
      else if (!stands.has(connection.sessionHash))
        connection.close(closeCodes.forbidden, 'no longer signed in');
      else if (!seats.has(seatOf(connection)))
        connection.close(closeCodes.forbidden, 'no longer at this table');
    }
  }

  /** Which of them still have their seats. */
  async function seatsOf(connections: readonly Connection[]): Promise<Set<string>> {
    const standing = new Set<string>();
    for (let start = 0; start < connections.length; start += seatsAtOnce) {
      const seats = connections
        .slice(start, start + seatsAtOnce)
        .map(({ gameId, userId }): [string, string] => [gameId, userId]);
      for (const { game_id: gameId, user_id: userId } of await store.call(seatQueries.standing, { seats }))
        standing.add(seatOf({ gameId, userId }));
    }
    return standing;
  }

  async function makeUpMessages(some: [string, Room][]) {
    for (let found = messagesAtOnce; found === messagesAtOnce; ) {
      const places = some.map(([gameId, { lastId }]) => ({ gameId, lastId }));
      const missed = await store.call(messageQueries.afterEach, { places, limit: messagesAtOnce });
      for (const [gameId, room] of some) {
        await room.makeUp(missed.filter((one) => one.gameId === gameId));
      }
      found = missed.length;
    }
  }

  async function makeUpChanges(some: [string, Room][]) {
    for (const [gameId, room] of some) {
      if (room.sureUpTo === null) continue;
      const { sureUpTo, lastId } = room;
      for await (const event of removals.since(gameId, sureUpTo, lastId))
        room.hear({ kind: 'room', gameId, event });
      // Also what was whispered: the room looks who may read it.
      for await (const event of retellings.since(gameId, '', sureUpTo, lastId))
        room.hear({ kind: 'room', gameId, event });
      room.sureUpTo = null;
    }
  }

  /** A turn that is still shown as running may have failed meanwhile, or be over. */
  async function endStaleTurns() {
    const shown = rooms.gamesWithShownTurns();
    if (shown.length === 0) return;
    const owed = new Set(await store.call(clusterQueries.gamesWithOpenTurns, null));
    for (const gameId of shown) {
      if (!owed.has(gameId)) rooms.endTurn(gameId, (await turns.standing(gameId)).failure);
    }
  }

  async function bridge() {
    const all = [...rooms.all()];
    for (let start = 0; start < all.length; start += roomsAtOnce) {
      const some = all.slice(start, start + roomsAtOnce);
      await closeTheRefused(some);
      await makeUpMessages(some);
      await makeUpChanges(some);
      // What the host changed, or who left, is read by whoever is told to.
      for (const [gameId, room] of some) room.hear({ kind: 'room', gameId, event: { type: 'game' } });
    }
    await endStaleTurns();
  }

  let bridging = false;
  let again = false;

  async function start() {
    again = true;
    if (bridging) return;
    bridging = true;
    while (again) {
      again = false;
      try {
        await bridge();
      } catch (error) {
        log.warn({ err: error }, 'what was missed could not be read yet');
        again = true;
        await delay(tryAgainAfter, undefined, { ref: false });
      }
    }
    bridging = false;
  }

  bus.onGap(() => {
    for (const [, room] of rooms.all()) room.sureUpTo ??= room.lastId;
    void start();
  });
  bus.subscribe((message) => {
    if (message.kind !== 'node-gone') return;
    for (const [, room] of rooms.all())
      room.sureUpTo = Math.min(room.sureUpTo ?? room.longShown, room.longShown);
    void start();
  });
}

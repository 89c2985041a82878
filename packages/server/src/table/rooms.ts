import { closeCodes } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import { type Connection, toFrame } from './connection.ts';
import { createLiveTurns } from './live-turns.ts';

/** The sockets of each game, and what goes out to them. */
export interface Rooms {
  /** From here on the connection is told everything, beginning with what the running turn has shown so far. */
  enter(connection: Connection): void;
  leave(connection: Connection): void;
  /** Who is connected, by user id. */
  online(gameId: string): ReadonlySet<string>;
  connections(): Iterable<Connection>;
  readonly size: number;
  /** Closes every connection, and those that enter later at once. */
  closeAll(code: number, reason: string): void;
}

interface Parts {
  bus: Bus;
  /** Called with the number of sockets that an event went to. */
  delivered?: (sockets: number) => void;
}

export function createRooms({ bus, delivered }: Parts): Rooms {
  const rooms = new Map<string, Set<Connection>>();
  const live = createLiveTurns();
  let size = 0;
  let farewell: { code: number; reason: string } | null = null;

  function* connections() {
    for (const room of rooms.values()) yield* room;
  }

  /** One user at two windows is one name. */
  function onlineNames(room: Set<Connection> | undefined): string[] {
    return [...new Map([...(room ?? [])].map((one) => [one.userId, one.userName])).values()].sort();
  }

  function announcePresence(gameId: string, newcomer?: Connection) {
    const room = rooms.get(gameId);
    if (!room) return;
    const frame = toFrame({ type: 'presence', online: onlineNames(room) });
    if (newcomer) newcomer.deliver(frame);
    else for (const connection of room) connection.deliver(frame);
  }

  const isHere = (connection: Connection) =>
    [...(rooms.get(connection.gameId) ?? [])].some((one) => one.userId === connection.userId);

  bus.subscribe((message) => {
    if (message.kind === 'room') {
      live.observe(message.gameId, message.event);
      const room = rooms.get(message.gameId);
      if (!room) return;
      const frame = toFrame(message.event);
      for (const connection of room) connection.deliver(frame);
      delivered?.(room.size);
    }
    if (message.kind === 'game-deleted') {
      live.forget(message.gameId);
      for (const connection of rooms.get(message.gameId) ?? []) {
        connection.close(closeCodes.gameDeleted, 'the game was deleted');
      }
    }
    if (message.kind === 'session-ended' || message.kind === 'user-ended') {
      for (const connection of connections()) {
        const ended =
          message.kind === 'session-ended'
            ? connection.sessionHash === message.sessionHash
            : connection.userId === message.userId && connection.sessionHash !== message.exceptSession;
        if (ended) connection.close(closeCodes.forbidden, 'no longer signed in');
      }
    }
  });

  return {
    enter(connection) {
      const isNewUser = !isHere(connection);
      const room = rooms.get(connection.gameId) ?? new Set();
      rooms.set(connection.gameId, room.add(connection));
      size++;
      for (const event of live.catchUp(connection.gameId)) connection.deliver(toFrame(event));
      announcePresence(connection.gameId, isNewUser ? undefined : connection);
      if (farewell) connection.close(farewell.code, farewell.reason);
    },
    leave(connection) {
      const room = rooms.get(connection.gameId);
      if (!room?.delete(connection)) return;
      size--;
      if (room.size === 0) rooms.delete(connection.gameId);
      else if (!isHere(connection)) announcePresence(connection.gameId);
    },
    online: (gameId) => new Set([...(rooms.get(gameId) ?? [])].map(({ userId }) => userId)),
    connections,
    get size() {
      return size;
    },
    closeAll(code, reason) {
      farewell = { code, reason };
      for (const connection of connections()) connection.close(code, reason);
    },
  };
}

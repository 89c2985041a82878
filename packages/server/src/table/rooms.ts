import { closeCodes, type ServerEvent } from '@fireside/contract';
import type { Bus } from '../cluster/bus.ts';
import { type Connection, toFrame } from './connection.ts';
import { createLiveTurns } from './live-turns.ts';

/** The sockets of each game, and what goes out to them. */
export interface Rooms {
  enter(connection: Connection): void;
  leave(connection: Connection): void;
  /** Who is connected, by user id. */
  online(gameId: string): ReadonlySet<string>;
  /** What a newcomer is told of the turn that runs right now. */
  liveEvents(gameId: string): ServerEvent[];
  connections(): Iterable<Connection>;
  readonly size: number;
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
      announcePresence(connection.gameId, isNewUser ? undefined : connection);
    },
    leave(connection) {
      const room = rooms.get(connection.gameId);
      if (!room?.delete(connection)) return;
      size--;
      if (room.size === 0) rooms.delete(connection.gameId);
      else if (!isHere(connection)) announcePresence(connection.gameId);
    },
    online: (gameId) => new Set([...(rooms.get(gameId) ?? [])].map(({ userId }) => userId)),
    liveEvents: (gameId) => live.catchUp(gameId),
    connections,
    get size() {
      return size;
    },
    closeAll(code, reason) {
      for (const connection of connections()) connection.close(code, reason);
    },
  };
}

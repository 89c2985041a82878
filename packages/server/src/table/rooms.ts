import { closeCodes, type MessageRead, type ServerEvent } from '@fireside/contract';
import type { Bus, PresentUser } from '../cluster/bus.ts';
import { type Connection, toFrame } from './connection.ts';
import { createLiveTurns } from './live-turns.ts';
import { createPresence } from './presence.ts';

/** The sockets of each game at this node, and what goes out to them. */
export interface Rooms {
  /** From here on the connection is told everything, beginning with what the running turn has shown so far. */
  enter(connection: Connection): void;
  leave(connection: Connection): void;
  /** Who is connected, at whichever node, by user id. */
  online(gameId: string): ReadonlySet<string>;
  connections(): Iterable<Connection>;
  /** The games with sockets here, and the last message that each has heard of. */
  heard(): Iterable<{ gameId: string; lastId: number }>;
  /** Delivers what a gap in the bus has swallowed; messages that were heard after all go out once. */
  makeUp(gameId: string, missed: MessageRead[], ending: ServerEvent[]): void;
  readonly size: number;
  /** Closes every connection, and those that enter later at once. */
  closeAll(code: number, reason: string): void;
}

interface Parts {
  node: string;
  bus: Bus;
  /** Called with the number of sockets that an event went to. */
  delivered?: (sockets: number) => void;
}

interface Room {
  connections: Set<Connection>;
  lastId: number;
}

export function createRooms({ node, bus, delivered }: Parts): Rooms {
  const rooms = new Map<string, Room>();
  const live = createLiveTurns();
  let size = 0;
  let farewell: { code: number; reason: string } | null = null;

  const presence = createPresence({
    node,
    bus,
    changed: (gameId) => deliver(gameId, presenceEvent(gameId)),
  });

  function presenceEvent(gameId: string): ServerEvent {
    return {
      type: 'presence',
      online: presence
        .at(gameId)
        .map(({ name }) => name)
        .sort(),
    };
  }

  function* connections() {
    for (const room of rooms.values()) yield* room.connections;
  }

  function deliver(gameId: string, event: ServerEvent, turn?: number) {
    const room = rooms.get(gameId);
    if (!room) return;
    if (event.type === 'message') room.lastId = Math.max(room.lastId, event.message.id);
    const frame = toFrame(event, turn);
    for (const connection of room.connections) connection.deliver(frame);
    delivered?.(room.connections.size);
  }

  function usersHere({ connections }: Room): PresentUser[] {
    return [
      ...new Map([...connections].map(({ userId: id, userName: name }) => [id, { id, name }])).values(),
    ];
  }

  bus.subscribe((message) => {
    if (message.kind === 'room') {
      live.observe(message.gameId, message.event, message.turn);
      deliver(message.gameId, message.event, message.turn);
    }
    if (message.kind === 'game-deleted') {
      live.forget(message.gameId);
      for (const connection of rooms.get(message.gameId)?.connections ?? []) {
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
      const { gameId, userId } = connection;
      const room = rooms.get(gameId) ?? { connections: new Set(), lastId: 0 };
      rooms.set(gameId, room);
      const isKnown = presence.at(gameId).some(({ id }) => id === userId);
      room.connections.add(connection);
      size++;
      for (const frame of live.catchUp(gameId)) connection.deliver(frame);
      presence.here(gameId, usersHere(room));
      // Whoever comes to a table where they already sit changes nothing for the others.
      if (isKnown) connection.deliver(toFrame(presenceEvent(gameId)));
      if (farewell) connection.close(farewell.code, farewell.reason);
    },
    leave(connection) {
      const { gameId } = connection;
      const room = rooms.get(gameId);
      if (!room?.connections.delete(connection)) return;
      size--;
      if (room.connections.size === 0) rooms.delete(gameId);
      presence.here(gameId, usersHere(room));
    },
    online: (gameId) => new Set(presence.at(gameId).map(({ id }) => id)),
    connections,
    *heard() {
      for (const [gameId, { lastId }] of rooms) yield { gameId, lastId };
    },
    makeUp(gameId, missed, ending) {
      for (const message of missed) {
        const event: ServerEvent = { type: 'message', message };
        live.observe(gameId, event);
        deliver(gameId, event);
      }
      for (const event of ending) {
        live.observe(gameId, event);
        deliver(gameId, event);
      }
    },
    get size() {
      return size;
    },
    closeAll(code, reason) {
      farewell = { code, reason };
      for (const connection of connections()) connection.close(code, reason);
    },
  };
}

import { closeCodes, type ServerEvent } from '@fireside/contract';
import type { Bus, PresentUser, RoomMessage } from '../cluster/bus.ts';
import { type Connection, toFrame } from './connection.ts';
import { createLiveTurns } from './live-turns.ts';
import { createPresence } from './presence.ts';
import { type ReadMessages, Room } from './room.ts';

/** The sockets of each game at this node, and what goes out to them. */
export interface Rooms {
  /**
   * From here on the connection is told everything, beginning with what the running turn has shown so far. The newest
   * message is where a room begins that nobody was in.
   */
  enter(connection: Connection, newestId: number): void;
  leave(connection: Connection): void;
  /** Who is connected, at whichever node, by user id. */
  online(gameId: string): ReadonlySet<string>;
  connections(): Iterable<Connection>;
  all(): Iterable<[gameId: string, room: Room]>;
  /** The last message that a game's connections here have been told of. */
  lastId(gameId: string): number;
  /** The games whose turn is shown as running, here or to whoever comes. */
  gamesWithShownTurns(): string[];
  /** Ends what is shown of a turn that is over, with its failure if it had one. */
  endTurn(gameId: string, failure: string | null): void;
  readonly size: number;
  /** Closes every connection, and those that enter later at once. */
  closeAll(code: number, reason: string): void;
}

interface Parts {
  node: string;
  bus: Bus;
  /** Finds what the bus brought in another order, or not at all. */
  readMessages: ReadMessages;
  /** Called with the number of sockets that an event went to. */
  delivered?: (sockets: number) => void;
}

export function createRooms({ node, bus, readMessages, delivered }: Parts): Rooms {
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
    const frame = toFrame(event, turn);
    for (const connection of room.connections) connection.deliver(frame);
    delivered?.(room.connections.size);
  }

  function show({ gameId, event, turn }: RoomMessage) {
    live.observe(gameId, event, turn);
    // Of a turn whose beginning was lost on the way: should it fail, nobody could take this back.
    if (event.type === 'effect' && turn !== undefined && !live.has(gameId)) return;
    deliver(gameId, event, turn);
  }

  function openRoom(gameId: string, lastId: number): Room {
    const read = readMessages;
    const room = new Room({ gameId, lastId, read, show, isTurnShown: () => live.has(gameId) });
    rooms.set(gameId, room);
    return room;
  }

  function usersHere({ connections }: Room): PresentUser[] {
    return [
      ...new Map([...connections].map(({ userId: id, userName: name }) => [id, { id, name }])).values(),
    ];
  }

  bus.subscribe((message) => {
    if (message.kind === 'room') {
      const room = rooms.get(message.gameId);
      if (room) room.hear(message);
      else live.observe(message.gameId, message.event, message.turn);
    }
    if (message.kind === 'game-deleted') {
      live.forget(message.gameId);
      for (const connection of rooms.get(message.gameId)?.connections ?? []) {
        connection.close(closeCodes.gameDeleted, 'the game was deleted');
      }
    }
    if (message.kind === 'seat-left') {
      for (const connection of rooms.get(message.gameId)?.connections ?? []) {
        if (connection.userId === message.userId)
          connection.close(closeCodes.forbidden, 'no longer at this table');
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
    enter(connection, newestId) {
      const { gameId, userId } = connection;
      const room = rooms.get(gameId) ?? openRoom(gameId, newestId);
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
    all: () => rooms.entries(),
    lastId: (gameId) => rooms.get(gameId)?.lastId ?? 0,
    gamesWithShownTurns: () => live.games(),
    endTurn(gameId, failure) {
      if (failure) deliver(gameId, { type: 'error', scope: 'turn', detail: failure });
      live.forget(gameId);
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

import { closeCodes, type ServerEvent } from '@fireside/contract';
import { mayRead, openEffects } from '../games/readers.ts';
import type { Bus, PresentUser, RoomMessage, RunningTurn } from '../cluster/bus.ts';
import { type Connection, type Frame, toFrame } from './connection.ts';
import { createLiveTurns } from './live-turns.ts';
import { createPresence } from './presence.ts';
import { type ReadTold, Room } from './room.ts';
import { takenBackTurn, turnError } from './turn-error.ts';

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
  /** Ends what is shown of a turn that is over, with its failure if it had one, for whoever may know of it. */
  endTurn(gameId: string, failure: TurnFailure | null): void;
  readonly size: number;
  /** Closes every connection, and those that enter later at once. */
  closeAll(code: number, reason: string): void;
}

export interface TurnFailure {
  detail: string;
  /** Who whispered what it was to answer; null where everybody is told. */
  whisperer: string | null;
}

interface Parts {
  node: string;
  bus: Bus;
  /** Finds what the bus brought in another order, or not at all. */
  readTold: ReadTold;
  /** Called with the number of sockets that an event went to. */
  delivered?: (sockets: number) => void;
  /** Called when somebody has come to a table or gone. */
  presenceChanged?: (gameId: string) => void;
}

const everybody = (_userId: string) => true;

export function createRooms({ node, bus, readTold, delivered, presenceChanged }: Parts): Rooms {
  const rooms = new Map<string, Room>();
  const live = createLiveTurns();
  /** In each game the last turn that was given up: its node may have said more before it heard of that. */
  const overTurns = new Map<string, RunningTurn>();
  let size = 0;
  let farewell: { code: number; reason: string } | null = null;

  const presence = createPresence({
    node,
    bus,
    changed: (gameId) => {
      deliver(gameId, toFrame(presenceEvent(gameId)));
      presenceChanged?.(gameId);
    },
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

  /** Of a turn that was given up nothing more is heard; run again, it has a later epoch. */
  function isOver({ gameId, turn, epoch = 0, over }: RoomMessage): boolean {
    if (over) overTurns.set(gameId, over);
    const last = overTurns.get(gameId);
    if (!last || turn === undefined) return false;
    if (epoch > last.epoch) overTurns.delete(gameId);
    return turn === last.turn && epoch <= last.epoch;
  }

  function deliver(gameId: string, frame: Frame, isFor = everybody) {
    const room = rooms.get(gameId);
    if (!room) return;
    let sockets = 0;
    for (const connection of room.connections) {
      if (!isFor(connection.userId)) continue;
      connection.deliver(frame);
      sockets++;
    }
    delivered?.(sockets);
  }

  function show(message: RoomMessage) {
    const { gameId, event, turn, after, only } = message;
    const isRunning = live.has(gameId);
    // It goes with what is taken back: whoever was shown anything of it hears that none of it happened.
    if (isRunning && event.type === 'rewound')
      deliver(gameId, toFrame(turnError(takenBackTurn)), (userId) => live.isShownTo(gameId, userId));
    live.observe(message);
    // Of a turn whose beginning was lost on the way: should it fail, nobody could take this back.
    if (event.type === 'effect' && turn !== undefined && !isRunning) return;
    if (!('message' in event)) {
      const place = event.type === 'rewound' && after !== undefined ? after + 1 : undefined;
      const isFor = (userId: string) =>
        event.type === 'composing' ? userId !== event.user_id : only === undefined || userId === only;
      return deliver(gameId, toFrame(event, turn, place), isFor);
    }
    const { message: said } = event;
    const isReader = (userId: string) => mayRead(said, userId);
    // Those who may not read a whispered answer are told what it did: not on its way, for they would not hear that it failed.
    if (event.type === 'message' && said.kind === 'whisper' && said.sender_type === 'dm') {
      for (const effect of openEffects(said))
        deliver(
          gameId,
          toFrame({ type: 'effect', effect }, undefined, said.id),
          (userId) => !isReader(userId),
        );
    }
    deliver(gameId, toFrame(event, turn), isReader);
  }

  function openRoom(gameId: string, lastId: number): Room {
    const read = readTold;
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
    if (message.kind === 'room' && !isOver(message)) {
      const room = rooms.get(message.gameId);
      if (room) room.hear(message);
      else live.observe(message);
    }
    if (message.kind === 'game-deleted') {
      live.forget(message.gameId);
      overTurns.delete(message.gameId);
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
      for (const frame of live.catchUp(gameId, userId)) connection.deliver(frame);
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
      if (failure) {
        const { detail, whisperer } = failure;
        deliver(gameId, toFrame(turnError(detail)), (userId) =>
          whisperer === null ? true : userId === whisperer,
        );
      }
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

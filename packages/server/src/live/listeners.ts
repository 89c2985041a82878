import type { Bus } from '../cluster/bus.ts';
import { closeCodes } from '@fireside/contract';
import type { LiveConnection } from './live-connection.ts';

/** Who wants to hear what happens in their games, at this node. */
export interface Listeners {
  enter(connection: LiveConnection): void;
  leave(connection: LiveConnection): void;
  /** The games in which somebody sits; those that they have joined since they entered are known already. */
  sitsAt(userId: string, gameIds: readonly string[]): void;
  /** Whether anybody is there at all. */
  readonly size: number;
  connections(): Iterable<LiveConnection>;
  everybody(): Iterable<string>;
  /** Those of them who sit at a table. */
  at(gameId: string): Iterable<string>;
  has(userId: string): boolean;
  send(userId: string, frame: Buffer): void;
  /** Closes every connection, and those that enter later at once. */
  closeAll(code: number, reason: string): void;
  /** Closes every connection; whoever comes back is told anew how everything stands. */
  sendBack(): void;
}

export function createListeners({ bus }: { bus: Bus }): Listeners {
  const users = new Map<string, { connections: Set<LiveConnection>; games: Set<string> }>();
  /** By game, who of the users sits there. */
  const tables = new Map<string, Set<string>>();
  let size = 0;
  let farewell: { code: number; reason: string } | null = null;

  function* connections() {
    for (const user of users.values()) yield* user.connections;
  }

  function sit(userId: string, gameId: string) {
    users.get(userId)?.games.add(gameId);
    const table = tables.get(gameId);
    if (table) table.add(userId);
    else tables.set(gameId, new Set([userId]));
  }

  function stand(userId: string, gameId: string) {
    users.get(userId)?.games.delete(gameId);
    const table = tables.get(gameId);
    table?.delete(userId);
    if (table?.size === 0) tables.delete(gameId);
  }

  function closeWhere(isOver: (connection: LiveConnection) => boolean) {
    for (const connection of connections())
      if (isOver(connection)) connection.close(closeCodes.forbidden, 'no longer signed in');
  }

  bus.subscribe((message) => {
    switch (message.kind) {
      case 'seat-taken':
        if (users.has(message.userId)) sit(message.userId, message.gameId);
        break;
      case 'seat-left':
        stand(message.userId, message.gameId);
        break;
      case 'game-deleted':
        for (const userId of [...(tables.get(message.gameId) ?? [])]) stand(userId, message.gameId);
        break;
      case 'session-ended':
        closeWhere(({ sessionHash }) => sessionHash === message.sessionHash);
        break;
      case 'user-ended':
        closeWhere(
          ({ userId, sessionHash }) => userId === message.userId && sessionHash !== message.exceptSession,
        );
        break;
    }
  });

  return {
    enter(connection) {
      const user = users.get(connection.userId) ?? { connections: new Set(), games: new Set() };
      users.set(connection.userId, user);
      user.connections.add(connection);
      size++;
      if (farewell) connection.close(farewell.code, farewell.reason);
    },
    leave(connection) {
      const { userId } = connection;
      const user = users.get(userId);
      if (!user?.connections.delete(connection)) return;
      size--;
      if (user.connections.size > 0) return;
      for (const gameId of [...user.games]) stand(userId, gameId);
      users.delete(userId);
    },
    sitsAt(userId, gameIds) {
      if (users.has(userId)) for (const gameId of gameIds) sit(userId, gameId);
    },
    get size() {
      return size;
    },
    connections,
    everybody: () => users.keys(),
    at: (gameId) => tables.get(gameId) ?? [],
    has: (userId) => users.has(userId),
    send(userId, frame) {
      for (const connection of users.get(userId)?.connections ?? []) connection.sendText(frame);
    },
    closeAll(code, reason) {
      farewell = { code, reason };
      for (const connection of connections()) connection.close(code, reason);
    },
    sendBack() {
      for (const connection of connections())
        connection.close(closeCodes.restarting, 'something may have been missed');
    },
  };
}

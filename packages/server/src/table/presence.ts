import type { Bus, PresentUser } from '../cluster/bus.ts';

/** Who is at which table, at this node and at the others. */
export interface Presence {
  /** This node's users at a table, after one has come or gone. */
  here(gameId: string, users: PresentUser[]): void;
  /** Everybody at a table; one user at two windows or two nodes is one user. */
  at(gameId: string): PresentUser[];
}

interface Parts {
  node: string;
  bus: Bus;
  /** Somebody has come to a table or left it, at whichever node. */
  changed(gameId: string): void;
}

export function createPresence({ node, bus, changed }: Parts): Presence {
  /** By game, then by node. */
  const tables = new Map<string, Map<string, PresentUser[]>>();

  function set(gameId: string, where: string, users: PresentUser[]) {
    const before = names(at(gameId));
    const table = tables.get(gameId) ?? new Map<string, PresentUser[]>();
    if (users.length > 0) table.set(where, users);
    else table.delete(where);
    if (table.size > 0) tables.set(gameId, table);
    else tables.delete(gameId);
    if (names(at(gameId)) !== before) changed(gameId);
  }

  function at(gameId: string): PresentUser[] {
    const everywhere = [...(tables.get(gameId)?.values() ?? [])].flat();
    return [...new Map(everywhere.map((user) => [user.id, user])).values()];
  }

  bus.subscribe((message) => {
    if (message.kind === 'presence' && message.node !== node)
      set(message.gameId, message.node, message.users);
    if (message.kind === 'node-gone' && message.node !== node) {
      for (const gameId of [...tables.keys()]) set(gameId, message.node, []);
    }
    if (message.kind === 'node-joined' && message.node !== node) {
      for (const [gameId, table] of tables) {
        const users = table.get(node);
        if (users) bus.publish({ kind: 'presence', node, gameId, users });
      }
    }
  });

  return {
    at,
    here(gameId, users) {
      set(gameId, node, users);
      bus.publish({ kind: 'presence', node, gameId, users });
    },
  };
}

function names(users: PresentUser[]): string {
  return users
    .map(({ id }) => id)
    .sort()
    .join();
}

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

interface Report {
  users: PresentUser[];
  /** How often there had been a gap when it was made. */
  gaps: number;
}

/** How long the others have to repeat, after a gap, who is still there. */
const patience = 5_000;

export function createPresence({ node, bus, changed }: Parts): Presence {
  /** By game, then by node. */
  const tables = new Map<string, Map<string, Report>>();
  let gaps = 0;

  function set(gameId: string, where: string, users: PresentUser[]) {
    const before = names(at(gameId));
    const table = tables.get(gameId) ?? new Map<string, Report>();
    if (users.length > 0) table.set(where, { users, gaps });
    else table.delete(where);
    if (table.size > 0) tables.set(gameId, table);
    else tables.delete(gameId);
    if (names(at(gameId)) !== before) changed(gameId);
  }

  function at(gameId: string): PresentUser[] {
    const everywhere = [...(tables.get(gameId)?.values() ?? [])].flatMap(({ users }) => users);
    return [...new Map(everywhere.map((user) => [user.id, user])).values()];
  }

  function tellOthers() {
    for (const [gameId, table] of tables) {
      const users = table.get(node)?.users;
      if (users) bus.publish({ kind: 'presence', node, gameId, users });
    }
  }

  function introduce() {
    bus.publish({ kind: 'node-joined', node });
    tellOthers();
  }

  function forget(isStale: (where: string, report: Report) => boolean) {
    for (const [gameId, table] of [...tables]) {
      for (const [where, report] of [...table]) {
        if (where !== node && isStale(where, report)) set(gameId, where, []);
      }
    }
  }

  bus.subscribe((message) => {
    if (message.kind === 'presence' && message.node !== node)
      set(message.gameId, message.node, message.users);
    if (message.kind === 'node-joined' && message.node !== node) tellOthers();
    if (message.kind === 'node-gone') {
      if (message.node !== node) forget((where) => where === message.node);
      // The others took this node for dead while it was paused: it is back, and so are its players.
      else if (message.by !== node) introduce();
    }
  });
  bus.onGap(() => {
    const gap = ++gaps;
    introduce();
    // Whoever left during the gap is missing from what the others repeat.
    setTimeout(() => forget((_, report) => report.gaps < gap), patience).unref();
  });
  introduce();

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

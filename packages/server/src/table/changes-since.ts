/** A place among changes of a game's messages, in the order in which they were made. */
export interface ChangedUpTo {
  /** The newest message that the game had then. */
  after: number;
  id: number;
}

export interface ChangePage<Event> {
  events: Event[];
  /** Where the next page begins; null after the last one. */
  next: ChangedUpTo | null;
}

const pageSize = 50;

/** Everything that was changed since a message was stored was changed when that one or a later one was the newest. */
export async function* changesSince<Event>(
  storedId: number,
  read: (page: ChangedUpTo & { limit: number }) => Promise<ChangePage<Event>>,
): AsyncGenerator<Event> {
  let from: ChangedUpTo | null = { after: storedId, id: 0 };
  while (from) {
    const page: ChangePage<Event> = await read({ ...from, limit: pageSize });
    yield* page.events;
    from = page.next;
  }
}

export async function hasChanges(
  storedId: number,
  read: (page: ChangedUpTo & { limit: number }) => Promise<ChangePage<unknown>>,
): Promise<boolean> {
  return (await read({ after: storedId, id: 0, limit: 1 })).events.length > 0;
}

/** A page out of so many rows as were asked for at most. */
export function changePage<Row extends { id: number }, Event>(
  rows: Row[],
  limit: number,
  { after, event }: { after: (row: Row) => number; event: (row: Row) => Event },
): ChangePage<Event> {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { events: rows.map(event), next: last ? { after: after(last), id: last.id } : null };
}

import type { PartyMember, ServerEvent } from '@fireside/contract';
import type { OpenTable } from './open-table.ts';

interface LookoutOptions {
  /** The table as it was read, and the newest message then. */
  table: OpenTable;
  newestId: number;
  readParty: () => Promise<PartyMember[]>;
  readTable: () => Promise<OpenTable>;
  /** What holds at the table alone. */
  readGame: () => Promise<void>;
  /** What was read after message `since` had arrived. */
  onRead: (table: Partial<OpenTable>, since: number) => void;
}

export type Lookout = ReturnType<typeof createLookout>;

/**
 * Reads again what is not told in full: who joins, leaves or takes another character, what the host changed, and what happened
 * while the connection was lost. A turn is never a reason.
 */
export function createLookout({ table, newestId, readParty, readTable, readGame, onRead }: LookoutOptions) {
  const seated = new Set(table.party.map(({ name }) => name));
  let present: ReadonlySet<string> | null = null;
  const played = new Set(table.party.flatMap(({ character }) => character?.id ?? []));
  let due: 'party' | 'table' | null = null;
  let reading = false;

  async function readDue() {
    if (reading) return;
    reading = true;
    while (due) {
      const [what, since] = [due, newestId];
      due = null;
      try {
        onRead(what === 'table' ? await readTable() : { party: await readParty() }, since);
      } catch {
        // The next reason to read is the occasion to try again.
        due = due === 'table' ? due : what;
        break;
      }
    }
    reading = false;
  }

  function want() {
    due ??= 'party';
    void readDue();
  }

  return {
    newestId: () => newestId,
    /** The party is known to be another one. */
    lookAgain: want,
    /** Everything is read once the connection is back. */
    connectionLost() {
      due = 'table';
    },
    hear(event: ServerEvent) {
      if (event.type === 'message') {
        const { id, character_id } = event.message;
        newestId = Math.max(newestId, id);
        if (character_id === null || played.has(character_id)) return;
        played.add(character_id);
        want();
      }
      // What changed back is told, but a table that is being read at this moment may be older than that. What the host
      // changed, and who left, is not told at all.
      if (event.type === 'rewound' || event.type === 'game') {
        due = 'table';
        void readDue();
      }
      if (event.type === 'presence') {
        // Whoever went out to choose a character comes back with it; whoever is missing may have lost their seat.
        const online = new Set(event.online);
        // From here on changes are told; one that came between reading the table and this was not.
        if (present === null && due !== 'table') void readGame().catch(() => undefined);
        const known = present ?? seated;
        const somebodyCame = event.online.some((name) => !known.has(name));
        const somebodyWent = present !== null && [...present].some((name) => !online.has(name));
        present = online;
        // Presence follows the messages that were missed: what is read now is no older than they are.
        if (somebodyCame || somebodyWent || due) want();
      }
    },
  };
}

import type { CharacterRead } from '@fireside/contract';
import type { Snapshot } from '@fireside/engine';
import type { Store } from '../store/store.ts';
import type { ClaimedTurn } from './procedures/claim-turn.ts';
import { readTable } from './procedures/read-table.ts';

export interface LoadedSnapshot {
  gameHasEnded: boolean;
  snapshot: Snapshot;
  /** The sheets in play as clients know them, by id. */
  sheets: Map<string, CharacterRead>;
}

/** Everything a turn knows when it begins; null when its game or its message is gone. */
export async function loadSnapshot(store: Store, turn: ClaimedTurn): Promise<LoadedSnapshot | null> {
  const table = await store.call(readTable, turn);
  if (!table) return null;
  const { gameHasEnded, seats, ...read } = table;
  const { kind, userId, pendingRoll } = turn;
  const sheets = seats.flatMap(({ character }) => character ?? []);
  return {
    gameHasEnded,
    sheets: new Map(sheets.map((sheet) => [sheet.id, sheet])),
    snapshot: {
      ...read,
      kind,
      seats,
      speaker: seats.find((seat) => seat.userId === userId) ?? null,
      pendingRoll,
    },
  };
}

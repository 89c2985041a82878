import type { Effect } from '@fireside/contract';
import type { DeedPorts } from '../fight/deed.ts';
import { settleAwaited } from '../fight/settle-awaited.ts';
import type { Seat, Snapshot } from '../snapshot.ts';
import type { StagedTable } from './staged-table.ts';

/** Whether something happened at the table before the DM was asked: not that a roll is no longer awaited, nor what the service notes for itself. */
export function isDeed({ kind }: Effect): boolean {
  return kind !== 'roll_asked' && kind !== 'world';
}

/** What the rules decide before the DM says a word: awaited rolls that are known now, and who rolls for their life. */
export function settleTable(
  ports: Omit<DeedPorts, 'table'>,
  snapshot: Snapshot,
  staged: StagedTable,
): Snapshot {
  const { deed, decided: users, checks } = settleAwaited({ ...ports, table: staged.table }, snapshot);
  if (deed.effects.length === 0 && deed.notes.length === 0) return snapshot;
  for (const effect of deed.effects) staged.record(effect, !deed.told.has(effect));
  const { table } = staged;
  // Speakers keep the roll that was awaited of them, and stand as they do now.
  const asTheyStand = (seat: Seat): Seat => {
    const now = table.party.find(({ user_id }) => user_id === seat.user_id);
    return now ? { ...seat, character: now.character } : seat;
  };
  return {
    ...table,
    speaker: table.speaker && asTheyStand(table.speaker),
    also: table.also.map((spoken) => ({ ...spoken, speaker: asTheyStand(spoken.speaker) })),
    settled: { notes: deed.notes, users, checks },
  };
}

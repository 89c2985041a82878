import type { MessageRead, PartyMember } from '@fireside/contract';

/** Who has acted since the DM last spoke to everybody, of those who are here. */
export interface Round {
  acted: number;
  of: number;
  /** Whether there is anything to answer. */
  begun: boolean;
  /** User ids. */
  waitsFor: string[];
}

export function roundOf(
  messages: readonly MessageRead[],
  party: readonly PartyMember[],
  online: readonly string[] | null,
): Round {
  const told = messages.findLast(({ kind }) => kind === 'narration')?.id ?? 0;
  const acted = new Set(
    messages.filter(({ id, kind }) => id > told && kind === 'action').map(({ user_id }) => user_id),
  );
  const here = party.filter((seat) => online?.includes(seat.name) ?? seat.online);
  const waitsFor = here.filter(({ user_id }) => !acted.has(user_id)).map(({ user_id }) => user_id);
  return { acted: here.length - waitsFor.length, of: here.length, begun: acted.size > 0, waitsFor };
}

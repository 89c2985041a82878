import type { MessageRead, PartyMember } from '@fireside/contract';
import { words } from '../../words/words.ts';

/** Who has acted since the DM last spoke to everybody, of those who are here. */
export interface Round {
  acted: number;
  of: number;
  /** Whether there is anything to answer. */
  begun: boolean;
  /** Ids of those who have not acted: of whom the DM has asked a roll, and everybody else. */
  toRoll: string[];
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
  const missing = here.filter(({ user_id }) => !acted.has(user_id));
  const ids = (members: readonly PartyMember[]) => members.map(({ user_id }) => user_id);
  return {
    acted: here.length - missing.length,
    of: here.length,
    begun: acted.size > 0,
    toRoll: ids(missing.filter(({ pending_roll }) => pending_roll !== null)),
    waitsFor: ids(missing.filter(({ pending_roll }) => pending_roll === null)),
  };
}

/** For whom the DM waits: whoever was asked to roll comes first, for nothing goes on without them. */
export function waitingWords({ toRoll, waitsFor }: Round, nameOf: (userId: string) => string): string {
  const says = words.composer.round;
  const asked = toRoll.map(nameOf);
  const others = waitsFor.map(nameOf);
  if (asked.length > 0) return others.length > 0 ? says.toRollAndAct(asked, others) : says.toRoll(asked);
  return others.length > 0 ? says.toAct(others) : '';
}

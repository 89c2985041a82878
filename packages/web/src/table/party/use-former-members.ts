import type { PartyMember } from '@fireside/contract';
import { useState } from 'react';

/** Whoever sat at the table since this window opened, and does so no longer. */
export function useFormerMembers(party: readonly PartyMember[]): PartyMember[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, PartyMember>>(new Map());
  const missing = party.filter(({ user_id }) => !seen.has(user_id));
  if (missing.length > 0) {
    setSeen(new Map([...seen, ...missing.map((member) => [member.user_id, member] as const)]));
  }
  const present = new Set(party.map(({ user_id }) => user_id));
  return [...seen.values()].filter(({ user_id }) => !present.has(user_id));
}

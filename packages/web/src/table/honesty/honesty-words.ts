import type { Honesty } from '@fireside/contract';
import { words } from '../../words/words.ts';

/** What is said under a message of which sentences are missing. */
export function withheldWords(withheld: number): string {
  return words.honesty.withheld(withheld);
}

/** What the DM claimed, and what became of it, in a sentence. */
export function honestyWords({ turns, claims, borne_out, repaired, withheld }: Honesty): string {
  const { nothingTold, nothingClaimed, allBorneOut, claimed } = words.honesty;
  if (turns === 0) return nothingTold;
  if (claims === 0) return nothingClaimed(turns);
  if (borne_out === claims) return allBorneOut(turns, claims);
  return claimed(turns, claims, { borneOut: borne_out, repaired, withheld });
}

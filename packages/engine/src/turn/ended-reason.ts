import type { Ending } from './outcome.ts';

/** The sentence that a game keeps about its end. */
export function endedReason({ outcome, summary }: Ending): string {
  return `${outcome}: ${summary}`;
}

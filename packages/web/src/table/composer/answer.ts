import type { PendingRoll } from '@fireside/contract';

/** What I say when I type a number into the banner. */
export function answerOf(roll: PendingRoll, result: string): string {
  const what = roll.reason ? `${roll.notation}, ${roll.reason}` : roll.notation;
  return `I rolled ${result.trim()} (${what}).`;
}

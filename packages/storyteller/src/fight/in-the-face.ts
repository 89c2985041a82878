import type { Step } from '../reader/reading.ts';

/** Sand, dust, ale: whatever is thrown in somebody's face. */
export function isThrownInFace({ echo }: Pick<Step, 'echo'>): boolean {
  return /\b(?:in|into|at) (?:\S+ ){1,4}(?:eyes?|face)\b/.test(echo);
}

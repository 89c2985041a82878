import type { PlannedCall, Turn } from './honest-turn.ts';
import type { MadeCall } from './situation.ts';

/** What a request is answered with: one more call, or the narration. */
export type Step = { call: PlannedCall } | { narration: string };

/**
 * The next step of a turn, given the calls that were made already. `forget` may give an answer to a call that was never made:
 * then it never is.
 */
export function replayTurn(
  turn: Turn,
  made: readonly MadeCall[],
  forget: (call: PlannedCall, place: number) => Record<string, unknown> | null = () => null,
): Step {
  const left = [...made];
  let next = turn.next();
  for (let place = 0; !next.done; place++) {
    const call = next.value;
    const forgotten = forget(call, place);
    const known = forgotten ? -1 : left.findIndex(({ name }) => name === call.name);
    if (!forgotten && known < 0) return { call };
    next = turn.next(forgotten ?? left.splice(known, 1)[0]!.result);
  }
  return { narration: next.value };
}

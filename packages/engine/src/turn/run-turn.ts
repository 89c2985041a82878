import type { TurnPorts } from '../ports.ts';
import { readyLines } from '../lines/index.ts';
import { fittingHistory } from '../prompt/history.ts';
import type { Snapshot } from '../snapshot.ts';
import { consultLibrary } from './consult-library.ts';
import { Conversation } from './conversation.ts';
import { turnFailure } from './failures.ts';
import {
  defaultTurnLimits,
  TurnFailure,
  type TurnLimits,
  type TurnObserver,
  type TurnOutcome,
} from './outcome.ts';
import { startWatch } from './watch.ts';

/** What the prompt will not repeat may have to be recalled: so it is decided before the library is asked. */
function withFittingHistory(snapshot: Snapshot, tokens: number): Snapshot {
  const history = fittingHistory(snapshot.history, tokens);
  return { ...snapshot, history, isCut: snapshot.isCut || history.length < snapshot.history.length };
}

/** Everybody who is answered may need dice and a change. */
function forSpeakers(limits: TurnLimits, speakers: number): TurnLimits {
  return { ...limits, toolRounds: limits.toolRounds * speakers };
}

/**
 * One turn of the DM: the snapshot in, narration and effects out. Nothing is real until the caller commits the
 * outcome. Throws a TurnFailure, or the reason of `signal` when the caller has aborted.
 */
export async function runTurn(
  ports: TurnPorts,
  snapshot: Snapshot,
  observer: TurnObserver,
  signal: AbortSignal,
  limits: Partial<TurnLimits> = {},
): Promise<TurnOutcome> {
  // Whoever draws the first line of all does not pay for it with the time of a turn.
  const lines = await readyLines(snapshot.game.lines);
  signal.throwIfAborted();
  const allLimits = forSpeakers({ ...defaultTurnLimits, ...limits }, 1 + snapshot.also.length);
  const watch = startWatch(ports.clock, signal, allLimits);
  try {
    const fitting = withFittingHistory(snapshot, allLimits.historyTokens);
    const excerpts = await consultLibrary(ports, fitting, watch.signal);
    const conversation = new Conversation({
      ports,
      limits: allLimits,
      watch,
      snapshot: fitting,
      excerpts,
      lines,
      observer,
    });
    await conversation.run();
    const { staged, text: narration, usage, honesty } = conversation;
    if (narration === '') throw turnFailure('silent');
    return { narration, effects: [...staged.effects], usage, honesty };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof TurnFailure ? error : turnFailure('fault', error);
  } finally {
    watch.stop();
  }
}

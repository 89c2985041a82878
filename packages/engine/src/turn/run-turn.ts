import { readyLines } from '../lines/index.ts';
import type { TurnPorts } from '../ports.ts';
import { fittingHistory } from '../prompt/history.ts';
import type { Snapshot } from '../snapshot.ts';
import { abortWith } from './abort.ts';
import { consultLibrary } from './consult-library.ts';
import { Conversation } from './conversation.ts';
import { turnFailure } from './failures.ts';
import {
  defaultTurnLimits,
  noUsage,
  type TokenUsage,
  TurnFailure,
  type TurnLimits,
  type TurnObserver,
  type TurnOutcome,
} from './outcome.ts';
import { beforeTurn, type Retelling } from './retelling.ts';
import { ToldTurn } from './told-turn.ts';
import { startWatch } from './watch.ts';

/** What the prompt will not repeat may have to be recalled: so it is decided before the library is asked. */
function withFittingHistory(snapshot: Snapshot, tokens: number): Snapshot {
  const history = fittingHistory(snapshot.history, tokens);
  return { ...snapshot, history, isCut: snapshot.isCut || history.length < snapshot.history.length };
}

export interface TurnOptions {
  /** Ends the turn where it is: what was shown and done stands. */
  stop?: AbortSignal;
  /** The turn does nothing anew: what happened is given, and only the words are asked for. */
  retelling?: Retelling;
}

/** What the table has of a turn that was stopped; nothing to speak of counts as a failure, so that it can be run again. */
function outcomeSoFar(run: Conversation | ToldTurn | null): TurnOutcome {
  if (!run?.hasActed && !run?.shown) throw turnFailure('stopped');
  const { staged, shown, honesty } = run;
  return { narration: shown || '…', effects: [...staged.effects], usage: usageOf(run), honesty };
}

function usageOf(run: Conversation | ToldTurn): TokenUsage {
  return 'usage' in run ? run.usage : noUsage;
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
  given: Snapshot,
  observer: TurnObserver,
  signal: AbortSignal,
  limits: Partial<TurnLimits> = {},
  { stop, retelling }: TurnOptions = {},
): Promise<TurnOutcome> {
  // Whoever draws the first line of all does not pay for it with the time of a turn.
  const lines = await readyLines(given.game.lines);
  signal.throwIfAborted();
  const snapshot = retelling ? beforeTurn(given, retelling.effects) : given;
  const allLimits = forSpeakers(
    { ...defaultTurnLimits, ...limits, ...(retelling && { toolRounds: 0 }) },
    1 + snapshot.also.length,
  );
  const over = new AbortController();
  const letGo = abortWith(over, signal, ...(stop ? [stop] : []));
  const watch = startWatch(ports.clock, over.signal, allLimits);
  let run: Conversation | ToldTurn | null = null;
  try {
    const fitting = withFittingHistory(snapshot, allLimits.historyTokens);
    const excerpts = await consultLibrary(ports, fitting, watch.signal);
    const { model } = ports;
    const parts = { limits: allLimits, watch, snapshot: fitting, excerpts, lines, observer };
    if ('tell' in model) {
      run = new ToldTurn({ ...parts, ports, signal: watch.signal });
      await run.run(model);
    } else {
      run = new Conversation({ ...parts, ports: { ...ports, model }, ...(retelling && { retelling }) });
      await run.run();
    }
    const { staged, text: narration, honesty } = run;
    if (narration === '' || (retelling && run.shown === '')) throw turnFailure('silent');
    return { narration, effects: [...staged.effects], usage: usageOf(run), honesty };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (stop?.aborted) return outcomeSoFar(run);
    throw error instanceof TurnFailure ? error : turnFailure('fault', error);
  } finally {
    watch.stop();
    letGo();
  }
}

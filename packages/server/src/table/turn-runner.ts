import { errorTable } from '@fireside/contract';
import {
  charactersFor,
  runTurn,
  type Snapshot,
  TurnFailure,
  type TurnLimits,
  type TurnOutcome,
  type TurnPorts,
} from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import { leftTurn } from '../games/host-queries.ts';
import type { Log } from '../log.ts';
import type { Leading } from '../models/leading.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Budgets } from '../usage/budgets.ts';
import { countUsage, type Spent } from '../usage/count-usage.ts';
import type { RecordUsage } from '../usage/record-usage.ts';
import { type CommittedTurn, commitQueries } from './commit-queries.ts';
import type { GameOrder } from './game-order.ts';
import { removedTurn } from './removal-queries.ts';
import { type TableRead, tableQueries } from './table-queries.ts';
import { createTurnAnnouncer, type TurnAnnouncer } from './turn-announcer.ts';
import type { ClaimedTurn } from './turn-queries.ts';
import type { Turns } from './turns.ts';
import { generalFailure, turnError } from './turn-error.ts';

/** What became of a turn, for the metrics. */
export interface TurnReport {
  result: 'done' | 'failed' | 'dropped';
  seconds: number;
  outcome: TurnOutcome | null;
}

interface Parts {
  store: Store;
  bus: Bus;
  turns: Turns;
  inOrder: GameOrder;
  ports: Omit<TurnPorts, 'model'>;
  leading: Leading;
  budgets: Pick<Budgets, 'isUsedUp' | 'settle'>;
  limits: TurnLimits;
  log: Log;
  now: () => number;
  report(report: TurnReport): void;
  recordUsage: RecordUsage;
  /** A turn of this game is done: whatever can wait until then may begin. */
  told(gameId: string): void;
}

/** How a turn ends before its end. */
export interface TurnEnds {
  /** It is given up, and nothing of it stands. */
  signal: AbortSignal;
  /** It ends where it is, and what was shown and done stands. */
  stop: AbortSignal;
}

/** Whether the turn came to its end, with nothing owed behind it where it is the last, or was no longer ours when it did. */
export type RunResult = 'over' | 'last' | 'taken';

/** A turn that brought the process down this often is not tried again by itself. */
const maximumAttempts = 50;
/** How long a finished turn waits for a database that has gone away before it counts as interrupted. */
const commitPatience = 60_000;

/** Runs one claimed turn from `typing` to `message`, or to the error that the whole room hears. */
export function createTurnRunner({
  store,
  bus,
  turns,
  inOrder,
  ports,
  leading,
  budgets,
  limits,
  log,
  now,
  report,
  recordUsage,
  told,
}: Parts) {
  const historyCharacters = charactersFor(limits.historyTokens);
  async function commit(
    turn: ClaimedTurn,
    { party }: TableRead,
    { outcome, spent }: { outcome: TurnOutcome; spent: Spent },
    signal: AbortSignal,
  ) {
    const played = party.filter(({ character }) => character).length;
    const giveUpAt = ports.clock.elapsed() + commitPatience;
    for (;;) {
      try {
        const at = new Date(now()).toISOString();
        return await store.call(commitQueries.apply, { turn, outcome, spent, played, at });
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || ports.clock.elapsed() > giveUpAt) throw error;
        await ports.clock.sleep(500, signal);
      }
    }
  }

  function announceDone(announcer: TurnAnnouncer, done: CommittedTurn) {
    announcer.finish();
    for (const effect of done.consequences) announcer.effect(effect);
    for (const { gameId, reason } of done.ended) {
      bus.publish({ kind: 'room', gameId, event: { type: 'game_ended', reason } });
    }
    announcer.send({ type: 'message', message: done.message }, done.after);
  }

  /** Clients take back by themselves what they were shown of it. */
  async function announceFailed(
    turn: ClaimedTurn,
    announcer: TurnAnnouncer,
    detail: string,
  ): Promise<TurnReport['result']> {
    const isOurs = await turns.fail(turn, detail);
    announcer.finish('drop');
    if (!isOurs) return 'dropped';
    announcer.send(turnError(detail));
    return 'failed';
  }

  return async (turn: ClaimedTurn, { signal, stop }: TurnEnds): Promise<RunResult> => {
    const startedAt = ports.clock.elapsed();
    const finish = (result: TurnReport['result'], outcome: TurnOutcome | null = null) =>
      report({ result, seconds: (ports.clock.elapsed() - startedAt) / 1000, outcome });

    const table = await store.call(tableQueries.read, { turn, historyCharacters });
    // The game may have been deleted while it was read: nothing more is said in its room.
    signal.throwIfAborted();
    const needless = whyNeedless(table, turn);
    if (!table || needless) {
      await turns.drop(turn, needless ?? 'The game had ended');
      finish('dropped');
      return 'over';
    }
    const announcer = createTurnAnnouncer(bus, turn);
    announcer.typing();
    const { model, spent } = countUsage(leading.of(table.game.model));
    let outcome: TurnOutcome;
    try {
      if (turn.attempts > maximumAttempts) throw new TurnFailure(generalFailure);
      if (budgets.isUsedUp(table.standing)) throw new TurnFailure(errorTable.budget_spent.detail);
      outcome = await runTurn({ ...ports, model }, snapshotOf(table, turn), announcer, signal, limits, {
        stop,
      });
    } catch (error) {
      recordUsage(turn.gameId, spent());
      if (signal.aborted) {
        announcer.finish('drop');
        throw error;
      }
      const isExpected = error instanceof TurnFailure;
      const fields = {
        game: turn.gameId,
        turn: turn.id,
        err: isExpected ? (error.cause ?? error.detail) : error,
      };
      log[isExpected ? 'warn' : 'error'](fields, 'a turn failed');
      const detail = isExpected ? error.detail : generalFailure;
      const result = await announceFailed(turn, announcer, detail);
      finish(result);
      return result === 'dropped' ? 'taken' : 'over';
    }
    const done = await inOrder(turn.gameId, async () => {
      const committed = await commit(turn, table, { outcome, spent: spent() }, signal);
      if (committed) announceDone(announcer, committed);
      return committed;
    });
    if (!done) {
      recordUsage(turn.gameId, spent());
      announcer.finish('drop');
      log.warn({ game: turn.gameId, turn: turn.id }, 'a turn was taken over or its game deleted');
      finish('dropped');
      return 'taken';
    }
    finish('done', outcome);
    told(turn.gameId);
    if (done.hasBudget) void budgets.settle(turn.gameId);
    return done.isLast ? 'last' : 'over';
  };
}

export type TurnRunner = ReturnType<typeof createTurnRunner>;

/** Why nobody waits for the turn any more. */
function whyNeedless(table: TableRead | null, { kind }: ClaimedTurn): string | null {
  if (!table || table.ended_reason !== null) return 'The game had ended';
  if (table.isRemoved) return removedTurn;
  if (kind === 'reply' && table.speakerId === null) return leftTurn;
  return kind === 'greeting' && table.history.length > 0 ? 'The game had begun' : null;
}

/** Everything a turn knows when it begins. */
export function snapshotOf(
  { isRemoved: _, standing: __, speakerId, ...table }: TableRead,
  { kind }: Pick<ClaimedTurn, 'kind'>,
): Snapshot {
  return { ...table, kind, speaker: table.party.find(({ user_id }) => user_id === speakerId) ?? null };
}

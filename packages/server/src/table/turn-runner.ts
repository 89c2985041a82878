import type { CharacterRead } from '@fireside/contract';
import {
  endedReason,
  runTurn,
  type Snapshot,
  TurnFailure,
  type TurnLimits,
  type TurnOutcome,
  type TurnPorts,
} from '@fireside/engine';
import type { Bus } from '../cluster/bus.ts';
import type { Log } from '../log.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { type CommittedTurn, commitQueries } from './commit-queries.ts';
import type { GameOrder } from './game-order.ts';
import { type TableRead, tableQueries } from './table-queries.ts';
import { createTurnAnnouncer, type TurnAnnouncer } from './turn-announcer.ts';
import type { ClaimedTurn } from './turn-queries.ts';
import type { Turns } from './turns.ts';

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
  ports: TurnPorts;
  limits: TurnLimits;
  log: Log;
  now: () => number;
  report(report: TurnReport): void;
}

/** A turn that brought the process down this often is not tried again by itself. */
const maximumAttempts = 50;
/** How long a finished turn waits for a database that has gone away before it counts as interrupted. */
const commitPatience = 60_000;

const generalFailure = 'The game master stumbled, try again';

/** Runs one claimed turn from `typing` to `message`, or to the error that the whole room hears. */
export function createTurnRunner({ store, bus, turns, inOrder, ports, limits, log, now, report }: Parts) {
  async function commit(
    { id, gameId, userId, epoch }: ClaimedTurn,
    { ending, ...outcome }: TurnOutcome,
    signal: AbortSignal,
  ) {
    const giveUpAt = now() + commitPatience;
    for (;;) {
      try {
        return await store.call(commitQueries.apply, {
          turn: { id, gameId, userId, epoch },
          outcome,
          endedReason: ending && endedReason(ending),
          at: new Date(now()).toISOString(),
        });
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || now() > giveUpAt) throw error;
        await ports.clock.sleep(500, signal);
      }
    }
  }

  function announceDone(announcer: TurnAnnouncer, done: CommittedTurn) {
    announcer.finish();
    for (const character of done.characters) {
      // Shown as the turn staged it; told again only where the owner's own change has met it meanwhile.
      if (differs(announcer.shown.get(character.id), character))
        announcer.send({ type: 'character', character });
    }
    for (const { gameId, reason } of done.ended) {
      bus.publish({ kind: 'room', gameId, event: { type: 'game_ended', reason } });
    }
    announcer.send({ type: 'message', message: done.message }, done.after);
  }

  async function announceFailed(
    turn: ClaimedTurn,
    announcer: TurnAnnouncer,
    sheets: ReadonlyMap<string, CharacterRead>,
    detail: string,
  ): Promise<TurnReport['result']> {
    const isOurs = await turns.fail(turn, detail);
    announcer.finish('drop');
    if (!isOurs) return 'dropped';
    // Sheets that were shown as changed go back to what they are.
    for (const id of announcer.shown.keys()) {
      const character = sheets.get(id);
      if (character) announcer.send({ type: 'character', character });
    }
    announcer.send({ type: 'error', scope: 'turn', detail });
    return 'failed';
  }

  return async (turn: ClaimedTurn, signal: AbortSignal): Promise<void> => {
    const startedAt = now();
    const finish = (result: TurnReport['result'], outcome: TurnOutcome | null = null) =>
      report({ result, seconds: (now() - startedAt) / 1000, outcome });

    const table = await store.call(tableQueries.read, turn);
    // The game may have been deleted while it was read: nothing more is said in its room.
    signal.throwIfAborted();
    const isLateGreeting = turn.kind === 'greeting' && table !== null && table.history.length > 0;
    if (!table || table.gameHasEnded || isLateGreeting) {
      await turns.drop(turn, isLateGreeting ? 'The game had begun' : 'The game had ended');
      return finish('dropped');
    }
    const sheets = sheetsOf(table);
    const announcer = createTurnAnnouncer(bus, turn, sheets);
    announcer.typing();
    let outcome: TurnOutcome;
    try {
      if (turn.attempts > maximumAttempts) throw new TurnFailure(generalFailure);
      outcome = await runTurn(ports, snapshotOf(table, turn), announcer, signal, limits);
    } catch (error) {
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
      return finish(await announceFailed(turn, announcer, sheets, detail));
    }
    const done = await inOrder(turn.gameId, async () => {
      const committed = await commit(turn, outcome, signal);
      if (committed) announceDone(announcer, committed);
      return committed;
    });
    if (!done) {
      announcer.finish('drop');
      log.warn({ game: turn.gameId, turn: turn.id }, 'a turn was taken over or its game deleted');
      return finish('dropped');
    }
    finish('done', outcome);
  };
}

export type TurnRunner = ReturnType<typeof createTurnRunner>;

/** The sheets in play as clients know them, by id. */
function sheetsOf({ seats }: TableRead): Map<string, CharacterRead> {
  return new Map(seats.flatMap(({ character }) => (character ? [[character.id, character]] : [])));
}

/** Everything a turn knows when it begins. */
function snapshotOf(table: TableRead, { kind, userId, pendingRoll }: ClaimedTurn): Snapshot {
  const { gameHasEnded: _, ...read } = table;
  const speaker = table.seats.find((seat) => seat.userId === userId) ?? null;
  return { ...read, kind, speaker, pendingRoll };
}

function differs(shown: CharacterRead | undefined, stands: CharacterRead): boolean {
  if (!shown) return true;
  const bare = ({ updated_at: _, ...sheet }: CharacterRead) => JSON.stringify(sheet);
  return bare(shown) !== bare(stands);
}

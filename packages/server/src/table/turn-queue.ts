import { setTimeout as delay } from 'node:timers/promises';
import { abortWith } from '@fireside/engine';
import type { Bus, RunningTurn } from '../cluster/bus.ts';
import { type GameLock, LeaseLost } from '../cluster/game-lock.ts';
import type { SeatKey } from '../games/seat-queries.ts';
import type { Log } from '../log.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { RunResult, TurnRunner } from './turn-runner.ts';
import type { ClaimedTurn } from './turn-queries.ts';
import type { Turns } from './turns.ts';

/** Runs the owed turns: those of one game one after another in the order of the messages, games side by side. */
export interface TurnQueue {
  /** A turn is owed in this game: this node runs it, unless another one has the game. */
  owed(gameId: string): void;
  /** Owes and awaits the opening greeting where it is due; resolves when nothing stands before the first message. */
  greet(gameId: string): Promise<void>;
  retry(seat: SeatKey): Promise<void>;
  /**
   * Does something with a game while no turn of it runs, at whichever node; `look` is asked before each attempt, and throws when
   * there is no reason to wait any longer.
   */
  hold<T>(gameId: string, look: () => Promise<void>, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** In rounds: those who have acted are answered, whoever has not. */
  goOn(seat: SeatKey): Promise<void>;
  /** Somebody has come or gone: a round may wait for nobody any more. */
  presenceChanged(gameId: string): void;
  /** Takes up what was owed when the process last ended. */
  recover(): Promise<void>;
  /** Interrupts every turn; they stay owed and run after the next start. */
  stop(): Promise<void>;
  readonly running: number;
}

interface Parts {
  turns: Turns;
  lock: GameLock;
  bus: Bus;
  run: TurnRunner;
  /** Who is at the table, by user id. */
  online(gameId: string): ReadonlySet<string>;
  log: Log;
  /** Whether other nodes run turns too: then what they leave behind is looked for all the time. */
  isShared: boolean;
}

interface Work {
  /** The turn that runs here right now. */
  current: (RunningTurn & { stop: AbortController; drop: AbortController }) | null;
  /** Woken again while running: look once more before stopping. */
  again: boolean;
  abort: AbortController;
  finished: Promise<void>;
}

/** After a fault of the store, and for turns that another node may have left behind. */
const lookAgainAfter = 1_000;
/** Before a game that another node has is left to it. */
const lockPauses = [5, 20, 80];
/** While another node gives the greeting. */
const greetingPause = 200;
/** While a turn runs behind which something waits. */
const holdPause = 100;

export function createTurnQueue({ turns, lock, bus, run, online, log, isShared }: Parts): TurnQueue {
  const works = new Map<string, Work>();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let stopping = false;
  let running = 0;
  let looking = false;

  function wakeLater(gameId: string) {
    if (stopping) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      wake(gameId);
    }, lookAgainAfter);
    timers.add(timer);
  }

  /**
   * A player who answers the DM at once is often faster than the node that spoke for it: it gives the game back within
   * milliseconds, and may have looked for the next turn just before that one was owed.
   */
  async function acquire(gameId: string, pauses: readonly number[]) {
    for (const pause of pauses) {
      const lease = await lock.tryAcquire(gameId);
      if (lease || stopping) return lease;
      await delay(pause);
    }
    return lock.tryAcquire(gameId);
  }

  /** Runs a turn; taken is also one that was given up because it is no longer wanted. */
  async function runClaimed(work: Work, turn: ClaimedTurn, signal: AbortSignal): Promise<RunResult> {
    const { id, epoch } = turn;
    const current = { turn: id, epoch, stop: new AbortController(), drop: new AbortController() };
    const over = new AbortController();
    const letGo = abortWith(over, signal, current.drop.signal);
    work.current = current;
    running++;
    try {
      // Taken from it where the word that it is not wanted came too early to be heard.
      const result = await run(turn, { signal: over.signal, stop: current.stop.signal });
      return current.drop.signal.aborted ? 'taken' : result;
    } catch (error) {
      if (signal.aborted || !current.drop.signal.aborted) throw error;
      return 'taken';
    } finally {
      running--;
      work.current = null;
      letGo();
    }
  }

  async function runOwed(gameId: string, work: Work, pauses: readonly number[]) {
    const lease = await acquire(gameId, pauses);
    // Another node has the game: it was told of the owed turn, and the rounds find what it leaves behind.
    if (!lease) return;
    const interrupted = new AbortController();
    const letGo = abortWith(interrupted, work.abort.signal, lease.lost);
    const { signal } = interrupted;
    try {
      do {
        work.again = false;
        for (;;) {
          signal.throwIfAborted();
          const turn = await turns.claimNext(gameId, lease.epoch, online(gameId));
          if (!turn) break;
          const result = await runClaimed(work, turn, signal);
          if (result === 'taken') {
            // Whatever runs next has a later epoch: what is still heard of this one is told apart by it.
            work.again = true;
            return;
          }
          // Whoever owed one since then has woken this.
          if (result === 'last') break;
        }
      } while (work.again);
    } catch (error) {
      // Whatever failed then, it failed because of that.
      throw lease.lost.aborted ? lease.lost.reason : error;
    } finally {
      letGo();
      await lease.release();
    }
  }

  function wake(gameId: string, pauses: readonly number[] = []) {
    if (stopping) return;
    const current = works.get(gameId);
    if (current) {
      current.again = true;
      return;
    }
    const work: Work = {
      current: null,
      again: false,
      abort: new AbortController(),
      finished: Promise.resolve(),
    };
    works.set(gameId, work);
    work.finished = runOwed(gameId, work, pauses)
      .catch((error) => {
        if (work.abort.signal.aborted) return;
        // Another node has the game now, or the database is away: the turns stay owed, and nothing is wrong here.
        const isPassing = error instanceof LeaseLost || error instanceof StoreUnavailable;
        log[isPassing ? 'warn' : 'error'](
          { err: error, game: gameId },
          'the turns of a game were interrupted',
        );
        wakeLater(gameId);
      })
      .finally(() => {
        works.delete(gameId);
        // Woken between the last look and this line.
        if (work.again) wake(gameId);
      });
  }

  bus.subscribe((message) => {
    if (message.kind === 'game-deleted')
      works.get(message.gameId)?.abort.abort(new Error('the game was deleted'));
    if (message.kind === 'turn-stopped' || message.kind === 'turn-dropped') {
      const current = works.get(message.gameId)?.current;
      if (current?.turn !== message.turn || current.epoch !== message.epoch) return;
      if (message.kind === 'turn-stopped') current.stop.abort(new Error('the turn was stopped'));
      else current.drop.abort(new Error('the turn was dropped'));
    }
    if (message.kind === 'turn-owed') {
      const work = works.get(message.gameId);
      if (work) work.again = true;
    }
    if (message.kind === 'node-gone') lookAround();
  });

  /** Takes up what is owed and nobody runs: after a start, and after another node has gone. */
  async function makeRounds() {
    for (const gameId of await lock.unattended()) if (!works.has(gameId)) wake(gameId);
  }

  function lookAround() {
    if (looking || stopping) return;
    looking = true;
    makeRounds()
      .catch((error) => log.warn({ err: error }, 'owed turns could not be looked for'))
      .finally(() => {
        looking = false;
      });
  }

  const rounds = isShared ? setInterval(lookAround, lookAgainAfter) : undefined;

  /** A database that is away for a while does not send the guests away. */
  async function isGreetingDue(gameId: string): Promise<boolean> {
    try {
      return await turns.oweGreeting(gameId);
    } catch (error) {
      if (!isShared || !(error instanceof StoreUnavailable)) throw error;
      return true;
    }
  }

  function owed(gameId: string) {
    bus.publish({ kind: 'turn-owed', gameId });
    wake(gameId, isShared ? lockPauses : []);
  }

  async function hold<T>(
    gameId: string,
    look: () => Promise<void>,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      await look();
      closing.signal.throwIfAborted();
      const lease = await lock.tryAcquire(gameId);
      if (!lease) {
        await delay(holdPause);
        continue;
      }
      const over = new AbortController();
      const letGo = abortWith(over, closing.signal, lease.lost);
      try {
        return await work(over.signal);
      } finally {
        letGo();
        await lease.release();
        // What was owed meanwhile found the game taken.
        wake(gameId);
      }
    }
  }

  return {
    owed,
    hold,
    async greet(gameId) {
      for (let looks = 0; !stopping && (await isGreetingDue(gameId)); looks++) {
        if (looks > 0 && isShared) await delay(greetingPause);
        wake(gameId);
        await works.get(gameId)?.finished;
      }
    },
    async retry(seat) {
      await turns.oweFailedAgain(seat);
      owed(seat.gameId);
    },
    async goOn(seat) {
      await turns.goOn(seat);
      owed(seat.gameId);
    },
    presenceChanged(gameId) {
      if (stopping) return;
      turns.roundWaits(gameId).then(
        (waits) => waits && owed(gameId),
        (error) => log.warn({ err: error, game: gameId }, 'a waiting round could not be looked for'),
      );
    },
    recover: makeRounds,
    async stop() {
      stopping = true;
      closing.abort(new Error('the server is stopping'));
      clearInterval(rounds);
      for (const timer of timers) clearTimeout(timer);
      const all = [...works.values()];
      for (const work of all) work.abort.abort(new Error('the server is stopping'));
      await Promise.all(all.map((work) => work.finished));
    },
    get running() {
      return running;
    },
  };
}

import type { Store } from '../store/store.ts';
import type { SeatKey } from '../games/seat-queries.ts';
import type { TurnFailure } from './rooms.ts';
import { roundQueries } from './round-queries.ts';
import { type ClaimedTurn, turnQueries } from './turn-queries.ts';

/** What became of the newest turns of a game. */
export interface StandingTurns {
  done: Set<number>;
  /** The newest turn of all, when it failed. */
  failure: TurnFailure | null;
  /** The sentence of the newest turn that somebody may know of, when it failed. */
  failureFor(userId: string): string | null;
}

/** The rows of the owed turns. What waits for an answer is here and nowhere else. */
export interface Turns {
  /**
   * Takes up the oldest turn that is owed, or was left behind running; null when there is none, when those who are online have
   * not all acted in a round, or when the game has moved on to a later epoch.
   */
  claimNext(gameId: string, epoch: number, online: ReadonlySet<string>): Promise<ClaimedTurn | null>;
  /** Marks a turn failed and gives the player their awaited roll back; false when the turn is no longer ours. */
  fail(turn: ClaimedTurn, detail: string): Promise<boolean>;
  /** Closes a turn that needs no answer any more; what was awaited is awaited still. */
  drop(turn: ClaimedTurn, why: string): Promise<void>;
  /** Owes the opening greeting of a game without messages, once; whether one is still to come. */
  oweGreeting(gameId: string): Promise<boolean>;
  /** Owes the newest turn that somebody knows of again, which must have failed. */
  oweFailedAgain(seat: SeatKey): Promise<void>;
  /** In rounds: those who have acted are to be answered. */
  goOn(seat: SeatKey): Promise<void>;
  /** Whether a round of this game waits for somebody. */
  roundWaits(gameId: string): Promise<boolean>;
  standing(gameId: string): Promise<StandingTurns>;
}

/** As many as can be told of late, when events have been under way for a while. */
const newestTurns = 30;

export function createTurns({ store, now }: { store: Store; now: () => number }): Turns {
  const at = () => new Date(now()).toISOString();

  return {
    async claimNext(gameId, epoch, online) {
      // Most looks find nothing. On SQLite it is one step either way; on PostgreSQL a look costs less than a transaction.
      if (store.kind === 'postgres' && !(await store.call(turnQueries.open, { gameId }))) return null;
      return store.call(turnQueries.claim, { gameId, epoch, online: [...online] });
    },
    fail: (turn, failure) => store.call(turnQueries.fail, { turn, failure, at: at() }),
    async drop(turn, why) {
      await store.call(turnQueries.drop, { turn, failure: why, at: at() });
    },
    async oweGreeting(gameId) {
      // Most who come find a game that was greeted long ago: a look keeps nobody from writing.
      const greeting = await store.call(turnQueries.greetingOf, { gameId });
      if (greeting?.paused === 1) return false;
      if (greeting) return greeting.status === 'owed' || greeting.status === 'running';
      return store.call(turnQueries.oweGreeting, { gameId, at: at() });
    },
    oweFailedAgain: (seat) => store.call(turnQueries.oweFailedAgain, seat),
    goOn: (seat) => store.call(roundQueries.goOn, seat),
    roundWaits: (gameId) => store.call(roundQueries.waits, { gameId }),
    async standing(gameId) {
      const newest = await store.call(turnQueries.newest, { gameId, limit: newestTurns });
      const done = newest.filter(({ status }) => status === 'done').map(({ id }) => id);
      const [last] = newest;
      const detail = failureOf(last);
      return {
        done: new Set(done),
        failure: last && detail !== null ? { detail, whisperer: last.whisperer } : null,
        failureFor: (userId) =>
          failureOf(newest.find(({ whisperer }) => whisperer === null || whisperer === userId)),
      };
    },
  };
}

function failureOf(turn: { status: string; failure: string | null } | undefined): string | null {
  return turn?.status === 'failed' ? turn.failure : null;
}

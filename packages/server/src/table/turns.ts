import { Refusal } from '@fireside/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isUniqueViolation } from '../store/unique-violation.ts';
import { type ClaimedTurn, claimTurn, lockedEpoch } from './procedures/claim-turn.ts';
import { nextTurn } from './procedures/next-turn.ts';
import { setPendingRoll } from './procedures/pending-roll.ts';

/** The rows of the owed turns. What waits for an answer is here and nowhere else. */
export interface Turns {
  /**
   * Takes up the oldest turn that is owed, or was left behind running; null when there is none, or when the game has moved
   * on to a later epoch.
   */
  claimNext(gameId: string, epoch: number): Promise<ClaimedTurn | null>;
  /** Marks a turn failed and gives the player their awaited roll back; false when the turn is no longer ours. */
  fail(turn: ClaimedTurn, detail: string): Promise<boolean>;
  /** Closes a turn that needs no answer any more. */
  drop(turn: ClaimedTurn, why: string): Promise<void>;
  /** Owes the opening greeting of a game without messages, once; whether one is still to come. */
  oweGreeting(gameId: string): Promise<boolean>;
  /** Owes the last failed turn again. */
  oweFailedAgain(gameId: string): Promise<void>;
  /** Which of the newest turns are done, and the sentence of the last one when it failed. */
  standing(gameId: string): Promise<{ done: Set<number>; failure: string | null }>;
}

/** As many as can be told of late, when events have been under way for a while. */
const newestTurns = 30;

export function createTurns({ store, now }: { store: Store; now: () => number }): Turns {
  const at = () => new Date(now()).toISOString();

  return {
    async claimNext(gameId, epoch) {
      // Most looks find nothing. On SQLite it is one step either way; on PostgreSQL a look costs less than a transaction.
      if (store.kind === 'postgres' && !(await store.call(nextTurn, gameId))) return null;
      return store.call(claimTurn, { gameId, epoch });
    },

    async fail(turn, detail) {
      return store.write(async (transaction) => {
        if ((await lockedEpoch(transaction, turn.gameId)) !== turn.epoch) return false;
        const changed = await transaction
          .updateTable('turns')
          .set({
            status: 'failed',
            failure: detail,
            finished_at: at(),
            pending_notation: null,
            pending_reason: null,
          })
          .where('id', '=', turn.id)
          .where('status', '=', 'running')
          .where('epoch', '=', turn.epoch)
          .returning('id')
          .executeTakeFirst();
        if (changed && turn.userId && turn.pendingRoll) {
          await setPendingRoll(transaction, turn.gameId, turn.userId, turn.pendingRoll);
        }
        return changed !== undefined;
      });
    },

    async drop(turn, why) {
      await store.db
        .updateTable('turns')
        .set({ status: 'done', failure: why, finished_at: at() })
        .where('id', '=', turn.id)
        .where('epoch', '=', turn.epoch)
        .execute();
    },

    async oweGreeting(gameId) {
      const greeting = await store.db
        .selectFrom('turns')
        .select('status')
        .where('game_id', '=', gameId)
        .where('kind', '=', 'greeting')
        .executeTakeFirst();
      if (greeting) return greeting.status === 'owed' || greeting.status === 'running';
      try {
        return await store.write(async (transaction) => {
          if (await hasMessages(transaction, gameId)) return false;
          await transaction
            .insertInto('turns')
            .values({ game_id: gameId, kind: 'greeting', message_id: null, status: 'owed', created_at: at() })
            .execute();
          return true;
        });
      } catch (error) {
        // Another connection was first: the greeting is owed already.
        if (isUniqueViolation(error)) return true;
        throw error;
      }
    },

    async oweFailedAgain(gameId) {
      await store.write(async (transaction) => {
        const game = await transaction
          .selectFrom('games')
          .select('status')
          .where('id', '=', gameId)
          .executeTakeFirst();
        if (game?.status === 'ended') throw new Refusal('game_ended');
        const failed = await transaction
          .selectFrom('turns')
          .select(['id', 'kind'])
          .where('game_id', '=', gameId)
          .where('status', '=', 'failed')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        // Nobody is greeted in the middle of a game.
        const isLate = failed?.kind === 'greeting' && (await hasMessages(transaction, gameId));
        if (!failed || isLate) throw new Refusal('nothing_to_retry');
        // Asked for anew, it has all its attempts again. Two who ask at once get it once.
        const owed = await transaction
          .updateTable('turns')
          .set({ status: 'owed', attempts: 0, failure: null, finished_at: null })
          .where('id', '=', failed.id)
          .where('status', '=', 'failed')
          .returning('id')
          .execute();
        if (owed.length === 0) throw new Refusal('nothing_to_retry');
      });
    },

    async standing(gameId) {
      const newest = await store.db
        .selectFrom('turns')
        .select(['id', 'status', 'failure'])
        .where('game_id', '=', gameId)
        .orderBy('id', 'desc')
        .limit(newestTurns)
        .execute();
      const done = newest.filter(({ status }) => status === 'done').map(({ id }) => id);
      return { done: new Set(done), failure: newest[0]?.status === 'failed' ? newest[0].failure : null };
    },
  };
}

async function hasMessages(transaction: Transaction<Tables>, gameId: string): Promise<boolean> {
  const message = await transaction
    .selectFrom('messages')
    .select('id')
    .where('game_id', '=', gameId)
    .limit(1)
    .executeTakeFirst();
  return message !== undefined;
}

import { Refusal } from '@fireside/contract';
import type { PendingRoll } from '@fireside/engine';
import type { Kysely, Transaction } from 'kysely';
import { lockGame } from '../store/lock-game.ts';
import type { Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isUniqueViolation } from '../store/unique-violation.ts';

/** A turn that this process has taken up under an epoch of its game. */
export interface ClaimedTurn {
  id: number;
  gameId: string;
  kind: 'greeting' | 'reply';
  messageId: number | null;
  userId: string | null;
  epoch: number;
  attempts: number;
  /** The roll that its player had been asked for. */
  pendingRoll: PendingRoll | null;
}

/** The rows of the owed turns. What waits for an answer is here and nowhere else. */
export interface Turns {
  /**
   * Takes up the oldest turn that is owed, or was left behind running; null when there is none, or when the game has moved
   * on to another epoch.
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
  gamesWithOwedTurns(): Promise<string[]>;
}

/** As many as can be told of late, when events have been under way for a while. */
const newestTurns = 30;

export function createTurns({ store, now }: { store: Store; now: () => number }): Turns {
  const at = () => new Date(now()).toISOString();

  /** The roll moves from the seat to the turn, so that a turn that runs again after a crash still has it. */
  async function takePendingRoll(transaction: Transaction<Tables>, gameId: string, userId: string) {
    const seat = await transaction
      .selectFrom('participants')
      .select(['pending_notation', 'pending_reason'])
      .where('game_id', '=', gameId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!seat || seat.pending_notation === null) return null;
    await setPendingRoll(transaction, gameId, userId, null);
    return { notation: seat.pending_notation, reason: seat.pending_reason ?? '' };
  }

  return {
    async claimNext(gameId, epoch) {
      const oldest = (db: Kysely<Tables>, status: 'owed' | 'running') =>
        db
          .selectFrom('turns')
          .selectAll()
          .where('status', '=', status)
          .where('game_id', '=', gameId)
          .orderBy('id')
          .limit(1)
          .executeTakeFirst();
      // One look for each: asked for both at once, SQLite would walk through every turn the game has ever had.
      const next = async (db: Kysely<Tables>) => {
        const [running, waiting] = [await oldest(db, 'running'), await oldest(db, 'owed')];
        return running && waiting ? (running.id < waiting.id ? running : waiting) : (running ?? waiting);
      };
      // Most looks find nothing: those need no transaction.
      if (!(await next(store.db))) return null;
      return store.write(async (transaction) => {
        if (!(await isCurrent(transaction, gameId, epoch))) return null;
        const owed = await next(transaction);
        if (!owed) return null;
        const taken = owed.user_id === null ? null : await takePendingRoll(transaction, gameId, owed.user_id);
        const kept =
          owed.pending_notation === null
            ? null
            : { notation: owed.pending_notation, reason: owed.pending_reason ?? '' };
        const pendingRoll = taken ?? kept;
        await transaction
          .updateTable('turns')
          .set({
            status: 'running',
            epoch,
            attempts: owed.attempts + 1,
            pending_notation: pendingRoll?.notation ?? null,
            pending_reason: pendingRoll?.reason ?? null,
          })
          .where('id', '=', owed.id)
          .execute();
        return {
          id: owed.id,
          gameId,
          kind: owed.kind,
          messageId: owed.message_id,
          userId: owed.user_id,
          epoch,
          attempts: owed.attempts + 1,
          pendingRoll,
        };
      });
    },

    async fail(turn, detail) {
      return store.write(async (transaction) => {
        if (!(await isCurrent(transaction, turn.gameId, turn.epoch))) return false;
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

    async gamesWithOwedTurns() {
      const rows = await store.db
        .selectFrom('turns')
        .select('game_id')
        .distinct()
        .where('status', 'in', ['owed', 'running'])
        .execute();
      return rows.map((row) => row.game_id);
    },
  };
}

/** Whether this epoch is still the game's; until the transaction ends no other can begin. */
async function isCurrent(transaction: Transaction<Tables>, gameId: string, epoch: number): Promise<boolean> {
  await lockGame(transaction, gameId);
  const game = await transaction
    .selectFrom('games')
    .select('epoch')
    .where('id', '=', gameId)
    .executeTakeFirst();
  return game?.epoch === epoch;
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

export async function setPendingRoll(
  transaction: Transaction<Tables>,
  gameId: string,
  userId: string,
  roll: PendingRoll | null,
) {
  await transaction
    .updateTable('participants')
    .set({ pending_notation: roll?.notation ?? null, pending_reason: roll?.reason ?? null })
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .execute();
}

import type { PendingRoll } from '@fireside/contract';
import { rollOf, setPendingRoll, takePendingRoll } from '../games/seat-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, TurnRow } from '../store/schema.ts';
import { refuseBacklog } from './backlog-queries.ts';
import { chooseTurn, claimWith, closeAttached, oweAttachedAgain } from './round-queries.ts';

/** A message of a round that is answered together with the turn's own. */
export interface AnsweredToo {
  messageId: number;
  userId: string;
  pendingRoll: PendingRoll | null;
}

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
  /** In a round, oldest first. */
  also: AnsweredToo[];
}

/**
 * The oldest turn that is owed or was left behind running. One look for each: asked for both at once, SQLite would walk
 * through every turn the game has ever had.
 */
const selectOpen = query<{ gameId: string }, TurnRow>(
  `select * from turns where id = (
     select min(id) from (
       select min(id) as id from turns where status = 'running' and game_id = :gameId
       union all
       select min(id) as id from turns where status = 'owed' and game_id = :gameId
     ) as oldest
   )`,
);

const selectEpoch = query<{ gameId: string }, { epoch: number }>(
  'select epoch from games where id = :gameId',
);

const updateEpoch = change<{ gameId: string; epoch: number }>(
  'update games set epoch = :epoch where id = :gameId',
);

const updateClaimed = change<
  Pick<TurnRow, 'id' | 'epoch' | 'attempts'> & { notation: string | null; reason: string | null }
>(
  `update turns set status = 'running', epoch = :epoch, attempts = :attempts,
     pending_notation = :notation, pending_reason = :reason
   where id = :id`,
);

/** The game's epoch; until the transaction ends no other can begin. */
async function lockedEpoch(db: Database, gameId: string): Promise<number | undefined> {
  await lockGame(db, gameId);
  return (await selectEpoch.first(db, { gameId }))?.epoch;
}

async function claimTurn(
  db: Database,
  { gameId, epoch, online }: { gameId: string; epoch: number; online: string[] },
): Promise<ClaimedTurn | null> {
  const stored = await lockedEpoch(db, gameId);
  if (stored === undefined || stored > epoch) return null;
  const oldest = await selectOpen.first(db, { gameId });
  const chosen = oldest && (await chooseTurn(db, oldest, { gameId, online }));
  if (!chosen) return null;
  const open = chosen.first;
  if (stored < epoch) await updateEpoch(db, { gameId, epoch });
  const { id, kind, message_id: messageId, user_id: userId } = open;
  const taken = userId === null ? null : await takePendingRoll(db, { gameId, userId });
  const pendingRoll = taken ?? rollOf(open);
  const attempts = open.attempts + 1;
  const { notation = null, reason = null } = pendingRoll ?? {};
  await updateClaimed(db, { id, epoch, attempts, notation, reason });
  const also = await claimWith(db, { gameId, first: id, epoch }, chosen.also);
  return { id, gameId, kind, messageId, userId, epoch, attempts, pendingRoll, also };
}

const updateFailed = change<{ id: number; epoch: number; failure: string; at: string }>(
  `update turns set status = 'failed', failure = :failure, finished_at = :at,
     pending_notation = null, pending_reason = null
   where id = :id and status = 'running' and epoch = :epoch`,
);

interface Failure {
  turn: ClaimedTurn;
  failure: string;
  at: string;
}

const updateDropped = change<{ id: number; epoch: number; failure: string; at: string }>(
  `update turns set status = 'done', failure = :failure, finished_at = :at,
     pending_notation = null, pending_reason = null
   where id = :id and status = 'running' and epoch = :epoch`,
);

/** Closes a turn that was not answered; the roll that it took up is awaited as before, unless the game is over. */
function leaving(close: typeof updateFailed, status: 'failed' | 'done') {
  return async (db: Database, { turn, failure, at }: Failure): Promise<boolean> => {
    const { id, gameId, epoch } = turn;
    if ((await lockedEpoch(db, gameId)) !== epoch) return false;
    if ((await close(db, { id, epoch, failure, at })) === 0) return false;
    const isOver = (await selectStatus.first(db, { gameId }))?.status === 'ended';
    if (turn.also.length > 0) await closeAttached(db, { id, status, failure, at });
    for (const { userId, pendingRoll } of [turn, ...turn.also])
      if (userId && pendingRoll && !isOver) await setPendingRoll(db, { gameId, userId }, pendingRoll);
    return true;
  };
}

const selectGreeting = query<{ gameId: string }, Pick<TurnRow, 'status'>>(
  `select status from turns where game_id = :gameId and kind = 'greeting'`,
);

/** Two who come at once owe it once. */
const insertGreeting = change<{ gameId: string; at: string }>(
  `insert into turns (game_id, kind, status, created_at) values (:gameId, 'greeting', 'owed', :at)
   on conflict do nothing`,
);

const selectMessage = query<{ gameId: string }, { id: number }>(
  'select id from messages where game_id = :gameId limit 1',
);

async function oweGreeting(db: Database, { gameId, at }: { gameId: string; at: string }): Promise<boolean> {
  if (await selectMessage.first(db, { gameId })) return false;
  await insertGreeting(db, { gameId, at });
  return true;
}

const selectStatus = query<{ gameId: string }, Pick<GameRow, 'status'>>(
  'select status from games where id = :gameId',
);

const selectNewest = query<
  { gameId: string; limit: number },
  Pick<TurnRow, 'id' | 'kind' | 'status' | 'failure' | 'answered_in'>
>(
  'select id, kind, status, failure, answered_in from turns where game_id = :gameId order by id desc limit :limit',
);

/** Asked for anew, it has all its attempts again. Two who ask at once get it once. */
const oweAgain = change<{ id: number }>(
  `update turns set status = 'owed', attempts = 0, failure = null, finished_at = null
   where id = :id and status = 'failed'`,
);

async function oweFailedAgain(db: Database, { gameId }: { gameId: string }): Promise<void> {
  const game = await selectStatus.first(db, { gameId });
  if (game?.status === 'ended') throw new Refused('game_ended');
  await refuseBacklog(db, { gameId });
  // Only the newest: after a later one the DM would answer what is long past.
  const newest = await selectNewest.first(db, { gameId, limit: 1 });
  // Nobody is greeted in the middle of a game.
  const isLate = newest?.kind === 'greeting' && (await selectMessage.first(db, { gameId })) !== undefined;
  const id = newest?.answered_in ?? newest?.id;
  if (id === undefined || isLate || (await oweAgain(db, { id })) === 0) throw new Refused('nothing_to_retry');
  await oweAttachedAgain(db, { id });
}

export const turnQueries = room('turns', {
  /** The oldest turn that is to be run, if there is one. */
  open: readingOnce(selectOpen.first),
  /**
   * Takes it up; null when there is none, or when the game has moved on to a later epoch. From here on nothing can be
   * committed under an earlier one.
   */
  claim: writing(claimTurn),
  fail: writing(leaving(updateFailed, 'failed')),
  drop: writing(leaving(updateDropped, 'done')),
  greetingOf: readingOnce(selectGreeting.first),
  oweGreeting: writing(oweGreeting),
  oweFailedAgain: writing(oweFailedAgain),
  newest: readingOnce(selectNewest),
});

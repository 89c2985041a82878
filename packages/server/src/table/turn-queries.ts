import type { PendingRoll } from '@fireside/contract';
import { newestPlaceOf } from '../games/message-queries.ts';
import { inStory } from '../games/readers.ts';
import { awaitedIn, setPendingRoll, takePendingRoll } from '../games/seat-queries.ts';
import { joinedSettings } from '../games/settings.ts';
import { lockGame } from '../store/locks.ts';
import { readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, TurnRow } from '../store/schema.ts';
import { oweFailedAgain } from './retry-queries.ts';
import {
  type AnsweredToo,
  chooseTurn,
  claimWith,
  closeAttached,
  failedAt,
  type OpenTurn,
} from './round-queries.ts';

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
  /** Whether it was asked for in a whisper. */
  isRollWhispered: boolean;
  /** Whether what it answers was whispered, and only its player hears the answer. */
  isWhisper: boolean;
  /** The newest message that the game had when it was taken up. */
  readId: number;
  /** The newest place of the game when it was claimed: what is shown of the turn comes behind that. */
  after: number;
  /** In a round, oldest first. */
  also: AnsweredToo[];
}

/**
 * The oldest turn that is owed or was left behind running. One look for each: asked for both at once, SQLite would walk
 * through every turn the game has ever had.
 */
const selectOpen = query<{ gameId: string }, OpenTurn>(
  `select turns.*, messages.kind as message_kind
   from turns left join messages on messages.id = turns.message_id where turns.id = (
     select min(id) from (
       select min(id) as id from turns where status = 'running' and game_id = :gameId
       union all
       select min(id) as id from turns where status = 'owed' and game_id = :gameId
     ) as oldest
   )`,
);

const selectOpenId = query<{ gameId: string }, { id: number }>(
  `select id from turns where status = 'running' and game_id = :gameId
   union all select id from turns where status = 'owed' and game_id = :gameId limit 1`,
);

/** Whether any turn of a game is owed or was left behind running. */
export async function isAnyOpen(db: Database, gameId: string): Promise<boolean> {
  return (await selectOpenId.first(db, { gameId })) !== undefined;
}

const selectEpoch = query<{ gameId: string }, { epoch: number; paused: number | null }>(
  `select games.epoch, settings.paused from games ${joinedSettings} where games.id = :gameId`,
);

const updateEpoch = change<{ gameId: string; epoch: number }>(
  'update games set epoch = :epoch where id = :gameId',
);

const updateClaimed = change<
  Pick<TurnRow, 'id' | 'epoch' | 'attempts' | 'read_id'> & {
    notation: string | null;
    reason: string | null;
    whispered: number;
  }
>(
  `update turns set status = 'running', answered_in = null, epoch = :epoch, attempts = :attempts, read_id = :read_id,
     pending_notation = :notation, pending_reason = :reason, pending_whispered = :whispered
   where id = :id`,
);

const selectNewestMessage = query<{ gameId: string }, { id: number | null }>(
  'select max(id) as id from messages where game_id = :gameId',
);

/** The game's epoch; until the transaction ends no other can begin. */
async function lockedEpoch(db: Database, gameId: string) {
  await lockGame(db, gameId);
  const found = await selectEpoch.first(db, { gameId });
  return { epoch: found?.epoch, isPaused: found?.paused === 1 };
}

async function claimTurn(
  db: Database,
  { gameId, epoch, online }: { gameId: string; epoch: number; online: string[] },
): Promise<ClaimedTurn | null> {
  const { epoch: stored, isPaused } = await lockedEpoch(db, gameId);
  if (stored === undefined || stored > epoch || isPaused) return null;
  const oldest = await selectOpen.first(db, { gameId });
  const chosen = oldest && (await chooseTurn(db, oldest, { gameId, online }));
  if (!chosen) return null;
  const open = chosen.first;
  if (stored < epoch) await updateEpoch(db, { gameId, epoch });
  const { id, kind, message_id: messageId, user_id: userId } = open;
  const taken = userId === null ? null : await takePendingRoll(db, { gameId, userId });
  const awaited = taken ?? awaitedIn(open);
  const pendingRoll = awaited?.roll ?? null;
  const isRollWhispered = awaited?.isWhispered ?? false;
  const attempts = open.attempts + 1;
  const readId = (await selectNewestMessage.first(db, { gameId }))?.id ?? 0;
  const { notation = null, reason = null } = pendingRoll ?? {};
  const whispered = isRollWhispered ? 1 : 0;
  await updateClaimed(db, { id, epoch, attempts, notation, reason, whispered, read_id: readId });
  const also = await claimWith(db, { gameId, first: id, epoch, readId }, chosen.also);
  const after = await newestPlaceOf(db, gameId);
  const isWhisper = open.message_kind === 'whisper';
  return {
    id,
    gameId,
    kind,
    messageId,
    userId,
    epoch,
    attempts,
    pendingRoll,
    isRollWhispered,
    isWhisper,
    readId,
    after,
    also,
  };
}

const updateFailed = change<{ id: number; epoch: number; failure: string; at: string }>(
  `update turns set status = 'failed', failure = :failure, finished_at = :at, read_id = ${failedAt},
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
    if ((await lockedEpoch(db, gameId)).epoch !== epoch) return false;
    if ((await close(db, { id, epoch, failure, at })) === 0) return false;
    const isOver = (await selectStatus.first(db, { gameId }))?.status === 'ended';
    if (turn.also.length > 0) await closeAttached(db, { id, status, failure, at });
    for (const { userId, pendingRoll, isRollWhispered } of [turn, ...turn.also])
      if (userId && pendingRoll && !isOver)
        await setPendingRoll(db, { gameId, userId }, pendingRoll, isRollWhispered);
    return true;
  };
}

const selectGreeting = query<{ gameId: string }, Pick<TurnRow, 'status'> & { paused: number | null }>(
  `select turns.status, settings.paused
   from games join turns on turns.game_id = games.id and turns.kind = 'greeting' ${joinedSettings}
   where games.id = :gameId`,
);

/** Two who come at once owe it once. */
const insertGreeting = change<{ gameId: string; at: string }>(
  `insert into turns (game_id, kind, status, created_at) values (:gameId, 'greeting', 'owed', :at)
   on conflict do nothing`,
);

/** Table talk is no beginning. */
const selectMessage = query<{ gameId: string }, { id: number }>(
  `select id from messages where game_id = :gameId and ${inStory} limit 1`,
);

async function oweGreeting(db: Database, { gameId, at }: { gameId: string; at: string }): Promise<boolean> {
  // Whoever comes to a paused game is not greeted, and waits for nothing.
  if ((await selectStatus.first(db, { gameId }))?.paused === 1) return false;
  if (await selectMessage.first(db, { gameId })) return false;
  await insertGreeting(db, { gameId, at });
  return true;
}

const selectStatus = query<{ gameId: string }, Pick<GameRow, 'status'> & { paused: number | null }>(
  `select games.status, settings.paused from games ${joinedSettings} where games.id = :gameId`,
);

type StandingTurn = Pick<TurnRow, 'id' | 'status' | 'failure'> & {
  /** Who whispered what it answers; null where everybody hears it. */
  whisperer: string | null;
};

const selectNewest = query<{ gameId: string; limit: number }, StandingTurn>(
  `select turns.id, turns.status, turns.failure,
     case when messages.kind = 'whisper' then turns.user_id end as whisperer
   from turns left join messages on messages.id = turns.message_id
   where turns.game_id = :gameId order by turns.id desc limit :limit`,
);

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

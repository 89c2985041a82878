import { limits } from '@fireside/contract/protocol';
import { inStory } from '../games/readers.ts';
import { requireSeat, type SeatKey } from '../games/seat-queries.ts';
import { joinedSettings } from '../games/settings.ts';
import { lockGame } from '../store/locks.ts';
import { Refused } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, TurnRow } from '../store/schema.ts';
import { refuseBacklog } from './backlog-queries.ts';
import { goOnWith, oweAttachedAgain } from './round-queries.ts';

const selectGame = query<{ gameId: string }, Pick<GameRow, 'status'> & { paused: number | null }>(
  `select games.status, settings.paused from games ${joinedSettings} where games.id = :gameId`,
);

type KnownTurn = Pick<TurnRow, 'id' | 'kind' | 'status' | 'message_id' | 'answered_in' | 'read_id'>;

/** The newest turns that somebody may know of: others' whispers are as if they were not there. */
const selectKnown = query<SeatKey & { limit: number }, KnownTurn>(
  `select turns.id, turns.kind, turns.status, turns.message_id, turns.answered_in, turns.read_id
   from turns left join messages on messages.id = turns.message_id
   where turns.game_id = :gameId
     and (messages.kind is null or messages.kind <> 'whisper' or turns.user_id = :userId)
   order by turns.id desc limit :limit`,
);

/** One that failed, and as many as can have waited behind it. */
const mostKnown = limits.unansweredAtTable + 1;

/** The newest that failed, unless something was said since: then the DM would answer what is long past. */
function lastFailed(known: readonly KnownTurn[]): KnownTurn | undefined {
  const newest = known[0]?.message_id ?? 0;
  return known.find(
    ({ status, answered_in, read_id }) => status === 'failed' && answered_in === null && read_id >= newest,
  );
}

const selectStory = query<{ gameId: string }, { id: number }>(
  `select id from messages where game_id = :gameId and ${inStory} limit 1`,
);

/** Asked for anew, it has all its attempts again. */
const oweAgain = change<{ id: number }>(
  `update turns set status = 'owed', attempts = 0, failure = null, finished_at = null where id = :id`,
);

/** Whoever of those whom a turn was to answer is still there. */
const selectWaiting = query<{ id: number }, { user_id: string }>(
  `select participants.user_id from turns
     join participants on participants.game_id = turns.game_id and participants.user_id = turns.user_id
   where turns.id = :id or turns.answered_in = :id limit 1`,
);

/** Nobody is greeted in the middle of a game, and whoever has left waits for no answer. */
async function isNeedless(db: Database, gameId: string, { id, kind }: KnownTurn): Promise<boolean> {
  if (kind === 'greeting') return (await selectStory.first(db, { gameId })) !== undefined;
  return (await selectWaiting.first(db, { id })) === undefined;
}

/** Owes the last turn that failed again, with those that it was to answer too. */
export async function oweFailedAgain(db: Database, { gameId, userId }: SeatKey): Promise<void> {
  await lockGame(db, gameId);
  await requireSeat(db, { gameId, userId });
  const game = await selectGame.first(db, { gameId });
  if (game?.status === 'ended') throw new Refused('game_ended');
  if (game?.paused === 1) throw new Refused('game_paused');
  await refuseBacklog(db, { gameId });
  const failed = lastFailed(await selectKnown(db, { gameId, userId, limit: mostKnown }));
  if (!failed || (await isNeedless(db, gameId, failed))) throw new Refused('nothing_to_retry');
  await oweAgain(db, { id: failed.id });
  await oweAttachedAgain(db, { id: failed.id });
  await goOnWith(db, { gameId, id: failed.id });
}

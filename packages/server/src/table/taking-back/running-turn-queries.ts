import type { RunningTurn } from '../../cluster/bus.ts';
import { requireSeat, type SeatKey } from '../../games/seat-queries.ts';
import { writeSettings } from '../../games/settings.ts';
import { lockGame } from '../../store/locks.ts';
import { Refused, reading, room, writing } from '../../store/procedure.ts';
import { change, type Database, query } from '../../store/query.ts';
import type { GameRow } from '../../store/schema.ts';
import { attachedTo, closeAttached, failedAt, giveBackRolls, type OpenTurn } from '../round-queries.ts';

const selectRunning = query<{ gameId: string }, OpenTurn>(
  `select turns.*, messages.kind as message_kind
   from turns left join messages on messages.id = turns.message_id
   where turns.status = 'running' and turns.game_id = :gameId order by turns.id limit 1`,
);

const selectGame = query<{ gameId: string }, Pick<GameRow, 'creator_id' | 'status'>>(
  'select creator_id, status from games where id = :gameId',
);

/** In rounds others are answered by the same turn. */
const selectAnswered = query<{ turnId: number; userId: string }, { id: number }>(
  'select id from turns where answered_in = :turnId and user_id = :userId limit 1',
);

/** The turn that runs in a game; the roll that it took up is awaited as before, unless the game is over. */
export async function takeFromRunner(db: Database, gameId: string): Promise<OpenTurn | null> {
  const turn = await selectRunning.first(db, { gameId });
  if (!turn) return null;
  const isOver = (await selectGame.first(db, { gameId }))?.status === 'ended';
  if (!isOver) await giveBackRolls(db, gameId, [turn, ...(await attachedTo(db, turn.id))]);
  return turn;
}

/** Which turn is to end where it is, if this participant may ask for that. */
async function findStoppable(db: Database, { gameId, userId }: SeatKey): Promise<RunningTurn> {
  await requireSeat(db, { gameId, userId });
  const turn = await selectRunning.first(db, { gameId });
  // Of what others whisper nobody knows that it is being answered.
  if (!turn || (turn.message_kind === 'whisper' && turn.user_id !== userId))
    throw new Refused('nothing_to_stop');
  const isTheirs =
    turn.user_id === userId ||
    (await selectGame.first(db, { gameId }))?.creator_id === userId ||
    (await selectAnswered.first(db, { turnId: turn.id, userId })) !== undefined;
  if (!isTheirs) throw new Refused('not_stopping');
  return { turn: turn.id, epoch: turn.epoch };
}

interface Paused {
  /** The turn that ran, which is over now. */
  over: RunningTurn | null;
}

const failRunning = change<{ id: number; failure: string; at: string }>(
  `update turns set status = 'failed', failure = :failure, finished_at = :at, read_id = ${failedAt},
     pending_notation = null, pending_reason = null
   where id = :id`,
);

/** What is kept of a turn that a pause has dropped. */
export const pausedTurn = 'The game was paused';

/** Whether a game is paused from here on; false when nothing has changed. */
async function setPaused(db: Database, seat: SeatKey, paused: boolean): Promise<boolean> {
  const { gameId } = seat;
  await lockGame(db, gameId);
  await requireSeat(db, seat);
  let isChanged = false;
  await writeSettings(db, gameId, (settings) => {
    isChanged = settings.paused !== paused;
    return { ...settings, paused };
  });
  return isChanged;
}

/** Whoever runs a turn cannot commit it any more; it is told of as failed, and can be run again. */
async function pause(db: Database, { at, ...seat }: SeatKey & { at: string }): Promise<Paused | null> {
  const { gameId } = seat;
  if (!(await setPaused(db, seat, true))) return null;
  const turn = await takeFromRunner(db, gameId);
  if (!turn) return { over: null };
  await failRunning(db, { id: turn.id, failure: pausedTurn, at });
  await closeAttached(db, { id: turn.id, status: 'failed', failure: pausedTurn, at });
  return { over: { turn: turn.id, epoch: turn.epoch } };
}

export const runningTurnQueries = room('running-turns', {
  stoppable: reading(findStoppable),
  /** Null where the game was paused before. */
  pause: writing(pause),
  /** Whether it was paused. */
  resume: writing((db, seat: SeatKey) => setPaused(db, seat, false)),
});

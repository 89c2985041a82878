import type { PendingRoll } from '@fireside/contract';
import {
  awaitedIn,
  requireSeat,
  type SeatKey,
  setPendingRoll,
  takePendingRoll,
} from '../games/seat-queries.ts';
import { newestPlace } from '../games/message-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, GameSettingsRow, MessageRow, TurnRow } from '../store/schema.ts';

/** A message of a round that is answered together with the turn's own. */
export interface AnsweredToo {
  messageId: number;
  userId: string;
  pendingRoll: PendingRoll | null;
  isRollWhispered: boolean;
}

/** A turn, and what kind of message it answers. */
export type OpenTurn = TurnRow & { message_kind: MessageRow['kind'] | null };

/** A turn that is to be run, with those that it answers besides its own. */
export interface ChosenTurn {
  first: OpenTurn;
  also: TurnRow[];
}

const selectAttached = query<{ id: number }, TurnRow>(
  'select * from turns where answered_in = :id order by id',
);

/**
 * What is owed, and what has failed since the DM last answered the table, whatever was whispered meanwhile: whoever speaks again
 * wants all of it answered.
 */
const selectOwed = query<{ gameId: string }, OpenTurn>(
  `select turns.*, messages.kind as message_kind
   from turns join messages on messages.id = turns.message_id
   where turns.game_id = :gameId and turns.status in ('owed', 'failed')
     and (turns.status = 'owed' or turns.id > coalesce((
       select done.id from turns as done join messages as reply on reply.id = done.reply_id
       where done.game_id = :gameId and done.status = 'done' and reply.kind <> 'whisper'
       order by done.id desc limit 1
     ), 0))
   order by turns.id`,
);

const selectPace = query<{ gameId: string }, Pick<GameSettingsRow, 'pace' | 'go_on'>>(
  'select pace, go_on from game_settings where game_id = :gameId',
);

/**
 * Which turn is next. In rounds whispers are answered at once, and everything else when all who are online have acted or
 * somebody wanted the DM to go on. Nobody being there means that nobody knows yet who will be: the service has just started.
 */
export async function chooseTurn(
  db: Database,
  open: OpenTurn,
  { gameId, online }: { gameId: string; online: readonly string[] },
): Promise<ChosenTurn | null> {
  const attached = await selectAttached(db, { id: open.id });
  const { pace, go_on: goOn } = (await selectPace.first(db, { gameId })) ?? { pace: 'each', go_on: 0 };
  const runsAtOnce = open.kind === 'greeting' || open.status === 'running' || attached.length > 0;
  if (runsAtOnce || pace === 'each') return { first: open, also: attached };
  const owed = await selectOwed(db, { gameId });
  const whisper = owed.find((turn) => turn.status === 'owed' && turn.message_kind === 'whisper');
  if (whisper) return { first: whisper, also: [] };
  const acted = owed.filter(({ message_kind }) => message_kind !== 'whisper');
  const isComplete = online.length > 0 && online.every((id) => acted.some(({ user_id }) => user_id === id));
  const [first, ...also] = acted;
  if (!first || !(isComplete || first.message_id! <= goOn)) return null;
  return { first, also };
}

const attach = change<{
  id: number;
  first: number;
  epoch: number;
  readId: number;
  notation: string | null;
  reason: string | null;
  whispered: number;
}>(
  `update turns set status = 'running', answered_in = :first, epoch = :epoch, read_id = :readId,
     pending_notation = :notation, pending_reason = :reason, pending_whispered = :whispered
   where id = :id`,
);

/** The turns of a round are run by the first of them. */
export async function claimWith(
  db: Database,
  { gameId, ...claim }: { gameId: string; first: number; epoch: number; readId: number },
  also: readonly TurnRow[],
): Promise<AnsweredToo[]> {
  const claimed: AnsweredToo[] = [];
  for (const turn of also) {
    const userId = turn.user_id!;
    const awaited = (await takePendingRoll(db, { gameId, userId })) ?? awaitedIn(turn);
    const { notation = null, reason = null } = awaited?.roll ?? {};
    const isRollWhispered = awaited?.isWhispered ?? false;
    await attach(db, { ...claim, id: turn.id, notation, reason, whispered: isRollWhispered ? 1 : 0 });
    claimed.push({
      messageId: turn.message_id!,
      userId,
      pendingRoll: awaited?.roll ?? null,
      isRollWhispered,
    });
  }
  return claimed;
}

/** The turns that are run by another one, oldest first. */
export async function attachedTo(db: Database, id: number): Promise<TurnRow[]> {
  return selectAttached(db, { id });
}

/** What a turn and those with it took up is awaited as before. */
export async function giveBackRolls(db: Database, gameId: string, turns: readonly TurnRow[]): Promise<void> {
  for (const turn of turns) {
    const awaited = awaitedIn(turn);
    if (turn.user_id && awaited)
      await setPendingRoll(db, { gameId, userId: turn.user_id }, awaited.roll, awaited.isWhispered);
  }
}

const attachToNext = change<{ id: number }>(
  `update turns set answered_in = (select min(other.id) from turns as other where other.answered_in = :id)
   where answered_in = :id`,
);
const leadThemselves = change<{ id: number }>(
  'update turns set answered_in = null where id = answered_in and answered_in > :id',
);

const open = "turns.status in ('owed', 'failed')";

/**
 * Closes the turns that meet a condition and are not being told: nobody waits for them. The next of its round takes the place
 * of one that was the first.
 */
export function dropping<Given extends object>(condition: string) {
  const selectFirsts = query<Given, { id: number }>(
    `select turns.id from turns where ${open} and ${condition}
       and exists (select 1 from turns as other where other.answered_in = turns.id)`,
  );
  const close = change<Given & { why: string; at: string }>(
    `update turns set status = 'done', failure = :why, finished_at = :at, answered_in = null
     where ${open} and ${condition}`,
  );
  return async (db: Database, given: Given, ending: { why: string; at: string }): Promise<void> => {
    const firsts = await selectFirsts(db, given);
    await close(db, { ...given, ...ending });
    for (const { id } of firsts) if ((await attachToNext(db, { id })) > 0) await leadThemselves(db, { id });
  };
}

/** The place up to which the table had come when a turn failed: whatever is said later was said since. */
export const failedAt = `coalesce(${newestPlace('turns.game_id')}, 0)`;

/** What becomes of the first becomes of all. */
export const closeAttached = change<{
  id: number;
  status: 'done' | 'failed';
  failure: string | null;
  at: string;
}>(
  `update turns set status = :status, failure = :failure, finished_at = :at, read_id = ${failedAt},
     pending_notation = null, pending_reason = null
   where answered_in = :id and status = 'running'`,
);

/** Run again, it waits for nobody; nor does what was to go on behind it. */
export const goOnWith = change<{ gameId: string; id: number }>(
  `update game_settings set go_on = (select message_id from turns where id = :id)
   where game_id = :gameId and go_on < (select coalesce(message_id, 0) from turns where id = :id)`,
);

export const oweAttachedAgain = change<{ id: number }>(
  `update turns set status = 'owed', failure = null, finished_at = null
   where answered_in = :id and status = 'failed'`,
);

interface RoundAsked extends Pick<GameRow, 'status'> {
  pace: GameSettingsRow['pace'] | null;
  paused: number | null;
  newest_id: number | null;
}

const selectAsked = query<{ gameId: string }, RoundAsked>(
  `select games.status, settings.pace, settings.paused, (
     select max(turns.message_id) from turns join messages on messages.id = turns.message_id
     where turns.status = 'owed' and turns.game_id = :gameId and messages.kind <> 'whisper'
   ) as newest_id
   from games left join game_settings as settings on settings.game_id = games.id where games.id = :gameId`,
);

const updateGoOn = change<{ gameId: string; id: number }>(
  'update game_settings set go_on = :id where game_id = :gameId',
);

async function goOn(db: Database, seat: SeatKey): Promise<void> {
  const { gameId } = seat;
  await lockGame(db, gameId);
  await requireSeat(db, seat);
  const asked = await selectAsked.first(db, { gameId });
  if (asked?.status === 'ended') throw new Refused('game_ended');
  if (asked?.paused === 1) throw new Refused('game_paused');
  if (asked?.pace !== 'round' || asked.newest_id === null) throw new Refused('nothing_to_answer');
  await updateGoOn(db, { gameId, id: asked.newest_id });
}

const selectWaiting = query<{ gameId: string }, { id: number }>(
  `select turns.id from turns join game_settings on game_settings.game_id = turns.game_id
   where turns.status = 'owed' and turns.game_id = :gameId and pace = 'round' limit 1`,
);

export const roundQueries = room('rounds', {
  /** Those who have acted so far are answered, whoever has not. */
  goOn: writing(goOn),
  /** Whether a round waits for somebody. */
  waits: readingOnce(async (db, { gameId }: { gameId: string }) =>
    Boolean(await selectWaiting.first(db, { gameId })),
  ),
});

import type { ErrorName, MessageRead, PendingRoll } from '@fireside/contract';
import { type Effect, type Encounter, isSame } from '@fireside/contract/effects';
import { chargeMessage } from '../accounts/storage-queries.ts';
import { messageRead, type NamedMessage, selectMessages, storeMessage } from '../games/message-queries.ts';
import { awaitedFrom, type SeatKey, setPendingRoll } from '../games/seat-queries.ts';
import { joinedSettings, type KeptSettings } from '../games/settings.ts';
import { readFight, writeWorld } from '../games/world-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, ParticipantRow } from '../store/schema.ts';
import { refuseBacklog } from './backlog-queries.ts';

export interface Post extends SeatKey {
  kind: 'action' | 'table' | 'whisper';
  /** Of a whisper: 'dm' or a user id. */
  to: string | null;
  content: string;
  /** Dice that the service has rolled for it. */
  effects: Effect[];
  /** The roll that was awaited from the sender when this was made, where it matters: if it is another one now, nothing is stored. */
  awaiting?: {
    roll: PendingRoll | null;
    /** Why the message cannot be its result. */
    impossible?: string | null;
    /** The message is the roll itself. */
    isTaken?: true;
  };
  /** Where the sender goes in a fight: how it was when that was decided, and how it is then, or why they stay. If it is another one now, nothing is stored. */
  move?: { before: Encounter | null; after: Encounter | ErrorName };
  clientId: string | null;
  at: string;
  /** Whether the game has no budget left for an answer; null while nobody has looked: then nothing is stored where it has a budget. */
  isSpent?: boolean | null;
  /** How many bytes the sender may have stored. */
  mayStore: number;
}

export interface Posted {
  message: MessageRead;
  /** The id of the message before it. */
  after: number;
  /** False when the same client_id had been stored before. */
  isNew: boolean;
  /** Whether the DM is to answer it. */
  isOwed: boolean;
}

interface SeatAtTable extends Pick<ParticipantRow, 'character_id' | 'has_spoken'> {
  status: GameRow['status'];
  paused: number | null;
  budget_kind: KeptSettings['budget_kind'];
  user_id: string | null;
  player_name: string | null;
  character_name: string | null;
}

const selectSeat = query<SeatKey, SeatAtTable>(
  `select games.status, settings.paused, settings.budget_kind, participants.user_id, participants.character_id, participants.has_spoken,
     users.name as player_name, characters.name as character_name
   from games
     left join participants on participants.game_id = games.id and participants.user_id = :userId
     left join users on users.id = participants.user_id
     left join characters on characters.id = participants.character_id
     ${joinedSettings}
   where games.id = :gameId`,
);

const selectEarlier = query<SeatKey & { clientId: string }, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and messages.user_id = :userId and client_id = :clientId`,
);

/** Sent again by a client that has not heard that it was taken back. */
const selectWithdrawn = query<SeatKey & { clientId: string }, { id: number }>(
  `select id from withdrawn_messages
   where game_id = :gameId and user_id = :userId and client_id = :clientId`,
);

const selectBefore = query<{ gameId: string; id: number }, { id: number | null }>(
  `select max(id) as id from (
     select max(id) as id from messages where game_id = :gameId and id < :id
     union all
     select max(withdrawn_after) as id from withdrawn_messages
     where game_id = :gameId and withdrawn_after < :id
   ) as places`,
);

const oweTurn = change<
  SeatKey & {
    messageId: number;
    at: string;
    notation: string | null;
    reason: string | null;
    whispered: number;
  }
>(
  `insert into turns
     (game_id, kind, message_id, user_id, status, created_at, pending_notation, pending_reason, pending_whispered)
   values (:gameId, 'reply', :messageId, :userId, 'owed', :at, :notation, :reason, :whispered)`,
);

const selectRecipient = query<SeatKey, { user_id: string }>(
  'select user_id from participants where game_id = :gameId and user_id = :userId',
);

/** Whoever is whispered to sits at the table, and is somebody else. */
async function requireRecipient(db: Database, { gameId, userId, to }: Post): Promise<void> {
  if (to === null || to === 'dm') return;
  if (to === userId) throw new Refused('invalid', { detail: 'to: must be somebody else', errors: [] });
  if (!(await selectRecipient.first(db, { gameId, userId: to }))) throw new Refused('player_not_found');
}

/** Refuses what the DM is to answer while it answers nothing. */
async function requireDm(db: Database, seat: SeatAtTable, { gameId, userId, isSpent }: Post): Promise<void> {
  if (seat.status === 'ended') throw new Refused('game_ended');
  if (seat.paused === 1) throw new Refused('game_paused');
  if (isSpent) throw new Refused('budget_spent');
  await refuseBacklog(db, { gameId, userId });
}

const selectOpenTurn = query<{ gameId: string }, { id: number }>(
  `select id from turns where game_id = :gameId and status in ('owed', 'running') limit 1`,
);

/**
 * Changes the fight, and says whether it was still the one that the move is about. A turn that has begun plays the fight as it found
 * it and would put everybody back: whoever moves waits for its end.
 */
async function moveInFight(db: Database, seat: SeatAtTable, { gameId, at, move }: Post): Promise<boolean> {
  if (!move) return true;
  if (seat.status === 'ended') throw new Refused('game_ended');
  if (seat.paused === 1) throw new Refused('game_paused');
  if (await selectOpenTurn.first(db, { gameId })) throw new Refused('dm_answers');
  const { world, encounter } = await readFight(db, gameId);
  if (!isSame(encounter, move.before)) return false;
  if (typeof move.after === 'string') throw new Refused(move.after);
  await writeWorld(db, { gameId, at }, { world, encounter: move.after });
  return true;
}

function isSameRoll(one: PendingRoll | null, other: PendingRoll | null): boolean {
  return one?.notation === other?.notation && one?.reason === other?.reason;
}

/** Whoever speaks has read what was said before. */
const markSpoken = change<SeatKey & { id: number; hasSpoken: number }>(
  `update participants set has_spoken = :hasSpoken, read_id = :id where game_id = :gameId and user_id = :userId`,
);

async function storePost(db: Database, post: Post): Promise<Posted | null> {
  const { gameId, userId, kind, to, content, effects, awaiting, clientId, at, mayStore } = post;
  const key = { gameId, userId };
  const isOwed = isForDm(post);
  await lockGame(db, gameId);
  const seat = await selectSeat.first(db, key);
  if (!seat) throw new Refused('game_not_found');
  const earlier = clientId === null ? undefined : await selectEarlier.first(db, { ...key, clientId });
  if (earlier) {
    const before = await selectBefore.first(db, { gameId, id: earlier.id });
    const message = messageRead(earlier);
    return { message, after: before?.id ?? 0, isNew: false, isOwed: isForDm(message) };
  }
  if (seat.user_id === null) throw new Refused('not_participant');
  if (clientId !== null && (await selectWithdrawn.first(db, { ...key, clientId })))
    throw new Refused('message_not_found');
  if (isOwed && post.isSpent === null && seat.budget_kind !== null) return null;
  if (isOwed) await requireDm(db, seat, post);
  await requireRecipient(db, post);
  const awaited = awaiting ? await awaitedFrom(db, key) : null;
  if (awaiting) {
    if (!isSameRoll(awaited?.roll ?? null, awaiting.roll)) return null;
    if (awaiting.impossible) throw new Refused('invalid', { detail: awaiting.impossible, errors: [] });
    if (awaiting.isTaken && !awaited) throw new Refused('no_roll_awaited');
  }

  if (!(await moveInFight(db, seat, post))) return null;

  const { player_name, character_id, character_name } = seat;
  const row = {
    sender_type: 'player' as const,
    user_id: userId,
    character_id,
    content,
    effects_json: JSON.stringify(effects),
    created_at: at,
    withheld: 0,
    kind,
    recipient: to,
  };
  const { id, after } = await storeMessage(db, { ...row, game_id: gameId, client_id: clientId });
  if (isOwed) {
    // Its own turn has the roll from here on: nobody makes it twice, and no other turn takes it up.
    const taken = awaiting?.isTaken ? awaited : null;
    if (taken) await setPendingRoll(db, key, null);
    const { notation = null, reason = null } = taken?.roll ?? {};
    const whispered = taken?.isWhispered ? 1 : 0;
    await oweTurn(db, { ...key, messageId: id, at, notation, reason, whispered });
  }
  await markSpoken(db, { ...key, id, hasSpoken: kind === 'action' ? 1 : seat.has_spoken });
  await chargeMessage(db, { userId, most: mayStore }, content);
  const named = { ...row, id, player_name, character_name, removed_after: 0, takes: 1, retold_after: 0 };
  return { message: messageRead(named), after, isNew: true, isOwed };
}

export function isForDm({ kind, to }: Pick<MessageRead, 'kind' | 'to'>): boolean {
  return kind === 'action' || to === 'dm';
}

export const postQueries = room('posts', {
  /** Stores a player's message and the turn that it is owed; null when the roll or the fight that it speaks of is another one now, or nobody has looked at the game's budget. */
  store: writing(storePost),
});

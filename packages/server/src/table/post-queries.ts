import type { MessageRead } from '@fireside/contract';
import { chargeMessage } from '../accounts/storage-queries.ts';
import { messageRead, type NamedMessage, selectMessages, storeMessage } from '../games/message-queries.ts';
import type { SeatKey } from '../games/seat-queries.ts';
import { joinedSettings } from '../games/settings.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, ParticipantRow } from '../store/schema.ts';
import { refuseBacklog } from './backlog-queries.ts';

export interface Post extends SeatKey {
  content: string;
  clientId: string | null;
  at: string;
  /** How many bytes the sender may have stored. */
  mayStore: number;
}

export interface Posted {
  message: MessageRead;
  /** The id of the message before it. */
  after: number;
  /** False when the same client_id had been stored before. */
  isNew: boolean;
}

interface SeatAtTable extends Pick<ParticipantRow, 'character_id' | 'has_spoken'> {
  paused: number | null;
  status: GameRow['status'];
  user_id: string | null;
  player_name: string | null;
  character_name: string | null;
}

const selectSeat = query<SeatKey, SeatAtTable>(
  `select games.status, settings.paused, participants.user_id, participants.character_id, participants.has_spoken,
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

const oweTurn = change<SeatKey & { messageId: number; at: string }>(
  `insert into turns (game_id, kind, message_id, user_id, status, created_at)
   values (:gameId, 'reply', :messageId, :userId, 'owed', :at)`,
);

const markSpoken = change<SeatKey>(
  'update participants set has_spoken = 1 where game_id = :gameId and user_id = :userId',
);

async function storePost(
  db: Database,
  { gameId, userId, content, clientId, at, mayStore }: Post,
): Promise<Posted> {
  await lockGame(db, gameId);
  const seat = await selectSeat.first(db, { gameId, userId });
  if (!seat) throw new Refused('game_not_found');
  const earlier = clientId === null ? undefined : await selectEarlier.first(db, { gameId, userId, clientId });
  if (earlier) {
    const before = await selectBefore.first(db, { gameId, id: earlier.id });
    return { message: messageRead(earlier), after: before?.id ?? 0, isNew: false };
  }
  if (seat.user_id === null) throw new Refused('not_participant');
  if (clientId !== null && (await selectWithdrawn.first(db, { gameId, userId, clientId })))
    throw new Refused('message_not_found');
  if (seat.status === 'ended') throw new Refused('game_ended');
  if (seat.paused === 1) throw new Refused('game_paused');
  await refuseBacklog(db, { gameId, userId });

  const { player_name, character_id, character_name } = seat;
  const row = {
    sender_type: 'player' as const,
    user_id: userId,
    character_id,
    content,
    effects_json: '[]',
    created_at: at,
    withheld: 0,
    kind: 'action' as const,
    recipient: null,
  };
  const { id, after } = await storeMessage(db, { ...row, game_id: gameId, client_id: clientId });
  await oweTurn(db, { gameId, messageId: id, userId, at });
  if (seat.has_spoken === 0) await markSpoken(db, { gameId, userId });
  await chargeMessage(db, { userId, most: mayStore }, content);
  return {
    message: messageRead({
      ...row,
      id,
      player_name,
      character_name,
      removed_after: 0,
      takes: 1,
      retold_after: 0,
    }),
    after,
    isNew: true,
  };
}

export const postQueries = room('posts', {
  /** Stores a player's message and the turn that it is owed. */
  store: writing(storePost),
});

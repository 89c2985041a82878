import type { MessageRead } from '@fireside/contract';
import { messageRead, selectMessages } from '../../games/message-reader.ts';
import { compileOnce } from '../../store/compile-once.ts';
import { lockGame } from '../../store/lock-game.ts';
import { writing } from '../../store/procedure.ts';
import { messageBefore, storeMessage } from './store-message.ts';

export interface Post {
  gameId: string;
  userId: string;
  content: string;
  clientId: string | null;
  at: string;
}

export interface Posted {
  message: MessageRead;
  /** The id of the message before it. */
  after: number;
  /** False when the same client_id had been stored before. */
  isNew: boolean;
}

export interface PostRefused {
  refused: 'game_not_found' | 'not_participant' | 'game_ended';
}

const selectSeat = compileOnce('seat-at-table', (db, given: { gameId: string; userId: string }) =>
  db
    .selectFrom('games')
    .leftJoin('participants', (join) =>
      join.onRef('participants.game_id', '=', 'games.id').on('participants.user_id', '=', given.userId),
    )
    .leftJoin('users', 'users.id', 'participants.user_id')
    .leftJoin('characters', 'characters.id', 'participants.character_id')
    .select([
      'games.status',
      'participants.user_id',
      'participants.character_id',
      'participants.has_spoken',
      'users.name as player_name',
      'characters.name as character_name',
    ])
    .where('games.id', '=', given.gameId),
);

const selectEarlier = compileOnce(
  'message-of-client',
  (db, given: { gameId: string; userId: string; clientId: string }) =>
    selectMessages(db, given.gameId)
      .where('messages.user_id', '=', given.userId)
      .where('client_id', '=', given.clientId),
);

const oweTurn = compileOnce(
  'owe-turn',
  (db, given: { gameId: string; messageId: number; userId: string; at: string }) =>
    db.insertInto('turns').values({
      game_id: given.gameId,
      kind: 'reply',
      message_id: given.messageId,
      user_id: given.userId,
      status: 'owed',
      created_at: given.at,
    }),
);

const markSpoken = compileOnce('mark-spoken', (db, given: { gameId: string; userId: string }) =>
  db
    .updateTable('participants')
    .set({ has_spoken: 1 })
    .where('game_id', '=', given.gameId)
    .where('user_id', '=', given.userId),
);

/** Stores a player's message and the turn that it is owed. */
export const storePost = writing(
  'store-post',
  async (transaction, { gameId, userId, content, clientId, at }: Post): Promise<Posted | PostRefused> => {
    await lockGame(transaction, gameId);
    const [seat] = await selectSeat(transaction, { gameId, userId });
    if (!seat) return { refused: 'game_not_found' };

    if (clientId) {
      const [earlier] = await selectEarlier(transaction, { gameId, userId, clientId });
      if (earlier) {
        const after = await messageBefore(transaction, gameId, earlier.id);
        return { message: messageRead(earlier), after, isNew: false };
      }
    }
    if (seat.user_id === null) return { refused: 'not_participant' };
    if (seat.status === 'ended') return { refused: 'game_ended' };

    const { player_name, character_id, character_name } = seat;
    const row = {
      sender_type: 'player' as const,
      user_id: userId,
      character_id,
      content,
      rolls_json: '[]',
      created_at: at,
    };
    const { id, after } = await storeMessage(transaction, { ...row, game_id: gameId, client_id: clientId });
    await oweTurn(transaction, { gameId, messageId: id, userId, at });
    if (seat.has_spoken === 0) await markSpoken(transaction, { gameId, userId });
    return { message: messageRead({ ...row, id, player_name, character_name }), after, isNew: true };
  },
);

import { type MessageRead, Refusal } from '@fireside/contract';
import { messageRead, selectMessages } from '../games/message-reader.ts';
import { lockGame } from '../store/lock-game.ts';
import type { Store } from '../store/store.ts';
import { messageBefore, storeMessage } from './store-message.ts';

export interface Posted {
  message: MessageRead;
  /** The id of the message before it. */
  after: number;
  /** False when the same client_id had been stored before. */
  isNew: boolean;
}

interface Parts {
  store: Store;
  now: () => number;
}

interface Post {
  gameId: string;
  userId: string;
  content: string;
  clientId: string | null;
}

/** Stores a player's message and the turn that it is owed, in one transaction. */
export function postMessage(
  { store, now }: Parts,
  { gameId, userId, content, clientId }: Post,
): Promise<Posted> {
  return store.write(async (transaction) => {
    await lockGame(transaction, gameId);
    const game = await transaction
      .selectFrom('games')
      .select('status')
      .where('id', '=', gameId)
      .executeTakeFirst();
    if (!game) throw new Refusal('game_not_found');

    if (clientId) {
      const earlier = await selectMessages(transaction, gameId)
        .where('messages.user_id', '=', userId)
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      if (earlier) {
        const after = await messageBefore(transaction, gameId, earlier.id);
        return { message: messageRead(earlier), after, isNew: false };
      }
    }

    const seat = await transaction
      .selectFrom('participants')
      .innerJoin('users', 'users.id', 'participants.user_id')
      .leftJoin('characters', 'characters.id', 'participants.character_id')
      .select([
        'character_id',
        'has_spoken',
        'users.name as player_name',
        'characters.name as character_name',
      ])
      .where('game_id', '=', gameId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!seat) throw new Refusal('not_participant');
    if (game.status === 'ended') throw new Refusal('game_ended');

    const at = new Date(now()).toISOString();
    const row = {
      sender_type: 'player' as const,
      user_id: userId,
      character_id: seat.character_id,
      content,
      created_at: at,
    };
    const { id, after } = await storeMessage(transaction, { ...row, game_id: gameId, client_id: clientId });
    await transaction
      .insertInto('turns')
      .values({
        game_id: gameId,
        kind: 'reply',
        message_id: id,
        user_id: userId,
        status: 'owed',
        created_at: at,
      })
      .execute();
    if (seat.has_spoken === 0) {
      await transaction
        .updateTable('participants')
        .set({ has_spoken: 1 })
        .where('game_id', '=', gameId)
        .where('user_id', '=', userId)
        .execute();
    }
    const { player_name, character_name } = seat;
    return {
      message: messageRead({ ...row, id, player_name, character_name, rolls_json: '[]' }),
      after,
      isNew: true,
    };
  });
}

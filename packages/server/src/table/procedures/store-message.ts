import type { Insertable } from 'kysely';
import { compileOnce, type Queryable } from '../../store/compile-once.ts';
import type { MessagesTable } from '../../store/schema.ts';

export interface StoredMessage {
  id: number;
  /** The message of this game that was stored before it; 0 for the first. */
  after: number;
}

type Message = Insertable<MessagesTable>;

const selectBefore = compileOnce('message-before', (db, given: { gameId: string; id: number }) =>
  db
    .selectFrom('messages')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('game_id', '=', given.gameId)
    .where('id', '<', given.id),
);

const insertMessage = compileOnce('insert-message', (db, given: Required<Omit<Message, 'id'>>) =>
  db
    .insertInto('messages')
    .values({
      game_id: given.game_id,
      sender_type: given.sender_type,
      user_id: given.user_id,
      character_id: given.character_id,
      content: given.content,
      rolls_json: given.rolls_json,
      client_id: given.client_id,
      created_at: given.created_at,
    })
    .returning('id')
    .returning(({ selectFrom }) =>
      selectFrom('messages as earlier')
        .select(({ fn }) => fn.max<number | null>('earlier.id').as('id'))
        .where('earlier.game_id', '=', given.game_id)
        .whereRef('earlier.id', '<', 'messages.id')
        .as('after'),
    ),
);

/** The message of a game that was stored before another; 0 when that is the first. */
export async function messageBefore(transaction: Queryable, gameId: string, id: number): Promise<number> {
  const [row] = await selectBefore(transaction, { gameId, id });
  return row?.id ?? 0;
}

/** Stores a message. The transaction has locked the game, so ids rise in the order of the commits. */
export async function storeMessage(
  transaction: Queryable,
  message: Required<Omit<Message, 'id'>>,
): Promise<StoredMessage> {
  const [stored] = await insertMessage(transaction, message);
  return { id: stored!.id, after: stored!.after ?? 0 };
}

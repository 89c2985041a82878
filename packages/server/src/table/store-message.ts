import type { Insertable, Transaction } from 'kysely';
import type { MessagesTable, Tables } from '../store/schema.ts';

export interface StoredMessage {
  id: number;
  /** The message of this game that was stored before it; 0 for the first. */
  after: number;
}

/** Stores a message. The transaction has locked the game, so ids rise in the order of the commits. */
export async function storeMessage(
  transaction: Transaction<Tables>,
  message: Insertable<MessagesTable>,
): Promise<StoredMessage> {
  const { id, after } = await transaction
    .insertInto('messages')
    .values(message)
    .returning('id')
    .returning(({ selectFrom }) =>
      selectFrom('messages as earlier')
        .select(({ fn }) => fn.max<number | null>('earlier.id').as('id'))
        .where('earlier.game_id', '=', message.game_id)
        .whereRef('earlier.id', '<', 'messages.id')
        .as('after'),
    )
    .executeTakeFirstOrThrow();
  return { id, after: after ?? 0 };
}

import type { Insertable, Kysely, Transaction } from 'kysely';
import type { MessagesTable, Tables } from '../store/schema.ts';

export interface StoredMessage {
  id: number;
  /** The message of this game that was stored before it; 0 for the first. */
  after: number;
}

/** The message of a game that was stored before another; 0 when that is the first. */
export async function messageBefore(db: Kysely<Tables>, gameId: string, id: number): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('game_id', '=', gameId)
    .where('id', '<', id)
    .executeTakeFirst();
  return row?.id ?? 0;
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

import type { MessageRead } from '@fireside/contract';
import type { MessagesTable, Tables } from '../store/schema.ts';
import type { Kysely, Selectable } from 'kysely';

type Row = Omit<Selectable<MessagesTable>, 'game_id' | 'client_id'> & {
  player_name: string | null;
  character_name: string | null;
};

export function messageRead(row: Row): MessageRead {
  return {
    id: row.id,
    sender_type: row.sender_type,
    user_id: row.user_id,
    player_name: row.player_name,
    character_id: row.character_id,
    character_name: row.character_name,
    content: row.content,
    created_at: row.created_at,
    rolls: row.rolls_json === '[]' ? [] : JSON.parse(row.rolls_json),
  };
}

/** Messages with the names that belong to them. Also used inside transactions, hence the handle. */
export function selectMessages(db: Kysely<Tables>, gameId: string) {
  return db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.user_id')
    .leftJoin('characters', 'characters.id', 'messages.character_id')
    .select([
      'messages.id',
      'messages.sender_type',
      'messages.user_id',
      'messages.character_id',
      'messages.content',
      'messages.rolls_json',
      'messages.created_at',
      'users.name as player_name',
      'characters.name as character_name',
    ])
    .where('messages.game_id', '=', gameId);
}

/** The newest messages, before an id where one is given, oldest first. */
export async function latestMessages(
  db: Kysely<Tables>,
  gameId: string,
  limit: number,
  beforeId?: number,
): Promise<MessageRead[]> {
  let query = selectMessages(db, gameId).orderBy('messages.id', 'desc').limit(limit);
  if (beforeId !== undefined) query = query.where('messages.id', '<', beforeId);
  const rows = await query.execute();
  return rows.reverse().map(messageRead);
}

/** Messages after an id, oldest first. */
export async function messagesAfter(
  db: Kysely<Tables>,
  gameId: string,
  afterId: number,
  limit: number,
): Promise<MessageRead[]> {
  const rows = await selectMessages(db, gameId)
    .where('messages.id', '>', afterId)
    .orderBy('messages.id')
    .limit(limit)
    .execute();
  return rows.map(messageRead);
}

import type { MessageRead, ServerEvent } from '@fireside/contract';
import type { MessagesTable, Tables } from '../store/schema.ts';
import type { Kysely, Selectable } from 'kysely';

export type MessageEvent = Extract<ServerEvent, { type: 'message' }>;

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
export function selectMessages(db: Kysely<Tables>, gameId?: string) {
  const messages = db
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
    ]);
  return gameId === undefined ? messages : messages.where('messages.game_id', '=', gameId);
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

/** Where in a game somebody has stopped reading. */
export interface ReadUpTo {
  gameId: string;
  lastId: number;
}

/**
 * The messages that follow in each of some games, oldest first, as their sockets are told of them. At most `limit` in all:
 * whoever gets that many asks again.
 */
export async function messageEventsAfter(
  db: Kysely<Tables>,
  places: ReadUpTo[],
  limit: number,
): Promise<{ gameId: string; event: MessageEvent }[]> {
  if (places.length === 0) return [];
  const rows = await selectMessages(db)
    .select(['messages.game_id', 'messages.client_id'])
    .where((where) =>
      where.or(
        places.map(({ gameId, lastId }) =>
          where.and([where('messages.game_id', '=', gameId), where('messages.id', '>', lastId)]),
        ),
      ),
    )
    .orderBy('messages.id')
    .limit(limit)
    .execute();
  return rows.map(({ game_id, client_id, ...row }) => ({
    gameId: game_id,
    event: { type: 'message', message: messageRead(row), ...(client_id && { client_id }) },
  }));
}

/** Reads the messages of a game after one and up to another, a page of them at most. */
export function messageReader(db: Kysely<Tables>) {
  return async (gameId: string, afterId: number, throughId: number): Promise<MessageEvent[]> => {
    const page = await messageEventsAfter(db, [{ gameId, lastId: afterId }], 500);
    return page.map(({ event }) => event).filter(({ message }) => message.id <= throughId);
  };
}

/** The newest message of a game; 0 when there is none. */
export async function newestMessageId(db: Kysely<Tables>, gameId: string): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('game_id', '=', gameId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

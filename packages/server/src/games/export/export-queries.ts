import type { Chapter, MessageRead } from '@fireside/contract';
import { charactersAt } from '../../characters/character-queries.ts';
import { reading, readingRows, room } from '../../store/procedure.ts';
import { type Database, query } from '../../store/query.ts';
import type { GameRow, ParticipantRow } from '../../store/schema.ts';
import { messageRead, type NamedMessage, selectMessages } from '../message-queries.ts';
import { readableBy } from '../readers.ts';
import { readChronicle } from '../../memory/chronicle-queries.ts';
import { requireSeat, type SeatKey } from '../seat-queries.ts';

/** What stands before the story. */
export interface StoryHead
  extends Pick<GameRow, 'id' | 'name' | 'description' | 'status' | 'ended_reason' | 'created_at'> {
  players: { user_id: string; name: string; character: string | null }[];
  /** Who has left the table and still stands in what its reader may read. */
  former: { user_id: string; name: string }[];
  /** Oldest first. */
  chapters: Pick<Chapter, 'title' | 'from_id' | 'to_id'>[];
}

const selectGame = query<{ gameId: string }, Omit<StoryHead, 'players' | 'former' | 'chapters'>>(
  'select id, name, description, status, ended_reason, created_at from games where id = :gameId',
);

const selectPlayers = query<
  { gameId: string },
  Pick<ParticipantRow, 'user_id' | 'character_id'> & { name: string }
>(
  `select participants.user_id, participants.character_id, users.name
   from participants join users on users.id = participants.user_id
   where game_id = :gameId order by joined_at, user_id`,
);

const selectFormer = query<SeatKey, StoryHead['former'][number]>(
  `select users.id as user_id, users.name from users
   where users.id in (
     select messages.user_id from messages where messages.game_id = :gameId and ${readableBy(':userId')}
     union
     select messages.recipient from messages
     where messages.game_id = :gameId and messages.kind = 'whisper' and ${readableBy(':userId')}
   ) and not exists (
     select 1 from participants where participants.game_id = :gameId and participants.user_id = users.id
   ) order by users.name`,
);

async function readHead(db: Database, seat: SeatKey): Promise<StoryHead> {
  const { gameId } = seat;
  await requireSeat(db, seat);
  const characters = new Map((await charactersAt(db, gameId)).map(({ id, name }) => [id, name]));
  const players = (await selectPlayers(db, { gameId })).map(({ user_id, name, character_id }) => ({
    user_id,
    name,
    character: (character_id && characters.get(character_id)) || null,
  }));
  const former = await selectFormer(db, seat);
  const { chapters } = await readChronicle(db, gameId);
  return {
    ...(await selectGame.first(db, { gameId }))!,
    players,
    former,
    chapters: chapters.map(({ title, from_id, to_id }) => ({ title, from_id, to_id })),
  };
}

export interface StoryPage extends SeatKey {
  afterId: number;
  limit: number;
}

/** What one participant may read, while they are one. */
const selectPage = query<StoryPage, NamedMessage>(
  `${selectMessages}
     join participants as seat on seat.game_id = messages.game_id and seat.user_id = :userId
   where messages.game_id = :gameId and messages.id > :afterId and ${readableBy(':userId')}
   order by messages.id limit :limit`,
);

export const exportQueries = room('exports', {
  head: reading(readHead),
  page: readingRows(selectPage, (rows): MessageRead[] => rows.map(messageRead)),
});

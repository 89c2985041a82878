import type { MessageRead, RewoundEvent, ServerEvent } from '@fireside/contract';
import { type Effect, redactEffects, rollsOf } from '@fireside/contract/effects';
import { removedContent } from '@fireside/contract/protocol';
import { readingOnce, readingRows, room } from '../store/procedure.ts';
import { type Database, query, returning } from '../store/query.ts';
import type { MessageRow } from '../store/schema.ts';
import { readableBy } from './readers.ts';
import { requireFound, type SeatKey } from './seat-queries.ts';

export type MessageEvent = Extract<ServerEvent, { type: 'message' }>;

/** A message with the names that belong to it. */
export interface NamedMessage extends Omit<MessageRow, 'game_id' | 'client_id' | 'author'> {
  player_name: string | null;
  character_name: string | null;
}

/** What a turn did. */
export function effectsOf({ effects_json: json }: Pick<MessageRow, 'effects_json'>): Effect[] {
  return json === '[]' ? [] : JSON.parse(json);
}

export function messageRead(row: NamedMessage): MessageRead {
  const effects = redactEffects(effectsOf(row));
  const removed = row.removed_after > 0;
  return {
    id: row.id,
    sender_type: row.sender_type,
    user_id: row.user_id,
    player_name: row.player_name,
    character_id: row.character_id,
    character_name: row.character_name,
    content: removed ? removedContent : row.content,
    created_at: row.created_at,
    rolls: rollsOf(effects),
    effects,
    removed,
    withheld: row.withheld,
    kind: row.kind,
    to: row.recipient,
    takes: row.takes,
  };
}

const namedColumns = `messages.id, messages.sender_type, messages.user_id, messages.character_id, messages.content,
  messages.effects_json, messages.created_at, messages.removed_after, messages.withheld,
  messages.kind, messages.recipient, messages.takes, messages.retold_after,
  coalesce(users.name, messages.author) as player_name, characters.name as character_name`;
const withNames = `left join users on users.id = messages.user_id
  left join characters on characters.id = messages.character_id`;

/** The beginning of every query for messages with the names that belong to them. */
export const selectMessages = `select ${namedColumns} from messages ${withNames}`;

/**
 * The newest place of a game: its newest message, or where it was last taken back if nobody has spoken since. A rewind has a
 * place among the messages, so that whoever knows of a later one is known to have heard of it.
 */
export const newestPlace = (gameId: string) => `(
  select max(id) from (
    select max(id) as id from messages where game_id = ${gameId}
    union all select max(withdrawn_after) as id from withdrawn_messages where game_id = ${gameId}
  ) as places
)`;

export interface Page extends SeatKey {
  /** The ids of a page are below this. */
  beforeId: number;
  limit: number;
}

/** A row of a page; without a message when there is none. */
type PageRow = (NamedMessage | Record<keyof NamedMessage, null>) & { seat_id: string | null };

/** Who asks and what they read, in one statement. */
const selectPage = query<Page, PageRow>(
  `select page.*, seat.user_id as seat_id
   from games left join participants as seat on seat.game_id = games.id and seat.user_id = :userId
     left join (
       ${selectMessages}
       where messages.game_id = :gameId and messages.id < :beforeId and ${readableBy(':userId')}
       order by messages.id desc limit :limit
     ) as page on seat.user_id is not null
   where games.id = :gameId`,
);

function pageRead(rows: PageRow[]): MessageRead[] {
  requireFound(rows[0] && { user_id: rows[0].seat_id });
  const messages = rows.flatMap((row) => (row.id === null ? [] : [messageRead(row)]));
  return messages.sort((one, other) => one.id - other.id);
}

interface Span extends SeatKey {
  fromId: number;
  beforeId: number;
  limit: number;
}

const selectFirst = query<Page, { user_id: string | null; id: number | null }>(
  `select seat.user_id, (
     select min(id) from (
       select id from messages
       where game_id = :gameId and id < :beforeId and ${readableBy(':userId')}
       order by id desc limit :limit
     ) as page
   ) as id
   from games left join participants as seat on seat.game_id = games.id and seat.user_id = :userId
   where games.id = :gameId`,
);

const selectSpan = query<Span, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and messages.id >= :fromId and messages.id < :beforeId
     and ${readableBy(':userId')}
   order by messages.id limit :limit`,
);

/** Where in a game somebody has stopped reading. */
export interface ReadUpTo {
  gameId: string;
  lastId: number;
}

type SentMessage = NamedMessage & Pick<MessageRow, 'game_id' | 'client_id'>;

type Missing = ReadUpTo & { throughId: number; limit: number };

/** A message; or, with the sender `rewound`, that what `takes` says was taken back. One statement, so of one moment. */
type ToldRow = SentMessage | (Omit<SentMessage, 'sender_type'> & { sender_type: 'rewound' });

const sentColumns = `${namedColumns}, messages.game_id, messages.client_id`;
const rewindColumns = `withdrawn.withdrawn_after as id, 'rewound' as sender_type, null as user_id,
  null as character_id, '' as content, '[]' as effects_json, withdrawn.withdrawn_at as created_at,
  0 as removed_after, 0 as withheld, 'narration' as kind, null as recipient, withdrawn.rewound_id as takes,
  0 as retold_after, null as player_name, null as character_name, withdrawn.game_id, null as client_id`;

/** What was taken back is told to whoever knows the message that it began with. */
const selectAfter = query<Missing, ToldRow>(
  `select * from (
     select ${sentColumns} from messages ${withNames}
     where messages.game_id = :gameId and messages.id > :lastId and messages.id <= :throughId
     order by messages.id limit :limit
   ) as said
   union all
   select ${rewindColumns} from withdrawn_messages as withdrawn
   where withdrawn.game_id = :gameId and withdrawn.withdrawn_after > :lastId
     and withdrawn.withdrawn_after <= :throughId and withdrawn.id = withdrawn.rewound_id
     and withdrawn.rewound_id <= :lastId
   order by id limit :limit`,
);

const selectAfterEach = query<{ places: [gameId: string, lastId: number][]; limit: number }, ToldRow>(
  `with places (game_id, last_id) as (values :places...)
   select * from (
     select ${sentColumns}
     from places join messages on messages.game_id = places.game_id
       and messages.id > cast(places.last_id as bigint) ${withNames}
     order by messages.id limit :limit
   ) as said
   union all
   select ${rewindColumns}
   from places join withdrawn_messages as withdrawn on withdrawn.game_id = places.game_id
     and withdrawn.withdrawn_after > cast(places.last_id as bigint)
   where withdrawn.id = withdrawn.rewound_id and withdrawn.rewound_id <= cast(places.last_id as bigint)
   order by id limit :limit`,
);

/** A message, or that some were taken back, in the order in which it happened. */
export interface Told {
  place: number;
  event: MessageEvent | RewoundEvent;
}

export type ToldInGame = Told & { gameId: string };

function told({ game_id: gameId, client_id, sender_type, ...row }: ToldRow): ToldInGame {
  const { id: place, takes } = row;
  if (sender_type === 'rewound') return { gameId, place, event: { type: 'rewound', message_id: takes } };
  const event: MessageEvent = { type: 'message', message: messageRead({ ...row, sender_type }) };
  return { gameId, place, event: client_id ? { ...event, client_id } : event };
}

const selectNewest = query<{ gameId: string }, { id: number | null }>(
  `select ${newestPlace(':gameId')} as id`,
);

/** What a turn that is claimed now comes behind; the transaction has locked the game. */
export async function newestPlaceOf(db: Database, gameId: string): Promise<number> {
  return (await selectNewest.first(db, { gameId }))?.id ?? 0;
}

type NewMessage = Omit<MessageRow, 'id' | 'removed_after' | 'takes' | 'retold_after' | 'author'>;

const insertMessage = returning<NewMessage, { id: number; after: number | null }>(
  `insert into messages
     (game_id, sender_type, user_id, character_id, content, effects_json, client_id, created_at, withheld,
      kind, recipient)
   values
     (:game_id, :sender_type, :user_id, :character_id, :content, :effects_json, :client_id, :created_at, :withheld,
      :kind, :recipient)
   returning id, (
     select max(id) from (
       select max(earlier.id) as id from messages as earlier
       where earlier.game_id = :game_id and earlier.id < messages.id
       union all select max(withdrawn_after) as id from withdrawn_messages where game_id = :game_id
     ) as places
   ) as after`,
);

/**
 * Stores a message; `after` is the place of its game before it, 0 for the first. The transaction has locked the
 * game, so ids rise in the order of the commits.
 */
export async function storeMessage(
  db: Database,
  message: NewMessage,
): Promise<{ id: number; after: number }> {
  const stored = await insertMessage.first(db, message);
  return { id: stored!.id, after: stored!.after ?? 0 };
}

export const messageQueries = room('messages', {
  /** The newest messages before an id that somebody may read, oldest first. */
  latest: readingRows(selectPage, pageRead),
  /** The id of the oldest of them; null when there is none. */
  firstOfLatest: readingOnce(async (db, page: Page) => {
    const found = await selectFirst.first(db, page);
    requireFound(found);
    return found?.id ?? null;
  }),
  /** The oldest messages between two ids; for whoever has just been found at the table. */
  span: readingRows(selectSpan, (rows) => rows.map(messageRead)),
  /**
   * The messages that follow in a game up to one, and what was taken back, as its sockets are told of them: whoever sends them on
   * looks who may read them.
   */
  after: readingOnce(async (db, given: Missing): Promise<Told[]> => (await selectAfter(db, given)).map(told)),
  /** The same for some games, at most `limit` in all: whoever gets that many asks again. */
  afterEach: readingOnce(async (db, { places, limit }: { places: ReadUpTo[]; limit: number }) => {
    const rows = await selectAfterEach(db, {
      places: places.map(({ gameId, lastId }) => [gameId, lastId]),
      limit,
    });
    return rows.map(told);
  }),
  /** The newest place of a game; 0 before the first message. */
  newest: readingOnce((db, { gameId }: { gameId: string }) => newestPlaceOf(db, gameId)),
});

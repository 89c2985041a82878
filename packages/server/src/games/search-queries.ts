import type { SearchAnswer } from '@fireside/contract';
import { readingOnce, room } from '../store/procedure.ts';
import { query } from '../store/query.ts';
import { coarsePattern, excerptOf, searchedWords } from './find-words.ts';
import type { NamedMessage } from './message-queries.ts';
import { readableBy } from './readers.ts';
import { requireFound, type SeatKey } from './seat-queries.ts';

/** So far back one search looks, and so many of those messages it reads. Whoever wants more goes on from there. */
const lookedThrough = 5_000;
const mostRead = 500;
/** Of which the last may be longer: leaving out accents takes time in which others wait. */
const mostCharacters = 200_000;

type Found = Pick<
  NamedMessage,
  'id' | 'sender_type' | 'content' | 'created_at' | 'kind' | 'player_name' | 'character_name'
>;
type FoundRow = (Found | Record<keyof Found, null>) & {
  seat_id: string | null;
  edge: number | null;
  /** How many there are, of which some may be too long to be read. */
  matched: number | null;
};

interface Wanted extends SeatKey {
  beforeId: number;
  pattern: string;
  lookedThrough: number;
  mostRead: number;
  mostCharacters: number;
}

/** The last of the messages that are looked through; null where they reach to the first of the story. */
const edge = `(
  select id from messages where game_id = :gameId and id < :beforeId
  order by id desc limit 1 offset :lookedThrough
)`;

/** Who asks and what they may find, in one statement. What was taken back is in another table, what was removed has no text. */
const selectFound = query<Wanted, FoundRow>(
  `select found.*, seat.user_id as seat_id, ${edge} as edge
   from games left join participants as seat on seat.game_id = games.id and seat.user_id = :userId
     left join (
       select matching.*, cast(count(*) over () as integer) as matched,
         sum(length(content)) over (order by id desc) - length(content) as newer_characters
       from (
         select messages.id, messages.sender_type, messages.content, messages.created_at, messages.kind,
           users.name as player_name, characters.name as character_name
         from messages left join users on users.id = messages.user_id
           left join characters on characters.id = messages.character_id
         where messages.game_id = :gameId and messages.id < :beforeId and messages.id > coalesce(${edge}, 0)
           and messages.removed_after = 0 and ${readableBy(':userId')}
           and lower(messages.content) like :pattern
         order by messages.id desc limit :mostRead
       ) as matching
     ) as found on seat.user_id is not null and found.newer_characters < :mostCharacters
   where games.id = :gameId
   order by found.id desc`,
);

interface Search extends SeatKey {
  text: string;
  beforeId: number;
  limit: number;
}

export const searchQueries = room('search', {
  /** The newest messages before an id that somebody may read and that have every word. */
  find: readingOnce(async (db, { gameId, userId, text, beforeId, limit }: Search): Promise<SearchAnswer> => {
    const words = searchedWords(text);
    const pattern = coarsePattern(words);
    const bounds = { lookedThrough, mostRead, mostCharacters };
    const rows = await selectFound(db, { gameId, userId, beforeId, pattern, ...bounds });
    requireFound(rows[0] && { user_id: rows[0].seat_id });

    const read = rows.flatMap((row) => (row.id === null ? [] : [row]));
    const results: SearchAnswer['results'] = [];
    for (const { id, sender_type, content, created_at: at, kind, player_name, character_name } of read) {
      const excerpt = excerptOf(content, words);
      if (!excerpt) continue;
      results.push({ id, at, by: character_name ?? player_name, sender_type, kind, ...excerpt });
      if (results.length === limit) return { results, more: id };
    }
    // The rest of what was looked through has none of the words, unless there was too much of it to read.
    const end = rows[0]?.edge ?? null;
    const isCut = read.length === mostRead || read.length < (rows[0]?.matched ?? 0);
    const more = isCut ? read.at(-1)!.id : end === null ? null : end + 1;
    return { results, more };
  }),
});

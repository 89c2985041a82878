import { Refused, reading, readingOnce, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow } from '../store/schema.ts';
import { gameRead, joinedToViewed, viewed, type ViewedGame } from './game-queries.ts';
import { type PlayerColumns, playerColumns, type StoredGame } from './standing.ts';

/** Where in the list somebody has stopped reading. */
export interface ListPlace {
  at: string;
  id: string;
}

/** Before the newest game. */
export const beginning: ListPlace = { at: '~', id: '' };

/** Which games of the list are meant. */
export interface ListFilter {
  mine: boolean;
  status: GameRow['status'] | null;
}

interface Wanted extends ListPlace, ListFilter {
  viewerId: string;
  limit: number;
}

export interface ListPage {
  games: StoredGame[];
  /** Where the next page begins; null after the last. */
  next: ListPlace | null;
}

/** A page holds no more than this, and always a game: what is in memory of a list is bounded. */
const pageCharacters = 64 * 1024;

type Player = PlayerColumns & { game_id: string };

const joinedToSeat = `join users as member on member.id = seat.user_id
  left join participants as mine on mine.game_id = seat.game_id and mine.user_id = :viewerId`;

const newestFirst = 'order by games.created_at desc, games.id desc';

/** The games of a page are found in an index; rows and names are read of these alone. */
function pageQueries({ mine, status }: { mine: boolean; status: boolean }) {
  const from = mine
    ? // Crossed, so that SQLite begins with the seats of one user and not with all games.
      'participants as seat cross join games where games.id = seat.game_id and seat.user_id = :viewerId and'
    : 'games where';
  const after = `${status ? 'games.status = :status and' : ''} (games.created_at, games.id) < (:at, :id)`;
  const page = `with page (id) as (
    select games.id from ${from} ${after} ${newestFirst} limit :limit
  )`;
  return {
    games: query<object, ViewedGame>(
      mine
        ? `${page} select ${viewed} from page join games on games.id = page.id ${joinedToViewed} ${newestFirst}`
        : `select ${viewed} from games ${joinedToViewed} where ${after} ${newestFirst} limit :limit`,
    ),
    players: query<object, Player>(
      `${page} select seat.game_id, ${playerColumns} from page
         join participants as seat on seat.game_id = page.id ${joinedToSeat}
       order by seat.game_id, seat.joined_at, seat.user_id`,
    ),
  };
}

const selectAllPlayers = query<{ viewerId: string }, Player>(
  `select seat.game_id, ${playerColumns} from participants as seat ${joinedToSeat}
   order by seat.game_id, seat.joined_at, seat.user_id`,
);

const queriesOf = {
  all: { any: pageQueries({ mine: false, status: false }), one: pageQueries({ mine: false, status: true }) },
  mine: { any: pageQueries({ mine: true, status: false }), one: pageQueries({ mine: true, status: true }) },
};

async function readPage(db: Database, { viewerId, at, id, mine, status, limit }: Wanted): Promise<ListPage> {
  const queries = queriesOf[mine ? 'mine' : 'all'][status === null ? 'any' : 'one'];
  const place = { at, id, limit, ...(status !== null && { status }) };
  const rows = await queries.games(db, { ...place, viewerId });
  // Where the page is all there is, an index has the names in their order and nothing is sorted.
  const isAll = !mine && status === null && at === beginning.at && rows.length < limit;
  const seats = isAll
    ? await selectAllPlayers(db, { viewerId })
    : await queries.players(db, { ...place, viewerId });
  const players = new Map<string, Player[]>();
  for (const seat of seats) {
    const known = players.get(seat.game_id);
    if (known) known.push(seat);
    else players.set(seat.game_id, [seat]);
  }
  const games: StoredGame[] = [];
  let characters = 0;
  for (const row of rows) {
    characters += row.description.length + (row.lines_json?.length ?? 0) + (row.veils_json?.length ?? 0);
    if (characters > pageCharacters && games.length > 0) break;
    games.push(gameRead(row, players.get(row.id) ?? [], viewerId));
  }
  const last = games.at(-1);
  const isLast = games.length === rows.length && rows.length < limit;
  return { games, next: isLast || !last ? null : { at: last.created_at, id: last.id } };
}

const selectPlace = query<{ gameId: string }, ListPlace>(
  'select created_at as at, id from games where id = :gameId',
);

export const gameListQueries = room('game-lists', {
  /** The games that stand after a place, as many as are wanted or fit into a page. */
  page: reading(readPage),
  place: readingOnce(async (db, given: { gameId: string }) => {
    const place = await selectPlace.first(db, given);
    if (!place) throw new Refused('game_not_found');
    return place;
  }),
});

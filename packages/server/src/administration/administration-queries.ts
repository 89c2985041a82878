import { Refused, reading, readingOnce, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import type { GameRow, UserRow } from '../store/schema.ts';
import { type ModelUsage, usageOfGames } from '../usage/usage-queries.ts';

/** Which entries of a list are wanted. */
interface Wanted {
  /** The id of the last entry that is known; null at the beginning. */
  before: string | null;
  limit: number;
}

type GamesWanted = Wanted & { since: string };

export interface Totals {
  users: number;
  guests: number;
  administrators: number;
  games: number;
  active_games: number;
  messages: number;
  nodes: number;
}

const selectTotals = query<object, Totals>(
  `select (select count(*) from users) as users,
     (select count(*) from users where is_guest = 1) as guests,
     (select count(*) from users where is_administrator = 1) as administrators,
     (select count(*) from games) as games,
     (select count(*) from games where status = 'active') as active_games,
     (select count(*) from messages) as messages,
     (select count(*) from nodes) as nodes`,
);

/** Before the newest. */
const beginning = { at: '~', id: '' };

const selectUserPlace = query<{ id: string }, { at: string; id: string }>(
  'select created_at as at, id from users where id = :id',
);

export interface UserLine
  extends Pick<
    UserRow,
    'id' | 'name' | 'created_at' | 'is_active' | 'is_guest' | 'is_administrator' | 'stored_bytes'
  > {
  last_seen_at: string | null;
  games: number;
  created_games: number;
  characters: number;
}

const selectUsers = query<{ at: string; id: string; limit: number }, UserLine>(
  `select id, name, created_at, is_active, is_guest, is_administrator, stored_bytes,
     (select max(last_used_at) from sessions where sessions.user_id = users.id) as last_seen_at,
     (select count(*) from participants where participants.user_id = users.id) as games,
     (select count(*) from games where games.creator_id = users.id) as created_games,
     (select count(*) from characters where characters.owner_id = users.id) as characters
   from users where (created_at, id) < (:at, :id)
   order by created_at desc, id desc limit :limit`,
);

async function readUsers(db: Database, { before, limit }: Wanted): Promise<UserLine[]> {
  const place = before === null ? beginning : await selectUserPlace.first(db, { id: before });
  if (!place) throw new Refused('user_not_found');
  return selectUsers(db, { ...place, limit });
}

const selectGamePlace = query<{ id: string }, { at: string; id: string }>(
  'select created_at as at, id from games where id = :id',
);

export interface GameLine extends Pick<GameRow, 'id' | 'name' | 'created_at' | 'status'> {
  creator_name: string | null;
  player_count: number;
  message_count: number;
  last_message_at: string | null;
  /** The one that its creator chose. */
  model: string | null;
}

/** No word of anybody: names, numbers and times. */
const selectGames = query<{ at: string; id: string; limit: number }, GameLine>(
  `select games.id, games.name, games.created_at, games.status, creator.name as creator_name, settings.model,
     (select count(*) from participants where participants.game_id = games.id) as player_count,
     (select count(*) from messages where messages.game_id = games.id) as message_count,
     (select newest.created_at from messages as newest where newest.game_id = games.id
      order by newest.id desc limit 1) as last_message_at
   from games left join users as creator on creator.id = games.creator_id
     left join game_settings as settings on settings.game_id = games.id
   where (games.created_at, games.id) < (:at, :id)
   order by games.created_at desc, games.id desc limit :limit`,
);

/** What was asked for a game, of each model. */
export interface Asked {
  usage: ModelUsage[];
}

async function readGames(db: Database, wanted: GamesWanted): Promise<(GameLine & Asked)[]> {
  const { before, limit, since } = wanted;
  const place = before === null ? beginning : await selectGamePlace.first(db, { id: before });
  if (!place) throw new Refused('game_not_found');
  return withUsage(db, since, await selectGames(db, { ...place, limit }));
}

async function withUsage<Line extends { id: string }>(db: Database, since: string, lines: Line[]) {
  const usage = await usageOfGames(
    db,
    since,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => ({ ...line, usage: usage.get(line.id) ?? [] }));
}

const selectNames = query<{ ids: string[] }, Pick<GameRow, 'id' | 'name'>>(
  'select id, name from games where id in (:ids...)',
);

async function readCosts(
  db: Database,
  { ids, since }: { ids: string[]; since: string },
): Promise<(Pick<GameRow, 'id' | 'name'> & Asked)[]> {
  return ids.length === 0 ? [] : withUsage(db, since, await selectNames(db, { ids }));
}

export const administrationQueries = room('administration', {
  totals: readingOnce(async (db, _: null) => (await selectTotals.first(db, {}))!),
  /** Newest first. */
  users: reading(readUsers),
  games: reading(readGames),
  /** What was asked for some games, in no order. */
  costs: reading(readCosts),
});

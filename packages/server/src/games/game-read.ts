import type { GameRead } from '@fireside/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { JsonText } from '../http/json-text.ts';
import { compileOnce } from '../store/compile-once.ts';
import { type JsonSql, jsonSql } from '../store/json-sql.ts';
import type { Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** The participants' names of a game, in the order of joining, in one column: no query per game. */
function namesColumn({ array }: JsonSql) {
  // In order before they are joined: an index has them in this order, and nothing is sorted.
  return sql<string>`(
    select ${array(sql.ref('name'))} from (
      select member.name from participants as seat join users as member on member.id = seat.user_id
      where seat.game_id = games.id order by seat.joined_at, seat.user_id
    ) as joined
  )`;
}

function selectGames(db: Kysely<Tables>, json: JsonSql, viewerId: string) {
  return db
    .selectFrom('games')
    .leftJoin('users as creator', 'creator.id', 'games.creator_id')
    .leftJoin('participants as mine', (join) =>
      join.onRef('mine.game_id', '=', 'games.id').on('mine.user_id', '=', viewerId),
    )
    .select([
      'games.id',
      'games.name',
      'games.description',
      'games.creator_id',
      'games.participation_code',
      'games.status',
      'games.ended_reason',
      'games.has_adventure',
      'games.created_at',
      'creator.name as creator_name',
      'mine.user_id as my_user_id',
      'mine.character_id as my_character_id',
      'mine.self_rolls as my_self_rolls',
      'mine.pending_notation',
      'mine.pending_reason',
      namesColumn(json).as('names'),
    ]);
}

/** A row of `selectGames` as its viewer sees it. Only the creator sees the code. */
function gameObject({ object, boolean, length, json }: JsonSql, viewerId: string) {
  return object({
    id: sql.ref('id'),
    name: sql.ref('name'),
    description: sql.ref('description'),
    creator_id: sql.ref('creator_id'),
    creator_name: sql`coalesce(creator_name, '?')`,
    player_count: length(sql.ref('names')),
    player_names: json(sql.ref('names')),
    participation_code: sql`case when creator_id = ${viewerId} then participation_code end`,
    created_at: sql.ref('created_at'),
    is_participant: boolean(sql`my_user_id is not null`),
    my_character_id: sql.ref('my_character_id'),
    status: sql.ref('status'),
    ended_reason: sql.ref('ended_reason'),
    has_adventure: boolean(sql`has_adventure = 1`),
    my_pending_roll: sql`case when pending_notation is not null then ${object({
      notation: sql.ref('pending_notation'),
      reason: sql`coalesce(pending_reason, '')`,
    })} end`,
    my_self_rolls: boolean(sql`coalesce(my_self_rolls, 0) = 1`),
  } satisfies Record<keyof GameRead, RawBuilder<unknown>>);
}

const selectOne = compileOnce('one-game', (db, given: { viewerId: string; gameId: string }) => {
  const json = jsonSql(db);
  return db
    .selectFrom(selectGames(db, json, given.viewerId).where('games.id', '=', given.gameId).as('game'))
    .select(json.text(gameObject(json, given.viewerId)).as('json'));
});

const everyGame = 1_000_000_000;

const selectAll = compileOnce('all-games', (db, given: { viewerId: string }) => {
  const json = jsonSql(db);
  return db
    .selectFrom(
      selectGames(db, json, given.viewerId)
        .orderBy('games.created_at', 'desc')
        .orderBy('games.id', 'desc')
        // Keeps SQLite from merging the two queries, which would give up the order.
        .limit(everyGame)
        .as('game'),
    )
    .select(json.text(json.array(gameObject(json, given.viewerId))).as('json'));
});

export interface GameReader {
  one(viewerId: string, gameId: string): Promise<JsonText<GameRead> | null>;
  all(viewerId: string): Promise<JsonText<GameRead[]>>;
}

/** Games as one viewer sees them, as JSON made by the database. The adventure's text is never read here. */
export function createGameReader(store: Store): GameReader {
  return {
    async one(viewerId, gameId) {
      const [row] = await selectOne(store.db, { viewerId, gameId });
      return row ? new JsonText(row.json) : null;
    },
    async all(viewerId) {
      const [row] = await selectAll(store.db, { viewerId });
      return new JsonText(row!.json);
    },
  };
}

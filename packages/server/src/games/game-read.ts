import type { GameRead } from '@fireside/contract';
import { type Kysely, sql } from 'kysely';
import { compileOnce } from '../store/compile-once.ts';
import type { GameRow, ParticipantsTable, Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

type Row = Omit<GameRow, 'adventure_text' | 'epoch' | 'dm_messages'> & {
  creator_name: string | null;
  names: string | null;
  my_user_id: string | null;
  my_character_id: string | null;
  my_self_rolls: number | null;
} & Pick<ParticipantsTable, 'pending_notation' | 'pending_reason'>;

/** No user name can contain it. */
const separator = '\u001f';

/** The participants' names of a game, in the order of joining, in one column: no query per game. */
function namesColumn(kind: Store['kind']) {
  const joined = kind === 'sqlite' ? sql`group_concat` : sql`string_agg`;
  // In order before they are joined: an index has them in this order, and nothing is sorted.
  return sql<string | null>`(
    select ${joined}(name, ${sql.lit(separator)}) from (
      select member.name from participants as seat join users as member on member.id = seat.user_id
      where seat.game_id = games.id order by seat.joined_at, seat.user_id
    ) as joined
  )`;
}

function toGameRead(row: Row, viewerId: string): GameRead {
  const names = row.names === null ? [] : row.names.split(separator);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    creator_id: row.creator_id,
    creator_name: row.creator_name ?? '?',
    player_count: names.length,
    player_names: names,
    participation_code: row.creator_id === viewerId ? row.participation_code : null,
    created_at: row.created_at,
    is_participant: row.my_user_id !== null,
    my_character_id: row.my_character_id,
    status: row.status,
    ended_reason: row.ended_reason,
    has_adventure: row.has_adventure === 1,
    my_pending_roll:
      row.pending_notation === null
        ? null
        : { notation: row.pending_notation, reason: row.pending_reason ?? '' },
    my_self_rolls: row.my_self_rolls === 1,
  };
}

export interface GameReader {
  one(viewerId: string, gameId: string): Promise<GameRead | null>;
  all(viewerId: string): Promise<GameRead[]>;
}

/** Games as one viewer sees them. The adventure's text is never read here. */
export function createGameReader(store: Store): GameReader {
  const base = (db: Kysely<Tables>, viewerId: string) =>
    db
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
        namesColumn(store.kind).as('names'),
      ]);

  const selectOne = compileOnce('one-game', (db, given: { viewerId: string; gameId: string }) =>
    base(db, given.viewerId).where('games.id', '=', given.gameId),
  );
  const selectAll = compileOnce('all-games', (db, given: { viewerId: string }) =>
    base(db, given.viewerId).orderBy('games.created_at', 'desc').orderBy('games.id', 'desc'),
  );

  return {
    async one(viewerId, gameId) {
      const [row] = await selectOne(store.db, { viewerId, gameId });
      return row ? toGameRead(row, viewerId) : null;
    },
    async all(viewerId) {
      const rows = await selectAll(store.db, { viewerId });
      return rows.map((row) => toGameRead(row, viewerId));
    },
  };
}

import { emptyWorld } from '@fireside/contract/effects';
import { chargeGame, textBytes } from '../accounts/storage-queries.ts';
import { selectMemory } from '../memory/chapter-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, reading, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { ChapterRow, GameRow, ParticipantRow } from '../store/schema.ts';
import { insertGame, type NewGame, readGame } from './game-queries.ts';
import { requireHost } from './host-queries.ts';
import { type NamedMessage, selectMessages } from './message-queries.ts';
import type { SeatKey } from './seat-queries.ts';
import type { StoredGame } from './standing.ts';
import { readWorld, writeWorld } from './world-queries.ts';

/** What has not become a chapter yet; more of it than this is as long ago as a chapter. */
const mostUntold = 400;

const selectGame = query<
  { gameId: string },
  Pick<GameRow, 'name' | 'description' | 'status' | 'ended_reason'>
>('select name, description, status, ended_reason from games where id = :gameId');

/** Told to all, newest first. */
const selectUntold = query<{ gameId: string; after: number; limit: number }, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and removed_after = 0 and messages.kind in ('action', 'narration')
     and messages.id > :after
   order by messages.id desc limit :limit`,
);

/** A story that is over: what it is called, and what no chapter tells of it. */
export interface EndedStory extends Pick<GameRow, 'name' | 'description'> {
  endedReason: string;
  /** The last message that a chapter tells; 0 before there was one. */
  toldUpTo: number;
  /** Oldest first. */
  untold: NamedMessage[];
}

async function readEnded(db: Database, seat: SeatKey): Promise<EndedStory> {
  const { gameId } = seat;
  await requireHost(db, seat);
  const { name, description, status, ended_reason } = (await selectGame.first(db, { gameId }))!;
  if (status !== 'ended') throw new Refused('game_not_ended');
  const toldUpTo = (await selectMemory.first(db, { gameId }))?.chronicled_id ?? 0;
  const untold = await selectUntold(db, { gameId, after: toldUpTo, limit: mostUntold });
  return { name, description, endedReason: ended_reason ?? '', toldUpTo, untold: untold.reverse() };
}

type Sitting = Pick<ParticipantRow, 'user_id' | 'character_id' | 'self_rolls'>;

const selectSeats = query<{ gameId: string }, Sitting>(
  `select user_id, character_id, self_rolls from participants
   where game_id = :gameId order by joined_at, user_id`,
);

type SeatValues = [string, string, string | null, number, string];

const insertSeats = change<{ seats: SeatValues[] }>(
  'insert into participants (game_id, user_id, character_id, self_rolls, joined_at) values :seats...',
);

/** Whoever has the game sits first, all others as they sat; tells who they are. */
async function copySeats(db: Database, { game, gameId: from, userId }: Sequel): Promise<string[]> {
  const seats = await selectSeats(db, { gameId: from });
  const first = seats.filter((seat) => seat.user_id === userId);
  const rest = seats.filter((seat) => seat.user_id !== userId);
  const begins = Date.parse(game.created_at);
  await insertSeats(db, {
    seats: [...first, ...rest].map((seat, place): SeatValues => {
      const at = new Date(begins + place).toISOString();
      return [game.id, seat.user_id, seat.character_id, seat.self_rolls, at];
    }),
  });
  return seats.map(({ user_id }) => user_id);
}

const copySettings = change<{ gameId: string; from: string }>(
  `insert into game_settings (game_id, agency, lines_json, veils_json, tone, language, zero_hp, pace, model)
   select :gameId, agency, lines_json, veils_json, tone, language, zero_hp, pace, model
   from game_settings where game_id = :from`,
);

const copyChapters = change<{ gameId: string; from: string }>(
  `insert into chapters (game_id, from_id, to_id, title, summary)
   select :gameId, from_id, to_id, title, summary from chapters where game_id = :from and summary <> ''`,
);

const insertChapter = change<ChapterRow>(
  `insert into chapters (game_id, from_id, to_id, title, summary)
   values (:game_id, :from_id, :to_id, :title, :summary)`,
);

const copyPins = change<{ gameId: string; from: string }>(
  'insert into pins (game_id, content) select :gameId, content from pins where game_id = :from order by id',
);

const remember = change<{ gameId: string; upTo: number }>(
  'insert into memories (game_id, marked_id, chronicled_id) values (:gameId, :upTo, :upTo)',
);

const rememberSequel = change<{ gameId: string; sequelId: string }>(
  `insert into game_settings (game_id, sequel_id) values (:gameId, :sequelId)
   on conflict (game_id) do update set sequel_id = excluded.sequel_id`,
);

export interface Sequel extends SeatKey {
  game: NewGame;
  /** Tells what no chapter had told. */
  last: Omit<ChapterRow, 'game_id'>;
  mayStore: number;
}

/**
 * The chapters keep the numbers of the messages that they tell: ids rise over all games, so whatever is said in the new one
 * comes after them.
 */
async function createSequel(
  db: Database,
  sequel: Sequel,
): Promise<{ userIds: string[]; sequel: StoredGame }> {
  const { gameId: from, userId, game, last, mayStore } = sequel;
  await lockGame(db, from);
  await requireHost(db, { gameId: from, userId });
  if ((await selectGame.first(db, { gameId: from }))!.status !== 'ended') throw new Refused('game_not_ended');
  const { id: gameId, created_at: at } = game;
  await insertGame(db, game);
  const userIds = await copySeats(db, sequel);
  await copySettings(db, { gameId, from });
  await copyChapters(db, { gameId, from });
  await insertChapter(db, { game_id: gameId, ...last });
  await copyPins(db, { gameId, from });
  await remember(db, { gameId, upTo: last.to_id });
  const { people, facts } = (await readWorld(db, from)).world;
  await writeWorld(db, { gameId, at }, { world: { ...emptyWorld, people, facts }, encounter: null });
  await rememberSequel(db, { gameId: from, sequelId: gameId });
  await chargeGame(db, { userId, most: mayStore }, textBytes(game.description));
  return { userIds, sequel: await readGame(db, { viewerId: userId, gameId }) };
}

export const sequelQueries = room('sequels', {
  ended: reading(readEnded),
  create: writing(createSequel),
});

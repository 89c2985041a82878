import { stateOfSheet } from '@fireside/contract/effects';
import { readTrail } from '@fireside/engine/script';
import { charactersAt } from '../../characters/character-queries.ts';
import { readChronicle } from '../../memory/chronicle-queries.ts';
import { reading, readingOnce, room } from '../../store/procedure.ts';
import { type Database, query } from '../../store/query.ts';
import type { AdventureSceneRow, GameRow, MessageRow } from '../../store/schema.ts';
import { honestyOf } from '../honesty-queries.ts';
import { effectsOf } from '../message-queries.ts';
import { inStory, readableBy } from '../readers.ts';
import { requireSeat, type SeatKey } from '../seat-queries.ts';
import { readWorld } from '../world-queries.ts';
import { type Tally, tallyOf } from './tally.ts';

type RecapGame = Pick<
  GameRow,
  'name' | 'description' | 'status' | 'ended_reason' | 'created_at' | 'has_adventure'
>;

const selectGame = query<{ gameId: string }, RecapGame>(
  `select name, description, status, ended_reason, created_at, has_adventure from games where id = :gameId`,
);

const selectSeats = query<{ gameId: string }, { user_id: string; name: string; character_id: string | null }>(
  `select participants.user_id, users.name, participants.character_id
   from participants join users on users.id = participants.user_id
   where game_id = :gameId order by joined_at, user_id`,
);

/** Who has acted here and sits here no longer, with whom they played last. */
const selectLeft = query<{ gameId: string }, { user_id: string; name: string; character: string | null }>(
  `select users.id as user_id, users.name, characters.name as character
   from (
     select messages.user_id, max(messages.id) as id from messages
     where messages.game_id = :gameId and ${inStory} and messages.sender_type = 'player'
     group by messages.user_id
   ) as spoke join messages on messages.id = spoke.id join users on users.id = spoke.user_id
     left join characters on characters.id = messages.character_id
   where not exists (
     select 1 from participants where participants.game_id = :gameId and participants.user_id = spoke.user_id
   ) order by users.name`,
);

const selectLastTold = query<{ gameId: string }, Pick<MessageRow, 'content'>>(
  `select content from messages
   where game_id = :gameId and ${inStory} and sender_type = 'dm' and removed_after = 0
   order by id desc limit 1`,
);

const selectScenes = query<{ gameId: string }, Pick<AdventureSceneRow, 'number' | 'title' | 'kind'>>(
  'select number, title, kind from adventure_scenes where game_id = :gameId order by number',
);

/** Where nobody has been. What is no place is not missed. */
async function unseenScenes(db: Database, gameId: string): Promise<string[]> {
  const scenes = await selectScenes(db, { gameId });
  const { place, been } = readTrail((await readWorld(db, gameId)).world.place, scenes.length);
  const seen = new Set([place, ...been]);
  return scenes.filter(({ number, kind }) => kind === 'scene' && !seen.has(number)).map(({ title }) => title);
}

async function readHead(db: Database, seat: SeatKey) {
  const { gameId } = seat;
  await requireSeat(db, seat);
  const game = (await selectGame.first(db, { gameId }))!;
  const sheets = new Map((await charactersAt(db, gameId)).map((sheet) => [sheet.id, sheet]));
  const seats = (await selectSeats(db, { gameId })).map(({ character_id, ...player }) => {
    const sheet = character_id === null ? undefined : sheets.get(character_id);
    if (!sheet) return { ...player, sheet: null };
    const { id, name, class_name, level, current_hp: current, max_hp: max } = sheet;
    const isDead = stateOfSheet(sheet) === 'dead';
    return { ...player, sheet: { id, name, class_name, level, hp: { current, max }, isDead } };
  });
  const isOver = game.status === 'ended' && game.has_adventure === 1;
  return {
    game,
    seats,
    left: await selectLeft(db, { gameId }),
    lastTold: (await selectLastTold.first(db, { gameId }))?.content ?? '',
    withheld: (await honestyOf(db, seat)).withheld,
    chapters: (await readChronicle(db, gameId)).chapters.map(({ title, from_id }) => ({ title, from_id })),
    unseen: isOver ? await unseenScenes(db, gameId) : null,
  };
}

export type RecapHead = Awaited<ReturnType<typeof readHead>>;

export interface Stretch extends SeatKey {
  afterId: number;
  limit: number;
}

type StretchRow = Pick<MessageRow, 'id' | 'sender_type' | 'created_at' | 'effects_json'>;

const selectStretch = query<Stretch, StretchRow>(
  `select messages.id, messages.sender_type, messages.created_at, messages.effects_json
   from messages
   where messages.game_id = :gameId and messages.id > :afterId and messages.kind <> 'table'
     and ${readableBy(':userId')}
   order by messages.id limit :limit`,
);

function* counted(rows: readonly StretchRow[]) {
  for (const row of rows) yield { ...row, effects: effectsOf(row) };
}

export const recapQueries = room('recaps', {
  head: reading(readHead),
  /** What is counted where the rows are; `lastId` is null where nothing follows. */
  stretch: readingOnce(async (db, given: Stretch): Promise<{ tally: Tally; lastId: number | null }> => {
    const rows = await selectStretch(db, given);
    return { tally: tallyOf(counted(rows)), lastId: rows.length < given.limit ? null : rows.at(-1)!.id };
  }),
});

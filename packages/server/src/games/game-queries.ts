import type { SafetyWish } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { chargeGame, giveBackWholeGame, textBytes } from '../accounts/storage-queries.ts';
import { lockCharacter, lockGame } from '../store/locks.ts';
import { Refused, reading, readingOnce, readingRows, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow, GameSettingsRow, ParticipantRow } from '../store/schema.ts';
import { keepUsageOfGone } from '../usage/usage-queries.ts';
import { chunkBytes, insertAdventure, type StoredAdventure } from './adventure-rows.ts';
import { takeUp } from './capsule/take-up.ts';
import { codesMatch } from './participation-code.ts';
import { requireSeat, rollOf, type SeatKey } from './seat-queries.ts';
import {
  type GameSettings,
  joinedSettings,
  type KeptSettings,
  settingColumns,
  settingsOf,
  writeSettings,
} from './settings.ts';
import {
  joinedStanding,
  type PlayerColumns,
  playerColumns,
  type StandingColumns,
  type StoredGame,
  standingColumns,
  standingOf,
} from './standing.ts';

export interface ViewedGame
  extends Omit<GameRow, 'epoch' | 'dm_messages' | 'adventure_text'>,
    Pick<ParticipantRow, 'pending_notation' | 'pending_reason'>,
    KeptSettings,
    StandingColumns {
  creator_name: string | null;
  my_user_id: string | null;
  my_character_id: string | null;
  my_self_rolls: number | null;
  sequel_id: string | null;
  budget_state: GameSettingsRow['budget_state'] | null;
}

/** The adventure's text is never read here. */
export const viewed = `games.id, games.name, games.description, games.has_adventure, games.creator_id,
  games.participation_code, games.status, games.ended_reason, games.created_at,
  creator.name as creator_name, mine.user_id as my_user_id, mine.character_id as my_character_id,
  mine.self_rolls as my_self_rolls, mine.pending_notation, mine.pending_reason, ${settingColumns}, ${standingColumns}, settings.budget_state,
  (select sequel.id from games as sequel where sequel.id = settings.sequel_id) as sequel_id`;
const joinedTo = (viewer: string) => `left join users as creator on creator.id = games.creator_id
  left join participants as mine on mine.game_id = games.id and mine.user_id = ${viewer}
  ${joinedSettings} ${joinedStanding}`;
export const joinedToViewed = joinedTo(':viewerId');

interface Viewing {
  viewerId: string;
  gameId: string;
}

/** One row for each player, in the order of joining. */
const selectGame = query<Viewing, ViewedGame & (PlayerColumns | Record<keyof PlayerColumns, null>)>(
  `select ${viewed}, ${playerColumns} from games ${joinedToViewed}
     left join participants as seat on seat.game_id = games.id left join users as member on member.id = seat.user_id
   where games.id = :gameId order by seat.joined_at, seat.user_id`,
);

/** A game as its viewer sees it. Only the creator sees the code. */
export function gameRead(row: ViewedGame, players: readonly PlayerColumns[], viewerId: string): StoredGame {
  const { lines, veils, budget, ...settings } = settingsOf(row);
  const isParticipant = row.my_user_id !== null;
  const names = players.map(({ player_name }) => player_name);
  const table = { is_participant: isParticipant, status: row.status, ...settings };
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
    is_participant: isParticipant,
    my_character_id: row.my_character_id,
    status: row.status,
    ended_reason: row.ended_reason,
    has_adventure: row.has_adventure === 1,
    my_pending_roll: rollOf(row),
    my_self_rolls: row.my_self_rolls === 1,
    ...settings,
    lines: isParticipant ? lines : null,
    veils: isParticipant ? veils : null,
    sequel_id: isParticipant ? row.sequel_id : null,
    ...standingOf(row, players, table, viewerId),
    budget: isParticipant ? budget : null,
    budget_state: isParticipant && budget ? row.budget_state || 'open' : null,
  };
}

function gameOf(
  rows: (ViewedGame & (PlayerColumns | Record<keyof PlayerColumns, null>))[],
  { viewerId }: Viewing,
): StoredGame {
  const [row] = rows;
  if (!row) throw new Refused('game_not_found');
  return gameRead(
    row,
    rows.filter((seat) => seat.player_id !== null),
    viewerId,
  );
}

export async function readGame(db: Database, viewing: Viewing): Promise<StoredGame> {
  return gameOf(await selectGame(db, viewing), viewing);
}

/** Everybody who sits there, and with an empty id whoever does not. */
const selectSeen = query<{ gameId: string }, ViewedGame & { viewer_id: string }>(
  `with viewers (id) as (select user_id from participants where game_id = :gameId union all select '')
   select viewers.id as viewer_id, ${viewed} from viewers cross join games ${joinedTo('viewers.id')}
   where games.id = :gameId`,
);

const selectPlayers = query<{ gameId: string }, PlayerColumns>(
  `select ${playerColumns} from participants as seat join users as member on member.id = seat.user_id
     join participants as mine on mine.game_id = seat.game_id and mine.user_id = seat.user_id
   where seat.game_id = :gameId order by seat.joined_at, seat.user_id`,
);

/** A game as each of its players sees it, and as everybody else does; nothing once it is gone. */
export interface SeenGame {
  players: Record<string, StoredGame>;
  others: StoredGame;
}

async function readForAll(db: Database, game: { gameId: string }): Promise<SeenGame | null> {
  const rows = await selectSeen(db, game);
  const players = await selectPlayers(db, game);
  const seen = rows.map((row): [string, StoredGame] => [
    row.viewer_id,
    gameRead(row, players, row.viewer_id),
  ]);
  const { '': others, ...each } = Object.fromEntries(seen);
  return others ? { players: each, others } : null;
}

const selectExisting = query<{ gameIds: string[] }, { id: string }>(
  'select id from games where id in (:gameIds...)',
);

export type NewGame = Omit<GameRow, 'status' | 'ended_reason' | 'epoch' | 'dm_messages'>;

export const insertGame = change<NewGame>(
  `insert into games
     (id, name, description, has_adventure, creator_id, participation_code, status, created_at, adventure_text)
   values
     (:id, :name, :description, :has_adventure, :creator_id, :participation_code, 'active', :created_at, :adventure_text)`,
);

export const insertSeat = change<SeatKey & { characterId: string | null; at: string }>(
  `insert into participants (game_id, user_id, character_id, joined_at, read_id)
   values (:gameId, :userId, :characterId, :at, coalesce((
     select max(id) from messages where game_id = :gameId
   ), 0))`,
);

interface Creation {
  game: NewGame;
  /** What is to hold at its table, where that is not what holds everywhere. */
  settings?: Partial<GameSettings>;
  adventure: StoredAdventure;
  /** How many bytes the creator may have stored. */
  mayStore: number;
}

async function createGame(db: Database, creation: Creation): Promise<StoredGame> {
  const { game, settings = {}, adventure, mayStore } = creation;
  await insertGame(db, game);
  const { id, creator_id: userId, created_at: at } = game;
  await insertSeat(db, { gameId: id, userId, characterId: null, at });
  if (Object.keys(settings).length > 0) await writeSettings(db, id, (usual) => ({ ...usual, ...settings }));
  await insertAdventure(db, id, adventure);
  const bytes = textBytes(game.description, game.adventure_text) + chunkBytes(adventure.chunks);
  await chargeGame(db, { userId, most: mayStore }, bytes);
  return readGame(db, { viewerId: userId, gameId: id });
}

const selectKeys = query<{ gameId: string }, Pick<GameRow, 'creator_id' | 'participation_code'>>(
  'select creator_id, participation_code from games where id = :gameId',
);

const deleteRow = change<{ gameId: string }>('delete from games where id = :gameId');

/** With everything that belongs to it; what it held is given back. The transaction has locked it. */
export async function deleteWholeGame(db: Database, gameId: string): Promise<void> {
  await giveBackWholeGame(db, gameId);
  await keepUsageOfGone(db, gameId);
  await deleteRow(db, { gameId });
}

async function deleteGame(db: Database, { callerId, gameId }: { callerId: string; gameId: string }) {
  // What its players say meanwhile is given back too.
  await lockGame(db, gameId);
  const game = await selectKeys.first(db, { gameId });
  if (!game) throw new Refused('game_not_found');
  if (game.creator_id !== callerId) throw new Refused('not_game_creator');
  await deleteWholeGame(db, gameId);
}

const selectSeated = query<{ gameId: string }, { user_id: string }>(
  'select user_id from participants where game_id = :gameId',
);

const setCharacter = change<SeatKey & { characterId: string }>(
  'update participants set character_id = :characterId where game_id = :gameId and user_id = :userId',
);

interface Join extends SeatKey {
  code: string;
  characterId: string | null;
  at: string;
}

async function takeSeat(db: Database, { gameId, userId, code, characterId, at }: Join): Promise<void> {
  // Two people cannot take the last seat at once.
  await lockGame(db, gameId);
  const game = await selectKeys.first(db, { gameId });
  if (!game) throw new Refused('game_not_found');
  const character = characterId === null ? null : await lockCharacter(db, characterId);
  if (character === undefined) throw new Refused('character_not_found');
  if (!codesMatch(code, game.participation_code)) throw new Refused('wrong_code');
  if (character) await takeUp(db, { gameId, userId }, character);
  await sitDown(db, { gameId, userId, characterId, at });
}

/** Whoever sits there may play another character of theirs, whatever the code is by now. */
async function changeSeat(db: Database, { characterId, ...seat }: SeatKey & { characterId: string }) {
  await lockGame(db, seat.gameId);
  await requireSeat(db, seat);
  const character = await lockCharacter(db, characterId);
  if (!character) throw new Refused('character_not_found');
  await takeUp(db, seat, character);
  await setCharacter(db, { ...seat, characterId });
  return readGame(db, { viewerId: seat.userId, gameId: seat.gameId });
}

/** A seat for whoever may have one. The transaction has locked the game. */
export async function sitDown(
  db: Database,
  { gameId, userId, characterId, at }: Omit<Join, 'code'>,
): Promise<void> {
  const seated = await selectSeated(db, { gameId });
  if (seated.some((seat) => seat.user_id === userId)) {
    if (characterId !== null) await setCharacter(db, { gameId, userId, characterId });
    return;
  }
  if (seated.length >= limits.participants) throw new Refused('game_full');
  await insertSeat(db, { gameId, userId, characterId, at });
}

/** Who wished for it is written down nowhere. */
async function addSafety(db: Database, { wish, ...seat }: SeatKey & { wish: SafetyWish }): Promise<void> {
  await lockGame(db, seat.gameId);
  await requireSeat(db, seat);
  const [field, text] =
    wish.line === undefined ? (['veils', wish.veil] as const) : (['lines', wish.line] as const);
  await writeSettings(db, seat.gameId, (settings) => {
    const kept = settings[field];
    if (kept.includes(text)) return settings;
    if (kept.length >= limits.safetyTexts) throw new Refused('safety_full');
    return { ...settings, [field]: [...kept, text] };
  });
}

const setSelfRolls = change<SeatKey & { on: number }>(
  'update participants set self_rolls = :on where game_id = :gameId and user_id = :userId',
);

export const gameQueries = room('games', {
  read: readingRows(selectGame, gameOf),
  forAll: reading(readForAll),
  /** Which of some games have not been deleted. */
  existing: readingOnce(async (db, given: { gameIds: string[] }) =>
    (await selectExisting(db, given)).map(({ id }) => id),
  ),
  create: writing(createGame),
  addSafety: writing(addSafety),
  delete: writing(deleteGame),
  join: writing(async (db, join: Join) => {
    await takeSeat(db, join);
    return readGame(db, { viewerId: join.userId, gameId: join.gameId });
  }),
  changeSeat: writing(changeSeat),
  setSelfRolls: writing(async (db, { gameId, userId, on }: SeatKey & { on: boolean }) => {
    await requireSeat(db, { gameId, userId });
    await setSelfRolls(db, { gameId, userId, on: on ? 1 : 0 });
    return readGame(db, { viewerId: userId, gameId });
  }),
});

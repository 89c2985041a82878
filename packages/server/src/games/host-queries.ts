import type { GamePatch } from '@fireside/contract';
import { heldBytes, rechargeGame } from '../accounts/storage-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, reading, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { GameRow } from '../store/schema.ts';
import { dropping } from '../table/round-queries.ts';
import { exchangeAdventure, type StoredAdventure } from './adventure-rows.ts';
import { readGame } from './game-queries.ts';
import type { SeatKey } from './seat-queries.ts';
import { writeSettings } from './settings.ts';
import type { StoredGame } from './standing.ts';
import { readWorld, writeWorld } from './world-queries.ts';

const selectGame = query<{ gameId: string }, Pick<GameRow, 'creator_id'>>(
  'select creator_id from games where id = :gameId',
);

/** Refuses whoever did not create the game, or was not given it. */
export async function requireHost(db: Database, { gameId, userId }: SeatKey): Promise<void> {
  const game = await selectGame.first(db, { gameId });
  if (!game) throw new Refused('game_not_found');
  if (game.creator_id !== userId) throw new Refused('not_game_changer');
}

const selectSeat = query<SeatKey, { user_id: string }>(
  'select user_id from participants where game_id = :gameId and user_id = :userId',
);

async function requirePlayer(db: Database, seat: SeatKey): Promise<void> {
  if (!(await selectSeat.first(db, seat))) throw new Refused('player_not_found');
}

const selectText = query<{ gameId: string }, Pick<GameRow, 'adventure_text'>>(
  'select adventure_text from games where id = :gameId',
);

const setName = change<{ gameId: string; name: string }>('update games set name = :name where id = :gameId');
const setDescription = change<{ gameId: string; description: string }>(
  'update games set description = :description where id = :gameId',
);
const setCreator = change<SeatKey>('update games set creator_id = :userId where id = :gameId');
const setCode = change<{ gameId: string; code: string }>(
  'update games set participation_code = :code where id = :gameId',
);

export interface GameChange extends SeatKey {
  patch: Omit<GamePatch, 'adventure_text'>;
  /** One that has been read; null where it stays as it is. */
  exchanged: { text: string; adventure: StoredAdventure } | null;
  /** How many bytes its creator may have stored. */
  mayStore: number;
  at: string;
}

/** The party is nowhere in an adventure that it has not begun. */
async function beginAnew(db: Database, gameId: string, at: string): Promise<void> {
  const { world, encounter } = await readWorld(db, gameId);
  if (world.place !== '') await writeWorld(db, { gameId, at }, { world: { ...world, place: '' }, encounter });
}

async function changeGame(db: Database, given: GameChange): Promise<StoredGame> {
  const { gameId, userId, patch, exchanged, mayStore, at } = given;
  const { name, description, creator_id: heir, ...settings } = patch;
  await lockGame(db, gameId);
  await requireHost(db, { gameId, userId });
  if (heir !== undefined) await requirePlayer(db, { gameId, userId: heir });
  const weighs = heir !== undefined || description !== undefined || exchanged !== null;
  const before = weighs ? await heldBytes(db, gameId) : null;
  if (name !== undefined) await setName(db, { gameId, name });
  if (description !== undefined) await setDescription(db, { gameId, description });
  if (Object.keys(settings).length > 0)
    await writeSettings(db, gameId, (present) => ({ ...present, ...settings }));
  if (exchanged) {
    await exchangeAdventure(db, gameId, exchanged);
    await beginAnew(db, gameId, at);
  }
  if (heir !== undefined) await setCreator(db, { gameId, userId: heir });
  if (before) await rechargeGame(db, gameId, { before, most: mayStore });
  return readGame(db, { viewerId: userId, gameId });
}

async function renewCode(db: Database, { code, ...seat }: SeatKey & { code: string }): Promise<StoredGame> {
  const { gameId, userId } = seat;
  await lockGame(db, gameId);
  await requireHost(db, seat);
  await setCode(db, { gameId, code });
  return readGame(db, { viewerId: userId, gameId });
}

const deleteSeat = change<SeatKey>('delete from participants where game_id = :gameId and user_id = :userId');
const deleteTickets = change<SeatKey>('delete from tickets where game_id = :gameId and user_id = :userId');

/** Nobody waits for these answers any more. One that is being told is told to its end. */
const dropTurns = dropping<SeatKey>('turns.game_id = :gameId and turns.user_id = :userId');

/** What a roll of theirs would have decided is nothing any more. */
async function unseal(db: Database, { gameId, userId, at }: SeatKey & { at: string }): Promise<void> {
  const { world, encounter } = await readWorld(db, gameId);
  const { [userId]: sealed, ...awaited } = world.awaited;
  if (sealed) await writeWorld(db, { gameId, at }, { world: { ...world, awaited }, encounter });
}

export const leftTurn = 'The player has left';

/** Everything by which somebody sits at a table. What they said there stays. */
export async function standUp(db: Database, { gameId, userId, at }: SeatKey & { at: string }): Promise<void> {
  await deleteSeat(db, { gameId, userId });
  await deleteTickets(db, { gameId, userId });
  await dropTurns(db, { gameId, userId }, { why: leftTurn, at });
  await unseal(db, { gameId, userId, at });
}

interface Leaving {
  gameId: string;
  callerId: string;
  /** Who is to go. */
  userId: string;
  /** For the table, should somebody else send them away. */
  code: string;
  at: string;
}

async function leave(db: Database, { gameId, callerId, userId, code, at }: Leaving): Promise<void> {
  await lockGame(db, gameId);
  const game = await selectGame.first(db, { gameId });
  if (!game) throw new Refused('game_not_found');
  if (userId !== callerId && game.creator_id !== callerId) throw new Refused('not_player_remover');
  await requirePlayer(db, { gameId, userId });
  if (userId === game.creator_id) throw new Refused('creator_stays');
  await standUp(db, { gameId, userId, at });
  // Whoever was sent away still has the code that they came with.
  if (userId !== callerId) await setCode(db, { gameId, code });
}

export const hostQueries = room('hosts', {
  /** The adventure's text, for whoever may exchange it. */
  adventureText: reading(async (db, seat: SeatKey) => {
    await requireHost(db, seat);
    return (await selectText.first(db, { gameId: seat.gameId }))!.adventure_text;
  }),
  change: writing(changeGame),
  renewCode: writing(renewCode),
  leave: writing(leave),
});

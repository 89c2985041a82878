import type { PartyMember, PendingRoll } from '@fireside/contract';
import { charactersAt } from '../characters/character-queries.ts';
import { Refused, reading, readingOnce, room, writingOnce } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { ParticipantRow } from '../store/schema.ts';

export interface SeatKey {
  gameId: string;
  userId: string;
}

const selectSeat = query<SeatKey, { user_id: string | null }>(
  `select participants.user_id from games
   left join participants on participants.game_id = games.id and participants.user_id = :userId
   where games.id = :gameId`,
);

/** Refuses whoever has not joined. */
export async function requireSeat(db: Database, { gameId, userId }: SeatKey): Promise<void> {
  requireFound(await selectSeat.first(db, { gameId, userId }));
}

export function requireFound(seat: { user_id: string | null } | undefined): void {
  if (!seat) throw new Refused('game_not_found');
  if (seat.user_id === null) throw new Refused('not_participant');
}

type RollColumns = Pick<ParticipantRow, 'pending_notation' | 'pending_reason' | 'pending_whispered'>;

const selectRoll = query<SeatKey, RollColumns>(
  `select pending_notation, pending_reason, pending_whispered from participants
   where game_id = :gameId and user_id = :userId`,
);

const updateRoll = change<SeatKey & { notation: string | null; reason: string | null; whispered: number }>(
  `update participants set pending_notation = :notation, pending_reason = :reason, pending_whispered = :whispered
   where game_id = :gameId and user_id = :userId`,
);

/** The roll in the columns of a seat or a turn. */
export function rollOf(row: {
  pending_notation: string | null;
  pending_reason: string | null;
}): PendingRoll | null {
  if (row.pending_notation === null) return null;
  return { notation: row.pending_notation, reason: row.pending_reason ?? '' };
}

/** A roll that is awaited, and whether it was asked for in a whisper: then it is nobody else's business. */
export interface AwaitedRoll {
  roll: PendingRoll;
  isWhispered: boolean;
}

export function awaitedIn(row: RollColumns | undefined): AwaitedRoll | null {
  const roll = row ? rollOf(row) : null;
  return roll && { roll, isWhispered: row?.pending_whispered === 1 };
}

export async function awaitedFrom(db: Database, { gameId, userId }: SeatKey): Promise<AwaitedRoll | null> {
  return awaitedIn(await selectRoll.first(db, { gameId, userId }));
}

export async function setPendingRoll(
  db: Database,
  { gameId, userId }: SeatKey,
  roll: PendingRoll | null,
  isWhispered = false,
): Promise<void> {
  const { notation = null, reason = null } = roll ?? {};
  await updateRoll(db, { gameId, userId, notation, reason, whispered: roll && isWhispered ? 1 : 0 });
}

/** The roll moves from the seat to the turn, so that a turn that runs again after a crash still has it. */
export async function takePendingRoll(db: Database, seat: SeatKey): Promise<AwaitedRoll | null> {
  const awaited = await awaitedFrom(db, seat);
  if (awaited) await setPendingRoll(db, seat, null);
  return awaited;
}

const selectParty = query<{ gameId: string }, ParticipantRow & { name: string }>(
  `select participants.*, users.name from participants join users on users.id = participants.user_id
   where game_id = :gameId order by joined_at, user_id`,
);

/** Who sits at a table, with their characters, in the order of joining; of rolls what this user may know. */
export async function seatsAt(
  db: Database,
  { gameId, userId }: { gameId: string; userId: string | null },
): Promise<(Omit<PartyMember, 'online'> & { has_spoken: boolean })[]> {
  const sheets = new Map((await charactersAt(db, gameId)).map((sheet) => [sheet.id, sheet]));
  return (await selectParty(db, { gameId })).map((row) => ({
    user_id: row.user_id,
    name: row.name,
    character: (row.character_id && sheets.get(row.character_id)) || null,
    self_rolls: row.self_rolls === 1,
    pending_roll: row.pending_whispered === 1 && row.user_id !== userId ? null : rollOf(row),
    has_spoken: row.has_spoken === 1,
  }));
}

async function readParty(db: Database, seat: SeatKey): Promise<Omit<PartyMember, 'online'>[]> {
  await requireSeat(db, seat);
  return (await seatsAt(db, seat)).map(({ has_spoken: _, ...member }) => member);
}

const selectStanding = query<{ seats: [gameId: string, userId: string][] }, ParticipantKey>(
  `select game_id, user_id from participants where (game_id, user_id) in (values :seats...)`,
);

type ParticipantKey = Pick<ParticipantRow, 'game_id' | 'user_id'>;

const selectTables = query<{ userId: string }, { game_id: string }>(
  'select game_id from participants where user_id = :userId',
);

/** Nobody has read what has not been said. */
const said = `coalesce((
  select max(messages.id) from messages where messages.game_id = :gameId and messages.id <= :upTo
), 0)`;

const moveReadMark = change<SeatKey & { upTo: number }>(
  `update participants set read_id = ${said}
   where game_id = :gameId and user_id = :userId and read_id < ${said}`,
);

export const seatQueries = room('seats', {
  /** Which of some seats are still somebody's. */
  standing: readingOnce(selectStanding),
  /** The games in which somebody sits. */
  tables: readingOnce(async (db, given: { userId: string }) =>
    (await selectTables(db, given)).map(({ game_id }) => game_id),
  ),
  /** Somebody has read up to a message; whether that is further than before. */
  read: writingOnce(async (db, given: SeatKey & { upTo: number }) => (await moveReadMark(db, given)) > 0),
  require: readingOnce(requireSeat),
  awaited: readingOnce(awaitedFrom),
  party: reading(readParty),
});

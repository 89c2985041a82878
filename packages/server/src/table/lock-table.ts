import { type Effect, type Seat, type Table, withSheets } from '@fireside/contract/effects';
import type { ZeroHpRule } from '@fireside/contract/protocol';
import { sheetRead } from '../characters/character-row.ts';
import { rollOf } from '../games/seat-queries.ts';
import { type KeptWorld, keptWorld, readWorld } from '../games/world-queries.ts';
import { lockCharacters } from '../store/locks.ts';
import { type Database, query } from '../store/query.ts';
import type { CharacterRow, ParticipantRow } from '../store/schema.ts';
import type { ClaimedTurn } from './turn-queries.ts';

export interface LockedTable {
  table: Table;
  rows: CharacterRow[];
  /** Who is played at the table now, where the turn may have ended the game for all of them; else null. */
  played: string[] | null;
}

/** What is known of the game before anything is locked. */
export interface Standing {
  zero_hp: ZeroHpRule;
  ended_reason: string | null;
  /** Whether fewer are played than when the turn began. */
  hasSomebodyLeft: boolean;
}

type Answering = Pick<ClaimedTurn, 'gameId' | 'userId' | 'pendingRoll' | 'also'>;

export const selectSeats = query<
  { gameId: string },
  Pick<
    ParticipantRow,
    'user_id' | 'character_id' | 'pending_notation' | 'pending_reason' | 'pending_whispered'
  >
>(
  `select user_id, character_id, pending_notation, pending_reason, pending_whispered
   from participants where game_id = :gameId order by joined_at, user_id`,
);

export function charactersIn(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) => ('character_id' in effect ? (effect.character_id ?? []) : []));
}

/** Whether it changes the fight itself, in which everybody who is played stands. */
export function isOfFight(effect: Effect): boolean {
  return effect.kind === 'encounter' || (effect.kind === 'condition' && effect.combatant !== undefined);
}

/** Everybody who is answered, each once, with what was awaited from them. */
export function speakersOf(turn: Answering): Map<string, Seat> {
  const seats = new Map<string, Seat>();
  for (const { userId, pendingRoll } of [turn, ...turn.also]) {
    if (userId === null) continue;
    const pending_roll = seats.get(userId)?.pending_roll ?? pendingRoll;
    seats.set(userId, { user_id: userId, pending_roll, character: null });
  }
  return seats;
}

/** Where it is possible that everybody who is played has fallen by this turn. */
function mayEndAll(effects: readonly Effect[], { zero_hp, hasSomebodyLeft }: Standing): boolean {
  if (zero_hp !== 'fall') return false;
  return (
    hasSomebodyLeft ||
    effects.some(
      (effect) => effect.kind === 'hit_points' || (effect.kind === 'sheet' && effect.field === 'death_saves'),
    )
  );
}

/** Whether a roll is asked for, or sealed, of somebody who is not answered by the turn. */
function asksOthers(effects: readonly Effect[], speakers: ReadonlyMap<string, Seat>): boolean {
  return effects
    .flatMap((effect) => {
      if (effect.kind === 'roll_asked') return effect.user_id;
      if (effect.kind !== 'world' || effect.field !== 'awaited') return [];
      return Object.keys({ ...(effect.before as object), ...(effect.after as object) });
    })
    .some((userId) => !speakers.has(userId));
}

/** Where the game may be over when the turn is settled: then a roll is awaited of nobody. */
function mayBeOver(effects: readonly Effect[], { ended_reason }: Standing): boolean {
  return ended_reason !== null || effects.some(({ kind }) => kind === 'game_ended' || kind === 'hit_points');
}

/** What the effects of a turn concern, as it is now; until the transaction ends nobody else changes it. */
export async function lockTable(
  db: Database,
  turn: Answering,
  effects: readonly Effect[],
  standing: Standing,
): Promise<LockedTable> {
  const { gameId } = turn;
  const speakers = speakersOf(turn);
  const mayEnd = mayEndAll(effects, standing);
  const hasFight = effects.some(isOfFight);
  const concernsSeats = mayEnd || hasFight || asksOthers(effects, speakers) || mayBeOver(effects, standing);
  const seats = concernsSeats ? await selectSeats(db, { gameId }) : null;
  const played = mayEnd || hasFight ? seats!.flatMap(({ character_id }) => character_id ?? []) : [];
  // Its owner may have deleted a sheet while the DM was speaking.
  const rows = await lockCharacters(db, [...charactersIn(effects), ...played]);
  const concernsWorld = hasFight || effects.some(({ kind }) => kind === 'world');
  const { world, encounter }: KeptWorld = concernsWorld ? await readWorld(db, gameId) : keptWorld(null);
  const sitting = seats
    ? seats.map((row): Seat => {
        // What somebody was asked for in a whisper is no matter of the others.
        const pending_roll = row.pending_whispered === 0 ? rollOf(row) : null;
        return speakers.get(row.user_id) ?? { user_id: row.user_id, pending_roll, character: null };
      })
    : [...speakers.values()];
  const sheets = rows.map((row): Seat => ({ user_id: '', pending_roll: null, character: sheetRead(row) }));
  return {
    rows,
    played: mayEnd ? played : null,
    table: {
      world,
      encounter: encounter && withSheets(encounter, sheets),
      party: [...sitting, ...sheets],
      zero_hp: standing.zero_hp,
      ended_reason: standing.ended_reason,
    },
  };
}

import { type Effect, type Seat, sheetOf, type Table, withSheets } from '@fireside/contract/effects';
import { changeCharacter, endGamesOfFallen, fallenReason } from '../../characters/character-queries.ts';
import { sheetRead } from '../../characters/character-row.ts';
import { rollOf, setPendingRoll } from '../../games/seat-queries.ts';
import { joinedSettings, type KeptSettings } from '../../games/settings.ts';
import { type KeptWorld, readWorld, writeWorld } from '../../games/world-queries.ts';
import { lockCharacters } from '../../store/locks.ts';
import { change, type Database, query } from '../../store/query.ts';
import type { CharacterRow, GameRow } from '../../store/schema.ts';
import { charactersIn, isOfFight, selectSeats } from '../lock-table.ts';

export interface EndedGame {
  gameId: string;
  reason: string;
}

const selectGame = query<
  { gameId: string },
  Pick<GameRow, 'status' | 'ended_reason'> & Pick<KeptSettings, 'zero_hp'>
>(
  `select status, ended_reason, settings.zero_hp from games ${joinedSettings}
   where games.id = :gameId`,
);

export interface LockedTable {
  table: Table;
  rows: CharacterRow[];
  hasEnded: boolean;
  /** Whose awaited roll was asked for in a whisper. */
  whisperers: string[];
}

/** What the effects concern, as it is now; until the transaction ends nobody else changes it. */
export async function lockRewound(
  db: Database,
  gameId: string,
  effects: readonly Effect[],
): Promise<LockedTable> {
  const game = (await selectGame.first(db, { gameId }))!;
  const seatRows = await selectSeats(db, { gameId });
  const fighting = effects.some(isOfFight) ? seatRows.flatMap(({ character_id }) => character_id ?? []) : [];
  const rows = await lockCharacters(db, [...charactersIn(effects), ...fighting]);
  const { world, encounter } = await readWorld(db, gameId);
  const seats = seatRows.map(
    (row): Seat => ({ user_id: row.user_id, pending_roll: rollOf(row), character: null }),
  );
  const sheets = rows.map((row): Seat => ({ user_id: '', pending_roll: null, character: sheetRead(row) }));
  const hasEnded = game.status === 'ended';
  return {
    rows,
    hasEnded,
    whisperers: seatRows.filter((row) => row.pending_whispered === 1).map((row) => row.user_id),
    table: {
      world,
      encounter: encounter && withSheets(encounter, sheets),
      party: [...seats, ...sheets],
      zero_hp: game.zero_hp ?? 'end',
      ended_reason: hasEnded ? (game.ended_reason ?? '') : null,
    },
  };
}

const reopenGame = change<{ gameId: string }>(
  `update games set status = 'active', ended_reason = null where id = :gameId`,
);

/** Not while anybody else there has fallen: then that would have ended it. */
const reopenOther = change<EndedGame>(
  `update games set status = 'active', ended_reason = null
   where id = :gameId and status = 'ended' and ended_reason = :reason and not exists (
     select 1 from participants join characters on characters.id = participants.character_id
     where participants.game_id = :gameId and characters.current_hp <= 0
   )`,
);

/** Writes what changed back, and nothing else. */
export async function writeRewound(
  db: Database,
  { gameId, at }: { gameId: string; at: string },
  { table: before, rows, hasEnded }: LockedTable,
  after: Table,
  secretsOf: readonly string[],
): Promise<EndedGame[]> {
  if (hasEnded && after.ended_reason === null) await reopenGame(db, { gameId });
  for (const [place, { user_id: userId, pending_roll }] of after.party.entries()) {
    if (userId !== '' && pending_roll !== before.party[place]!.pending_roll)
      await setPendingRoll(db, { gameId, userId }, pending_roll, secretsOf.includes(userId));
  }
  if (after.world !== before.world || after.encounter !== before.encounter)
    await writeWorld(db, { gameId, at }, after as KeptWorld);
  const ended: EndedGame[] = [];
  for (const row of rows) {
    const sheet = sheetOf(after, row.id)!;
    if (sheet === sheetOf(before, row.id)) continue;
    const { id, name, ...changed } = sheet;
    await changeCharacter(db, row, changed, at);
    if (sheet.current_hp === row.current_hp) continue;
    for (const other of await endGamesOfFallen(db, { id, name, current_hp: sheet.current_hp }))
      ended.push({ gameId: other, reason: fallenReason(name, sheet.current_hp) });
  }
  return ended;
}

/** The other games that a turn ended by the HP rule go on, those at least that nothing else has ended. */
export async function reopenOthers(db: Database, effects: readonly Effect[]): Promise<EndedGame[]> {
  const fallen = effects.flatMap((effect) =>
    effect.kind === 'hit_points' && effect.after <= 0 ? [fallenReason(effect.name, effect.after)] : [],
  );
  const also = effects.flatMap((effect) => ('also' in effect ? (effect.also ?? []) : []));
  const reopened: EndedGame[] = [];
  for (const gameId of new Set(also)) {
    for (const reason of new Set(fallen))
      if ((await reopenOther(db, { gameId, reason })) > 0) reopened.push({ gameId, reason });
  }
  return reopened;
}

import { type Effect, redactEffects, type Seat, sheetOf, type Table } from '@fireside/contract/effects';
import type { RunningTurn } from '../../cluster/bus.ts';
import { changeCharacter, endGamesOfFallen, fallenReason } from '../../characters/character-queries.ts';
import { sheetRead } from '../../characters/character-row.ts';
import { requireSeat, rollOf, type SeatKey, setPendingRoll } from '../../games/seat-queries.ts';
import { type KeptWorld, readWorld, writeWorld } from '../../games/world-queries.ts';
import { forgetStretch } from '../../memory/forget-queries.ts';
import { lockCharacter, lockGame } from '../../store/locks.ts';
import { Refused, room, writing } from '../../store/procedure.ts';
import { change, type Database, query, returning } from '../../store/query.ts';
import type { CharacterRow, GameRow, MessageRow, ParticipantRow } from '../../store/schema.ts';
import { giveBackRolls, type OpenTurn } from '../round-queries.ts';
import { takeFromRunner } from './running-turn-queries.ts';
import { takeBack } from './take-back.ts';

export interface Rewind extends SeatKey {
  messageId: number;
  at: string;
}

/** What a rewind came to. */
export interface Rewound {
  /** Its place among the messages. */
  place: number;
  /** What changed back, as players may see it. */
  effects: Effect[];
  /** Those whose awaited rolls are nobody else's business: some of it was whispered. */
  whisperers: string[];
  /** The turn that ran, which is over now. */
  over: RunningTurn | null;
  /** Other games that go on again, with the reason for which they had ended. */
  reopened: EndedGame[];
  /** Games that end because a character has no hit points left now. */
  ended: EndedGame[];
}

interface EndedGame {
  gameId: string;
  reason: string;
}

type Target = Pick<MessageRow, 'sender_type' | 'user_id' | 'kind' | 'recipient'>;

const selectTarget = query<{ gameId: string; messageId: number }, Target>(
  `select sender_type, user_id, kind, recipient from messages where id = :messageId and game_id = :gameId`,
);

const selectGame = query<{ gameId: string }, Pick<GameRow, 'creator_id' | 'status' | 'ended_reason'>>(
  'select creator_id, status, ended_reason from games where id = :gameId',
);

const selectLater = query<{ gameId: string; messageId: number }, { id: number }>(
  `select id from messages where game_id = :gameId and id > :messageId and sender_type = 'player'
     and (kind = 'action' or (kind = 'whisper' and recipient = 'dm'))
   limit 1`,
);

function isForDm({ sender_type, kind, recipient }: Target): boolean {
  return sender_type === 'player' && (kind === 'action' || (kind === 'whisper' && recipient === 'dm'));
}

/** Refuses whoever may not take this message back. Whispers between others are as if they were not there. */
async function requireMayRewind(
  db: Database,
  { gameId, userId, messageId }: Rewind,
  creatorId: string,
): Promise<void> {
  const target = await selectTarget.first(db, { gameId, messageId });
  const isHidden =
    target?.kind === 'whisper' &&
    target.user_id !== userId &&
    target.recipient !== userId &&
    (creatorId !== userId || !isForDm(target));
  if (!target || isHidden) throw new Refused('message_not_found');
  if (!isForDm(target)) throw new Refused('cannot_take_back');
  if (creatorId === userId) return;
  if (target.user_id !== userId || (await selectLater.first(db, { gameId, messageId })))
    throw new Refused('not_taking_back');
}

/** The turns that the stretch answers or holds the answers of; what follows a message is a small part of a long game. */
const selectTurns = query<{ gameId: string; from: number }, OpenTurn>(
  `select turns.*, messages.kind as message_kind
   from turns left join messages on messages.id = turns.message_id where turns.id in (
     select turns.id from messages join turns on turns.message_id = messages.id
     where messages.game_id = :gameId and messages.id >= :from
     union
     select turns.id from messages join turns on turns.reply_id = messages.id
     where messages.game_id = :gameId and messages.id >= :from
   )`,
);

const selectAnsweredWith = query<{ ids: number[] }, OpenTurn>(
  `select turns.*, messages.kind as message_kind
   from turns left join messages on messages.id = turns.message_id where answered_in in (:ids...)`,
);

const reopenTurns = change<{ ids: number[] }>(
  `update turns set status = 'owed', reply_id = null, answered_in = null, effects_json = '[]', attempts = 0,
     failure = null, finished_at = null, pending_notation = null, pending_reason = null,
     claims = 0, borne_out = 0, repaired = 0, withheld = 0
   where id in (:ids...)`,
);

const selectSeats = query<
  { gameId: string },
  Pick<ParticipantRow, 'user_id' | 'pending_notation' | 'pending_reason' | 'pending_whispered'>
>(
  'select user_id, pending_notation, pending_reason, pending_whispered from participants where game_id = :gameId',
);

interface LockedTable {
  table: Table;
  rows: CharacterRow[];
  hasEnded: boolean;
  /** Whose awaited roll was asked for in a whisper. */
  whisperers: string[];
}

async function lockTable(db: Database, gameId: string, effects: readonly Effect[]): Promise<LockedTable> {
  const game = (await selectGame.first(db, { gameId }))!;
  const ids = effects.flatMap((effect) => ('character_id' in effect ? (effect.character_id ?? []) : []));
  const rows: CharacterRow[] = [];
  // In one order, so that no two transactions wait for each other's sheets.
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockCharacter(db, id);
    if (row) rows.push(row);
  }
  const seatRows = await selectSeats(db, { gameId });
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
      ...(await readWorld(db, gameId)),
      party: [...seats, ...sheets],
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
async function writeTable(
  db: Database,
  { gameId, at }: Rewind,
  { table: before, rows, hasEnded }: LockedTable,
  after: Table,
  secretsOf: readonly string[],
): Promise<Rewound['ended']> {
  if (hasEnded && after.ended_reason === null) await reopenGame(db, { gameId });
  for (const [place, { user_id: userId, pending_roll }] of after.party.entries()) {
    if (userId !== '' && pending_roll !== before.party[place]!.pending_roll)
      await setPendingRoll(db, { gameId, userId }, pending_roll, secretsOf.includes(userId));
  }
  if (after.world !== before.world || after.encounter !== before.encounter)
    await writeWorld(db, { gameId, at }, after as KeptWorld);
  const ended: Rewound['ended'] = [];
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
async function reopenOthers(db: Database, effects: readonly Effect[]): Promise<EndedGame[]> {
  const fallen = effects.flatMap((effect) =>
    effect.kind === 'hit_points' && effect.after <= 0 ? [fallenReason(effect.name, effect.after)] : [],
  );
  const also = effects.flatMap((effect) => (effect.kind === 'game_ended' ? (effect.also ?? []) : []));
  const reopened: EndedGame[] = [];
  for (const gameId of new Set(also)) {
    for (const reason of new Set(fallen))
      if ((await reopenOther(db, { gameId, reason })) > 0) reopened.push({ gameId, reason });
  }
  return reopened;
}

/** A number that no message has, and none will get. */
const takePlace = returning<{ gameId: string; at: string }, { id: number }>(
  `insert into messages (game_id, sender_type, content, created_at) values (:gameId, 'system', '', :at)
   returning id`,
);
const leavePlace = change<{ id: number }>('delete from messages where id = :id');

const keepWithdrawn = change<{ gameId: string; from: number; place: number; at: string }>(
  `insert into withdrawn_messages
     (id, game_id, sender_type, user_id, character_id, content, effects_json, client_id, created_at, removed_after,
      withheld, kind, recipient, takes, rewound_id, withdrawn_after, withdrawn_at)
   select id, game_id, sender_type, user_id, character_id, content, effects_json, client_id, created_at, removed_after,
     withheld, kind, recipient, takes, cast(:from as bigint), cast(:place as bigint), cast(:at as text)
   from messages where game_id = :gameId and id >= :from`,
);

const uncountReplies = change<{ gameId: string; from: number }>(
  `update games set dm_messages = dm_messages - (
     select count(*) from messages where game_id = :gameId and id >= :from and sender_type = 'dm'
   ) where id = :gameId`,
);

const deleteMessages = change<{ gameId: string; from: number }>(
  'delete from messages where game_id = :gameId and id >= :from',
);

/** Whoever has said nothing that is left has not spoken yet. */
const unmarkSpoken = change<{ gameId: string }>(
  `update participants set has_spoken = 0
   where game_id = :gameId and has_spoken = 1 and not exists (
     select 1 from messages
     where messages.game_id = :gameId and messages.user_id = participants.user_id and messages.kind = 'action'
   )`,
);

async function withdraw(db: Database, { gameId, messageId: from, at }: Rewind): Promise<number> {
  const { id: place } = (await takePlace.first(db, { gameId, at }))!;
  await leavePlace(db, { id: place });
  await keepWithdrawn(db, { gameId, from, place, at });
  await uncountReplies(db, { gameId, from });
  await forgetStretch(db, gameId, from);
  // The turns that they caused go with them.
  await deleteMessages(db, { gameId, from });
  await unmarkSpoken(db, { gameId });
  return place;
}

/** The turns that are over with the stretch, and of these the ones whose own message stays: they are owed again. */
async function turnsOf(db: Database, { gameId, messageId: from }: Rewind, running: OpenTurn | null) {
  const turns = await selectTurns(db, { gameId, from });
  const ids = [...turns, ...(running ? [running] : [])].map(({ id }) => id);
  const together = ids.length === 0 ? [] : await selectAnsweredWith(db, { ids });
  const all = new Map([...turns, ...together, ...(running ? [running] : [])].map((turn) => [turn.id, turn]));
  const owedAgain = [...all.values()].filter(({ message_id }) => message_id === null || message_id < from);
  const effects = [...all.values()]
    .filter(({ reply_id }) => reply_id !== null)
    .sort((one, other) => one.reply_id! - other.reply_id!)
    .flatMap(({ effects_json }): Effect[] => JSON.parse(effects_json));
  const secret = [...all.values()].filter(({ pending_whispered }) => pending_whispered === 1);
  return {
    effects,
    owedAgain: owedAgain.map(({ id }) => id),
    secretsOf: secret.flatMap(({ user_id }) => user_id ?? []),
    // What `roll_pending` has taken up waits with its turn.
    owed: turns.filter(({ status }) => status === 'owed'),
  };
}

async function rewind(db: Database, given: Rewind): Promise<Rewound> {
  const { gameId, userId } = given;
  await lockGame(db, gameId);
  await requireSeat(db, { gameId, userId });
  const { creator_id } = (await selectGame.first(db, { gameId }))!;
  await requireMayRewind(db, given, creator_id);
  const running = await takeFromRunner(db, gameId);
  const { effects, owedAgain, secretsOf, owed } = await turnsOf(db, given, running);
  await giveBackRolls(db, gameId, owed);
  const locked = await lockTable(db, gameId, effects);
  const back = takeBack(locked.table, effects);
  const ended = await writeTable(db, given, locked, back.table, secretsOf);
  const reopened = await reopenOthers(db, effects);
  const place = await withdraw(db, given);
  if (owedAgain.length > 0) await reopenTurns(db, { ids: owedAgain });
  return {
    place,
    effects: redactEffects(back.effects),
    whisperers: [...new Set([...locked.whisperers, ...secretsOf])],
    over: running && { turn: running.id, epoch: running.epoch },
    reopened,
    ended,
  };
}

export const rewindQueries = room('rewinds', {
  /** A message and all that followed did not happen: in one transaction, everything or nothing. */
  rewind: writing(rewind),
});

import { type Effect, redactEffects } from '@fireside/contract/effects';
import type { RunningTurn } from '../../cluster/bus.ts';
import { requireSeat, type SeatKey } from '../../games/seat-queries.ts';
import { forgetStretch } from '../../memory/forget-queries.ts';
import { lockGame } from '../../store/locks.ts';
import { Refused, room, writing } from '../../store/procedure.ts';
import { change, type Database, query, returning } from '../../store/query.ts';
import type { GameRow, MessageRow } from '../../store/schema.ts';
import { giveBackRolls, type OpenTurn } from '../round-queries.ts';
import { type EndedGame, lockRewound, reopenOthers, writeRewound } from './rewound-table.ts';
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

type Target = Pick<MessageRow, 'sender_type' | 'user_id' | 'kind' | 'recipient'>;

const selectTarget = query<{ gameId: string; messageId: number }, Target>(
  `select sender_type, user_id, kind, recipient from messages where id = :messageId and game_id = :gameId`,
);

const selectCreator = query<{ gameId: string }, Pick<GameRow, 'creator_id'>>(
  'select creator_id from games where id = :gameId',
);

const selectLater = query<{ gameId: string; messageId: number }, { id: number }>(
  `select id from messages where game_id = :gameId and id > :messageId and sender_type = 'player'
     and (kind = 'action' or (kind = 'whisper' and recipient = 'dm'))
   limit 1`,
);

function isForDm({ sender_type, kind, recipient }: Target): boolean {
  return sender_type === 'player' && (kind === 'action' || (kind === 'whisper' && recipient === 'dm'));
}

/** What led to it did not happen here: there is nothing by which it could be reversed. */
const selectToldElsewhere = query<{ gameId: string; messageId: number }, { game_id: string }>(
  'select game_id from imports where game_id = :gameId and through_id >= :messageId',
);

const toldElsewhere = 'What was told before the import cannot be taken back';

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
  if (await selectToldElsewhere.first(db, { gameId, messageId }))
    throw new Refused('cannot_take_back', { detail: toldElsewhere, errors: [] });
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

/** What players did by themselves in a fight: their own messages have it. */
const selectDeeds = query<{ gameId: string; from: number }, Pick<MessageRow, 'id' | 'effects_json'>>(
  `select id, effects_json from messages
   where game_id = :gameId and id >= :from and kind = 'table' and effects_json <> '[]'`,
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
  const deeds = await selectDeeds(db, { gameId, from });
  const effects = [...all.values()]
    .flatMap(({ reply_id, effects_json }) => (reply_id === null ? [] : { id: reply_id, effects_json }))
    .concat(deeds)
    .sort((one, other) => one.id - other.id)
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
  const { creator_id } = (await selectCreator.first(db, { gameId }))!;
  await requireMayRewind(db, given, creator_id);
  const running = await takeFromRunner(db, gameId);
  const { effects, owedAgain, secretsOf, owed } = await turnsOf(db, given, running);
  await giveBackRolls(db, gameId, owed);
  const locked = await lockRewound(db, gameId, effects);
  const back = takeBack(locked.table, effects);
  const ended = await writeRewound(db, given, locked, back.table, secretsOf);
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

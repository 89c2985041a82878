import type { PendingRoll, RetoldEvent, TakeRead } from '@fireside/contract';
import type { Effect } from '@fireside/contract/effects';
import type { Honesty, TokenUsage } from '@fireside/engine';
import {
  messageRead,
  type NamedMessage,
  newestPlaceOf,
  type ReadUpTo,
  selectMessages,
} from '../../games/message-queries.ts';
import { readableBy } from '../../games/readers.ts';
import { requireSeat, type SeatKey } from '../../games/seat-queries.ts';
import { joinedSettings } from '../../games/settings.ts';
import { forgetWords } from '../../memory/forget-queries.ts';
import { lockGame } from '../../store/locks.ts';
import { Refused, reading, readingOnce, room, writing } from '../../store/procedure.ts';
import { change, type Database, query } from '../../store/query.ts';
import type { GameRow, TurnRow } from '../../store/schema.ts';
import { type AnsweredToo, attachedTo } from '../round-queries.ts';
import { type ChangedUpTo, type ChangePage, changePage } from '../changes-since.ts';

/** Which answer is to be told anew, and for whom. */
export interface RetellKey extends SeatKey {
  messageId: number;
}

/** An answer with the turn that gave it. */
export interface Retellable {
  kind: TurnRow['kind'];
  /** The message that it answers, and whose that is. */
  answeredId: number | null;
  speakerId: string | null;
  effects: Effect[];
  /** The roll that the turn took up. */
  pendingRoll: PendingRoll | null;
  /** In a round, what else it answers. */
  also: AnsweredToo[];
  /** How often it has been worded. */
  takes: number;
  turnId: number;
  /** Whether that roll was asked for in a whisper. */
  isRollWhispered: boolean;
  /** Whether it was whispered. */
  isWhisper: boolean;
  /** The newest message that the game had when the turn began. */
  readId: number;
}

const selectGame = query<{ gameId: string }, Pick<GameRow, 'creator_id'> & { paused: number | null }>(
  `select games.creator_id, settings.paused from games ${joinedSettings} where games.id = :gameId`,
);

/** Of the DM's messages that this participant can read. */
const selectNewestAnswer = query<SeatKey, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and messages.sender_type = 'dm'
     and (messages.kind <> 'whisper' or messages.recipient = :userId)
   order by messages.id desc limit 1`,
);

const selectTurn = query<{ messageId: number }, TurnRow>('select * from turns where reply_id = :messageId');

/** In rounds the same answer is for others too. */
const selectAnswered = query<{ turnId: number; userId: string }, { id: number }>(
  'select id from turns where answered_in = :turnId and user_id = :userId limit 1',
);

/** The answer, while it is the newest one and this participant may have it retold. */
async function requireRetellable(
  db: Database,
  { gameId, userId, messageId }: RetellKey,
): Promise<{ message: NamedMessage; turn: TurnRow }> {
  await requireSeat(db, { gameId, userId });
  const game = (await selectGame.first(db, { gameId }))!;
  if (game.paused === 1) throw new Refused('game_paused');
  const message = await selectNewestAnswer.first(db, { gameId, userId });
  const turn = message?.id === messageId ? await selectTurn.first(db, { messageId }) : undefined;
  if (!message || !turn || message.removed_after > 0) throw new Refused('not_newest_answer');
  const isTheirs =
    game.creator_id === userId ||
    turn.user_id === userId ||
    (await selectAnswered.first(db, { turnId: turn.id, userId })) !== undefined;
  if (!isTheirs) throw new Refused('not_retelling');
  return { message, turn };
}

async function findRetellable(db: Database, key: RetellKey): Promise<Retellable> {
  const { message, turn } = await requireRetellable(db, key);
  const effects: Effect[] = JSON.parse(turn.effects_json);
  const takenFrom = (userId: string | null) => {
    const taken = effects.find(
      (effect) => effect.kind === 'roll_asked' && effect.user_id === userId && effect.notation === null,
    );
    return taken?.kind === 'roll_asked' ? taken.before : null;
  };
  const attached = await attachedTo(db, turn.id);
  return {
    kind: turn.kind,
    answeredId: turn.message_id,
    speakerId: turn.user_id,
    effects,
    pendingRoll: takenFrom(turn.user_id),
    also: attached.map(({ message_id, user_id, pending_whispered }) => ({
      messageId: message_id!,
      userId: user_id!,
      pendingRoll: takenFrom(user_id),
      isRollWhispered: pending_whispered === 1,
    })),
    takes: message.takes,
    turnId: turn.id,
    isRollWhispered: turn.pending_whispered === 1,
    isWhisper: message.kind === 'whisper',
    readId: turn.read_id,
  };
}

const insertTake = change<{
  messageId: number;
  take: number;
  content: string;
  withheld: number;
  at: string;
}>(
  `insert into takes (message_id, take, content, withheld, created_at)
   values (:messageId, :take, :content, :withheld, :at)
   on conflict do nothing`,
);

const updateWords = change<{ id: number; content: string; withheld: number; takes: number; after: number }>(
  `update messages set content = :content, withheld = :withheld, takes = :takes, retold_after = :after
   where id = :id`,
);

const countWords = change<TokenUsage & Honesty & { id: number }>(
  `update turns set input_tokens = input_tokens + :inputTokens, output_tokens = output_tokens + :outputTokens,
     cached_tokens = cached_tokens + :cachedInputTokens, claims = claims + :claims,
     borne_out = borne_out + :borneOut, repaired = repaired + :repaired, withheld = withheld + :withheld
   where id = :id`,
);

export interface NewWords {
  key: RetellKey;
  /** How often it had been worded when the new words were asked for: of two who retell at once, one does. */
  takes: number;
  content: string;
  usage: TokenUsage;
  honesty: Honesty;
  at: string;
}

async function storeWords(db: Database, words: NewWords): Promise<RetoldEvent> {
  const { key, content, usage, honesty, at } = words;
  const { gameId, messageId } = key;
  await lockGame(db, gameId);
  const { message, turn } = await requireRetellable(db, key);
  if (message.takes !== words.takes) throw new Refused('not_newest_answer');
  const { withheld } = honesty;
  const takes = message.takes + 1;
  const after = await newestPlaceOf(db, gameId);
  // Each wording with its own time; the one that stands is kept with the others, and not listed among them.
  const former = { take: message.takes, content: message.content, withheld: message.withheld };
  await insertTake(db, { messageId, ...former, at: message.created_at });
  await insertTake(db, { messageId, take: takes, content, withheld, at });
  await updateWords(db, { id: messageId, content, withheld, takes, after });
  const { inputTokens, outputTokens, cachedInputTokens } = usage;
  await countWords(db, { id: turn.id, inputTokens, outputTokens, cachedInputTokens, ...honesty });
  await forgetWords(db, gameId, messageId);
  return { type: 'retold', message: messageRead({ ...message, content, withheld, takes }) };
}

type Missed = ReadUpTo & ChangedUpTo & { userId: string; limit: number };

const selectRetoldSince = query<Missed, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and retold_after > 0 and (retold_after, messages.id) > (:after, :id)
     and messages.id <= :lastId
     and (messages.kind <> 'whisper' or messages.recipient = :userId or :userId = '')
   order by retold_after, messages.id limit :limit`,
);

const selectReadable = query<SeatKey & { messageId: number }, { takes: number }>(
  `select takes from messages where id = :messageId and game_id = :gameId and ${readableBy(':userId')}`,
);

const selectTakes = query<{ messageId: number; before: number }, TakeRead>(
  `select take, content, created_at from takes where message_id = :messageId and take < :before order by take`,
);

export const retellQueries = room('retellings', {
  find: reading(findRetellable),
  /** New words for the newest answer, in one transaction; refused when it is no longer that. */
  store: writing(storeWords),
  /** Which of the messages up to one have been retold since that one was stored, a page of them. */
  since: readingOnce(async (db, missed: Missed): Promise<ChangePage<RetoldEvent>> => {
    const rows = await selectRetoldSince(db, missed);
    return changePage(rows, missed.limit, {
      after: (row) => row.retold_after,
      event: (row): RetoldEvent => ({ type: 'retold', message: messageRead(row) }),
    });
  }),
  /** The former wordings of a message, oldest first. */
  takes: reading(async (db, { messageId, ...seat }: RetellKey): Promise<TakeRead[]> => {
    await requireSeat(db, seat);
    const message = await selectReadable.first(db, { ...seat, messageId });
    if (!message) throw new Refused('message_not_found');
    return selectTakes(db, { messageId, before: message.takes });
  }),
});

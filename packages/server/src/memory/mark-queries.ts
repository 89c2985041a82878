import { type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { inStory } from '../games/readers.ts';
import { insertInSteps } from '../store/insert-in-steps.ts';
import { lockGame } from '../store/locks.ts';
import { reading, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { MemoryRow, MessageMarksRow } from '../store/schema.ts';
import { packBytes, unpackBytes } from '../store/travelling-bytes.ts';
import { labelCharacters, leavingUpTo, type Untold, untoldNeeded } from './due-chapter.ts';

/** So many are marked at a time. */
const handful = 8;

const selectHowFar = query<{ gameId: string }, Pick<MemoryRow, 'marked_id' | 'chronicled_id'>>(
  'select marked_id, chronicled_id from memories where game_id = :gameId',
);

const selectUntold = query<{ gameId: string; after: number; limit: number }, Untold>(
  `select id, length(content) + ${labelCharacters} as characters from messages
   where game_id = :gameId and id > :after and ${inStory} order by id desc limit :limit`,
);

export interface Leaving {
  gameId: string;
  /** What a prompt can repeat. */
  historyCharacters: number;
}

/** Up to which message everything is to have its marks. */
async function readLeaving(db: Database, { gameId, historyCharacters }: Leaving): Promise<number> {
  const after = (await selectHowFar.first(db, { gameId }))?.chronicled_id ?? 0;
  const untold = await selectUntold(db, { gameId, after, limit: untoldNeeded(historyCharacters) });
  return Math.max(after, leavingUpTo(untold, historyCharacters));
}

const selectUnmarked = query<{ gameId: string; after: number; upTo: number; limit: number }, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and ${inStory} and messages.id > :after and messages.id <= :upTo
   order by messages.id limit :limit`,
);

export interface Unmarked {
  /** Everything up to here has its marks. */
  after: number;
  messages: NamedMessage[];
}

async function readUnmarked(
  db: Database,
  { gameId, upTo }: { gameId: string; upTo: number },
): Promise<Unmarked> {
  const after = (await selectHowFar.first(db, { gameId }))?.marked_id ?? 0;
  return { after, messages: await selectUnmarked(db, { gameId, after, upTo, limit: handful }) };
}

/** Whoever comes second, from this node or another, changes nothing. */
const advance = change<{ gameId: string; after: number; upTo: number }>(
  `insert into memories (game_id, marked_id) select id, :upTo from games where id = :gameId
   on conflict (game_id) do update set marked_id = excluded.marked_id where memories.marked_id = :after`,
);

const selectStanding = query<{ ids: number[] }, { id: number }>(
  'select id from messages where id in (:ids...) and removed_after = 0',
);

const insertMarks = change<{ marks: [messageId: number, gameId: string, marks: Uint8Array][] }>(
  'insert into message_marks (message_id, game_id, marks) values :marks...',
);

export interface NewMarks {
  gameId: string;
  /** As far as marks stood when the messages were read, and as far as they stand now. */
  after: number;
  upTo: number;
  marks: { messageId: number; marks: string }[];
}

async function storeMarks(db: Database, { gameId, after, upTo, marks }: NewMarks): Promise<void> {
  await lockGame(db, gameId);
  if ((await advance(db, { gameId, after, upTo })) === 0 || marks.length === 0) return;
  const standing = await selectStanding(db, { ids: marks.map(({ messageId }) => messageId) });
  // What was removed meanwhile leaves no trace.
  const ids = new Set(standing.map(({ id }) => id));
  await insertInSteps(
    marks.filter(({ messageId }) => ids.has(messageId)),
    (some) => insertMarks(db, { marks: some.map((row) => [row.messageId, gameId, unpackBytes(row.marks)]) }),
  );
}

const selectMarks = query<
  { gameId: string; after: number; limit: number },
  Pick<MessageMarksRow, 'message_id' | 'marks'>
>(
  `select message_id, marks from message_marks
   where game_id = :gameId and message_id > :after order by message_id limit :limit`,
);

const deleteMarks = change<{ messageId: number }>('delete from message_marks where message_id = :messageId');

/** A message whose text is erased is not found any more. */
export async function forgetMarks(db: Database, messageId: number): Promise<void> {
  await deleteMarks(db, { messageId });
}

const selectTold = query<{ gameId: string; ids: number[] }, NamedMessage>(
  `${selectMessages} where messages.game_id = :gameId and messages.id in (:ids...) and removed_after = 0
     and ${inStory}`,
);

/** So many of the newest that have no marks are looked through in a turn. */
const mostUnmarked = 200;

const selectUnmarkedBefore = query<{ gameId: string; beforeId: number; limit: number }, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and ${inStory} and removed_after = 0 and messages.id < :beforeId
     and messages.id > coalesce((select marked_id from memories where game_id = :gameId), 0)
   order by messages.id desc limit :limit`,
);

export const markQueries = room('marks', {
  /** Up to which message some are about to leave the prompts, or have left them; 0 while all of them stand there. */
  leaving: reading(readLeaving),
  /** The oldest messages up to one that cannot be found yet, a handful. */
  unmarked: reading(readUnmarked),
  /** The newest messages before one that have no marks, newest first. */
  unmarkedBefore: readingOnce(async (db, given: { gameId: string; beforeId: number }) =>
    selectUnmarkedBefore(db, { ...given, limit: mostUnmarked }),
  ),
  store: writing(storeMarks),
  /** The marks of the messages after one, in their order. */
  after: readingOnce(async (db, given: { gameId: string; after: number; limit: number }) =>
    (await selectMarks(db, given)).map(({ message_id: messageId, marks }) => ({
      messageId,
      marks: packBytes(marks),
    })),
  ),
  /** Messages by their ids, without those that were removed. */
  told: readingOnce(async (db, given: { gameId: string; ids: number[] }) =>
    given.ids.length === 0 ? [] : selectTold(db, given),
  ),
});

import { change, type Database } from '../store/query.ts';
import { forgetChapter } from './chapter-queries.ts';

const deleteChapters = change<{ gameId: string; from: number }>(
  'delete from chapters where game_id = :gameId and from_id >= :from',
);

/** One that reached into the stretch ends before it, and is written again. */
const cutChapters = change<{ gameId: string; from: number }>(
  `update chapters set title = '', summary = '', to_id = (
     select max(id) from messages where messages.game_id = :gameId and messages.id < :from
   )
   where game_id = :gameId and from_id < :from and to_id >= :from`,
);

/** What is being written is not stored. */
const rememberUpTo = change<{ gameId: string; upTo: number }>(
  `update memories set writing_until = 0,
     marked_id = case when marked_id > :upTo then :upTo else marked_id end,
     chronicled_id = case when chronicled_id > :upTo then :upTo else chronicled_id end
   where game_id = :gameId`,
);

/** A message and everything after it is withdrawn: nothing remembers it. Their marks go with the messages. */
export async function forgetStretch(db: Database, gameId: string, from: number): Promise<void> {
  await deleteChapters(db, { gameId, from });
  await cutChapters(db, { gameId, from });
  await rememberUpTo(db, { gameId, upTo: from - 1 });
}

const deleteMarks = change<{ gameId: string; from: number }>(
  'delete from message_marks where game_id = :gameId and message_id >= :from',
);

/** What is being written tells the former words. */
const markAgain = change<{ gameId: string; upTo: number }>(
  `update memories set writing_until = 0,
     marked_id = case when marked_id > :upTo then :upTo else marked_id end
   where game_id = :gameId`,
);

/** A message has other words: its marks are made anew, and the chapter that tells it is written again. */
export async function forgetWords(db: Database, gameId: string, messageId: number): Promise<void> {
  await deleteMarks(db, { gameId, from: messageId });
  await markAgain(db, { gameId, upTo: messageId - 1 });
  await forgetChapter(db, gameId, messageId);
}

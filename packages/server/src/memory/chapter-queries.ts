import { type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { inStory } from '../games/readers.ts';
import { lockGame } from '../store/locks.ts';
import { room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { ChapterRow, MemoryRow } from '../store/schema.ts';
import { dueChapter, labelCharacters, type Span, type Untold, untoldNeeded } from './due-chapter.ts';

/** With more of them the oldest are drawn together into one. */
const mostChapters = 9;
const drawnTogether = 5;

export const selectMemory = query<{ gameId: string }, MemoryRow>(
  'select * from memories where game_id = :gameId',
);

const selectUntold = query<{ gameId: string; after: number; limit: number }, Untold>(
  `select id, length(content) + ${labelCharacters} as characters from messages
   where game_id = :gameId and id > :after and ${inStory} order by id limit :limit`,
);

const selectSpan = query<Span & { gameId: string }, NamedMessage>(
  `${selectMessages} where messages.game_id = :gameId and messages.id between :fromId and :toId
     and removed_after = 0 and ${inStory} order by messages.id`,
);

const selectChapters = query<{ gameId: string }, ChapterRow>(
  'select * from chapters where game_id = :gameId order by from_id',
);

const selectName = query<{ gameId: string }, { name: string }>('select name from games where id = :gameId');

const beginWriting = change<{ gameId: string; until: number }>(
  `insert into memories (game_id, writing_until) values (:gameId, :until)
   on conflict (game_id) do update set writing_until = excluded.writing_until`,
);

export interface ChapterWanted {
  gameId: string;
  historyCharacters: number;
  /** Now, and until when nobody else begins, by the clock that all nodes share. */
  now: number;
  until: number;
}

/** A chapter that this node is to write, and which earlier ones are to become one with it. */
export interface ClaimedChapter extends Span {
  gameId: string;
  gameName: string;
  claim: number;
  messages: NamedMessage[];
  earlier: ChapterRow[];
}

async function claimChapter(
  db: Database,
  { gameId, historyCharacters, now, until }: ChapterWanted,
): Promise<ClaimedChapter | null> {
  await lockGame(db, gameId);
  const memory = await selectMemory.first(db, { gameId });
  if (memory && memory.writing_until > now) return null;
  const game = await selectName.first(db, { gameId });
  if (!game) return null;
  const chapters = await selectChapters(db, { gameId });
  const again = chapters.find(({ summary }) => summary === '');
  const after = memory?.chronicled_id ?? 0;
  const due = again
    ? { fromId: again.from_id, toId: again.to_id }
    : dueChapter(
        await selectUntold(db, { gameId, after, limit: untoldNeeded(historyCharacters) }),
        historyCharacters,
      );
  if (!due) return null;
  await beginWriting(db, { gameId, until });
  return {
    ...due,
    gameId,
    gameName: game.name,
    claim: until,
    messages: await selectSpan(db, { gameId, ...due }),
    earlier: !again && chapters.length >= mostChapters ? chapters.slice(0, drawnTogether) : [],
  };
}

const upsertChapter = change<ChapterRow>(
  `insert into chapters (game_id, from_id, to_id, title, summary)
   values (:game_id, :from_id, :to_id, :title, :summary)
   on conflict (game_id, from_id) do update
     set to_id = excluded.to_id, title = excluded.title, summary = excluded.summary`,
);

const deleteChapters = change<Span & { gameId: string }>(
  'delete from chapters where game_id = :gameId and from_id between :fromId and :toId',
);

const finishWriting = change<{ gameId: string; toId: number }>(
  `update memories set writing_until = 0,
     chronicled_id = case when chronicled_id < :toId then :toId else chronicled_id end
   where game_id = :gameId`,
);

const stopWriting = change<{ gameId: string }>(
  'update memories set writing_until = 0 where game_id = :gameId',
);

const countStanding = query<Span & { gameId: string }, { count: number }>(
  `select cast(count(*) as integer) as count from messages
   where game_id = :gameId and id between :fromId and :toId and removed_after = 0 and ${inStory}`,
);

/** What a claimed chapter was made of, to be compared with what stands when it is stored. */
export interface ChapterBasis extends Span, Pick<ClaimedChapter, 'gameId' | 'claim' | 'earlier'> {
  messageCount: number;
}

/** Whether none of its messages was removed meanwhile, and none of the earlier chapters corrected or withdrawn. */
async function stillStands(db: Database, basis: ChapterBasis): Promise<boolean> {
  const { gameId, fromId, toId, messageCount, earlier } = basis;
  if ((await countStanding.first(db, { gameId, fromId, toId }))!.count !== messageCount) return false;
  const chapters = await selectChapters(db, { gameId });
  return earlier.every(({ from_id, title, summary }) =>
    chapters.some((one) => one.from_id === from_id && one.title === title && one.summary === summary),
  );
}

/** Whoever has let their time pass, or whose sources changed meanwhile, stores nothing. */
async function storeChapter(
  db: Database,
  { basis, chapters }: { basis: ChapterBasis; chapters: ChapterRow[] },
): Promise<boolean> {
  const { gameId, claim } = basis;
  await lockGame(db, gameId);
  if ((await selectMemory.first(db, { gameId }))?.writing_until !== claim) return false;
  if (!(await stillStands(db, basis))) {
    // The next turn begins anew.
    await stopWriting(db, { gameId });
    return false;
  }
  for (const chapter of chapters) {
    // One that draws others together takes their place.
    await deleteChapters(db, { gameId, fromId: chapter.from_id, toId: chapter.to_id });
    await upsertChapter(db, chapter);
  }
  await finishWriting(db, { gameId, toId: Math.max(...chapters.map(({ to_id }) => to_id)) });
  return true;
}

const blankChapters = change<{ gameId: string; messageId: number }>(
  `update chapters set title = '', summary = ''
   where game_id = :gameId and from_id <= :messageId and to_id >= :messageId`,
);

/** What a chapter tells of a message that is gone goes with it: it is written again. One that is being written is not stored. */
export async function forgetChapter(db: Database, gameId: string, messageId: number): Promise<void> {
  await blankChapters(db, { gameId, messageId });
}

export const chapterQueries = room('chapters', {
  /** The chapter that is due in a game, for whoever asks first; null when there is none. */
  claim: writing(claimChapter),
  /** Stores what was claimed; false when it is no longer wanted. */
  store: writing(storeChapter),
});

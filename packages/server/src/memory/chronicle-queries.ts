import type { Chronicle, ChronicleChange } from '@fireside/contract';
import { chronicleLimits } from '@fireside/contract/protocol';
import { requireSeat, type SeatKey } from '../games/seat-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, reading, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { ChapterRow, PinRow } from '../store/schema.ts';

/** One that is being written again is not shown. */
const selectChapters = query<{ gameId: string }, Omit<ChapterRow, 'game_id'>>(
  `select from_id, to_id, title, summary from chapters
   where game_id = :gameId and summary <> '' order by from_id`,
);

const selectPins = query<{ gameId: string }, Omit<PinRow, 'game_id'>>(
  'select id, content from pins where game_id = :gameId order by id',
);

export async function readChronicle(db: Database, gameId: string): Promise<Chronicle> {
  const chapters = await selectChapters(db, { gameId });
  const pins = await selectPins(db, { gameId });
  return { chapters, pinned: pins.map(({ id, content }) => ({ id, text: content })) };
}

const selectCreator = query<{ gameId: string }, { creator_id: string }>(
  'select creator_id from games where id = :gameId',
);

const correctChapter = change<{
  gameId: string;
  fromId: number;
  title: string | null;
  summary: string | null;
}>(
  `update chapters set title = coalesce(cast(:title as text), title), summary = coalesce(cast(:summary as text), summary)
   where game_id = :gameId and from_id = :fromId and summary <> ''`,
);

const countPins = query<{ gameId: string }, { count: number }>(
  'select cast(count(*) as integer) as count from pins where game_id = :gameId',
);

const insertPin = change<{ gameId: string; content: string }>(
  'insert into pins (game_id, content) values (:gameId, :content)',
);

const deletePin = change<{ gameId: string; id: number }>(
  'delete from pins where game_id = :gameId and id = :id',
);

async function changeChronicle(
  db: Database,
  { seat, change: { chapter, pin, unpin } }: { seat: SeatKey; change: ChronicleChange },
): Promise<Chronicle> {
  const { gameId, userId } = seat;
  await lockGame(db, gameId);
  await requireSeat(db, seat);
  if ((await selectCreator.first(db, { gameId }))?.creator_id !== userId) throw new Refused('not_chronicler');
  if (chapter) {
    const { from_id: fromId, title = null, summary = null } = chapter;
    if ((await correctChapter(db, { gameId, fromId, title, summary })) === 0)
      throw new Refused('chapter_not_found');
  }
  if (unpin !== undefined && (await deletePin(db, { gameId, id: unpin })) === 0)
    throw new Refused('pin_not_found');
  if (pin !== undefined) {
    if ((await countPins.first(db, { gameId }))!.count >= chronicleLimits.pins)
      throw new Refused('pins_full');
    await insertPin(db, { gameId, content: pin });
  }
  return readChronicle(db, gameId);
}

export const chronicleQueries = room('chronicle', {
  read: reading(async (db, seat: SeatKey): Promise<Chronicle> => {
    await requireSeat(db, seat);
    return readChronicle(db, seat.gameId);
  }),
  change: writing(changeChronicle),
});

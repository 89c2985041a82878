import type { RemovedEvent } from '@fireside/contract';
import { giveBackText } from '../accounts/storage-queries.ts';
import {
  messageRead,
  type NamedMessage,
  newestPlace,
  type ReadUpTo,
  selectMessages,
} from '../games/message-queries.ts';
import { mayRead } from '../games/readers.ts';
import { requireSeat, type SeatKey } from '../games/seat-queries.ts';
import { forgetChapter } from '../memory/chapter-queries.ts';
import { forgetMarks } from '../memory/mark-queries.ts';
import { lockGame } from '../store/locks.ts';
import { Refused, readingOnce, room, writing } from '../store/procedure.ts';
import { change, type Database, query } from '../store/query.ts';
import type { TurnRow } from '../store/schema.ts';
import { dropping, giveBackRolls } from './round-queries.ts';
import { type ChangedUpTo, type ChangePage, changePage } from './changes-since.ts';

export interface Removal extends SeatKey {
  messageId: number;
  at: string;
}

type Removable = NamedMessage & { creator_id: string; newest_id: number };

const selectRemovable = query<{ gameId: string; messageId: number }, Removable>(
  `select message.*, games.creator_id,
     ${newestPlace(':gameId')} as newest_id
   from (${selectMessages} where messages.id = :messageId and messages.game_id = :gameId) as message
     join games on games.id = :gameId`,
);

const eraseText = change<{ id: number; after: number }>(
  `update messages set content = '', removed_after = :after where id = :id`,
);

const eraseTakes = change<{ messageId: number }>('delete from takes where message_id = :messageId');

const selectOpenTurn = query<{ messageId: number }, TurnRow>(
  `select * from turns where message_id = :messageId and status in ('owed', 'failed')`,
);

const dropTurn = dropping<{ messageId: number }>('turns.message_id = :messageId');

export const removedTurn = 'The message was removed';

/** What the service did in the message's turn stands: it has happened. */
async function removeMessage(db: Database, removal: Removal): Promise<RemovedEvent> {
  const { gameId, userId, messageId, at } = removal;
  await lockGame(db, gameId);
  await requireSeat(db, { gameId, userId });
  const found = await selectRemovable.first(db, { gameId, messageId });
  if (!found) throw new Refused('message_not_found');
  const { creator_id, newest_id, ...message } = found;
  const read = messageRead(message);
  // Of a whisper between others there is nothing to find.
  if (!mayRead(read, userId)) throw new Refused('message_not_found');
  if (message.user_id !== userId && creator_id !== userId) throw new Refused('not_message_remover');
  if (message.removed_after === 0) {
    message.removed_after = newest_id;
    await eraseText(db, { id: messageId, after: newest_id });
    await eraseTakes(db, { messageId });
    // One that runs finds the message removed, or has read it already.
    const open = await selectOpenTurn(db, { messageId });
    await giveBackRolls(db, gameId, open);
    await dropTurn(db, { messageId }, { why: removedTurn, at });
    if (message.kind === 'action' || message.kind === 'narration') {
      await forgetMarks(db, messageId);
      await forgetChapter(db, gameId, messageId);
    }
    if (message.sender_type === 'player' && message.user_id) {
      await giveBackText(db, message.user_id, message.content);
    }
  }
  return { type: 'removed', message: messageRead(message) };
}

type Missed = ReadUpTo & ChangedUpTo & { limit: number };

const selectRemovedSince = query<Missed, NamedMessage>(
  `${selectMessages}
   where messages.game_id = :gameId and removed_after > 0 and (removed_after, messages.id) > (:after, :id)
     and messages.id <= :lastId
   order by removed_after, messages.id limit :limit`,
);

export const removalQueries = room('removals', {
  /** Erases the text of a message. Once is enough: again it changes nothing. */
  remove: writing(removeMessage),
  /** Which of the messages up to one have been removed since that one was stored, a page of them. */
  since: readingOnce(async (db, missed: Missed): Promise<ChangePage<RemovedEvent>> => {
    const rows = await selectRemovedSince(db, missed);
    return changePage(rows, missed.limit, {
      after: (row) => row.removed_after,
      event: (row): RemovedEvent => ({ type: 'removed', message: messageRead(row) }),
    });
  }),
});

import type { MessageRead } from '@fireside/contract';
import { messageRead, type NamedMessage, selectMessages } from '../games/message-queries.ts';
import { joinedSettings, type KeptSettings, settingColumns, settingsOf } from '../games/settings.ts';
import { readingOnce, room } from '../store/procedure.ts';
import { query } from '../store/query.ts';
import type { GameRow, ParticipantRow, UserRow } from '../store/schema.ts';

interface Wanted {
  userId: string;
  limit: number;
}

/** Behind the last one of a page; nothing stands before the beginning. */
export interface GamePlace {
  at: string;
  id: string;
}

const selectAccount = query<{ userId: string }, Pick<UserRow, 'id' | 'name' | 'created_at' | 'is_guest'>>(
  'select id, name, created_at, is_guest from users where id = :userId',
);

type OwnGame = Pick<
  GameRow,
  'id' | 'name' | 'description' | 'status' | 'ended_reason' | 'created_at' | 'adventure_text'
>;

const selectGames = query<Wanted & GamePlace, OwnGame & KeptSettings>(
  `select games.id, name, description, status, ended_reason, created_at, adventure_text, ${settingColumns}
   from games ${joinedSettings}
   where creator_id = :userId and (created_at, games.id) > (:at, :id) order by created_at, games.id limit :limit`,
);

const selectSeats = query<
  { userId: string; after: string; limit: number },
  Pick<ParticipantRow, 'game_id' | 'character_id' | 'joined_at'> & { game_name: string }
>(
  `select participants.game_id, games.name as game_name, participants.character_id, participants.joined_at
   from participants join games on games.id = participants.game_id
   where participants.user_id = :userId and participants.game_id > :after
   order by participants.game_id limit :limit`,
);

const selectOwn = query<Wanted & { after: number }, NamedMessage & { game_id: string }>(
  `${selectMessages.replace('select ', 'select messages.game_id, ')}
   where messages.user_id = :userId and messages.id > :after order by messages.id limit :limit`,
);

/** Everything of one's own, page by page. */
export const ownDataQueries = room('own-data', {
  account: readingOnce(selectAccount.first),
  games: readingOnce(async (db, given: Wanted & GamePlace) =>
    (await selectGames(db, given)).map(
      ({ id, name, description, status, ended_reason, created_at, ...row }) => ({
        id,
        name,
        description,
        status,
        ended_reason,
        created_at,
        adventure_text: row.adventure_text,
        ...settingsOf(row),
      }),
    ),
  ),
  seats: readingOnce(selectSeats),
  messages: readingOnce(async (db, given: Wanted & { after: number }) =>
    (await selectOwn(db, given)).map(({ game_id, ...row }): MessageRead & { game_id: string } => ({
      game_id,
      ...messageRead(row),
    })),
  ),
});

import { readingOnce, room, writingOnce } from '../store/procedure.ts';
import { change, query, returning } from '../store/query.ts';

const selectHighestEpoch = query<object, { epoch: number | null }>('select max(epoch) as epoch from games');

const selectOpenGames = query<object, { game_id: string }>(
  `select distinct turns.game_id from turns
     left join game_settings as settings on settings.game_id = turns.game_id
   where turns.status in ('owed', 'running') and coalesce(settings.paused, 0) = 0`,
);

const insertMessage = returning<{ json: string; at: string }, { id: number }>(
  'insert into bus_messages (message_json, created_at) values (:json, :at) returning id',
);

const selectMessage = query<{ id: number }, { message_json: string }>(
  'select message_json from bus_messages where id = :id',
);

const deleteMessages = change<{ before: string }>('delete from bus_messages where created_at < :before');

export const clusterQueries = room('cluster', {
  highestEpoch: readingOnce(async (db, _: null) => (await selectHighestEpoch.first(db, {}))?.epoch ?? 0),
  /** The games in which a turn is to be run or is running; those that are paused wait. */
  gamesWithOpenTurns: readingOnce(async (db, _: null) =>
    (await selectOpenGames(db, {})).map(({ game_id }) => game_id),
  ),
  /** Messages between nodes that are too large for a notification: the number under which one lies. */
  putMessage: writingOnce(insertMessage.first),
  message: readingOnce(selectMessage.first),
  removeMessages: writingOnce(deleteMessages),
});

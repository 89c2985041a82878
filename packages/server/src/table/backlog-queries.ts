import { limits } from '@fireside/contract/protocol';
import { Refused } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';

/** A few rows however long the game is: what is counted here is what bounds them. */
const selectUnanswered = query<{ gameId: string; userId: string }, { of_player: number; at_table: number }>(
  `select count(case when user_id = :userId then 1 end) as of_player, count(*) as at_table
   from turns where status in ('owed', 'running') and game_id = :gameId`,
);

/** Every turn is paid for, and whatever others say waits behind it. `userId`: whose message it is, if it is a new one. */
export async function refuseBacklog(
  db: Database,
  { gameId, userId = '' }: { gameId: string; userId?: string },
): Promise<void> {
  const unanswered = await selectUnanswered.first(db, { gameId, userId });
  if (unanswered!.of_player >= limits.unansweredOfPlayer) throw new Refused('unanswered_of_player');
  if (unanswered!.at_table >= limits.unansweredAtTable) throw new Refused('unanswered_at_table');
}

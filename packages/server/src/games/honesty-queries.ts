import type { Honesty } from '@fireside/contract';
import { reading, room } from '../store/procedure.ts';
import { type Database, query } from '../store/query.ts';
import { requireSeat, type SeatKey } from './seat-queries.ts';

const sumOf = (column: string) => `cast(coalesce(sum(turns.${column}), 0) as integer) as ${column}`;

/** Of what others have whispered about nobody is told how often. */
const selectHonesty = query<SeatKey, Honesty>(
  `select cast(count(*) as integer) as turns, ${['claims', 'borne_out', 'repaired', 'withheld'].map(sumOf).join(', ')}
   from turns left join messages on messages.id = turns.message_id
   where turns.game_id = :gameId and turns.status = 'done' and turns.reply_id is not null
     and (messages.kind is null or messages.kind <> 'whisper' or turns.user_id = :userId)`,
);

/** What the DM of a game has claimed so far, and what became of it. */
export async function honestyOf(db: Database, seat: SeatKey): Promise<Honesty> {
  return (await selectHonesty.first(db, seat))!;
}

export const honestyQueries = room('honesty', {
  read: reading(async (db, seat: SeatKey): Promise<Honesty> => {
    await requireSeat(db, seat);
    return honestyOf(db, seat);
  }),
});

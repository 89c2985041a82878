import type { Honesty } from '@fireside/contract';
import { reading, room } from '../store/procedure.ts';
import { query } from '../store/query.ts';
import { requireSeat, type SeatKey } from './seat-queries.ts';

const sumOf = (column: string) => `cast(coalesce(sum(${column}), 0) as integer) as ${column}`;

const selectHonesty = query<{ gameId: string }, Honesty>(
  `select cast(count(*) as integer) as turns, ${['claims', 'borne_out', 'repaired', 'withheld'].map(sumOf).join(', ')}
   from turns where game_id = :gameId and status = 'done' and reply_id is not null`,
);

export const honestyQueries = room('honesty', {
  /** What the DM of a game has claimed so far, and what became of it. */
  read: reading(async (db, seat: SeatKey): Promise<Honesty> => {
    await requireSeat(db, seat);
    return (await selectHonesty.first(db, { gameId: seat.gameId }))!;
  }),
});

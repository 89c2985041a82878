import { requireSeat } from '../games/seat-queries.ts';
import { room, writing, writingOnce } from '../store/procedure.ts';
import { change, returning } from '../store/query.ts';
import type { TicketRow } from '../store/schema.ts';

const insertTicket = change<TicketRow>(
  `insert into tickets (ticket_hash, game_id, user_id, session_hash, expires_at)
   values (:ticket_hash, :game_id, :user_id, :session_hash, :expires_at)`,
);

const takeTicket = returning<{ hash: string; gameId: string }, TicketRow>(
  'delete from tickets where ticket_hash = :hash and game_id = :gameId returning *',
);

const deleteExpired = change<{ at: string }>('delete from tickets where expires_at < :at');

export const ticketQueries = room('tickets', {
  issue: writing(async (db, ticket: TicketRow) => {
    await requireSeat(db, { gameId: ticket.game_id, userId: ticket.user_id });
    await insertTicket(db, ticket);
  }),
  take: writingOnce(takeTicket.first),
  removeExpired: writingOnce(deleteExpired),
});

import { limits } from '@fireside/contract/protocol';
import { requireSeat } from '../games/seat-queries.ts';
import { room, writing, writingOnce } from '../store/procedure.ts';
import { change, returning } from '../store/query.ts';
import type { TicketRow } from '../store/schema.ts';

const insertTicket = change<TicketRow>(
  `insert into tickets (ticket_hash, game_id, user_id, session_hash, expires_at)
   values (:ticket_hash, :game_id, :user_id, :session_hash, :expires_at)`,
);

/** Those that nobody has used, but for the newest ones. */
const dropOldest = change<{ session: string; keep: number }>(
  `delete from tickets where ticket_hash in (
     select ticket_hash from tickets where session_hash = :session
     order by expires_at desc, ticket_hash limit 1000 offset :keep
   )`,
);

const takeTicket = returning<{ hash: string; place: string }, TicketRow>(
  `delete from tickets where ticket_hash = :hash and coalesce(game_id, '') = :place returning *`,
);

const deleteExpired = change<{ at: string }>('delete from tickets where expires_at < :at');

export const ticketQueries = room('tickets', {
  issue: writing(async (db, ticket: TicketRow) => {
    const { game_id: gameId, user_id: userId } = ticket;
    if (gameId !== null) await requireSeat(db, { gameId, userId });
    await insertTicket(db, ticket);
    await dropOldest(db, { session: ticket.session_hash, keep: limits.tickets });
  }),
  take: writingOnce(takeTicket.first),
  removeExpired: writingOnce(deleteExpired),
});

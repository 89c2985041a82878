import { ticketLifetimeSeconds } from '@fireside/contract';
import { hashSecretToken, newSecretToken } from '../accounts/secret-token.ts';
import type { Store } from '../store/store.ts';
import { ticketQueries } from './ticket-queries.ts';

export interface TicketHolder {
  userId: string;
  /** The session that asked for the ticket: when it ends, so does the connection. */
  sessionHash: string;
}

export interface Tickets {
  /** For whoever sits at the table; without a game, for news of all of them. */
  issue(request: TicketHolder & { gameId: string | null }): Promise<string>;
  /** Uses a ticket up. Null when it is unknown, used, expired or for another place: a game's id, or nothing for the news. */
  redeem(place: string, ticket: string): Promise<TicketHolder | null>;
  removeExpired(): Promise<void>;
}

export function createTickets({ store, now }: { store: Store; now: () => number }): Tickets {
  return {
    async issue({ gameId, userId, sessionHash }) {
      const ticket = newSecretToken();
      await store.call(ticketQueries.issue, {
        ticket_hash: hashSecretToken(ticket),
        game_id: gameId,
        user_id: userId,
        session_hash: sessionHash,
        expires_at: new Date(now() + ticketLifetimeSeconds * 1000).toISOString(),
      });
      return ticket;
    },

    async redeem(place, ticket) {
      const row = await store.call(ticketQueries.take, { hash: hashSecretToken(ticket), place });
      if (!row || Date.parse(row.expires_at) <= now()) return null;
      return { userId: row.user_id, sessionHash: row.session_hash };
    },

    async removeExpired() {
      await store.call(ticketQueries.removeExpired, { at: new Date(now()).toISOString() });
    },
  };
}

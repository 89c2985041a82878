import { Refusal } from '@fireside/contract';
import type { Handlers } from '../http/handlers.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { isForeignKeyViolation } from '../store/store.ts';
import type { Tickets } from '../table/tickets.ts';

interface Parts {
  issueTicket: Tickets['issue'];
  limits: { tickets: RateLimiter };
}

export function liveHandlers({ issueTicket, limits }: Parts): Handlers<'issueLiveTicket'> {
  return {
    async issueLiveTicket({ caller: { userId, sessionHash } }) {
      limits.tickets.take(userId);
      try {
        return { ticket: await issueTicket({ gameId: null, userId, sessionHash }) };
      } catch (error) {
        // The session has ended since.
        if (isForeignKeyViolation(error)) throw new Refusal('not_authenticated');
        throw error;
      }
    },
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Sessions } from '../accounts/sessions.ts';
import { networkOf } from './network-of.ts';
import type { RateLimiter } from './rate-limit.ts';
import { type Credentials, readCredentials } from './session-credentials.ts';

declare module 'fastify' {
  interface FastifyRequest {
    credentials: Credentials | null;
    /** Gives back what was taken from the budget of the address. */
    giveBackToAddress: (() => void) | null;
  }
}

const bytesPerToken = 64 * 1024;
/** What one request costs at most: a bucket must be able to hold it. */
const dearest = 256;

/** One for the request, and more for a large body: reading it is what costs, also when it is refused. */
function costOf(request: FastifyRequest): number {
  const { 'content-length': announced, 'transfer-encoding': chunked } = request.headers;
  const limit = request.routeOptions.bodyLimit ?? 0;
  const bytes = chunked === undefined ? Number(announced ?? 0) || 0 : limit;
  return Math.min(1 + Math.floor(bytes / bytesPerToken), dearest);
}

export interface RequestBudget {
  /** The request turned out to be a user's: their own budget pays for it, not that of the address they share with others. */
  charge(request: FastifyRequest, caller: Caller): void;
}

interface Parts {
  limiter: RateLimiter;
  sessions: Pick<Sessions, 'remembered'>;
}

/**
 * Every request is paid for before anything of it is looked at: by its user, where the session is one that this node has seen
 * lately, else by its address.
 */
export function countRequests(app: FastifyInstance, { limiter, sessions }: Parts): RequestBudget {
  app.decorateRequest('credentials', null);
  app.decorateRequest('giveBackToAddress', null);
  const chargeUser = (userId: string, request: FastifyRequest) =>
    limiter.takeSeveral(costOf(request), `user ${userId}`);

  app.addHook('onRequest', (request, _reply, done) => {
    // A probe that is refused would have the node taken for dead.
    if (request.routeOptions.url === '/healthz') return done();
    request.credentials = readCredentials(request);
    const user = request.credentials && sessions.remembered(request.credentials.sessionHash);
    try {
      if (user) chargeUser(user, request);
      else
        request.giveBackToAddress = limiter.takeSeveral(costOf(request), `address ${networkOf(request.ip)}`);
      done();
    } catch (error) {
      done(error as Error);
    }
  });

  return {
    charge(request, { userId }) {
      if (!request.giveBackToAddress) return;
      request.giveBackToAddress();
      request.giveBackToAddress = null;
      chargeUser(userId, request);
    },
  };
}

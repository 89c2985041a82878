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
  /** How often somebody is refused at once. */
  refusals: RateLimiter;
  sessions: Pick<Sessions, 'remembered'>;
  /** Does something a second later. */
  later?: (work: () => void) => void;
}

const heldAtMost = 1_000;

/**
 * Who has been refused often waits for each further refusal: a loop that asks again at once slows itself down, and costs the
 * others nothing. Beyond a bound there is no answer at all.
 */
function createRefusing({ refusals, later = (work) => void setTimeout(work, 1_000) }: Parts) {
  let held = 0;
  return (key: string, request: FastifyRequest, answer: () => void) => {
    try {
      refusals.take(key);
      return answer();
    } catch {
      if (held >= heldAtMost) {
        request.raw.destroy();
        return answer();
      }
    }
    held++;
    later(() => {
      held--;
      answer();
    });
  };
}

/**
 * Every request is paid for before anything of it is looked at: by its user, where the session is one that this node has seen
 * lately, else by its address.
 */
export function countRequests(app: FastifyInstance, parts: Parts): RequestBudget {
  const { limiter, sessions } = parts;
  const refuse = createRefusing(parts);
  app.decorateRequest('credentials', null);
  app.decorateRequest('giveBackToAddress', null);
  app.addHook('onRequest', (request, _reply, done) => {
    // A probe that is refused would have the node taken for dead.
    if (request.routeOptions.url === '/healthz') return done();
    request.credentials = readCredentials(request);
    const user = request.credentials && sessions.remembered(request.credentials.sessionHash);
    const key = user ? `user ${user}` : `address ${networkOf(request.ip)}`;
    let giveBack: () => void;
    try {
      giveBack = limiter.takeSeveral(costOf(request), key);
    } catch (error) {
      return refuse(key, request, () => done(error as Error));
    }
    if (!user) request.giveBackToAddress = giveBack;
    done();
  });

  return {
    charge(request, { userId }) {
      if (!request.giveBackToAddress) return;
      request.giveBackToAddress();
      request.giveBackToAddress = null;
      limiter.takeSeveral(costOf(request), `user ${userId}`);
    },
  };
}

import { tooManyRequests } from '@fireside/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';
import { countRequests } from './request-budget.ts';

it('[D1.8] who goes on after many refusals waits for each further one', async () => {
  const app = Fastify();
  const held: (() => void)[] = [];
  countRequests(app, {
    limiter: createRateLimiter({ rule: { burst: 1, seconds: 3600 }, now: () => 0 }),
    refusals: createRateLimiter({ rule: { burst: 2, seconds: 3600 }, now: () => 0 }),
    sessions: { remembered: () => null },
    later: (work) => held.push(work),
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(tooManyRequests(1).status).send());
  app.get('/', async () => 'here');
  const ask = async () => (await app.inject('/')).statusCode;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 429, 429]);
  expect(held).toEqual([]);
  const waiting = ask();
  await expect.poll(() => held.length).toBe(1);
  held[0]!();
  expect(await waiting).toBe(429);
  await app.close();
});

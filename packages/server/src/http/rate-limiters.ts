import { createHash } from 'node:crypto';
import type { Bus } from '../cluster/bus.ts';
import { createRateLimiter, type RateLimiter, type RateRule } from './rate-limit.ts';
import { type RateRuleName, rateRules } from './rate-rules.ts';

export type RateLimiters = Record<RateRuleName, RateLimiter>;

interface Parts {
  node: string;
  bus: Bus;
  now: () => number;
  enabled: boolean;
}

/** Keys are names and addresses: neither long ones nor personal ones need to travel. */
function shortened(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 16);
}

/** One limiter for each rule. Unless the rule says otherwise, an attempt that is counted at one node counts at all of them. */
export function createRateLimiters({ node, bus, now, enabled }: Parts): RateLimiters {
  const limiters = {} as RateLimiters;
  for (const name of Object.keys(rateRules) as RateRuleName[]) {
    const rule: RateRule = rateRules[name];
    const limiter = createRateLimiter({
      rule,
      now,
      enabled,
      ...(!rule.isLocal && {
        counted: (keys: readonly string[], amount: number) =>
          bus.publish({ kind: 'attempts', node, limiter: name, keys: [...keys], amount }),
      }),
    });
    limiters[name] = { ...limiter, take: (...keys) => limiter.take(...keys.map(shortened)) };
  }
  bus.subscribe((message) => {
    if (message.kind !== 'attempts' || message.node === node) return;
    limiters[message.limiter as RateRuleName]?.count(message.keys, message.amount);
  });
  return limiters;
}

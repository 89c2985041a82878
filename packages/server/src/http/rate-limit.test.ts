import { Refusal } from '@fireside/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

describe('the rate limiter', () => {
  it('refuses beyond the burst and says when to come back', () => {
    const limiter = createRateLimiter({ rule: { burst: 3, seconds: 10 }, now: () => 0 });
    for (let i = 0; i < 3; i++) limiter.take('a');
    expect(() => limiter.take('a')).toThrow(Refusal);
    try {
      limiter.take('a');
    } catch (error) {
      expect((error as Refusal).retryAfterSeconds).toBe(10);
      expect((error as Refusal).detail).toBe('Too many requests, try again in 10 seconds');
    }
    expect(() => limiter.take('b')).not.toThrow();
  });

  it('takes nothing from any key when one of them refuses', () => {
    const limiter = createRateLimiter({ rule: { burst: 1, seconds: 10 }, now: () => 0 });
    limiter.take('a');
    expect(() => limiter.take('b', 'a')).toThrow(Refusal);
    expect(() => limiter.take('b')).not.toThrow();
  });

  it('gives an attempt back', () => {
    const limiter = createRateLimiter({ rule: { burst: 1, seconds: 10 }, now: () => 0 });
    limiter.take('a')();
    expect(() => limiter.take('a')).not.toThrow();
  });

  it('never locks anybody out for longer than it announced', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { maxLength: 60 }), (pauses) => {
        let time = 0;
        const limiter = createRateLimiter({ rule: { burst: 4, seconds: 3 }, now: () => time });
        for (const pause of pauses) {
          time += pause;
          try {
            limiter.take('a');
          } catch (error) {
            time += (error as Refusal).retryAfterSeconds! * 1000;
            limiter.take('a');
          }
        }
      }),
    );
  });
});

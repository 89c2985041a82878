import { tooManyRequests } from '@fireside/contract';

/** A bucket that holds `burst` attempts and regains one every `seconds`. */
export interface RateRule {
  burst: number;
  seconds: number;
  /** Counted by each node for itself: it happens too often, or means too little, to tell the others. */
  isLocal?: true;
}

interface Bucket {
  used: number;
  at: number;
}

export interface RateLimiter {
  /** Takes one attempt from each key, or refuses and takes none. The result gives the attempts back. */
  take(...keys: string[]): () => void;
  /** Counts attempts that were made elsewhere, or given back there. */
  count(keys: readonly string[], amount: number): void;
}

interface Options {
  rule: RateRule;
  now: () => number;
  enabled?: boolean;
  /** Hears of every attempt that is counted here, or given back. */
  counted?: (keys: readonly string[], amount: number) => void;
}

const maximumBuckets = 50_000;

/**
 * A leaky bucket per key, in memory. It refills by itself, so nobody is locked out for good. When an attacker fills
 * the table with keys, the buckets that have regained the most are forgotten first.
 */
export function createRateLimiter({ rule, now, enabled = true, counted }: Options): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const usedNow = (bucket: Bucket, time: number) =>
    Math.max(0, bucket.used - (time - bucket.at) / 1000 / rule.seconds);

  function makeRoom(time: number) {
    if (buckets.size < maximumBuckets) return;
    for (const [key, bucket] of buckets) if (usedNow(bucket, time) === 0) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size < maximumBuckets) break;
      buckets.delete(key);
    }
  }

  function count(keys: readonly string[], amount: number) {
    const time = now();
    makeRoom(time);
    for (const key of keys) {
      const bucket = buckets.get(key);
      const used = Math.max(0, (bucket ? usedNow(bucket, time) : 0) + amount);
      // Re-inserted, so that the map's order is the order of last use.
      buckets.delete(key);
      if (used > 0) buckets.set(key, { used, at: time });
    }
  }

  return {
    take(...keys) {
      if (!enabled) return () => {};
      const time = now();
      let wait = 0;
      for (const key of keys) {
        const bucket = buckets.get(key);
        if (!bucket) continue;
        const over = usedNow(bucket, time) + 1 - rule.burst;
        if (over > 1e-9) wait = Math.max(wait, over * rule.seconds);
      }
      if (wait > 0) throw tooManyRequests(Math.max(1, Math.ceil(wait)));
      count(keys, 1);
      counted?.(keys, 1);
      return () => {
        count(keys, -1);
        counted?.(keys, -1);
      };
    },
    count,
  };
}

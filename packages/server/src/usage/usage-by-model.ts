import type { Store } from '../store/store.ts';
import { type Counts, type ModelUsage, type UsagePlace, usageQueries } from './usage-queries.ts';

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    calls: one.calls + other.calls,
    failures: one.failures + other.failures,
    unmetered: one.unmetered + other.unmetered,
    input_tokens: one.input_tokens + other.input_tokens,
    output_tokens: one.output_tokens + other.output_tokens,
    cached_tokens: one.cached_tokens + other.cached_tokens,
  };
}

/** Everything that models were asked, by name. It is read part by part: there may be years of it, and turns wait behind no part for long. */
export async function usageByModel(store: Store, since: string): Promise<ModelUsage[]> {
  const found = new Map<string, ModelUsage>();
  let after: UsagePlace | null = null;
  do {
    const { models, next }: { models: ModelUsage[]; next: UsagePlace | null } = await store.call(
      usageQueries.step,
      { since, after },
    );
    for (const { model, recent, total } of models) {
      const known = found.get(model);
      found.set(model, {
        model,
        recent: known ? addCounts(known.recent, recent) : recent,
        total: known ? addCounts(known.total, total) : total,
      });
    }
    after = next;
  } while (after !== null);
  return [...found.values()].sort((one, other) => (one.model < other.model ? -1 : 1));
}

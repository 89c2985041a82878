import type { Spent, Usage } from '@fireside/contract';
import { costOf, type Prices, priceOf } from '../models/price.ts';
import { addCounts } from './usage-by-model.ts';
import type { CountedUsage, ModelUsage } from './usage-queries.ts';

export const nothing: Usage = {
  calls: 0,
  failures: 0,
  unmetered: 0,
  input_tokens: 0,
  output_tokens: 0,
  cached_tokens: 0,
};

/** Of several models together. */
export function sumUsage(models: readonly ModelUsage[], of: keyof CountedUsage): Usage {
  return models.map((model) => model[of]).reduce(addCounts, nothing);
}

/** What tokens cost. Null where no price is known, or where a price is known and no token was counted. */
function costOfModel(model: string, usage: Usage, prices: Prices): number | null {
  if (usage.calls === 0) return 0;
  const price = priceOf(model, prices);
  const { input_tokens: input, output_tokens: output } = usage;
  if (price && price.input + price.output > 0 && input + output === 0 && usage.unmetered > 0) return null;
  return costOf({ input, output }, price);
}

/** Where one of them is not known, the sum is not. */
export function sumCosts(models: readonly (Usage & { model: string })[], prices: Prices): Spent {
  const costs = models.map((usage) => costOfModel(usage.model, usage, prices));
  const cost = costs.reduce<number | null>(
    (all, one) => (all === null || one === null ? null : all + one),
    0,
  );
  return { ...models.reduce<Usage>(addCounts, nothing), cost };
}

export function sumSpent(models: readonly ModelUsage[], of: keyof CountedUsage, prices: Prices): Spent {
  return sumCosts(
    models.map(({ model, [of]: usage }) => ({ model, ...usage })),
    prices,
  );
}

import type { Handlers } from '../http/handlers.ts';
import type { Leading } from '../models/leading.ts';
import { type Prices, priceOf } from '../models/price.ts';
import type { Store } from '../store/store.ts';
import { budgetQueries } from './budget-queries.ts';
import { spentOf, stateOf } from './budgets.ts';
import { sumCosts } from './sum-usage.ts';

interface Parts {
  store: Store;
  leading: Leading;
  prices: Prices;
  now: () => number;
}

export function costHandlers({ store, leading, prices, now }: Parts): Handlers<'readGameCost'> {
  return {
    async readGameCost({ caller, params }) {
      const seat = { gameId: params.game_id, userId: caller.userId };
      const at = new Date(now()).toISOString();
      const { model, since, evening, total, standing } = await store.call(budgetQueries.cost, {
        ...seat,
        at,
      });
      const leader = leading.of(model).name;
      return {
        model: leader,
        storyteller: leader === 'storyteller',
        price: priceOf(leader, prices),
        evening: { ...sumCosts(evening, prices), since },
        total: sumCosts(total, prices),
        budget: standing && {
          ...standing.budget,
          spent: spentOf(standing, prices),
          state: stateOf(standing, prices),
        },
      };
    },
  };
}

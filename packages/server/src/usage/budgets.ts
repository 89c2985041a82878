import { type Budget, type BudgetState, Refusal } from '@fireside/contract';
import { announceChange, type Bus } from '../cluster/bus.ts';
import type { SeatKey } from '../games/seat-queries.ts';
import type { Log } from '../log.ts';
import type { Leading } from '../models/leading.ts';
import { costOf, type Prices, priceOf } from '../models/price.ts';
import type { Store } from '../store/store.ts';
import { budgetQueries, type Standing } from './budget-queries.ts';

/** What games may cost. Each question is answered by what the database says now, at whichever node. */
export interface Budgets {
  isSpent(gameId: string): Promise<boolean>;
  /** The same of what was read already. */
  isUsedUp(standing: Standing | null): boolean;
  /** Something was spent, or may be: the table is told when that matters. It never fails. */
  settle(gameId: string): Promise<void>;
  /** Refuses a budget in dollars where nobody knows what the model costs. `model` is the name that a game chooses. */
  refuseUnpriced(budget: Budget | null, model: string | null): void;
  /** The same for a game that is there, of which a part is to change. */
  refuseUnpricedChange(
    seat: SeatKey,
    patch: { budget?: Budget | null | undefined; model?: string | null | undefined },
  ): Promise<void>;
}

interface Parts {
  store: Store;
  bus: Bus;
  prices: Prices;
  leading: Leading;
  log: Log;
}

/** What is spent of a budget, in its unit. A model without a price adds nothing: what is not known is not made up. */
export function spentOf({ budget, spent }: Pick<Standing, 'budget' | 'spent'>, prices: Prices): number {
  return spent
    .map(({ model, input, output }) =>
      budget.kind === 'tokens' ? input + output : (costOf({ input, output }, priceOf(model, prices)) ?? 0),
    )
    .reduce((sum, one) => sum + one, 0);
}

const near = 0.8;

export function stateOf(standing: Standing, prices: Prices): BudgetState {
  const share = spentOf(standing, prices) / standing.budget.amount;
  if (share >= 1) return 'spent';
  return share >= near ? 'near' : 'open';
}

export function createBudgets({ store, bus, prices, leading, log }: Parts): Budgets {
  async function tell(gameId: string): Promise<void> {
    const standing = await store.call(budgetQueries.standing, { gameId });
    if (!standing) return;
    const { budget, told } = standing;
    const state = stateOf(standing, prices);
    if (state === told) return;
    if (await store.call(budgetQueries.tell, { gameId, state, budget })) announceChange(bus, gameId);
  }

  function refuseUnpriced(budget: Budget | null, model: string | null) {
    if (budget?.kind === 'usd' && !priceOf(leading.of(model).name, prices))
      throw new Refusal('price_unknown');
  }

  const isUsedUp = (standing: Standing | null) => standing !== null && stateOf(standing, prices) === 'spent';

  return {
    isUsedUp,
    isSpent: async (gameId) => isUsedUp(await store.call(budgetQueries.standing, { gameId })),
    settle: (gameId) =>
      tell(gameId).catch((error: unknown) =>
        log.warn({ err: error, game: gameId }, 'a budget could not be looked at'),
      ),
    refuseUnpriced,
    async refuseUnpricedChange(seat, { budget, model }) {
      if (budget === undefined && model === undefined) return;
      const chosen = await store.call(budgetQueries.chosen, seat);
      refuseUnpriced(
        budget === undefined ? chosen.budget : budget,
        model === undefined ? chosen.model : model,
      );
    },
  };
}

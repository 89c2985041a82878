import type { TableCost } from '@fireside/contract';
import { words } from '../words/words.ts';
import { countWords, moneyWords } from './amounts.ts';

type Budget = NonNullable<TableCost['budget']>;

function spentWords({ kind, spent, amount }: Budget): string {
  const said = words.money;
  return kind === 'usd'
    ? said.spentOf(moneyWords(spent, 'USD'), moneyWords(amount, 'USD'))
    : said.spentOf(countWords(spent), said.tokens(countWords(amount)));
}

const tones = { open: 'bg-ok', near: 'bg-accent', spent: 'bg-danger' };

/** A bar that never stands alone: the sentence is below it. */
export function BudgetBar({ budget }: { budget: Budget }) {
  const share = Math.min(1, budget.spent / budget.amount);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-raised">
        <div className={`h-full rounded-full ${tones[budget.state]}`} style={{ width: `${share * 100}%` }} />
      </div>
      <p>{spentWords(budget)}</p>
      {budget.state === 'open' ? null : (
        <p className={budget.state === 'spent' ? 'text-danger' : 'text-muted'}>
          {words.money.states[budget.state]}
        </p>
      )}
    </div>
  );
}

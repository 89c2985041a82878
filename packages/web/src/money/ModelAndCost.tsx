import type { GameRead, TableCost } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMe } from '../account/session.ts';
import { gameCostQuery } from '../api/queries.ts';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { words } from '../words/words.ts';
import { costWords, tokenWords } from './amounts.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { BudgetForm } from './BudgetForm.tsx';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="tabular-nums max-sm:pb-2">{children}</dd>
    </>
  );
}

function Figures({ evening, total, price }: TableCost) {
  const said = words.money;
  return (
    <dl className="grid gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-x-6">
      <Fact term={said.thisEvening}>
        {said.tokensAndCost(tokenWords(evening), costWords(evening, 'USD'))}
      </Fact>
      <Fact term={said.wholeGame}>{said.tokensAndCost(tokenWords(total), costWords(total, 'USD'))}</Fact>
      <Fact term={said.requests}>{said.requestsOf(evening.calls, total.calls)}</Fact>
      {price ? null : <Fact term={said.price}>{said.priceUnknown}</Fact>}
    </dl>
  );
}

/** Which model leads this table, what that has cost, and what it may. */
export default function ModelAndCost({ game }: { game: GameRead }) {
  const me = useMe();
  const { data: cost, error } = useQuery(gameCostQuery(game.id));
  const said = words.money;
  if (error) return <ErrorNote error={error} />;
  if (!cost) return <Loading label={said.title} />;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1 leading-relaxed">
        <p className="font-medium break-words">
          {cost.storyteller ? said.storytellerLeads : said.modelLeads(cost.model)}
        </p>
        <p className="text-sm text-muted">{cost.storyteller ? said.storytellerCan : said.modelCan}</p>
      </div>
      {cost.storyteller && cost.total.input_tokens + cost.total.output_tokens === 0 ? (
        <p>{said.costsNothing}</p>
      ) : (
        <Figures {...cost} />
      )}
      {cost.budget ? <BudgetBar budget={cost.budget} /> : null}
      {game.creator_id === me.id ? (
        <BudgetForm game={game} cost={cost} />
      ) : cost.budget ? null : (
        <p className="text-sm text-muted">{said.noBudget}</p>
      )}
    </div>
  );
}

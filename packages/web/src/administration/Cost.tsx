import type { AdministrationCost, GameCost, ModelCost } from '@fireside/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { costQuery, gameCostsQuery } from '../api/administration.ts';
import { type Column, DataTable } from '../design/DataTable.tsx';
import { costWords, tokenWords } from '../money/amounts.ts';
import { Sentence } from '../words/Sentence.tsx';
import { regionOf } from '../words/languages.ts';
import { words } from '../words/words.ts';
import { Answered } from './Answered.tsx';
import { PagedTable } from './PagedTable.tsx';

type Both = Pick<ModelCost, 'recent' | 'total'>;

type Said = typeof words.administration.cost;

const spent = (said: Said): readonly Column<Both>[] => [
  { header: said.recentTokens, cell: ({ recent }) => tokenWords(recent), isNumber: true },
  { header: said.recentCost, cell: ({ recent }) => costWords(recent), isNumber: true },
  { header: said.tokens, cell: ({ total }) => tokenWords(total), isNumber: true },
  { header: said.cost, cell: ({ total }) => costWords(total), isNumber: true },
];

/** `2026-11-17` as people write it. */
function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat(regionOf(words.language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

function priceWords(said: Said, price: ModelCost['price']): string {
  if (!price) return said.priceUnknown;
  const inFull = (amount: number) => amount.toLocaleString(words.language, { maximumFractionDigits: 6 });
  return price.input + price.output === 0
    ? said.priceNone
    : said.priceOf(inFull(price.input), inFull(price.output));
}

const modelColumns = (said: Said): readonly Column<ModelCost>[] => [
  { header: said.model, cell: ({ model }) => model },
  {
    header: said.price,
    cell: ({ price }) => priceWords(said, price),
    isNumber: true,
  },
  ...spent(said),
];

const gameColumns = (said: Said): readonly Column<GameCost>[] => [
  { header: said.game, cell: ({ name }) => name },
  ...spent(said),
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-story text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Elsewhere({ elsewhere: { total } }: AdministrationCost) {
  if (total.calls === 0) return null;
  return (
    <p className="text-sm text-muted">
      {words.administration.cost.elsewhere(tokenWords(total), costWords(total))}
    </p>
  );
}

/** What the models took, by model and by game. */
export function Cost() {
  const said = words.administration.cost;
  return (
    <>
      <p className="max-w-[66ch] leading-relaxed text-muted">
        <Sentence of={said.about(<code>FIRESIDE_PRICES</code>)} />
      </p>
      <Part title={said.byModel}>
        <Answered query={useQuery(costQuery)} lookingUp={words.administration.lookingUp.cost}>
          {(cost) =>
            cost.models.length === 0 ? (
              <p className="text-muted">{said.nothingAsked}</p>
            ) : (
              <>
                <DataTable
                  label={said.byModelTable}
                  columns={modelColumns(said)}
                  rows={cost.models}
                  keyOf={({ model }) => model}
                />
                <Elsewhere {...cost} />
                <p className="text-sm text-muted">{cost.since && said.since(dayWords(cost.since))}</p>
              </>
            )
          }
        </Answered>
      </Part>
      <Part title={said.byGame}>
        <PagedTable
          label={said.byGameTable}
          lookingUp={words.administration.lookingUp.gameCosts}
          query={useInfiniteQuery(gameCostsQuery)}
          columns={gameColumns(said)}
          keyOf={({ game_id }) => game_id}
          empty={said.noneRecently}
        />
      </Part>
    </>
  );
}

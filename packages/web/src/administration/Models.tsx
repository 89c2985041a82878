import type { AdministeredModel } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { modelsQuery } from '../api/administration.ts';
import { type Column, DataTable } from '../design/DataTable.tsx';
import { countWords, tokenWords } from '../money/amounts.ts';
import { words } from '../words/words.ts';
import { Answered } from './Answered.tsx';
import { ChooseModel } from './ChooseModel.tsx';

function stateOf({ status, is_configured }: AdministeredModel): string {
  const said = words.administration.models;
  if (!is_configured) return said.gone;
  if (status === null) return said.notLookedAt;
  return status === 'ok' ? said.reached : said.found(status);
}

const columns = (said: typeof words.administration.models): readonly Column<AdministeredModel>[] => [
  {
    header: said.model,
    cell: ({ name, is_default }) => (
      <>
        {name === 'storyteller' ? said.storyteller : name}
        {is_default ? <span className="block text-sm font-normal text-muted">{said.leads}</span> : null}
      </>
    ),
  },
  { header: said.state, cell: stateOf },
  { header: said.recentCalls, cell: ({ recent }) => countWords(recent.calls), isNumber: true },
  { header: said.calls, cell: ({ total }) => countWords(total.calls), isNumber: true },
  { header: said.failed, cell: ({ total }) => countWords(total.failures), isNumber: true },
  { header: said.tokens, cell: ({ total }) => tokenWords(total), isNumber: true },
];

export function Models() {
  return (
    <>
      <Answered query={useQuery(modelsQuery)} lookingUp={words.administration.lookingUp.models}>
        {(models) => (
          <DataTable
            label={words.administration.parts.models}
            columns={columns(words.administration.models)}
            rows={models}
            keyOf={({ name }) => name}
          />
        )}
      </Answered>
      <ChooseModel />
    </>
  );
}

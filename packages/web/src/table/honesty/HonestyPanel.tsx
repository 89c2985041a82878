import type { Honesty, MessageRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { honestyQuery } from '../../api/queries.ts';
import { Button } from '../../design/Button.tsx';
import { ErrorNote } from '../../design/ErrorNote.tsx';
import { Loading } from '../../design/Loading.tsx';
import { words } from '../../words/words.ts';
import { useAfterTurn } from '../journal/use-chronicle.ts';
import { honestyWords } from './honesty-words.ts';

/** Whoever is led here finds the focus on it. */
export const honestyTitle = 'honesty-title';

const parts = [
  ['borne_out', 'bg-ok'],
  ['repaired', 'bg-accent'],
  ['withheld', 'bg-danger'],
] as const;

/** A bar that never stands alone: the sentence above it has the numbers, in the same order. */
function HonestyBar({ honesty }: { honesty: Honesty }) {
  return (
    <div aria-hidden="true" className="flex h-2 gap-0.5">
      {parts.map(([part, colour]) =>
        honesty[part] > 0 ? (
          <div
            key={part}
            data-part={part}
            className={`min-w-1.5 basis-0 rounded-full ${colour}`}
            style={{ flexGrow: honesty[part] }}
          />
        ) : null,
      )}
    </div>
  );
}

/** What the DM claimed at this table, and what became of it. */
export function HonestyPanel({ gameId, messages }: { gameId: string; messages: MessageRead[] }) {
  const honesty = useQuery(honestyQuery(gameId));
  useAfterTurn(messages, () => void honesty.refetch());
  const { data } = honesty;

  return (
    <section aria-labelledby={honestyTitle} className="grid gap-4">
      <h2 id={honestyTitle} tabIndex={-1} className="font-story text-xl font-semibold outline-none">
        {words.honesty.title}
      </h2>
      <ErrorNote error={honesty.isFetching ? null : honesty.error}>
        <Button onClick={() => honesty.refetch()}>{words.honesty.again}</Button>
      </ErrorNote>
      {honesty.isPending ? <Loading label={words.honesty.counting} /> : null}
      {data ? <p className="leading-relaxed">{honestyWords(data)}</p> : null}
      {data && data.claims > 0 ? <HonestyBar honesty={data} /> : null}
      <p className="text-sm leading-relaxed text-muted">{words.honesty.meaning}</p>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { words } from '../words/words.ts';

interface AnsweredProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** That it is being looked up. */
  lookingUp: string;
  children: (data: Data) => ReactNode;
}

/** What the service answered; until then that it is asked, and what went wrong with a way to ask again. */
export function Answered<Data>({ query, lookingUp, children }: AnsweredProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error ? (
        <ErrorNote error={error}>
          <Button onClick={() => refetch()} busy={isFetching}>
            {words.administration.tryAgain}
          </Button>
        </ErrorNote>
      ) : null}
      {data === undefined && !error ? (
        <p role="status" className="text-muted">
          <span className="delayed-appearance">{lookingUp}</span>
        </p>
      ) : null}
      {data === undefined ? null : children(data)}
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { dropToldLast } from '../app/told-last.ts';
import { isNoGame } from '../api/call.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { words } from '../words/words.ts';
import { readOpening } from './read-table.ts';
import { TableRoom } from './TableRoom.tsx';

export default function Table({ gameId }: { gameId: string }) {
  const queryClient = useQueryClient();
  // Read anew on every visit, and only then: from there on the socket tells what happens.
  const read = useQuery({
    queryKey: ['opening', gameId],
    queryFn: () => readOpening(queryClient, gameId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A whole table is much to draw: in slices, so that a touch meanwhile is answered.
  const opening = useDeferredValue(read);
  // Without a story, and wherever somebody goes from here.
  useLayoutEffect(() => {
    if (opening.isError) dropToldLast();
  }, [opening.isError]);
  useLayoutEffect(() => dropToldLast, []);
  if (opening.isPending) return <Loading label={words.table.opening} />;
  if (opening.isError && isNoGame(opening.error)) {
    return (
      <main className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-24">
        <ScreenHeading title={words.table.noGame} />
        <p className="leading-relaxed text-muted">{words.table.noGameWhy}</p>
        <Link href="/" className={buttonClass('secondary')}>
          {words.table.toGames}
        </Link>
      </main>
    );
  }
  if (opening.isError) {
    return (
      <main className="mx-auto grid max-w-xl gap-5 px-4 py-24">
        <ScreenHeading title={words.table.cannotOpen} />
        <ErrorNote error={opening.error} />
        <div className="flex gap-3">
          <Button onClick={() => opening.refetch()} busy={opening.isFetching}>
            {words.table.tryAgain}
          </Button>
          <Link href="/" className={buttonClass('quiet')}>
            {words.table.toGames}
          </Link>
        </div>
      </main>
    );
  }
  if (!opening.data) return <Redirect to={`/join/${gameId}`} replace />;
  return <TableRoom opening={opening.data} />;
}

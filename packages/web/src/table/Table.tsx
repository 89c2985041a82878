import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Redirect } from 'wouter';
import { isNoGame } from '../api/call.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { readOpening } from './read-table.ts';
import { TableRoom } from './TableRoom.tsx';

export default function Table({ gameId }: { gameId: string }) {
  const queryClient = useQueryClient();
  // Read anew on every visit, and only then: from there on the socket tells what happens.
  const opening = useQuery({
    queryKey: ['opening', gameId],
    queryFn: () => readOpening(queryClient, gameId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (opening.isPending) return <Loading label="Taking your seat" />;
  if (opening.isError && isNoGame(opening.error)) {
    return (
      <main className="mx-auto grid max-w-xl justify-items-start gap-5 px-4 py-24">
        <ScreenHeading title="There is no game here" />
        <p className="leading-relaxed text-muted">
          It was deleted by whoever made it, or the address is mistyped.
        </p>
        <Link href="/" className={buttonClass('secondary')}>
          Back to the games
        </Link>
      </main>
    );
  }
  if (opening.isError) {
    return (
      <main className="mx-auto grid max-w-xl gap-5 px-4 py-24">
        <ScreenHeading title="This table cannot be opened" />
        <ErrorNote error={opening.error} />
        <div className="flex gap-3">
          <Button onClick={() => opening.refetch()} busy={opening.isFetching}>
            Try again
          </Button>
          <Link href="/" className={buttonClass('quiet')}>
            Back to the games
          </Link>
        </div>
      </main>
    );
  }
  if (!opening.data) return <Redirect to={`/join/${gameId}`} replace />;
  return <TableRoom opening={opening.data} />;
}

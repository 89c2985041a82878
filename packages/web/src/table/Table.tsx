import type { GameRead, MessageRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, Redirect } from 'wouter';
import { request } from '../api/request.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { TableRoom } from './TableRoom.tsx';
import { pageSize } from './use-table.ts';

interface Opening {
  game: GameRead;
  messages: MessageRead[];
}

async function openGame(gameId: string): Promise<Opening> {
  const game = await request<GameRead>('GET', `/api/games/${gameId}`);
  if (!game.is_participant) return { game, messages: [] };
  return { game, messages: await request('GET', `/api/games/${gameId}/messages/full?limit=${pageSize}`) };
}

export default function Table({ gameId }: { gameId: string }) {
  // Read anew on every visit, and only then: from there on the socket tells what happens.
  const opening = useQuery({
    queryKey: ['opening', gameId],
    queryFn: () => openGame(gameId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (opening.isPending) return <Loading label="Taking your seat" />;
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
  if (!opening.data.game.is_participant) return <Redirect to={`/join/${gameId}`} replace />;
  return <TableRoom game={opening.data.game} firstPage={opening.data.messages} />;
}

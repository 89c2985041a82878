import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { gameQuery } from '../api/queries.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { JoinForm } from './JoinForm.tsx';

export default function Join({ gameId }: { gameId: string }) {
  const query = useQuery(gameQuery(gameId));
  if (query.isPending) return <Loading label="Opening the invitation" />;
  if (query.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <ScreenHeading title="This invitation leads nowhere" />
        <ErrorNote error={query.error}>
          <Button onClick={() => query.refetch()}>Try again</Button>
        </ErrorNote>
        <Link href="/" className={buttonClass('secondary')}>
          Back to the games
        </Link>
      </div>
    );
  }
  const game = query.data;
  return (
    <div className="mx-auto grid max-w-4xl gap-10 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-14">
      <div className="grid content-start gap-5">
        <p className="text-sm text-muted">
          {game.is_participant ? 'You have a seat at this table' : `${game.creator_name} invites you to`}
        </p>
        <ScreenHeading title={game.name} />
        {game.description ? <p className="prose whitespace-pre-wrap">{game.description}</p> : null}
        <div className="border-t pt-4">
          <h2 className="text-sm text-muted">At the table</h2>
          <p className="mt-1">{game.player_names.join(', ')}</p>
        </div>
        {game.status === 'ended' ? (
          <p className="text-muted">This game has ended. You can still take a seat and read the story.</p>
        ) : null}
      </div>
      <JoinForm game={game} />
    </div>
  );
}

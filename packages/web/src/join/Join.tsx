import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { isNoGame } from '../api/call.ts';
import { gameQuery } from '../api/queries.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { JoinForm } from './JoinForm.tsx';

function NoInvitation({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const leadsNowhere = isNoGame(error);
  return (
    <div className="grid justify-items-start gap-4">
      <ScreenHeading
        title={leadsNowhere ? 'This invitation does not lead to a game' : 'The invitation cannot be opened'}
      />
      {leadsNowhere ? (
        <p className="max-w-[58ch] leading-relaxed text-muted">
          The link may have been cut short on its way, or the game was deleted. Ask whoever invited you for a
          new link.
        </p>
      ) : (
        <ErrorNote error={error}>
          <Button onClick={onRetry}>Try again</Button>
        </ErrorNote>
      )}
      <Link href="/" className={buttonClass('secondary')}>
        Back to the games
      </Link>
    </div>
  );
}

export default function Join({ gameId }: { gameId: string }) {
  const query = useQuery(gameQuery(gameId));
  if (query.isPending) return <Loading label="Opening the invitation" />;
  if (query.isError) return <NoInvitation error={query.error} onRetry={() => query.refetch()} />;
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

import { useQuery } from '@tanstack/react-query';
import { Link, Redirect, useSearch } from 'wouter';
import { isNoGame } from '../api/call.ts';
import { gameQuery } from '../api/queries.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { invitationPath, isWholeCode, readCode } from './invite-code.ts';
import { JoinForm } from './JoinForm.tsx';
import { TableFacts } from './TableFacts.tsx';
import { words } from '../words/words.ts';

function NoInvitation({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const leadsNowhere = isNoGame(error);
  return (
    <div className="grid justify-items-start gap-4">
      <ScreenHeading title={leadsNowhere ? words.join.nowhere.title : words.join.cannotOpen} />
      {leadsNowhere ? (
        <p className="max-w-[58ch] leading-relaxed text-muted">{words.join.nowhere.line}</p>
      ) : (
        <ErrorNote error={error}>
          <Button onClick={onRetry}>{words.design.tryAgain}</Button>
        </ErrorNote>
      )}
      <Link href="/" className={buttonClass('secondary')}>
        {words.join.nowhere.back}
      </Link>
    </div>
  );
}

/** A table by its id: from its card in the lobby, or for another character. With a code it is an invitation. */
export default function Join({ gameId }: { gameId: string }) {
  const query = useQuery(gameQuery(gameId));
  const search = useSearch();
  if (query.isPending) return <Loading label={words.join.openingInvitation} />;
  if (query.isError) return <NoInvitation error={query.error} onRetry={() => query.refetch()} />;
  const game = query.data;
  // In the fragment of an address it never reaches a server's log.
  const code = readCode(location.hash);
  if (!game.is_participant && isWholeCode(code)) {
    return <Redirect to={`${invitationPath(code)}${search ? `?${search}` : ''}`} replace />;
  }
  return (
    <div className="mx-auto grid max-w-4xl gap-10 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-14">
      <TableFacts
        before={game.is_participant ? words.join.haveSeat : words.join.keepsTable(game.creator_name)}
        name={game.name}
        description={game.description}
        players={game.player_names}
        seatsLeft={null}
        ended={game.status === 'ended'}
      />
      <JoinForm gameId={gameId} game={game} code={game.participation_code} />
    </div>
  );
}

import type { InvitationRead } from '@fireside/contract';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Link, Redirect } from 'wouter';
import { MeContext } from '../account/session.ts';
import { ApiError } from '../api/call.ts';
import { gameQuery, invitationQuery } from '../api/queries.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { isWholeCode, readCode, spaced } from './invite-code.ts';
import { JoinForm } from './JoinForm.tsx';
import { NoSeat } from './NoSeat.tsx';
import { TableFacts } from './TableFacts.tsx';
import { VisitorEntry } from './VisitorEntry.tsx';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';

function UnknownCode({ code }: { code: string }) {
  const say = words.join.unknown;
  return (
    <div className="grid max-w-md gap-5">
      <ScreenHeading title={say.title} />
      <p className="leading-relaxed text-muted">
        {code ? (
          <Sentence
            of={say.cameWith(<span className="font-medium tracking-wider text-text">{spaced(code)}</span>)}
          />
        ) : null}
        {say.line}
      </p>
      <CodeEntry label={words.join.anotherCode} typed={code} />
      <p>
        <Link href="/" className={buttonClass('quiet')}>
          {say.start}
        </Link>
      </p>
    </div>
  );
}

/** Whoever sits there already goes straight to the table; everybody else chooses a character. */
function PlayerEntry({ invitation, code }: { invitation: InvitationRead; code: string }) {
  // What was read before may be from when there was a seat.
  const game = useQuery({ ...gameQuery(invitation.game_id), refetchOnMount: 'always' });
  if (!game.isFetchedAfterMount) return <Loading label={words.join.openingTable} />;
  if (game.data?.is_participant) return <Redirect to={`/games/${invitation.game_id}`} replace />;
  if (invitation.seats_left <= 0) return <NoSeat />;
  return <JoinForm gameId={invitation.game_id} code={code} waiting={invitation.waiting} />;
}

/** An invitation, for whoever follows it: the table is named before anything is asked. */
export default function Invitation({ code: given }: { code: string }) {
  const me = use(MeContext);
  const code = readCode(given);
  const whole = isWholeCode(code);
  const query = useQuery({ ...invitationQuery(code), enabled: whole });

  if (!whole) return <UnknownCode code={code} />;
  if (query.isPending) return <Loading label={words.join.openingInvitation} />;
  if (query.isError && query.error instanceof ApiError && query.error.code === 'unknown_code') {
    return <UnknownCode code={code} />;
  }
  if (query.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <ScreenHeading title={words.join.cannotOpen} />
        <ErrorNote error={query.error}>
          <Button onClick={() => query.refetch()} busy={query.isFetching}>
            {words.design.tryAgain}
          </Button>
        </ErrorNote>
      </div>
    );
  }
  const invitation = query.data;
  return (
    <div className="mx-auto grid max-w-4xl gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <TableFacts
        before={words.join.invitesYouTo(invitation.creator_name)}
        name={invitation.name}
        description={invitation.description}
        players={invitation.player_names}
        seatsLeft={invitation.seats_left}
        ended={invitation.status === 'ended'}
      />
      {me ? (
        <PlayerEntry invitation={invitation} code={code} />
      ) : (
        <VisitorEntry invitation={invitation} code={code} />
      )}
    </div>
  );
}

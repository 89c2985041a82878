import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useMe } from '../account/session.ts';
import { ApiError, call } from '../api/call.ts';
import { visitQuery } from '../api/queries.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';

const linkClass = 'text-accent underline underline-offset-4';

/** The link was opened: whoever is signed in here becomes the first administrator, and says so first. */
export function ClaimAdministration({ token }: { token: string }) {
  const me = useMe();
  const queryClient = useQueryClient();
  const claim = useMutation({
    mutationFn: () => call('claimAdministration', { body: { token } }),
    onSuccess: () =>
      queryClient.setQueryData(
        visitQuery.queryKey,
        (before) => before && { ...before, is_administrator: true },
      ),
  });
  const isVoid = claim.error instanceof ApiError && claim.error.code === 'setup_void';
  if (isVoid) {
    return (
      <div className="grid max-w-2xl gap-5 leading-relaxed">
        <ScreenHeading title={words.administration.claim.title} />
        <ErrorNote error={claim.error} />
        <p>
          <Link href="/" className={`inline-flex min-h-6 items-center pointer-coarse:min-h-11 ${linkClass}`}>
            {words.administration.backToGames}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="grid max-w-2xl gap-5 leading-relaxed">
      <ScreenHeading title={words.administration.claim.title} />
      <p>{words.administration.claim.nobody}</p>
      <ErrorNote error={claim.error} />
      <div>
        <Button look="primary" busy={claim.isPending} onClick={() => claim.mutate()}>
          {words.administration.claim.become}
        </Button>
      </div>
      <p className="text-sm text-muted">
        <Sentence
          of={words.administration.claim.signedInAs(me.name, (text) => (
            <Link href="/settings" className={linkClass}>
              {text}
            </Link>
          ))}
        />
      </p>
    </div>
  );
}

import type { InvitationRead } from '@fireside/contract';
import { useState } from 'react';
import { useVisit } from '../account/session.ts';
import { SignInForm } from '../account/SignInForm.tsx';
import { GuestForm } from './GuestForm.tsx';
import { NoSeat } from './NoSeat.tsx';
import { words } from '../words/words.ts';

const changeClass = 'min-h-6 text-accent underline underline-offset-4 pointer-coarse:min-h-11';

/** Somebody whom this house does not know yet: a name is enough where guests are welcome. */
export function VisitorEntry({ invitation, code }: { invitation: InvitationRead; code: string }) {
  const visit = useVisit();
  const [known, setKnown] = useState(false);
  const full = invitation.seats_left <= 0;
  const asGuest = visit.guests && !known && !full;

  if (asGuest) {
    return (
      <GuestForm invitation={invitation} code={code}>
        <p className="text-sm text-muted">
          {words.join.beenHere}{' '}
          <button type="button" onClick={() => setKnown(true)} className={changeClass}>
            {words.join.signInInstead}
          </button>
        </p>
      </GuestForm>
    );
  }
  return (
    <div className="grid content-start gap-5 self-start">
      {full ? <NoSeat /> : null}
      <section aria-label={words.entrance.signInOrRegister} className="rounded-lg border bg-surface p-6">
        <p className="mb-5 border-l-3 border-accent pl-3">
          {full
            ? words.join.full.signIn
            : visit.registration === 'closed'
              ? words.join.signInAndReturn
              : words.join.registerAndReturn}
        </p>
        <SignInForm
          registration={visit.registration}
          invitation={code}
          begin={known || full ? 'sign-in' : 'register'}
        />
        {visit.guests && !full ? (
          <p className="mt-5 text-sm text-muted">
            {words.join.noAccount}{' '}
            <button type="button" onClick={() => setKnown(false)} className={changeClass}>
              {words.join.asGuest}
            </button>
          </p>
        ) : null}
      </section>
    </div>
  );
}

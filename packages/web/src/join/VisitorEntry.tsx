import type { InvitationRead } from '@fireside/contract';
import { useState } from 'react';
import { useVisit } from '../account/session.ts';
import { SignInForm } from '../account/SignInForm.tsx';
import { GuestForm } from './GuestForm.tsx';
import { NoSeat } from './NoSeat.tsx';

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
          Been here before?{' '}
          <button type="button" onClick={() => setKnown(true)} className={changeClass}>
            Sign in instead
          </button>
        </p>
      </GuestForm>
    );
  }
  return (
    <div className="grid content-start gap-5 self-start">
      {full ? <NoSeat /> : null}
      <section aria-label="Sign in or register" className="rounded-lg border bg-surface p-6">
        <p className="mb-5 border-l-3 border-accent pl-3">
          {full
            ? 'If one of the seats is yours, sign in.'
            : visit.registration === 'closed'
              ? 'Sign in, and you will be right back at this invitation.'
              : 'Sign in or register, and you will be right back at this invitation.'}
        </p>
        <SignInForm
          registration={visit.registration}
          invitation={code}
          begin={known || full ? 'sign-in' : 'register'}
        />
        {visit.guests && !full ? (
          <p className="mt-5 text-sm text-muted">
            No account?{' '}
            <button type="button" onClick={() => setKnown(false)} className={changeClass}>
              Come as a guest
            </button>
          </p>
        ) : null}
      </section>
    </div>
  );
}

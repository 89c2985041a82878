import type { RegistrationMode } from '@fireside/contract/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { Loading } from '../design/Loading.tsx';
import { Logo } from '../design/Logo.tsx';
import { CodeEntry } from '../join/CodeEntry.tsx';
import { invitationPath, isWholeCode, readCode } from '../join/invite-code.ts';
import { SampleExchange } from './SampleExchange.tsx';
import { SignInForm } from './SignInForm.tsx';

const About = lazy(() => import('./About.tsx'));
const Invitation = lazy(() => import('../join/Invitation.tsx'));

function Welcome({ registration }: { registration: RegistrationMode }) {
  const [location] = useLocation();
  const invited = location.startsWith('/join/');
  // In the fragment of an address it never reaches a server's log.
  const code = readCode(window.location.hash);
  const mayRegister = registration !== 'closed';

  useEffect(() => {
    document.title = 'Fireside · a game master for a table of friends';
  }, []);

  if (invited && isWholeCode(code)) return <Redirect to={invitationPath(code)} replace />;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-5 lg:col-start-1 lg:pt-6">
        <h1 className="max-w-[18ch] font-story text-[2.25rem] leading-[1.12] font-semibold tracking-tight text-balance sm:text-[3.25rem]">
          A game master for a table of friends.
        </h1>
        <p className="max-w-[54ch] text-lg leading-relaxed text-muted">
          Bring a character and say what you do. Fireside tells the story, rolls the dice where everyone can
          see them, and keeps the sheets, on a machine of your own.
        </p>
      </div>
      <section
        aria-label={mayRegister ? 'Sign in or register' : 'Sign in'}
        className="rounded-lg border bg-surface p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        {invited ? (
          <p className="mb-5 border-l-3 border-accent pl-3">
            You are invited to a game. {mayRegister ? 'Sign in or register' : 'Sign in'}, and you will be
            right back at the invitation.
          </p>
        ) : null}
        <SignInForm registration={registration} invitation={invited ? code : null} />
        <div className="mt-6 border-t pt-5">
          <CodeEntry />
        </div>
      </section>
      <SampleExchange />
    </div>
  );
}

/** The whole of Fireside for somebody who is not signed in. */
export function Landing({ registration }: { registration: RegistrationMode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center px-4 sm:px-6">
        <Link href="/" aria-label="Fireside" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
      </header>
      <main className="mx-auto w-full max-w-6xl grow px-4 pt-6 pb-16 sm:px-6 sm:pt-12">
        <Switch>
          <Route path="/about">
            <Suspense fallback={<Loading label="Opening" />}>
              <About />
            </Suspense>
          </Route>
          <Route path="/j/:code">
            {({ code }) => (
              <Suspense fallback={<Loading label="Opening the invitation" />}>
                <Invitation key={code} code={code} />
              </Suspense>
            )}
          </Route>
          <Route>
            <Welcome registration={registration} />
          </Route>
        </Switch>
      </main>
      <footer className="border-t">
        <div className="mx-auto w-full max-w-6xl px-4 py-3 text-sm text-muted sm:px-6">
          <Link
            href="/about"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text"
          >
            About Fireside
          </Link>
        </div>
      </footer>
    </div>
  );
}

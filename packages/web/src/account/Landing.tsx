import type { RegistrationMode } from '@fireside/contract/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { readSetupToken } from '../administration/setup-token.ts';
import { Button } from '../design/Button.tsx';
import { Loading } from '../design/Loading.tsx';
import { Logo } from '../design/Logo.tsx';
import { useWindowTitle } from '../design/window-title.ts';
import { CodeEntry } from '../join/CodeEntry.tsx';
import { invitationPath, isWholeCode, readCode } from '../join/invite-code.ts';
import { withOffice, words } from '../words/words.ts';
import { LanguageChooser } from './LanguageChooser.tsx';
import { useVisit } from './session.ts';
import { SampleExchange } from './SampleExchange.tsx';
import { SignInForm } from './SignInForm.tsx';

const About = lazy(() => withOffice(import('./About.tsx')));
/** It comes when somebody wants to play: the page itself is for everyone, and light. */
const loadPlayNow = () => import('../play-now/PlayNow.tsx');
const PlayNow = lazy(loadPlayNow);
const Invitation = lazy(() => import('../join/Invitation.tsx'));

function Welcome({ registration }: { registration: RegistrationMode }) {
  const say = words.entrance;
  const { guests } = useVisit();
  const [location] = useLocation();
  const [playing, setPlaying] = useState(false);
  const invited = location.startsWith('/join/');
  // In the fragment of an address it never reaches a server's log.
  const code = readCode(window.location.hash);
  const setup = location === '/admin' ? readSetupToken(window.location.hash) : null;
  const mayRegister = registration !== 'closed' || setup !== null;
  const mayPlay = guests && registration === 'open' && !invited && setup === null;

  useWindowTitle(words.entrance.windowTitle);

  if (invited && isWholeCode(code)) return <Redirect to={invitationPath(code)} replace />;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-5 lg:col-start-1 lg:pt-6">
        <h1 className="max-w-[18ch] font-story text-[2.25rem] leading-[1.12] font-semibold tracking-tight text-balance sm:text-[3.25rem]">
          {say.heading}
        </h1>
        <p className="max-w-[54ch] text-lg leading-relaxed text-muted">{say.line}</p>
      </div>
      {mayPlay ? (
        <div className="lg:col-start-1">
          {playing ? (
            <Suspense fallback={<Loading label={words.playNow.title} />}>
              <PlayNow />
            </Suspense>
          ) : (
            <section
              aria-label={words.playNow.title}
              className="grid justify-items-start gap-4 border-l-3 border-accent pl-5"
            >
              <p className="max-w-[54ch] text-lg leading-relaxed">{words.playNow.line}</p>
              <Button look="primary" onPointerEnter={loadPlayNow} onClick={() => setPlaying(true)}>
                {words.playNow.title}
              </Button>
            </section>
          )}
        </div>
      ) : null}
      <section
        aria-label={mayRegister ? say.signInOrRegister : say.signIn.heading}
        className="rounded-lg border bg-surface p-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
      >
        {invited ? (
          <p className="mb-5 border-l-3 border-accent pl-3">
            {mayRegister ? say.invited : say.invitedToSignIn}
          </p>
        ) : null}
        {setup ? <p className="mb-5 border-l-3 border-accent pl-3">{say.setup}</p> : null}
        <SignInForm registration={registration} invitation={invited ? code : null} setup={setup} />
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
        <Link
          href="/"
          aria-label={words.entrance.home}
          className="inline-flex min-h-11 min-w-11 items-center"
        >
          <Logo />
        </Link>
      </header>
      <main className="mx-auto w-full max-w-6xl grow px-4 pt-6 pb-16 sm:px-6 sm:pt-12">
        <Switch>
          <Route path="/about">
            <Suspense fallback={<Loading label={words.app.openingScreen} />}>
              <About />
            </Suspense>
          </Route>
          <Route path="/j/:code">
            {({ code }) => (
              <Suspense fallback={<Loading label={words.entrance.openingInvitation} />}>
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
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm text-muted sm:px-6">
          <Link
            href="/about"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text"
          >
            {words.entrance.about}
          </Link>
          <LanguageChooser />
        </div>
      </footer>
    </div>
  );
}

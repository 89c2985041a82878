import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Landing } from '../account/Landing.tsx';
import { MeContext } from '../account/session.ts';
import { visitQuery } from '../api/queries.ts';
import { sayError } from '../api/say-error.ts';
import { Button } from '../design/Button.tsx';
import { Loading } from '../design/Loading.tsx';
import { loadHouse, words } from '../words/words.ts';
import { rememberVisitor } from './go-ahead.ts';
import { dropToldLast } from './told-last.ts';

const SignedIn = lazy(async () => {
  const [screens] = await Promise.all([import('./SignedIn.tsx'), loadHouse()]);
  return screens;
});

/** Whoever is not signed in sees the landing page at any address, and lands at that address after signing in. */
export function App() {
  const visit = useQuery(visitQuery);
  const isSignedIn = visit.data && visit.data.user !== null;
  useEffect(() => {
    if (isSignedIn !== undefined) rememberVisitor(isSignedIn);
  }, [isSignedIn]);
  const isElsewhere = visit.isError || isSignedIn === false;
  useLayoutEffect(() => {
    if (isElsewhere) dropToldLast();
  }, [isElsewhere]);
  if (visit.isPending) return <Loading label={words.app.opening} />;
  if (visit.isError) {
    return (
      <main className="mx-auto grid max-w-md gap-4 px-4 py-24">
        <h1 className="font-story text-2xl">{words.app.outOfReach}</h1>
        <p className="text-muted">{sayError(visit.error)}</p>
        <div>
          <Button onClick={() => visit.refetch()} busy={visit.isFetching}>
            {words.design.tryAgain}
          </Button>
        </div>
      </main>
    );
  }
  if (!visit.data.user) return <Landing registration={visit.data.registration} />;
  return (
    <MeContext value={visit.data.user}>
      <Suspense fallback={<Loading label={words.app.opening} />}>
        <SignedIn />
      </Suspense>
    </MeContext>
  );
}

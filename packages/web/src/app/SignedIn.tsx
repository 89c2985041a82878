import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Loading } from '../design/Loading.tsx';
import { ScreenBoundary } from '../design/ScreenBoundary.tsx';
import { Toasts } from '../design/Toasts.tsx';
import { Lobby } from '../lobby/Lobby.tsx';
import { NotFound } from './NotFound.tsx';
import { Shell } from './Shell.tsx';

const NewGame = lazy(() => import('../new-game/NewGame.tsx'));
const Invitation = lazy(() => import('../join/Invitation.tsx'));
const Join = lazy(() => import('../join/Join.tsx'));
const Table = lazy(() => import('../table/Table.tsx'));
const Characters = lazy(() => import('../characters/Characters.tsx'));
const NewCharacter = lazy(() => import('../characters/NewCharacter.tsx'));
const CharacterScreen = lazy(() => import('../characters/CharacterScreen.tsx'));
const Settings = lazy(() => import('../account/Settings.tsx'));
const About = lazy(() => import('../account/About.tsx'));

/** Every screen behind the landing page. The table fills the window; the rest share a header and a footer. */
export default function SignedIn() {
  const [location] = useLocation();
  return (
    <Toasts>
      <Suspense fallback={<Loading label="Opening" />}>
        <Switch>
          <Route path="/games/:gameId">
            {({ gameId }) => (
              <ScreenBoundary key={gameId}>
                <Table gameId={gameId} />
              </ScreenBoundary>
            )}
          </Route>
          <Route>
            <Shell>
              <ScreenBoundary key={location}>
                <Suspense fallback={<Loading label="Opening" />}>
                  <Switch>
                    <Route path="/" component={Lobby} />
                    <Route path="/new" component={NewGame} />
                    <Route path="/j/:code">{({ code }) => <Invitation key={code} code={code} />}</Route>
                    <Route path="/join/:gameId">
                      {({ gameId }) => <Join key={gameId} gameId={gameId} />}
                    </Route>
                    <Route path="/characters" component={Characters} />
                    <Route path="/characters/new" component={NewCharacter} />
                    <Route path="/characters/:characterId">
                      {({ characterId }) => <CharacterScreen key={characterId} characterId={characterId} />}
                    </Route>
                    <Route path="/settings" component={Settings} />
                    <Route path="/about" component={About} />
                    <Route component={NotFound} />
                  </Switch>
                </Suspense>
              </ScreenBoundary>
            </Shell>
          </Route>
        </Switch>
      </Suspense>
    </Toasts>
  );
}

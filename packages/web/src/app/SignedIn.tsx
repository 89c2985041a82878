import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '../design/ErrorBoundary.tsx';
import { Later } from '../design/Later.tsx';
import { Loading } from '../design/Loading.tsx';
import { ScreenBoundary } from '../design/ScreenBoundary.tsx';
import { Toasts } from '../design/Toasts.tsx';
import { UpdateLine } from '../offline/UpdateLine.tsx';
import { NotFound } from './NotFound.tsx';
import { Shell } from './Shell.tsx';
import { withOffice, words } from '../words/words.ts';

// Nothing on any screen waits for it.
const Live = lazy(() => import('../live/Live.tsx'));
const loadLobby = () => import('../lobby/Lobby.tsx');
const loadTable = () => import('../table/Table.tsx');
const Lobby = lazy(loadLobby);
const NewGame = lazy(() => import('../new-game/NewGame.tsx'));
const PlayNow = lazy(() => import('../play-now/PlayNowScreen.tsx'));
const Invitation = lazy(() => import('../join/Invitation.tsx'));
const Join = lazy(() => import('../join/Join.tsx'));
const Table = lazy(loadTable);
const Characters = lazy(() => import('../characters/Characters.tsx'));
const NewCharacter = lazy(() => import('../characters/NewCharacter.tsx'));
const CharacterScreen = lazy(() => import('../characters/CharacterScreen.tsx'));
const Settings = lazy(() => withOffice(import('../account/Settings.tsx')));
const Administration = lazy(() => withOffice(import('../administration/Administration.tsx')));
const About = lazy(() => withOffice(import('../account/About.tsx')));

// The screens that people come to are asked for before anybody knows who they are; again where they are shown, should they not arrive.
if (location.pathname.startsWith('/games/')) loadTable().catch(() => null);
if (location.pathname === '/') loadLobby().catch(() => null);

/** Every screen behind the landing page. The table fills the window; the rest share a header and a footer. */
export default function SignedIn() {
  const [location] = useLocation();
  return (
    <Toasts>
      <UpdateLine />
      <ErrorBoundary fallback={() => null}>
        <Later>
          <Suspense>
            <Live />
          </Suspense>
        </Later>
      </ErrorBoundary>
      <Suspense fallback={<Loading label={words.app.openingScreen} />}>
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
                <Suspense fallback={<Loading label={words.app.openingScreen} />}>
                  <Switch>
                    <Route path="/" component={Lobby} />
                    <Route path="/new" component={NewGame} />
                    <Route path="/play" component={PlayNow} />
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
                    <Route path="/admin/:part?">{({ part }) => <Administration part={part} />}</Route>
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

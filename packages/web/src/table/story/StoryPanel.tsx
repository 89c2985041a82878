import type { GameRead } from '@fireside/contract';
import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReadingChoices } from '../../account/reading-choices.ts';
import { useMe } from '../../account/session.ts';
import { sayReason } from '../../api/known-details.ts';
import { Button } from '../../design/Button.tsx';
import { Loading } from '../../design/Loading.tsx';
import { PanelBoundary } from '../../design/PanelBoundary.tsx';
import { useReadMark } from '../../live/use-read-mark.ts';
import { AskToCall } from '../../notify/AskToCall.tsx';
import { ReadingAloudLine } from '../../voice/ReadingAloudLine.tsx';
import { canSpeak, speak, stopSpeaking } from '../../voice/speaking.ts';
import { spokenText } from '../../voice/spoken-text.ts';
import { useReadAloud } from '../../voice/use-read-aloud.ts';
import { isRefusedResult } from '../composer/awaited-answer.ts';
import { Composer } from '../composer/Composer.tsx';
import { ConnectionLine } from '../composer/ConnectionLine.tsx';
import { EndedBanner } from '../composer/EndedBanner.tsx';
import { TurnTrouble } from '../composer/TurnTrouble.tsx';
import { useFirstFocus } from '../composer/use-first-focus.ts';
import { WritingLine } from '../composer/WritingLine.tsx';
import { YourTurn } from '../composer/YourTurn.tsx';
import { words } from '../../words/words.ts';
import { KeptLine } from '../../offline/KeptLine.tsx';
import { useKeptAt } from '../../offline/kept.ts';
import { mayGo } from '../fight/fight.ts';
import { listenersOf } from '../composer/listeners.ts';
import { DroppedTurn } from '../pause/DroppedTurn.tsx';
import { PausedBanner } from '../pause/PausedBanner.tsx';
import { roundOf } from '../rounds/round.ts';
import { RoundLine } from '../rounds/RoundLine.tsx';
import { openQuestions, type Speech } from '../speech.ts';
import { TakingBackProvider } from '../taking-back/TakingBackProvider.tsx';
import type { Table } from '../use-table.ts';
import { MessageMenuProvider } from './MessageMenuProvider.tsx';
import { PinningProvider } from './PinningProvider.tsx';
import { RemovalProvider } from './RemovalProvider.tsx';
import { Story } from './Story.tsx';
import { TalkToggle } from './TalkToggle.tsx';
import { hideTalk } from './talk-shown.ts';
import { useFollowing } from './use-following.ts';
import { useLed } from './use-led.ts';

const TitlePage = lazy(() => import('../ended/TitlePage.tsx'));
const FightStrip = lazy(() => import('../fight/FightStrip.tsx'));
const ActionChips = lazy(() => import('../fight/ActionChips.tsx'));

interface StoryPanelProps {
  game: GameRead;
  table: Table;
  /** The message to which somebody is led; null when nobody is. */
  led: number | null;
  onShown: () => void;
  /** Leads to a message of the story. */
  onLead: (messageId: number) => Promise<void>;
  /** What came before, for whoever was not here. */
  recap: ReactNode;
  composer: RefObject<HTMLTextAreaElement | null>;
  /** The way to the end of the story, for whoever asks from elsewhere. */
  toEnd: RefObject<() => void>;
}

/** The story, and below it whatever it wants from me. */
export function StoryPanel(props: StoryPanelProps) {
  const { game, table, led, onShown, onLead, recap, composer, toEnd } = props;
  const { state, shown, pendingRoll, connection } = table;
  const me = useMe();
  const ended = shown.ended_reason !== null;
  const { paused } = state;
  const mine = shown.party.find(({ user_id }) => user_id === me.id);
  const mayStop =
    game.creator_id === me.id || openQuestions(state.messages).some(({ user_id }) => user_id === me.id);
  const mayGoNow =
    !paused &&
    !ended &&
    !state.turn &&
    shown.encounter !== null &&
    mayGo(shown.encounter, shown.party, me.id);
  /** What a fight suggests to say, until the composer has it. */
  const [offered, setOffered] = useState<string | null>(null);
  /** Whether the title page lies on the story: for whoever comes when it is over. */
  const [covered, setCovered] = useState(ended);
  const [turnedBack, setTurnedBack] = useState(false);
  const isCovered = covered && ended;
  const keptAt = useKeptAt();
  const place = useFollowing();
  toEnd.current = place.follow;
  // What lies under the title page cannot be shown yet.
  useLed(place, isCovered ? null : led, onShown);
  useReadMark({
    newestId: state.messages.at(-1)?.id ?? 0,
    following: place.following,
    story: place.scroller,
    connected: connection.name === 'open',
    mark: table.markRead,
  });
  useFirstFocus(composer, !ended);

  const [{ readAloud }] = useReadingChoices();
  const language = game.language ?? document.documentElement.lang;
  useReadAloud({ messages: state.messages, on: readAloud, paused, language });
  const readOne = useCallback(
    (text: string) => {
      stopSpeaking();
      speak(spokenText(text), language);
    },
    [language],
  );

  /** Wherever I was reading: what I say, and what is answered, I want to see. */
  function say(speech: Speech) {
    table.say(speech);
    // Whoever talks to the table wants to read it too.
    if (speech.type === 'message' && speech.kind === 'table') hideTalk(false);
    place.follow();
  }

  function answer(speech: Speech) {
    say(speech);
    // The banner leaves with the answer, and takes the focus along unless it goes on to somewhere.
    composer.current?.focus();
  }

  function resume() {
    table.ask({ type: 'resume' });
    // The banner leaves with it.
    composer.current?.focus();
  }

  async function turnTo(messageId: number) {
    await onLead(messageId);
    setCovered(false);
  }

  function turnToEnd() {
    flushSync(() => setCovered(false));
    place.follow();
    place.scroller.current?.focus();
  }

  function turnBack() {
    setTurnedBack(true);
    setCovered(true);
  }

  return (
    <>
      {shown.encounter && !ended ? (
        <PanelBoundary name="fight">
          <Suspense fallback={null}>
            <FightStrip
              encounter={shown.encounter}
              party={shown.party}
              me={me.id}
              onOffer={paused ? null : setOffered}
              onGo={mayGoNow ? (zone) => say({ type: 'move', zone }) : null}
            />
          </Suspense>
        </PanelBoundary>
      ) : null}
      <PanelBoundary name="story">
        {recap}
        <TakingBackProvider game={game} table={table} composer={composer}>
          <RemovalProvider game={game} table={table}>
            <PinningProvider game={game}>
              <MessageMenuProvider
                messages={state.messages}
                readAloud={readAloud && canSpeak() ? readOne : null}
              >
                <Story
                  table={table}
                  place={place}
                  onStop={mayStop ? () => table.ask({ type: 'stop' }) : null}
                  cover={
                    isCovered ? (
                      <Suspense fallback={<Loading label={words.ended.opening} />}>
                        <TitlePage game={game} focused={turnedBack} onLead={turnTo} onClose={turnToEnd} />
                      </Suspense>
                    ) : null
                  }
                />
              </MessageMenuProvider>
            </PinningProvider>
          </RemovalProvider>
        </TakingBackProvider>
      </PanelBoundary>
      <div className="relative shrink-0 border-t bg-background px-4 pt-3 pb-3 sm:px-6">
        <WritingLine writers={table.writers} />
        <PanelBoundary name="composer" className="mx-auto grid w-full max-w-[44rem] gap-3">
          <ReadingAloudLine />
          <KeptLine />
          {keptAt ? null : <ConnectionLine status={connection} onReconnect={table.reconnect} />}
          <TurnTrouble detail={state.turnError} onRetry={table.retryTurn} />
          {shown.ended_reason !== null && !isCovered ? (
            <EndedBanner reason={sayReason(shown.ended_reason)}>
              <Button onClick={turnBack}>{words.ended.titlePage}</Button>
            </EndedBanner>
          ) : null}
          {paused && !ended ? <PausedBanner onResume={resume} /> : null}
          {state.dropped && !paused && !ended ? <DroppedTurn onRetry={table.retryTurn} /> : null}
          {pendingRoll && !paused ? (
            <YourTurn
              key={`${pendingRoll.notation} ${pendingRoll.reason}`}
              roll={pendingRoll}
              onAnswer={answer}
            />
          ) : null}
          {game.pace === 'round' && !paused && !ended && !state.turn ? (
            <RoundLine
              round={roundOf(state.messages, shown.party, state.online)}
              me={me.id}
              onGoOn={() => table.ask({ type: 'go_on' })}
            />
          ) : null}
          {shown.encounter && mine?.character && !pendingRoll && !paused && !ended && !state.turn ? (
            <Suspense fallback={null}>
              <ActionChips
                encounter={shown.encounter}
                party={shown.party}
                me={me.id}
                character={mine.character}
                onOffer={setOffered}
                onGo={mayGoNow ? (zone) => answer({ type: 'move', zone }) : null}
              />
            </Suspense>
          ) : null}
          <AskToCall messages={state.messages} onAnswered={() => composer.current?.focus()} />
          {keptAt ? (
            <p className="text-muted">{words.offline.cannotSay}</p>
          ) : (
            <Composer
              game={game}
              listeners={listenersOf(shown.party, me.id)}
              me={mine?.character?.name ?? me.name}
              onSay={say}
              disabled={connection.name === 'refused'}
              talkOnly={paused || ended}
              returned={state.returned}
              onReturned={table.takeReturned}
              awaited={pendingRoll}
              refused={state.outgoing.find(isRefusedResult)}
              onRefused={table.discard}
              offered={offered}
              onOffered={() => setOffered(null)}
              onWriting={table.tellWriting}
              onLeave={() => place.scroller.current?.focus()}
              field={composer}
              foot={<TalkToggle messages={state.messages} />}
            />
          )}
        </PanelBoundary>
      </div>
    </>
  );
}

import type { GameRead } from '@fireside/contract';
import { type ReactNode, useRef } from 'react';
import { useMe } from '../../account/session.ts';
import { PanelBoundary } from '../../design/PanelBoundary.tsx';
import { Composer } from '../composer/Composer.tsx';
import { ConnectionLine } from '../composer/ConnectionLine.tsx';
import { EndedBanner } from '../composer/EndedBanner.tsx';
import { TurnTrouble } from '../composer/TurnTrouble.tsx';
import { YourTurn } from '../composer/YourTurn.tsx';
import { listenersOf } from '../composer/listeners.ts';
import { DroppedTurn } from '../pause/DroppedTurn.tsx';
import { PausedBanner } from '../pause/PausedBanner.tsx';
import { roundOf } from '../rounds/round.ts';
import { RoundLine } from '../rounds/RoundLine.tsx';
import { openQuestions, type Speech } from '../speech.ts';
import { AfterTheEnd } from '../menu/AfterTheEnd.tsx';
import { TakingBackProvider } from '../taking-back/TakingBackProvider.tsx';
import type { Table } from '../use-table.ts';
import { PinningProvider } from './PinningProvider.tsx';
import { RemovalProvider } from './RemovalProvider.tsx';
import { Story } from './Story.tsx';
import { TalkToggle } from './TalkToggle.tsx';
import { hideTalk } from './talk-shown.ts';
import { useFollowing } from './use-following.ts';
import { useLed } from './use-led.ts';

interface StoryPanelProps {
  game: GameRead;
  table: Table;
  /** The message to which somebody is led; null when nobody is. */
  led: number | null;
  onShown: () => void;
  /** What came before, for whoever was not here. */
  recap: ReactNode;
}

/** The story, and below it whatever it wants from me. */
export function StoryPanel({ game, table, led, onShown, recap }: StoryPanelProps) {
  const { state, shown, pendingRoll, connection } = table;
  const me = useMe();
  const ended = shown.ended_reason !== null;
  const { paused } = state;
  const mine = shown.party.find(({ user_id }) => user_id === me.id);
  const mayStop =
    game.creator_id === me.id || openQuestions(state.messages).some(({ user_id }) => user_id === me.id);
  const composer = useRef<HTMLTextAreaElement>(null);
  const place = useFollowing();
  useLed(place, led, onShown);

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

  return (
    <>
      <PanelBoundary name="story">
        {recap}
        <TakingBackProvider game={game} table={table} composer={composer}>
          <RemovalProvider game={game} table={table}>
            <PinningProvider game={game}>
              <Story
                table={table}
                place={place}
                onStop={mayStop ? () => table.ask({ type: 'stop' }) : null}
              />
            </PinningProvider>
          </RemovalProvider>
        </TakingBackProvider>
      </PanelBoundary>
      <div className="shrink-0 border-t bg-background px-4 pt-3 pb-3 sm:px-6">
        <PanelBoundary name="composer" className="mx-auto grid w-full max-w-[44rem] gap-3">
          <ConnectionLine status={connection} onReconnect={table.reconnect} />
          <TurnTrouble detail={state.turnError} onRetry={table.retryTurn} />
          {shown.ended_reason !== null ? (
            <EndedBanner reason={shown.ended_reason}>
              <AfterTheEnd game={game} />
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
              onGoOn={() => table.ask({ type: 'go_on' })}
            />
          ) : null}
          <Composer
            game={game}
            listeners={listenersOf(shown.party, me.id)}
            me={mine?.character?.name ?? me.name}
            onSay={say}
            disabled={connection.name === 'refused'}
            talkOnly={paused || ended}
            returned={state.returned}
            onReturned={table.takeReturned}
            field={composer}
            foot={<TalkToggle messages={state.messages} />}
          />
        </PanelBoundary>
      </div>
    </>
  );
}

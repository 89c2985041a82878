import type { GameRead } from '@fireside/contract';
import { type ReactNode, useRef } from 'react';
import { PanelBoundary } from '../../design/PanelBoundary.tsx';
import { Composer } from '../composer/Composer.tsx';
import { ConnectionLine } from '../composer/ConnectionLine.tsx';
import { EndedBanner } from '../composer/EndedBanner.tsx';
import { GoneBanner } from '../composer/GoneBanner.tsx';
import { TurnTrouble } from '../composer/TurnTrouble.tsx';
import { YourTurn } from '../composer/YourTurn.tsx';
import { AfterTheEnd } from '../menu/AfterTheEnd.tsx';
import { goneReason } from '../table-socket.ts';
import type { Table } from '../use-table.ts';
import { PinningProvider } from './PinningProvider.tsx';
import { RemovalProvider } from './RemovalProvider.tsx';
import { Story } from './Story.tsx';
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
  const gone = goneReason(connection);
  const composer = useRef<HTMLTextAreaElement>(null);
  const place = useFollowing();
  useLed(place, led, onShown);

  /** Wherever I was reading: what I say, and what is answered, I want to see. */
  function say(content: string) {
    table.say(content);
    place.follow();
  }

  function answer(content: string) {
    say(content);
    // The banner leaves with the answer, and takes the focus along unless it goes on to somewhere.
    composer.current?.focus();
  }

  return (
    <>
      <PanelBoundary name="story">
        {recap}
        <RemovalProvider game={game} table={table} offered={!gone}>
          <PinningProvider game={game} offered={!gone}>
            <Story table={table} place={place} />
          </PinningProvider>
        </RemovalProvider>
      </PanelBoundary>
      <div className="shrink-0 border-t bg-background px-4 pt-3 pb-3 sm:px-6">
        <PanelBoundary name="composer" className="mx-auto grid w-full max-w-[44rem] gap-3">
          <ConnectionLine status={connection} onReconnect={table.reconnect} />
          <TurnTrouble detail={gone ? null : state.turnError} onRetry={table.retryTurn} />
          {gone ? (
            <GoneBanner reason={gone} />
          ) : shown.ended_reason !== null ? (
            <EndedBanner reason={shown.ended_reason}>
              <AfterTheEnd game={game} />
            </EndedBanner>
          ) : (
            <>
              {pendingRoll ? (
                <YourTurn
                  key={`${pendingRoll.notation} ${pendingRoll.reason}`}
                  roll={pendingRoll}
                  onAnswer={answer}
                />
              ) : null}
              <Composer game={game} onSay={say} disabled={connection.name === 'refused'} field={composer} />
            </>
          )}
        </PanelBoundary>
      </div>
    </>
  );
}

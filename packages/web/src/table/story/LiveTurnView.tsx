import { rollsOf } from '@fireside/contract/effects';
import { Square } from 'lucide-react';
import { useReadingChoices } from '../../account/reading-choices.ts';
import { Button } from '../../design/Button.tsx';
import { Prose } from '../../design/Prose.tsx';
import { growingEnd } from '../../design/prose/long-text.ts';
import { words } from '../../words/words.ts';
import type { LiveTurn } from '../table-state.ts';
import { LiveEffectChips } from '../effects/EffectChips.tsx';
import { RollingDice } from './RollingDice.tsx';
import { SettlingRoll } from './SettlingRoll.tsx';

interface LiveTurnViewProps {
  turn: LiveTurn;
  onStop: (() => void) | null;
  /** False while the service cannot be heard: nobody knows then whether the DM still writes. */
  isHeard: boolean;
}

/** The DM's turn while it happens. Listeners hear that it does, and its words whole once they are a message. */
export function LiveTurnView({ turn, onStop, isHeard }: LiveTurnViewProps) {
  const [{ streaming }] = useReadingChoices();
  return (
    <div className="contained mt-(--story-gap) grid gap-4" data-testid="live-turn">
      <div aria-busy="true" className="grid gap-4 empty:hidden">
        {rollsOf(turn.effects).map((roll, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls are only ever appended
          <SettlingRoll key={index} roll={roll} />
        ))}
        {turn.rolling ? <RollingDice {...turn.rolling} /> : null}
        {streaming && turn.text ? <Prose text={growingEnd(turn.text)} /> : null}
        {streaming ? <LiveEffectChips effects={turn.effects} /> : null}
      </div>
      {isHeard ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="writing-pulse flex items-center gap-2 text-sm text-muted">
            <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
            {words.story.writing}
          </p>
          {onStop ? (
            <Button look="quiet" onClick={onStop}>
              <Square className="size-3.5" aria-hidden="true" />
              {words.story.stop}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

import { rollsOf } from '@fireside/contract/effects';
import { Square } from 'lucide-react';
import { Button } from '../../design/Button.tsx';
import { Prose } from '../../design/Prose.tsx';
import { growingEnd } from '../../design/prose/long-text.ts';
import type { LiveTurn } from '../table-state.ts';
import { LiveEffectChips } from '../effects/EffectChips.tsx';
import { RollingDice } from './RollingDice.tsx';
import { SettlingRoll } from './SettlingRoll.tsx';

/** The DM's turn while it happens. Listeners hear it whole once it is a message. */
export function LiveTurnView({ turn, onStop }: { turn: LiveTurn; onStop: (() => void) | null }) {
  return (
    <div aria-busy="true" className="contained mt-7 grid gap-4" data-testid="live-turn">
      {rollsOf(turn.effects).map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are only ever appended
        <SettlingRoll key={index} roll={roll} />
      ))}
      {turn.rolling ? <RollingDice {...turn.rolling} /> : null}
      {turn.text ? <Prose text={growingEnd(turn.text)} /> : null}
      <LiveEffectChips effects={turn.effects} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="writing-pulse flex items-center gap-2 text-sm text-muted">
          <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
          The DM is writing
        </p>
        {onStop ? (
          <Button look="quiet" onClick={onStop}>
            <Square className="size-3.5" aria-hidden="true" />
            Stop
          </Button>
        ) : null}
      </div>
    </div>
  );
}

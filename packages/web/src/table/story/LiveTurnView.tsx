import { rollsOf } from '@fireside/contract/effects';
import { Prose } from '../../design/Prose.tsx';
import { growingEnd } from '../../design/prose/long-text.ts';
import type { LiveTurn } from '../table-state.ts';
import { LiveEffectChips } from '../effects/EffectChips.tsx';
import { RollingDice } from './RollingDice.tsx';
import { SettlingRoll } from './SettlingRoll.tsx';

/** The DM's turn while it happens. Listeners hear it whole once it is a message. */
export function LiveTurnView({ turn }: { turn: LiveTurn }) {
  return (
    <div aria-busy="true" className="contained mt-7 grid gap-4" data-testid="live-turn">
      {rollsOf(turn.effects).map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls are only ever appended
        <SettlingRoll key={index} roll={roll} />
      ))}
      {turn.rolling ? <RollingDice {...turn.rolling} /> : null}
      {turn.text ? <Prose text={growingEnd(turn.text)} /> : null}
      <LiveEffectChips effects={turn.effects} />
      <p className="writing-pulse flex items-center gap-2 text-sm text-muted">
        <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
        The DM is writing
      </p>
    </div>
  );
}

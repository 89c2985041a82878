import { termFor } from '../../characters/term.ts';
import { words } from '../../words/words.ts';
import { DiceFrame } from './RollCard.tsx';
import { useTumble } from './use-tumble.ts';

/** Faces tumble with the notation beside them until the result is there. */
export function RollingDice({ notation, reason }: { notation: string; reason: string }) {
  const face = useTumble(true, notation);
  return (
    <DiceFrame>
      {reason ? <span className="text-sm text-muted">{termFor(reason)}</span> : null}
      <span className="text-sm">{notation}</span>
      <span
        className="text-xl leading-tight font-semibold text-accent"
        aria-hidden="true"
        data-testid="tumbling"
      >
        {face ?? '…'}
      </span>
      <span className="sr-only">{words.story.dice.rolling}</span>
    </DiceFrame>
  );
}

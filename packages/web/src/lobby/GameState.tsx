import type { GameRead } from '@fireside/contract';
import { Dices } from 'lucide-react';

/** What the game is waiting for, from where I sit. */
export function GameState({ game }: { game: GameRead }) {
  if (game.status === 'ended') {
    return (
      <span className="rounded-full border border-border px-2.5 py-0.5 text-[0.8125rem] text-muted">
        Ended
      </span>
    );
  }
  if (game.my_pending_roll) {
    return (
      <span className="inline-flex items-center gap-1.5 rounded-full bg-accent px-2.5 py-0.5 text-[0.8125rem] font-medium text-on-accent">
        <Dices className="size-3.5" aria-hidden="true" />
        Your roll: <span className="tabular-nums">{game.my_pending_roll.notation}</span>
      </span>
    );
  }
  return <span className="text-[0.8125rem] text-ok">Active</span>;
}

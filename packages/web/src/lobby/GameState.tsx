import type { GameRead } from '@fireside/contract';
import { Dices, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';
import { awaitsMe } from './order-games.ts';

function ForMe({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-accent px-2.5 py-0.5 text-[0.8125rem] font-medium text-on-accent">
      {children}
    </span>
  );
}

/** What the game is waiting for, from where I sit. */
export function GameState({ game }: { game: GameRead }) {
  if (game.status === 'ended') {
    return (
      <span className="rounded-full border border-border px-2.5 py-0.5 text-[0.8125rem] text-muted">
        {words.lobby.over}
      </span>
    );
  }
  if (game.my_pending_roll) {
    return (
      <ForMe>
        <Dices className="size-3.5" aria-hidden="true" />
        <span>
          <Sentence
            of={words.lobby.yourRoll(
              (roll) => <span className="tabular-nums">{roll}</span>,
              game.my_pending_roll.notation,
            )}
          />
        </span>
      </ForMe>
    );
  }
  if (awaitsMe(game)) {
    return (
      <ForMe>
        <Hourglass className="size-3.5" aria-hidden="true" />
        {words.lobby.yourTurn}
      </ForMe>
    );
  }
  return (
    <span className="text-[0.8125rem] text-ok">
      {game.awaited.length > 0 ? words.lobby.waitingFor(game.awaited) : words.lobby.active}
    </span>
  );
}

import type { GameRead } from '@fireside/contract';
import { useId } from 'react';
import { GameCard } from './GameCard.tsx';

export function GameCards({ title, games }: { title: string; games: GameRead[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-sm font-medium text-muted">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {games.map((game) => (
          <li key={game.id} className="grid">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { gamesQuery } from '../api/queries.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { FirstGame } from './FirstGame.tsx';
import { GameCards } from './GameCards.tsx';
import { MyCharacters } from './MyCharacters.tsx';
import { orderGames } from './order-games.ts';
import { StorytellerLine } from './StorytellerLine.tsx';

/** Holds the place of the cards, so that nothing jumps when they arrive. */
function CardSkeletons() {
  return (
    <div role="status" aria-label="Loading the games" className="grid content-start gap-4 sm:grid-cols-2">
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="delayed-appearance h-44 rounded-lg border bg-surface" />
      ))}
    </div>
  );
}

function Games() {
  const games = useQuery(gamesQuery);
  if (games.isError) {
    return (
      <ErrorNote error={games.error}>
        <Button onClick={() => games.refetch()}>Try again</Button>
      </ErrorNote>
    );
  }
  if (games.isPending) return <CardSkeletons />;
  const { mine, others } = orderGames(games.data);
  return (
    <div className="grid gap-12">
      {mine.length === 0 ? <FirstGame /> : <GameCards title="At your table" games={mine} />}
      {others.length > 0 ? <GameCards title="Other games here" games={others} /> : null}
    </div>
  );
}

export function Lobby() {
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading title="Games" />
        <Link href="/new" className={buttonClass('primary')}>
          <Plus className="size-4" aria-hidden="true" />
          New game
        </Link>
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Games />
        <MyCharacters />
      </div>
      <StorytellerLine />
    </div>
  );
}

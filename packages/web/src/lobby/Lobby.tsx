import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { closeGameLists, gameListQuery } from '../api/game-lists.ts';
import { buttonClass } from '../design/Button.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { CodeEntry } from '../join/CodeEntry.tsx';
import { FirstGame } from './FirstGame.tsx';
import { GameCards } from './GameCards.tsx';
import { MyCharacters } from './MyCharacters.tsx';
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
  const queryClient = useQueryClient();
  const active = useInfiniteQuery(gameListQuery('active'));
  const ended = useInfiniteQuery(gameListQuery('ended'));
  const others = useInfiniteQuery(gameListQuery('others'));
  useEffect(() => () => closeGameLists(queryClient), [queryClient]);
  // Together: a list that came later would push the others down.
  if (active.isPending || ended.isPending || others.isPending) return <CardSkeletons />;
  const nothing = [active, ended].every(({ data }) => data?.pages.every(({ games }) => games.length === 0));
  return (
    <div className="grid content-start gap-12">
      {nothing ? <FirstGame /> : null}
      <GameCards title="At your table" query={active} />
      <GameCards title="Ended games" query={ended} />
      <GameCards title="Other games here" query={others} />
    </div>
  );
}

export function Lobby() {
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title="Games" />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <div className="w-72 max-w-full max-sm:order-last max-sm:w-full">
            <CodeEntry />
          </div>
          <Link href="/new" className={buttonClass('primary', 'min-h-11')}>
            <Plus className="size-4" aria-hidden="true" />
            New game
          </Link>
        </div>
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Games />
        <MyCharacters />
      </div>
      <StorytellerLine />
    </div>
  );
}

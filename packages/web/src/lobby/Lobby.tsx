import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { closeGameLists, gameListQuery, type GameQuery } from '../api/game-lists.ts';
import { buttonClass } from '../design/Button.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { CodeEntry } from '../join/CodeEntry.tsx';
import { words } from '../words/words.ts';
import { FirstGame } from './FirstGame.tsx';
import { GameCards } from './GameCards.tsx';
import { GameFilter } from './GameFilter.tsx';
import { MyCharacters } from './MyCharacters.tsx';
import { StorytellerLine } from './StorytellerLine.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { everything, isEverything, isWanted, type Wanted } from './wanted-games.ts';

/** Holds the place of the cards, so that nothing jumps when they arrive. */
function CardSkeletons() {
  return (
    <div
      role="status"
      data-waiting
      aria-label={words.lobby.loading}
      className="grid content-start gap-4 sm:grid-cols-2"
    >
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="delayed-appearance h-44 rounded-lg border bg-surface" />
      ))}
    </div>
  );
}

function nothingWords({ waiting, name }: Wanted): string {
  if (!waiting) return words.lobby.nothingFound;
  return name.trim() === '' ? words.lobby.nothingWaits : words.lobby.nothingFoundWaiting;
}

/** Up to so many are seen at a glance. */
const fewGames = 6;

function Games() {
  const queryClient = useQueryClient();
  const active = useDeferredValue(useInfiniteQuery(gameListQuery('active')));
  const ended = useDeferredValue(useInfiniteQuery(gameListQuery('ended')));
  const others = useDeferredValue(useInfiniteQuery(gameListQuery('others')));
  const [wanted, setWanted] = useState(everything);
  const cards = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(cards);
  useEffect(() => () => closeGameLists(queryClient), [queryClient]);
  // Together: a list that came later would push the others down.
  if (active.isPending || ended.isPending || others.isPending) return <CardSkeletons />;
  const gamesOf = ({ data }: GameQuery) => data?.pages.flatMap(({ games }) => games) ?? [];
  const mine = [active, ended].flatMap(gamesOf);
  const all = [...mine, ...gamesOf(others)];
  const failed = [active, ended, others].some(({ error }) => error);
  const found = all.some((game) => isWanted(game, wanted));
  return (
    <div ref={cards} className="grid content-start gap-12" {...keptFocus}>
      {mine.length === 0 && !failed && isEverything(wanted) ? <FirstGame /> : null}
      {all.length > fewGames || !isEverything(wanted) ? (
        <GameFilter wanted={wanted} onChange={setWanted} />
      ) : null}
      <p role="status" className="text-muted empty:hidden">
        {found || failed || isEverything(wanted) ? null : nothingWords(wanted)}
      </p>
      <GameCards title={words.lobby.atYourTable} query={active} wanted={wanted} />
      <GameCards title={words.lobby.ended} query={ended} wanted={wanted} />
      <GameCards title={words.lobby.others} query={others} wanted={wanted} />
    </div>
  );
}

export default function Lobby() {
  return (
    <div className="group grid gap-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={words.lobby.title} />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <div className="w-72 max-w-full max-sm:order-last max-sm:w-full">
            <CodeEntry />
          </div>
          <Link href="/new" className={buttonClass('primary', 'min-h-11')}>
            <Plus className="size-4" aria-hidden="true" />
            {words.lobby.newGame}
          </Link>
        </div>
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Games />
        {/* In one column they stand below the games, and would jump when those arrive. */}
        <div className="max-lg:group-has-[[data-waiting]]:invisible">
          <MyCharacters />
        </div>
      </div>
      <div className="group-has-[[data-waiting]]:invisible">
        <StorytellerLine />
      </div>
    </div>
  );
}

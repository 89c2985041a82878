import { useId, useRef } from 'react';
import type { GameQuery } from '../api/game-lists.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { words } from '../words/words.ts';
import { GameCard } from './GameCard.tsx';
import { orderGames } from './order-games.ts';
import { useShowMore } from './use-show-more.ts';
import { isEverything, isWanted, type Wanted } from './wanted-games.ts';

interface GameCardsProps {
  title: string;
  query: GameQuery;
  wanted: Wanted;
}

/** One list of the lobby, page after page. Nothing at all when it is empty, or when nothing of it is wanted. */
export function GameCards({ title, query, wanted }: GameCardsProps) {
  const id = useId();
  const cards = useRef<HTMLUListElement>(null);
  // Within a page: what is shown already keeps its place when the next one comes.
  const games = (query.data?.pages ?? [])
    .flatMap((page) => orderGames(page.games))
    .filter((game) => isWanted(game, wanted));
  const { showMore, grown } = useShowMore(query, games.length, cards);
  if (games.length === 0 && (!query.hasNextPage || !isEverything(wanted)) && !query.error) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-sm font-medium text-muted">
        {title}
      </h2>
      {games.length > 0 ? (
        <ul ref={cards} className="grid gap-4 sm:grid-cols-2">
          {games.map((game) => (
            <li key={game.id} className="grid">
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      ) : null}
      {query.error && !query.isFetching ? (
        <ErrorNote error={query.error}>
          {query.isFetchNextPageError ? null : (
            <Button onClick={() => query.refetch()}>{words.lobby.tryAgain}</Button>
          )}
        </ErrorNote>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button onClick={showMore} waiting={query.isFetchingNextPage}>
            {query.isFetchingNextPage ? words.lobby.lookingForMore : words.lobby.showMore}
            <span className="sr-only"> {words.lobby.ofList(title)}</span>
          </Button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {grown ? words.lobby.shown(games.length) : ''}
      </p>
    </section>
  );
}

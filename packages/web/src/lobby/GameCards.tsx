import { useId, useRef } from 'react';
import type { GameQuery } from '../api/game-lists.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { GameCard } from './GameCard.tsx';
import { orderGames } from './order-games.ts';
import { useShowMore } from './use-show-more.ts';

/** One list of the lobby, page after page. Nothing at all when it is empty. */
export function GameCards({ title, query }: { title: string; query: GameQuery }) {
  const id = useId();
  const cards = useRef<HTMLUListElement>(null);
  // Within a page: what is shown already keeps its place when the next one comes.
  const games = query.data?.pages.flatMap((page) => orderGames(page.games)) ?? [];
  const { showMore, grown } = useShowMore(query, games.length, cards);
  if (games.length === 0 && !query.hasNextPage && !query.error) return null;
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
          {query.isFetchNextPageError ? null : <Button onClick={() => query.refetch()}>Try again</Button>}
        </ErrorNote>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button onClick={showMore} waiting={query.isFetchingNextPage}>
            {query.isFetchingNextPage ? 'Looking for more…' : 'Show more'}
            <span className="sr-only">of “{title}”</span>
          </Button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {grown ? `${games.length} games are shown.` : ''}
      </p>
    </section>
  );
}

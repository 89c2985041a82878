import type { GameRead } from '@fireside/contract';

/** What waits for me first; else as the service orders them. */
export function orderGames(games: GameRead[]): GameRead[] {
  return games.toSorted((a, b) => Number(b.my_pending_roll !== null) - Number(a.my_pending_roll !== null));
}

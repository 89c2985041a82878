import type { GameRead } from '@fireside/contract';

/** Whether the table waits for me: for a roll, or for what I do next. */
export function awaitsMe({ status, my_turn, my_pending_roll }: GameRead): boolean {
  return status === 'active' && (my_turn || my_pending_roll !== null);
}

function rank(game: GameRead): number {
  if (awaitsMe(game)) return 2;
  return game.unread > 0 ? 1 : 0;
}

/** What waits for me first, then what I have not read; else as the service orders them. */
export function orderGames(games: GameRead[]): GameRead[] {
  return games.toSorted((a, b) => rank(b) - rank(a));
}

import type { GameRead } from '@fireside/contract';

function urgency(game: GameRead): number {
  if (game.status === 'ended') return 2;
  return game.my_pending_roll ? 0 : 1;
}

/** My games by what waits for me, then by age; the games of others as the server orders them. */
export function orderGames(games: GameRead[]): { mine: GameRead[]; others: GameRead[] } {
  const mine = games
    .filter((game) => game.is_participant)
    .sort((a, b) => urgency(a) - urgency(b) || b.created_at.localeCompare(a.created_at));
  return { mine, others: games.filter((game) => !game.is_participant) };
}

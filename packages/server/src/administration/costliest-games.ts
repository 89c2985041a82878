import { Refusal } from '@fireside/contract';
import type { Store } from '../store/store.ts';
import { usageQueries } from '../usage/usage-queries.ts';
import { administrationQueries } from './administration-queries.ts';

interface Wanted {
  /** The last game that is known; null at the beginning. */
  before: string | null;
  limit: number;
  /** The first day that counts, and how many there are. */
  since: string;
  days: number;
}

const day = 24 * 3600 * 1000;

/** The games of the last days, those that took the most tokens first. Day by day: nobody waits behind all of them. */
async function rank(store: Store, { since, days }: Wanted): Promise<string[]> {
  const tokens = new Map<string, number>();
  for (let each = 0; each < days; each += 1) {
    const date = new Date(Date.parse(since) + each * day).toISOString().slice(0, 10);
    for (const row of await store.call(usageQueries.gamesOfDay, { day: date }))
      tokens.set(row.game_id, (tokens.get(row.game_id) ?? 0) + row.tokens);
  }
  return [...tokens]
    .sort(([one, less], [other, more]) => more - less || (one < other ? -1 : 1))
    .map(([gameId]) => gameId);
}

export async function costliestGames(store: Store, wanted: Wanted) {
  const { before, limit, since } = wanted;
  const ranked = await rank(store, wanted);
  const place = before === null ? 0 : ranked.indexOf(before) + 1;
  if (before !== null && place === 0) throw new Refusal('game_not_found');
  const ids = ranked.slice(place, place + limit);
  const games = await store.call(administrationQueries.costs, { ids, since });
  // One that was deleted meanwhile is left out.
  return ids.flatMap((id) => games.find((game) => game.id === id) ?? []);
}

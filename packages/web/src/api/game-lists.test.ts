import type { GameRead } from '@fireside/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { gameListQuery, placeGame } from './game-lists.ts';
import { type GameList, gameLists } from './page-sizes.ts';

function game(id: string, fields: Partial<GameRead> = {}): GameRead {
  const created_at = `2026-01-0${id.slice(1)}T00:00:00.000Z`;
  return { id, created_at, is_participant: true, status: 'active', ...fields } as GameRead;
}

function lists(read: Partial<Record<GameList, { games: GameRead[]; next: string | null }[]>>) {
  const queryClient = new QueryClient();
  for (const list of gameLists) {
    const pages = read[list];
    if (pages) {
      const pageParams = pages.map(() => undefined);
      queryClient.setQueryData(gameListQuery(list).queryKey, { pages, pageParams });
    }
  }
  const shown = (list: GameList) =>
    queryClient
      .getQueryData(gameListQuery(list).queryKey)
      ?.pages.map(({ games }) => games.map(({ id }) => id));
  return { queryClient, shown };
}

test('a new game comes to its place by age, one of a page that was not read yet waits for that page', () => {
  const { queryClient, shown } = lists({
    active: [
      { games: [game('g9'), game('g7')], next: 'g7' },
      { games: [game('g5'), game('g4')], next: 'g4' },
    ],
    ended: [{ games: [], next: null }],
  });
  placeGame(queryClient, game('g8'));
  placeGame(queryClient, game('g6'));
  placeGame(queryClient, game('g3'));
  placeGame(queryClient, game('g1', { status: 'ended' }));
  placeGame(queryClient, game('g2', { is_participant: false }));
  expect(shown('active')).toEqual([
    ['g9', 'g8', 'g7'],
    ['g6', 'g5', 'g4'],
  ]);
  expect(shown('ended')).toEqual([['g1']]);
  expect(shown('others')).toBeUndefined();
});

test('a game that ends, is left or is joined changes its list', () => {
  const { queryClient, shown } = lists({
    active: [{ games: [game('g2'), game('g1')], next: null }],
    ended: [{ games: [], next: null }],
    others: [{ games: [game('g3', { is_participant: false })], next: null }],
  });
  placeGame(queryClient, game('g2', { status: 'ended' }));
  placeGame(queryClient, game('g1', { is_participant: false }));
  placeGame(queryClient, game('g3', { name: 'Joined' }));
  expect(gameLists.map(shown)).toEqual([[['g3']], [['g2']], [['g1']]]);
  expect(queryClient.getQueryData(gameListQuery('active').queryKey)?.pages[0]?.games[0]?.name).toBe('Joined');
});

import { type Player, registerPlayer, joinGame, makeGame } from '@fireside/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameRow, insertRows } from '../rows.ts';
import { databases } from '../start-service.ts';
import { unknownId, useService } from './use-service.ts';

describe.each(databases)('the list of games on %s', (database) => {
  const test = useService({ database });
  let ann: Player;
  let bob: Player;
  /** In the order of the list. */
  let ids: string[];

  // Longer than a page, in characters and in games, and some of the same moment.
  beforeAll(async () => {
    ann = await registerPlayer(test.client);
    bob = await registerPlayer(test.client);
    const rows = Array.from({ length: 320 }, (_, index) =>
      gameRow({
        creator_id: ann.user.id,
        description: 'long '.repeat(index < 120 ? 800 : 1),
        created_at: new Date(Date.UTC(2020, 0, 1) + Math.floor(index / 3) * 1000).toISOString(),
        ...(index % 4 === 0 && { status: 'ended' as const, ended_reason: 'victory: done' }),
      }),
    );
    for (let start = 0; start < rows.length; start += 50) {
      await insertRows(test.store, 'games', ...rows.slice(start, start + 50));
    }
    const seats = rows
      .filter((_, index) => index % 5 === 0)
      .flatMap(({ id }) =>
        [bob, ann].map(({ user }, place) => ({
          game_id: id,
          user_id: user.id,
          joined_at: `2020-01-0${place + 1}T00:00:00.000Z`,
        })),
      );
    await insertRows(test.store, 'participants', ...seats);
    const key = ({ id, created_at }: { id: string; created_at: string }) => `${created_at} ${id}`;
    ids = rows.toSorted((one, other) => (key(one) < key(other) ? 1 : -1)).map(({ id }) => id);
  });

  it('[4.list][D3.13] is whole without a query, however many pages it was written in', async () => {
    const games = await bob.client.must('listGames');
    expect(games.map(({ id }) => id)).toEqual(ids);
    const mine = games.filter(({ is_participant }) => is_participant);
    expect(mine).toHaveLength(64);
    for (const game of mine) expect(game.player_names).toEqual([bob.user.name, ann.user.name]);
    expect(games.find(({ is_participant }) => !is_participant)).toMatchObject({ player_count: 0 });
  });

  it('[D3.13] is read page by page with limit and before', async () => {
    const found: string[] = [];
    for (let before: string | undefined; ; before = found.at(-1)) {
      const page = await bob.client.must('listGames', { query: { limit: 150, ...(before && { before }) } });
      found.push(...page.map(({ id }) => id));
      if (page.length < 150) break;
    }
    expect(found).toEqual(ids);
    const rest = await bob.client.must('listGames', { query: { before: ids[299]! } });
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(300));
  });

  it('[D3.13] is narrowed by mine and status', async () => {
    const all = await bob.client.must('listGames');
    const list = async (query: object) => (await bob.client.must('listGames', { query })).map(({ id }) => id);
    const idsWhere = (wanted: (game: (typeof all)[number]) => boolean) =>
      all.filter(wanted).map(({ id }) => id);
    expect(await list({ mine: true })).toEqual(idsWhere((game) => game.is_participant));
    expect(await list({ mine: false })).toEqual(ids);
    expect(await list({ status: 'ended' })).toEqual(idsWhere((game) => game.status === 'ended'));
    const both = idsWhere((game) => game.is_participant && game.status === 'active');
    expect(await list({ mine: true, status: 'active' })).toEqual(both);
    expect(await list({ mine: true, status: 'active', before: both[9]!, limit: 5 })).toEqual(
      both.slice(10, 15),
    );
    const eve = await registerPlayer(test.client);
    expect(await eve.client.must('listGames', { query: { mine: true } })).toEqual([]);
    const game = await makeGame(ann);
    await joinGame(eve, game);
    expect(await eve.client.must('listGames', { query: { mine: true } })).toMatchObject([{ id: game.id }]);
    await ann.client.must('deleteGame', { params: { game_id: game.id } });
  });

  it.each([
    ['limit=0', 'limit: must be between 1 and 200'],
    ['limit=201', 'limit: must be between 1 and 200'],
    ['limit=many', 'limit: must be a whole number'],
    ['before=first', 'before: must be a UUID'],
    ['mine=maybe', 'mine: must be true or false'],
    ['status=paused', 'status: must be active or ended'],
  ])('[D3.13] refuses ?%s', async (query, detail) => {
    const answer = await bob.client.request('GET', `/api/games?${query}`);
    expect([answer.status, answer.body]).toMatchObject([422, { detail }]);
  });

  it('[D3.13] knows no place after a game that there is not', async () => {
    const answer = await bob.client.call('listGames', { query: { before: unknownId } });
    expect([answer.status, answer.body]).toMatchObject([404, { detail: 'Game not found' }]);
  });
});

import { joinGame, makeCharacter, makeGame, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../../src/store/schema.ts';
import { messageRow, turnRow, ask, insertRows } from '../rows.ts';
import { databases } from '../start-service.ts';
import { unknownId, useService } from './use-service.ts';

describe.each(databases)('deletion on %s', (database) => {
  const test = useService({ database });

  async function fullTable() {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const hero = await makeCharacter(bob, { name: 'Bree' });
    const game = await makeGame(ann, { adventure_text: 'A mill.' });
    await joinGame(bob, game, hero);
    const said = messageRow(game.id, {
      sender_type: 'player',
      user_id: bob.user.id,
      character_id: hero.id,
    });
    const [message] = await insertRows(test.store, 'messages', said);
    await insertRows(test.store, 'turns', turnRow(game.id, { message_id: message!.id, status: 'done' }));
    const world = { game_id: game.id, state_json: '{}', updated_at: game.created_at };
    await insertRows(test.store, 'world_states', world);
    await bob.client.must('issueTicket', { params: { game_id: game.id } });
    return { ann, bob, hero, game };
  }

  const ofGame = [
    'participants',
    'messages',
    'turns',
    'tickets',
    'world_states',
    'adventure_chunks',
    'adventure_scenes',
  ] as const satisfies (keyof Tables)[];

  async function rowsOf(gameId: string) {
    const counts: Record<string, number> = {};
    for (const table of ofGame) {
      const rows = await ask(test.store, `select game_id from ${table} where game_id = :gameId`, { gameId });
      counts[table] = rows.length;
    }
    return counts;
  }

  it('[4.delete][4.3][2.game-delete] the creator’s deletion answers 204 without a body and leaves no row of the game', async () => {
    const { ann, bob, hero, game } = await fullTable();
    const other = await fullTable();
    expect(Object.values(await rowsOf(game.id)).every((count) => count > 0)).toBe(true);
    const before = await rowsOf(other.game.id);
    const answer = await ann.client.request('DELETE', `/api/games/${game.id}`);
    expect([answer.status, answer.body, answer.headers.get('content-type')]).toEqual([204, undefined, null]);
    expect(new Set(Object.values(await rowsOf(game.id)))).toEqual(new Set([0]));
    expect(await rowsOf(other.game.id)).toEqual(before);
    expect(await ann.client.call('readGame', { params: { game_id: game.id } })).toMatchObject({
      status: 404,
    });
    expect((await ann.client.must('listGames')).some(({ id }) => id === game.id)).toBe(false);
    // A character outlives a game.
    expect(await bob.client.must('readCharacter', { params: { character_id: hero.id } })).toEqual(hero);
  });

  it('[2.outlives] a character outlives its game and a game its character', async () => {
    const { ann, bob, hero, game } = await fullTable();
    const second = await makeGame(bob);
    await joinGame(bob, second, hero);
    await ann.client.must('deleteGame', { params: { game_id: game.id } });
    expect(await bob.client.must('listCharacters')).toEqual([hero]);
    await bob.client.must('deleteCharacter', { params: { character_id: hero.id } });
    expect(await bob.client.must('readGame', { params: { game_id: second.id } })).toMatchObject({
      is_participant: true,
      my_character_id: null,
    });
  });

  it('[2.rulebook-chunks] rulebooks belong to no game: they stay when one goes', async () => {
    const { ann, game } = await fullTable();
    const chunk = {
      content_hash: 'h',
      book: game.id,
      position: 0,
      heading: '',
      content: 'A rule.',
      vector: null,
    };
    await insertRows(test.store, 'rulebook_chunks', chunk);
    await ann.client.must('deleteGame', { params: { game_id: game.id } });
    const left = await ask(test.store, 'select * from rulebook_chunks where book = :book', { book: game.id });
    expect(left).toEqual([chunk]);
  });

  it('[1.10][4.3][5.3][7.403-delete] nobody else may delete a game, not even a participant', async () => {
    const { bob, game } = await fullTable();
    const stranger = await registerPlayer(test.client);
    for (const { client } of [bob, stranger]) {
      const answer = await client.request('DELETE', `/api/games/${game.id}`);
      expect([answer.status, answer.body]).toEqual([
        403,
        { code: 'not_game_creator', detail: 'Only the creator can delete this game' },
      ]);
    }
    expect((await rowsOf(game.id)).participants).toBe(2);
  });

  it('[4.3][7.404-game][D1.404] an unknown game cannot be deleted or read', async () => {
    const { ann } = await fullTable();
    for (const method of ['DELETE', 'GET']) {
      const answer = await ann.client.request(method, `/api/games/${unknownId}`);
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 'game_not_found', detail: 'Game not found' },
      ]);
    }
  });

  it('[4.delete-character][4.7][2.participant][2.message][D4.delete] a deleted character leaves seats and messages, without it', async () => {
    const { bob, hero, game } = await fullTable();
    const answer = await bob.client.request('DELETE', `/api/characters/${hero.id}`);
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    const params = { game_id: game.id };
    expect(await bob.client.must('readGame', { params })).toMatchObject({
      is_participant: true,
      my_character_id: null,
      player_count: 2,
    });
    expect(await bob.client.must('latestMessages', { params })).toMatchObject([
      {
        user_id: bob.user.id,
        player_name: bob.user.name,
        character_id: null,
        character_name: null,
        content: 'The door creaks.',
      },
    ]);
    const seat = (await bob.client.must('readParty', { params })).find(
      ({ user_id }) => user_id === bob.user.id,
    );
    expect(seat?.character).toBeNull();
    const rows = await ask(test.store, 'select character_id from messages where game_id = :gameId', {
      gameId: game.id,
    });
    expect(rows).toEqual([{ character_id: null }]);
  });

  it('[4.3] of two deletions at once one succeeds and the other finds nothing', async () => {
    const { ann, game } = await fullTable();
    const params = { game_id: game.id };
    const answers = await Promise.all([
      ann.client.call('deleteGame', { params }),
      ann.client.call('deleteGame', { params }),
    ]);
    expect(answers.every(({ status }) => status === 204 || status === 404)).toBe(true);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
  });

  it('[4.ws-ticket] a ticket asked for while its game is deleted or its session ends is no fault of ours', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { ann, bob, game } = await fullTable();
      const params = { game_id: game.id };
      const [ticket] = await Promise.all([
        bob.client.call('issueTicket', { params }),
        round % 2 === 0 ? ann.client.call('deleteGame', { params }) : bob.client.call('logout'),
      ]);
      expect([200, 401, 404]).toContain(ticket.status);
    }
  });
});

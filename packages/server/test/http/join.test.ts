import {
  joinGame,
  makeCharacter,
  makeGame,
  type Player,
  registerPlayer,
  testPassword,
} from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { ask } from '../rows.ts';
import { unknownId, useService } from './use-service.ts';

describe.each(databases)('joining a game on %s', (database) => {
  const test = useService({ database });

  const join = ({ client }: Player, gameId: string, body: object) =>
    client.request('POST', `/api/games/${gameId}/join`, { body });

  async function seats(gameId: string) {
    return ask(
      test.store,
      'select user_id, character_id from participants where game_id = :gameId order by joined_at',
      { gameId },
    );
  }

  it('[1.1][1.2] users register, log in, list, create and join games; a game has everything that belongs to it', async () => {
    const ann = await registerPlayer(test.client);
    const { name } = (await registerPlayer(test.client)).user;
    const { token, user } = await test.client.must('login', { body: { name, password: testPassword } });
    const bob = { client: test.client.as(token), user };
    const made = await makeGame(ann, { adventure_text: 'A mill by the river.' });
    const listed = (await bob.client.must('listGames')).find(({ id }) => id === made.id);
    expect(listed).toMatchObject({ creator_id: ann.user.id, has_adventure: true, is_participant: false });
    const joined = await joinGame(bob, made);
    expect(joined.player_names).toEqual([ann.user.name, bob.user.name]);
    const params = { game_id: made.id };
    expect(await bob.client.must('readParty', { params })).toHaveLength(2);
    expect(await bob.client.must('messageHistory', { params })).toEqual([]);
    expect(await bob.client.must('readWorld', { params })).toHaveProperty('scene');
  });

  it('[4.join][4.5][2.game-join] the right code makes the caller a participant with the given character', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const hero = await makeCharacter(bob);
    const answer = await join(bob, game.id, {
      participation_code: game.participation_code,
      character_id: hero.id,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: game.id,
      is_participant: true,
      my_character_id: hero.id,
      participation_code: null,
    });
    expect(await seats(game.id)).toContainEqual({ user_id: bob.user.id, character_id: hero.id });
  });

  it.each([
    ['null', null],
    ['left out', undefined],
  ])('[4.5][2.game-join] the character may be empty: %s', async (_, character_id) => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const answer = await join(bob, game.id, { participation_code: game.participation_code, character_id });
    expect(answer.body).toMatchObject({ is_participant: true, my_character_id: null });
  });

  it('[4.5][7.403-code] a wrong code is refused, whatever its form', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const code = game.participation_code!;
    const wrong = [
      `${code}X`,
      code.slice(0, 7),
      code.toLowerCase().padEnd(9, '_'),
      '',
      ' ',
      'ÄÖÜ',
      '🐉🐉🐉🐉',
    ];
    for (const participation_code of wrong) {
      const answer = await join(bob, game.id, { participation_code });
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({ code: 'wrong_code', detail: 'Invalid participation code' });
    }
    expect(await seats(game.id)).toHaveLength(1);
  });

  it('[4.5] a wrong code is refused to a participant too', async () => {
    const ann = await registerPlayer(test.client);
    const hero = await makeCharacter(ann);
    const game = await makeGame(ann);
    const answer = await join(ann, game.id, { participation_code: 'WRONG000', character_id: hero.id });
    expect(answer.status).toBe(403);
    expect(await seats(game.id)).toEqual([{ user_id: ann.user.id, character_id: null }]);
  });

  it('[4.5] joining again changes nothing, and the character only when one is supplied', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const [first, second] = [await makeCharacter(bob), await makeCharacter(bob)];
    const game = await makeGame(ann);
    const joined = await joinGame(bob, game, first);
    expect(await joinGame(bob, game)).toEqual(joined);
    const withNull = await join(bob, game.id, {
      participation_code: game.participation_code,
      character_id: null,
    });
    expect(withNull.body).toEqual(joined);
    expect(await joinGame(bob, game, second)).toEqual({ ...joined, my_character_id: second.id });
    expect(await seats(game.id)).toHaveLength(2);
  });

  it('[4.5] five joins at once are one seat', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => join(bob, game.id, { participation_code: game.participation_code })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await seats(game.id)).toHaveLength(2);
  });

  it('[4.5] an ended game can be joined', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    await ask(
      test.store,
      `update games set status = 'ended', ended_reason = 'victory: home' where id = :id`,
      {
        id: game.id,
      },
    );
    expect(await joinGame(bob, game)).toMatchObject({
      status: 'ended',
      ended_reason: 'victory: home',
      is_participant: true,
    });
  });

  it('[4.join][7.404-game] an unknown game is not found, before the code is looked at', async () => {
    const ann = await registerPlayer(test.client);
    const answer = await join(ann, unknownId, { participation_code: 'ABCD1234' });
    expect([answer.status, answer.body]).toEqual([404, { code: 'game_not_found', detail: 'Game not found' }]);
  });

  it('[D3.6][D1.403-own-character] a character must exist and belong to the caller', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const others = await makeCharacter(ann);
    const { participation_code } = game;
    const missing = await join(bob, game.id, { participation_code, character_id: unknownId });
    expect([missing.status, missing.body]).toEqual([
      404,
      { code: 'character_not_found', detail: 'Character not found' },
    ]);
    const borrowed = await join(bob, game.id, { participation_code, character_id: others.id });
    expect([borrowed.status, borrowed.body]).toEqual([
      403,
      { code: 'not_your_character', detail: 'You can only play your own character' },
    ]);
    expect(await seats(game.id)).toHaveLength(1);
  });

  it('[D3.7] the thirteenth participant is refused, also when several want the last seat', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const others = await Promise.all(Array.from({ length: 14 }, () => registerPlayer(test.client)));
    const answers = await Promise.all(
      others.map((player) => join(player, game.id, { participation_code: game.participation_code })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(3);
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([403, { code: 'game_full', detail: 'This game is full' }]);
    }
    expect(await seats(game.id)).toHaveLength(12);
    // Whoever sits there already is not refused.
    const seated = await join(ann, game.id, { participation_code: game.participation_code });
    expect(seated.status).toBe(200);
  });

  it('[D3.6] a character that is deleted during the join is either played or not found', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    for (let round = 0; round < 15; round += 1) {
      const hero = await makeCharacter(ann);
      const [joined, deleted] = await Promise.all([
        join(ann, game.id, { participation_code: game.participation_code, character_id: hero.id }),
        ann.client.call('deleteCharacter', { params: { character_id: hero.id } }),
      ]);
      expect([200, 404]).toContain(joined.status);
      expect(deleted.status).toBe(204);
      expect(await seats(game.id)).toEqual([{ user_id: ann.user.id, character_id: null }]);
    }
  });
});

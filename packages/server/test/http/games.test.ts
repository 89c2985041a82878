import { joinGame, makeCharacter, makeGame, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { ask, insertRows } from '../rows.ts';
import { anyTimestamp, anyUuid, unknownId, useService } from './use-service.ts';

const gameReadFields = [
  'id',
  'name',
  'description',
  'creator_id',
  'creator_name',
  'player_count',
  'player_names',
  'participation_code',
  'created_at',
  'is_participant',
  'my_character_id',
  'status',
  'ended_reason',
  'has_adventure',
  'my_pending_roll',
  'my_self_rolls',
  'agency',
  'lines',
  'tone',
  'veils',
  ...['budget', 'budget_state', 'language', 'model', 'pace', 'paused', 'sequel_id', 'zero_hp'],
  ...['awaited', 'last_line', 'my_turn', 'unread'],
].sort();

describe.each(databases)('games on %s', (database) => {
  const test = useService({ database });

  it('[2.game-read][4.create][D3.1][D3.3][D3.4][D1.2] a new game has exactly the specified fields and defaults', async () => {
    const ann = await registerPlayer(test.client);
    const answer = await ann.client.call('createGame', { body: { name: '  The Mill  ' } });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(gameReadFields);
    expect(answer.body).toEqual({
      id: expect.stringMatching(anyUuid),
      name: 'The Mill',
      description: '',
      creator_id: ann.user.id,
      creator_name: ann.user.name,
      player_count: 1,
      player_names: [ann.user.name],
      participation_code: expect.stringMatching(/^[A-Z0-9]{8}$/),
      created_at: expect.stringMatching(anyTimestamp),
      is_participant: true,
      my_character_id: null,
      status: 'active',
      ended_reason: null,
      has_adventure: false,
      my_pending_roll: null,
      my_self_rolls: false,
      agency: true,
      lines: [],
      veils: [],
      paused: false,
      tone: null,
      language: null,
      budget: null,
      budget_state: null,
      sequel_id: null,
      zero_hp: 'end',
      pace: 'each',
      model: null,
      unread: 0,
      last_line: null,
      awaited: [],
      my_turn: false,
    });
  });

  it('[D3.2] what cannot be seen stays out of a description', async () => {
    const ann = await registerPlayer(test.client);
    const { description } = await makeGame(ann, {
      description: 'Dark \u202edna\u2066 wet.\n\nFor\ufeff four.',
    });
    expect(description).toBe('Dark dna wet.\n\nFor four.');
  });

  it('[D3.15] somebody who has stored all that they may is told so', async () => {
    const ann = await registerPlayer(test.client);
    await ask(test.store, 'update users set stored_bytes = 99990000 where id = :id returning id', {
      id: ann.user.id,
    });
    await makeGame(ann);
    for (const body of [{ description: 'x'.repeat(4_000) }, { adventure_text: 'A tale. '.repeat(2_000) }]) {
      await ask(test.store, 'update users set stored_bytes = 99997000 where id = :id returning id', {
        id: ann.user.id,
      });
      const refused = await ann.client.call('createGame', { body: { name: 'One more', ...body } });
      expect([refused.status, refused.body]).toEqual([
        403,
        { code: 'storage_full', detail: 'You have stored all that you may here, delete something first' },
      ]);
    }
  });

  it('[2.game-read][4.get][5.3] another viewer gets the same game without the code', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const seen = await bob.client.must('readGame', { params: { game_id: game.id } });
    expect(seen).toEqual({
      ...game,
      participation_code: null,
      is_participant: false,
      lines: null,
      veils: null,
    });
    const joined = await joinGame(bob, game);
    expect(joined).toEqual({
      ...game,
      participation_code: null,
      player_count: 2,
      player_names: [ann.user.name, bob.user.name],
    });
  });

  it('[2.game][4.1] creation stores the caller as creator and first participant, without a character', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann, { description: 'Wet.' });
    const [stored] = await ask(test.store, 'select * from games where id = :id', { id: game.id });
    expect(stored).toMatchObject({
      name: game.name,
      description: 'Wet.',
      adventure_text: '',
      creator_id: ann.user.id,
      participation_code: game.participation_code,
      status: 'active',
      ended_reason: null,
      created_at: game.created_at,
    });
    const seats = await ask(test.store, 'select * from participants where game_id = :id', { id: game.id });
    expect(seats).toEqual([
      expect.objectContaining({
        user_id: ann.user.id,
        character_id: null,
        self_rolls: 0,
        pending_notation: null,
      }),
    ]);
  });

  it('[2.game][8.code][4.1] codes are 8 uppercase letters or digits, drawn at random', async () => {
    const ann = await registerPlayer(test.client);
    const codes = new Set<string>();
    for (let made = 0; made < 40; made += 1) codes.add((await makeGame(ann)).participation_code!);
    expect(codes.size).toBe(40);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(new Set([...codes].join('')).size).toBeGreaterThan(25);
  });

  it('[2.game-create][D3.2] the lengths of name, description and adventure have their borders', async () => {
    const ann = await registerPlayer(test.client);
    const create = (body: object) => ann.client.request('POST', '/api/games', { body });
    const detail = async (body: object) => {
      const answer = await create(body);
      return [answer.status, (answer.body as { detail?: string }).detail];
    };
    expect((await create({ name: 'x' })).status).toBe(200);
    expect((await create({ name: '🐉'.repeat(120) })).status).toBe(200);
    expect((await create({ name: 'x', description: 'd'.repeat(4_000) })).status).toBe(200);
    expect((await create({ name: 'x', adventure_text: 'a'.repeat(400_000) })).status).toBe(200);
    expect(await detail({ name: '   ' })).toEqual([422, 'name: must be between 1 and 120 characters']);
    expect(await detail({ name: 'x'.repeat(121) })).toEqual([
      422,
      'name: must be between 1 and 120 characters',
    ]);
    expect(await detail({})).toEqual([422, 'name: is required']);
    expect(await detail({ name: 'x', description: 'd'.repeat(4_001) })).toEqual([
      422,
      'description: must be at most 4,000 characters',
    ]);
    expect(await detail({ name: 'x', adventure_text: 'a'.repeat(400_001) })).toEqual([
      422,
      'adventure_text: must be at most 400,000 characters',
    ]);
  });

  it('[2.game-create] the longest adventure is accepted however its JSON is escaped', async () => {
    const ann = await registerPlayer(test.client);
    const body = `{"name":"x","adventure_text":"${'\\ud83d\\udc09'.repeat(400_000)}"}`;
    const answer = await ann.client.request('POST', '/api/games', { body });
    expect(answer.status).toBe(200);
  });

  it('[2.game-create][D3.2][D1.3] null means the default, and unknown fields are never applied', async () => {
    const ann = await registerPlayer(test.client);
    const { body } = await ann.client.request('POST', '/api/games', {
      body: {
        name: 'x',
        description: null,
        adventure_text: null,
        status: 'ended',
        creator_id: unknownId,
        participation_code: 'AAAAAAAA',
        id: unknownId,
      },
    });
    expect(body).toMatchObject({
      description: '',
      has_adventure: false,
      status: 'active',
      creator_id: ann.user.id,
    });
    expect(body).not.toMatchObject({ id: unknownId });
    expect(body).not.toMatchObject({ participation_code: 'AAAAAAAA' });
  });

  it('[2.game-read][2.adventure-chunks][4.1] an adventure is stored in chunks before the answer; blank text is none', async () => {
    const ann = await registerPlayer(test.client);
    const told = await makeGame(ann, { adventure_text: 'A mill stands by the river.' });
    expect(told.has_adventure).toBe(true);
    const chunks = (gameId: string) =>
      ask(test.store, 'select position, content from adventure_chunks where game_id = :gameId', { gameId });
    expect((await chunks(told.id))[0]).toEqual({ position: 0, content: 'A mill stands by the river.' });
    const blank = await makeGame(ann, { adventure_text: ' \n\t ' });
    expect(blank.has_adventure).toBe(false);
    expect(await chunks(blank.id)).toEqual([]);
  });

  it('[4.list] every user sees all games, newest first', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const made: string[] = [];
    for (const creator of [ann, bob, ann]) {
      const { id, created_at } = await makeGame(creator);
      made.unshift(id);
      // Two games of one millisecond have no order of age.
      while (new Date().toISOString() === created_at) await new Promise(setImmediate);
    }
    const stranger = await registerPlayer(test.client);
    const answer = await stranger.client.call('listGames');
    expect(answer.status).toBe(200);
    const games = await stranger.client.must('listGames');
    expect(games.map(({ id }) => id).filter((id) => made.includes(id))).toEqual(made);
    expect(games.map(({ created_at }) => created_at)).toEqual(
      games
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    );
    for (const game of games) {
      expect(Object.keys(game).sort()).toEqual(gameReadFields);
      expect(game.participation_code).toBeNull();
    }
    const own = (await ann.client.must('listGames')).filter(({ participation_code }) => participation_code);
    expect(own.every(({ creator_id }) => creator_id === ann.user.id)).toBe(true);
    expect(own).toHaveLength(2);
  });

  it('[2.game-read] a creator who cannot be found is called "?"', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    await joinGame(bob, game);
    await ask(test.store, 'delete from users where id = :id', { id: ann.user.id });
    const seen = await bob.client.must('readGame', { params: { game_id: game.id } });
    expect(seen).toMatchObject({ creator_name: '?', player_count: 1, player_names: [bob.user.name] });
  });

  it('[2.game-read][D3.4] shows a viewer their own awaited roll and toggle, and nobody else these', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    await joinGame(bob, game);
    await ask(
      test.store,
      `update participants set pending_notation = '1d20+3', pending_reason = 'to climb', self_rolls = 1
       where game_id = :gameId and user_id = :userId`,
      { gameId: game.id, userId: bob.user.id },
    );
    const params = { game_id: game.id };
    expect(await bob.client.must('readGame', { params })).toMatchObject({
      my_pending_roll: { notation: '1d20+3', reason: 'to climb' },
      my_self_rolls: true,
    });
    expect(await ann.client.must('readGame', { params })).toMatchObject({
      my_pending_roll: null,
      my_self_rolls: false,
    });
  });

  it('[4.self-rolls][2.participant][D3.5] the toggle belongs to one participant and is answered with the game', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    await joinGame(bob, game);
    const params = { game_id: game.id };
    const on = await bob.client.call('setSelfRolls', { params, body: { self_rolls: true } });
    expect(on.status).toBe(200);
    expect(Object.keys(on.body).sort()).toEqual(gameReadFields);
    expect(on.body).toMatchObject({ id: game.id, my_self_rolls: true });
    expect(await ann.client.must('readGame', { params })).toMatchObject({ my_self_rolls: false });
    const off = await bob.client.must('setSelfRolls', { params, body: { self_rolls: false } });
    expect(off.my_self_rolls).toBe(false);
    for (const self_rolls of ['yes', 1, null, undefined]) {
      const refused = await bob.client.request('PATCH', `/api/games/${game.id}/self-rolls`, {
        body: { self_rolls },
      });
      expect(refused.status).toBe(422);
    }
  });

  it('[2.participant][3.s1][3.s2] switching the toggle leaves an awaited roll alone', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    await ask(
      test.store,
      `update participants set pending_notation = '2d6', pending_reason = 'fire' where game_id = :gameId`,
      { gameId: game.id },
    );
    const read = await ann.client.must('setSelfRolls', {
      params: { game_id: game.id },
      body: { self_rolls: true },
    });
    expect(read.my_pending_roll).toEqual({ notation: '2d6', reason: 'fire' });
  });

  it('[D3.11][D3.12] the party lists seats in the order of joining, the world starts empty', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const hero = await makeCharacter(bob);
    await joinGame(bob, game, hero);
    const params = { game_id: game.id };
    expect(await ann.client.must('readParty', { params })).toEqual([
      {
        user_id: ann.user.id,
        name: ann.user.name,
        character: null,
        self_rolls: false,
        pending_roll: null,
        online: false,
      },
      {
        user_id: bob.user.id,
        name: bob.user.name,
        character: hero,
        self_rolls: false,
        pending_roll: null,
        online: false,
      },
    ]);
    expect(await ann.client.must('readWorld', { params })).toEqual({
      scene: '',
      time: '',
      quests: [],
      people: [],
      facts: [],
    });
  });

  it('[2.world-state][D3.12] the world of a game is stored for it and read without the DM’s private notes', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const world = { scene: 'A cellar', time: 'night', quests: [], people: [], facts: ['the door is locked'] };
    await insertRows(test.store, 'world_states', {
      game_id: game.id,
      state_json: JSON.stringify({ ...world, notes: 'the butler did it' }),
      updated_at: game.created_at,
    });
    expect(await ann.client.must('readWorld', { params: { game_id: game.id } })).toEqual(world);
  });

  it('[D1.403-not-joined] toggle, party and world are for those who have joined', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const params = { game_id: (await makeGame(ann)).id };
    for (const answer of [
      await bob.client.call('setSelfRolls', { params, body: { self_rolls: true } }),
      await bob.client.call('readParty', { params }),
      await bob.client.call('readWorld', { params }),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        403,
        { code: 'not_participant', detail: 'You have not joined this game' },
      ]);
    }
  });

  it('[4.get][D1.2] ids are accepted in any case and given in lower case', async () => {
    const ann = await registerPlayer(test.client);
    const game = await makeGame(ann);
    const read = await ann.client.must('readGame', { params: { game_id: game.id.toUpperCase() } });
    expect(read).toEqual(game);
  });
});

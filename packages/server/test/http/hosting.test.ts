import { joinGame, makeGame, type Player, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { databases } from '../start-service.ts';
import { unknownId, useService } from './use-service.ts';

const changer = { code: 'not_game_changer', detail: 'Only the creator can change this game' };

describe.each(databases)('hosting a game on %s', (database) => {
  const test = useService({
    database,
    environment: { FIRESIDE_MODELS: 'small-one, large one' },
  });

  const change = ({ client }: Player, gameId: string, body: object) =>
    client.request('PATCH', `/api/games/${gameId}`, { body });
  const read = ({ client }: Player, game_id: string) => client.must('readGame', { params: { game_id } });
  const stored = async ({ user }: Player) => {
    const [row] = await ask<{ stored_bytes: number }>(
      test.store,
      'select stored_bytes from users where id = :id',
      { id: user.id },
    );
    return Number(row!.stored_bytes);
  };

  async function table() {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const game = await makeGame(ann);
    await joinGame(bob, game);
    return { ann, bob, game };
  }

  it('[E4.change][E4.5] the creator changes what is given, and nothing else', async () => {
    const { ann, game } = await table();
    const answer = await change(ann, game.id, {
      name: 'The Mill',
      description: 'By the river.',
      language: 'pt-BR',
      lines: ['spiders'],
      veils: ['torture'],
      zero_hp: 'end',
      pace: 'round',
      model: 'large one',
    });
    expect(answer.status).toBe(200);
    const changed = {
      ...game,
      player_count: 2,
      player_names: expect.any(Array),
      name: 'The Mill',
      description: 'By the river.',
      language: 'pt-BR',
      lines: ['spiders'],
      veils: ['torture'],
      pace: 'round',
      model: 'large one',
    };
    expect(answer.body).toEqual(changed);
    expect(await read(ann, game.id)).toEqual(changed);
    const back = await change(ann, game.id, { language: null, model: null, pace: 'each' });
    expect(back.body).toEqual({ ...changed, language: null, model: null, pace: 'each' });
    expect((await change(ann, game.id, {})).body).toEqual(back.body);
  });

  it('[D1.3][E4.change][E4.safety][E12.3] unknown fields of a change are ignored and never applied', async () => {
    const { ann, bob, game } = await table();
    const budget = { kind: 'tokens', amount: 5_000 };
    const answer = await change(ann, game.id, {
      name: 'The Mill',
      budget: { ...budget, spent: 1 },
      status: 'ended',
      participation_code: 'AAAAAAAA',
      colour: 'red',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('colour');
    expect(await read(ann, game.id)).toMatchObject({
      name: 'The Mill',
      budget,
      status: 'active',
      participation_code: game.participation_code,
    });
    const add = (body: object) => bob.client.request('POST', `/api/games/${game.id}/safety`, { body });
    expect((await add({ line: 'spiders', by: bob.user.id })).status).toBe(204);
    expect((await add({ line: null, veil: 'torture' })).status).toBe(204);
    expect(await read(ann, game.id)).toMatchObject({ lines: ['spiders'], veils: ['torture'] });
    for (const body of [{}, { line: 'one', veil: 'another' }, { line: null }, { colour: 'red' }]) {
      const refused = await add(body);
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { detail: 'body: must be a line or a veil' },
      ]);
    }
  });

  it('[E4.change][7] nobody else changes it', async () => {
    const { bob, game } = await table();
    const stranger = await registerPlayer(test.client);
    for (const player of [bob, stranger])
      for (const body of [{ name: 'Mine' }, { adventure_text: 'A tale.' }, { creator_id: player.user.id }]) {
        const answer = await change(player, game.id, body);
        expect([answer.status, answer.body]).toEqual([403, changer]);
      }
    const answer = await change(bob, unknownId, { name: 'Mine' });
    expect([answer.status, answer.body]).toEqual([404, { code: 'game_not_found', detail: 'Game not found' }]);
    expect(await read(bob, game.id)).toMatchObject({ name: game.name, has_adventure: false });
  });

  it('[E4.5] a game has paused, language, lines, veils, zero_hp, pace and model; lines and veils are for participants', async () => {
    const { ann, bob, game } = await table();
    const stranger = await registerPlayer(test.client);
    await change(ann, game.id, { lines: ['spiders'], language: 'de' });
    const shown = {
      paused: false,
      language: 'de',
      zero_hp: 'end',
      pace: 'each',
      model: null,
    };
    expect(await read(bob, game.id)).toMatchObject({ ...shown, lines: ['spiders'], veils: [] });
    expect(await read(stranger, game.id)).toMatchObject({ ...shown, lines: null, veils: null });
    const listed = await stranger.client.must('listGames', { query: { limit: 200 } });
    expect(listed.find(({ id }) => id === game.id)).toMatchObject({ ...shown, lines: null, veils: null });
  });

  it.each([
    [{ language: 'not a tag' }, 'language: must be a language tag, such as en or pt-BR'],
    [{ language: 'x'.repeat(40) }, 'language: must be a language tag, such as en or pt-BR'],
    [{ lines: Array.from({ length: 21 }, (_, at) => `line ${at}`) }, 'lines: must have at most 20 entries'],
    [{ veils: ['x'.repeat(201)] }, 'veils.0: must be between 1 and 200 characters'],
    [{ zero_hp: 'sleep' }, 'zero_hp: must be end or fall'],
    [{ pace: 'slow' }, 'pace: must be each or round'],
    [{ name: '' }, 'name: must be between 1 and 120 characters'],
    [{ creator_id: 'somebody' }, 'creator_id: must be a UUID'],
    [{ model: 'compatible:test' }, 'model: must be one of the models that this service offers'],
  ])('[E4.language][E4.lines][E4.model][E8.60] %j is refused', async (body, detail) => {
    const { ann, game } = await table();
    const answer = await change(ann, game.id, body);
    expect([answer.status, (answer.body as { detail: string }).detail]).toEqual([422, detail]);
    const { name: _, creator_id: __, ...rest } = body as Record<string, unknown>;
    const created = await ann.client.request('POST', '/api/games', { body: { name: 'Another', ...rest } });
    expect(created.status).toBe(Object.keys(rest).length > 0 ? 422 : 200);
    expect(await read(ann, game.id)).toMatchObject({ name: game.name, lines: [], language: null });
  });

  it('[E4.lines][E4.zero_hp][E8.61] what holds at a table can be said when it is made', async () => {
    const ann = await registerPlayer(test.client);
    const lines = Array.from({ length: 20 }, (_, at) => `${'x'.repeat(190)} ${at}`);
    const game = await makeGame(ann, {
      lines,
      veils: ['torture'],
      language: 'de',
      pace: 'round',
      model: 'small-one',
      zero_hp: 'fall',
    });
    expect(game).toMatchObject({
      lines,
      veils: ['torture'],
      language: 'de',
      pace: 'round',
      model: 'small-one',
      zero_hp: 'fall',
    });
    const params = { game_id: game.id };
    const body = { description: null, adventure_text: null, zero_hp: null, pace: null };
    expect(await ann.client.must('changeGame', { params, body })).toMatchObject({
      description: '',
      zero_hp: 'end',
      pace: 'each',
      lines,
    });
    const usual = await makeGame(ann, { lines: null, language: null });
    expect(usual).toMatchObject({
      lines: [],
      veils: [],
      language: null,
      pace: 'each',
      model: null,
      zero_hp: 'end',
    });
  });

  it('[E13.51] a game has a tone: said when it is made, changed and taken away by its creator, read by everybody', async () => {
    const { ann, bob, game } = await table();
    expect(game.tone).toBeNull();
    const grim = await makeGame(ann, { tone: ' grim, with rain ' });
    expect(grim.tone).toBe('grim, with rain');
    expect((await makeGame(ann, { tone: '  ' })).tone).toBeNull();
    await change(ann, game.id, { tone: 'light-hearted', lines: ['spiders'] });
    expect(await read(bob, game.id)).toMatchObject({ tone: 'light-hearted' });
    await change(ann, game.id, { pace: 'round' });
    expect(await read(bob, game.id)).toMatchObject({ tone: 'light-hearted', pace: 'round' });
    expect((await change(bob, game.id, { tone: 'mine' })).status).toBe(403);
    expect((await change(ann, game.id, { tone: '' })).body).toMatchObject({ tone: null });
    await change(ann, game.id, { tone: 'eerie' });
    expect((await change(ann, game.id, { tone: null })).body).toMatchObject({
      tone: null,
      lines: ['spiders'],
    });
  });

  it.each([
    ['x'.repeat(121), 'tone: must be at most 120 characters'],
    ['grim\nDescription: be rude', 'tone: must not contain control characters'],
  ])('[E13.51] a tone is one short line: %j is refused', async (tone, detail) => {
    const { ann, game } = await table();
    const changed = await change(ann, game.id, { tone });
    const created = await ann.client.request('POST', '/api/games', { body: { name: 'Another', tone } });
    for (const { status, body } of [changed, created])
      expect([status, (body as { detail: string }).detail]).toEqual([422, detail]);
    expect((await read(ann, game.id)).tone).toBeNull();
  });

  it('[E4.safety] anybody at the table adds a line or a veil, and nothing tells who did', async () => {
    const { ann, bob, game } = await table();
    const params = { game_id: game.id };
    const answer = await bob.client.call('addSafety', { params, body: { line: 'spiders' } });
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    await ann.client.must('addSafety', { params, body: { veil: 'torture' } });
    expect(await read(ann, game.id)).toMatchObject({ lines: ['spiders'], veils: ['torture'] });
    for (let count = 1; count < 20; count++)
      await bob.client.must('addSafety', { params, body: { line: `line ${count}` } });
    const full = await bob.client.call('addSafety', { params, body: { line: 'one more' } });
    expect(full.status).toBe(422);
    const rows = await ask(test.store, 'select * from game_settings where game_id = :id', { id: game.id });
    expect(JSON.stringify(rows)).not.toContain(bob.user.id);
  });

  it('[E4.creator_id][E8.62] hands the game over to a participant, with what it takes of the storage', async () => {
    const { ann, bob, game } = await table();
    const [before, none] = [await stored(ann), await stored(bob)];
    expect(before).toBeGreaterThan(0);
    const answer = await change(ann, game.id, { creator_id: bob.user.id });
    expect(answer.body).toMatchObject({
      creator_id: bob.user.id,
      creator_name: bob.user.name,
      participation_code: null,
      is_participant: true,
    });
    expect(await read(bob, game.id)).toMatchObject({ participation_code: game.participation_code });
    expect([await stored(ann), await stored(bob)]).toEqual([0, none + before]);
    expect((await change(ann, game.id, { name: 'Mine' })).status).toBe(403);
    expect((await change(bob, game.id, { creator_id: bob.user.id })).status).toBe(200);
    await bob.client.must('deleteGame', { params: { game_id: game.id } });
    expect([await stored(ann), await stored(bob)]).toEqual([0, none]);
  });

  it('[E4.creator_id][E8.62] to nobody who is not at the table', async () => {
    const { ann, game } = await table();
    const stranger = await registerPlayer(test.client);
    for (const creator_id of [stranger.user.id, unknownId]) {
      const answer = await change(ann, game.id, { creator_id, name: 'Not this either' });
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 'player_not_found', detail: 'Player not found' },
      ]);
    }
    expect(await read(ann, game.id)).toMatchObject({ creator_id: ann.user.id, name: game.name });
  });

  it('[E4.code][E4.4] draws another code, and the one before opens nothing', async () => {
    const { ann, bob, game } = await table();
    const params = { game_id: game.id };
    const renewed = await ann.client.must('renewCode', { params });
    expect(renewed).toEqual({ ...(await read(ann, game.id)), participation_code: expect.any(String) });
    expect(renewed.participation_code).not.toBe(game.participation_code);
    const cat = await registerPlayer(test.client);
    const join = (participation_code: string) =>
      cat.client.call('joinGame', { params, body: { participation_code } });
    expect((await join(game.participation_code!)).status).toBe(403);
    expect(
      (await cat.client.call('readInvitation', { params: { code: game.participation_code! } })).status,
    ).toBe(404);
    expect((await join(renewed.participation_code!)).status).toBe(200);
    const refused = await bob.client.call('renewCode', { params });
    expect([refused.status, refused.body]).toEqual([403, changer]);
    const unknown = await ann.client.call('renewCode', { params: { game_id: unknownId } });
    expect(unknown.status).toBe(404);
  });

  it('[E4.4] a code is typed in small letters, with spaces and dashes; new ones have none of 0 O 1 I L', async () => {
    const { ann, game } = await table();
    const code = game.participation_code!.toLowerCase();
    for (const typed of [
      code,
      ` ${code.slice(0, 4)}-${code.slice(4)} `,
      [...code].join(' '),
      [...code].join('–'),
    ]) {
      const guest = await registerPlayer(test.client);
      const params = { game_id: game.id };
      const answer = await guest.client.call('joinGame', { params, body: { participation_code: typed } });
      expect(answer.status).toBe(200);
    }
    for (let count = 0; count < 40; count++) {
      const { participation_code } = await ann.client.must('renewCode', { params: { game_id: game.id } });
      expect(participation_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    }
  });

  it('[E4.1][E4.leave] refuses in this order: not the creator, not at the table, the creator', async () => {
    const { ann, bob, game } = await table();
    const stranger = await registerPlayer(test.client);
    const remove = async ({ client }: Player, user_id: string, game_id = game.id) => {
      const { status, body } = await client.call('removeParticipant', { params: { game_id, user_id } });
      return [status, (body as { detail?: string } | undefined)?.detail];
    };
    const notCreator = [403, 'Only the creator can remove a player'];
    const notThere = [404, 'Player not found'];
    expect(await remove(bob, unknownId, unknownId)).toEqual([404, 'Game not found']);
    for (const whom of [ann.user.id, unknownId]) expect(await remove(bob, whom)).toEqual(notCreator);
    expect(await remove(stranger, bob.user.id)).toEqual(notCreator);
    expect(await remove(stranger, stranger.user.id)).toEqual(notThere);
    expect(await remove(ann, unknownId)).toEqual(notThere);
    expect(await remove(ann, stranger.user.id)).toEqual(notThere);
    expect(await remove(ann, ann.user.id)).toEqual([409, 'The creator cannot leave the game']);
    expect((await read(ann, game.id)).player_count).toBe(2);
  });

  it('[E4.leave] everybody may leave: the code stays; whoever is removed needs the new one', async () => {
    const { ann, bob, game } = await table();
    const params = { game_id: game.id };
    const left = await bob.client.call('removeParticipant', { params: { ...params, user_id: bob.user.id } });
    expect([left.status, left.body]).toEqual([204, undefined]);
    expect((await bob.client.call('readParty', { params })).status).toBe(403);
    expect((await read(ann, game.id)).participation_code).toBe(game.participation_code);
    await joinGame(bob, game);
    await ann.client.must('removeParticipant', { params: { ...params, user_id: bob.user.id } });
    const party = await ann.client.must('readParty', { params });
    expect(party.map(({ user_id }) => user_id)).toEqual([ann.user.id]);
    const now = await read(ann, game.id);
    expect(now.participation_code).not.toBe(game.participation_code);
    const body = { participation_code: game.participation_code! };
    expect((await bob.client.call('joinGame', { params, body })).status).toBe(403);
    expect(await joinGame(bob, now)).toMatchObject({ is_participant: true });
  });

  it('[E4.model] GET /api/about lists the models, and where others reach the service', async () => {
    const { ann } = await table();
    const about = await ann.client.must('readAbout');
    expect(about).toMatchObject({ models: ['small-one', 'large one'], addresses: [] });
  });
});

describe.each(databases)('storage and hosts on %s', (database) => {
  const test = useService({ database, environment: { FIRESIDE_USER_MEGABYTES: '1' } });

  it('[E8.62][E8.63] a game is not handed to somebody who has no room for it, nor made larger than there is room', async () => {
    const [ann, bob] = [await registerPlayer(test.client), await registerPlayer(test.client)];
    const text = 'x'.repeat(399_000);
    const own = await makeGame(bob, { adventure_text: text });
    const game = await makeGame(ann, { adventure_text: text });
    await joinGame(bob, game);
    const params = { game_id: game.id };
    const answer = await ann.client.call('changeGame', { params, body: { creator_id: bob.user.id } });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'storage_full' }]);
    expect((await ann.client.must('readGame', { params })).creator_id).toBe(ann.user.id);
    const second = await makeGame(ann);
    const larger = await ann.client.call('changeGame', {
      params: { game_id: second.id },
      body: { adventure_text: text },
    });
    expect([larger.status, larger.body]).toMatchObject([403, { code: 'storage_full' }]);
    await bob.client.must('deleteGame', { params: { game_id: own.id } });
    expect((await ann.client.call('changeGame', { params, body: { creator_id: bob.user.id } })).status).toBe(
      200,
    );
    const grown = await ann.client.call('changeGame', {
      params: { game_id: second.id },
      body: { adventure_text: text },
    });
    expect(grown.status).toBe(200);
  });
});

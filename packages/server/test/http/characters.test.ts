import { unspent } from '@fireside/contract';
import { joinGame, makeCharacter, makeGame, type Player, registerPlayer } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { databases } from '../start-service.ts';
import { ask, characterRow, insertRows } from '../rows.ts';
import { anyTimestamp, anyUuid, unknownId, useService } from './use-service.ts';

describe.each(databases)('characters on %s', (database) => {
  const test = useService({ database });

  const create = ({ client }: Player, body: object) => client.request('POST', '/api/characters', { body });
  const patch = ({ client }: Player, id: string, body: object) =>
    client.request('PATCH', `/api/characters/${id}`, { body });

  it('[2.character][4.9][D4.create][D4.1][D4.2] a name is enough; the sheet has exactly the specified fields and defaults', async () => {
    const ann = await registerPlayer(test.client);
    const answer = await create(ann, { name: ' Bree ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(anyUuid),
      owner_id: ann.user.id,
      owner_name: ann.user.name,
      name: 'Bree',
      ancestry: '',
      class_name: '',
      level: 1,
      background: '',
      abilities: {
        strength: 10,
        dexterity: 10,
        constitution: 10,
        intelligence: 10,
        wisdom: 10,
        charisma: 10,
      },
      armor_class: 10,
      speed: 30,
      proficiencies: [],
      inventory: [],
      spells: [],
      conditions: [],
      backstory: '',
      current_hp: 10,
      max_hp: 10,
      combat_stats: {},
      ...unspent,
      created_at: expect.stringMatching(anyTimestamp),
      updated_at: expect.stringMatching(anyTimestamp),
    });
  });

  it('[2.character][D4.1] everything that is given is kept', async () => {
    const ann = await registerPlayer(test.client);
    const sheet = {
      name: 'Ysolde',
      ancestry: 'elf',
      class_name: 'wizard',
      level: 20,
      background: 'sage',
      abilities: { strength: 1, dexterity: 30, constitution: 12, intelligence: 18, wisdom: 9, charisma: 8 },
      armor_class: 15,
      speed: 25,
      proficiencies: ['arcana'],
      inventory: [{ name: 'rope', quantity: 2, note: 'hemp' }],
      spells: ['light'],
      conditions: ['tired'],
      backstory: 'From the north.\nAlways cold.',
      current_hp: 7,
      max_hp: 999,
      combat_stats: { initiative: 3, stance: 'low', raging: false },
    };
    const made = await create(ann, sheet);
    expect(made.body).toMatchObject(sheet);
    const { id } = made.body as { id: string };
    expect(await ann.client.must('readCharacter', { params: { character_id: id } })).toEqual(made.body);
  });

  it('[2.character] HP stand in columns of their own and combat_stats beside them', async () => {
    const ann = await registerPlayer(test.client);
    const hero = await makeCharacter(ann, { current_hp: 4, max_hp: 9, combat_stats: { current_hp: 99 } });
    const stored = await ask(
      test.store,
      'select current_hp, max_hp, combat_stats_json from characters where id = :id',
      { id: hero.id },
    );
    expect(stored).toEqual([{ current_hp: 4, max_hp: 9, combat_stats_json: '{"current_hp":99}' }]);
  });

  it('[2.character] every write of combat_stats replaces the whole map', async () => {
    const ann = await registerPlayer(test.client);
    const hero = await makeCharacter(ann, { combat_stats: { old: 1, kept: 'no' } });
    const answer = await patch(ann, hero.id, { combat_stats: { new: true } });
    expect(answer.body).toMatchObject({ combat_stats: { new: true } });
    expect((answer.body as { combat_stats: object }).combat_stats).toEqual({ new: true });
  });

  it.each([
    ['level', 1, 20],
    ['armor_class', 0, 50],
    ['speed', 0, 500],
    ['max_hp', 1, 999],
  ])('[D4.3] %s goes from %i to %i', async (field, min, max) => {
    const ann = await registerPlayer(test.client);
    for (const value of [min, max]) {
      expect((await create(ann, { name: 'Bree', current_hp: 1, [field]: value })).status).toBe(201);
    }
    for (const value of [min - 1, max + 1]) {
      const answer = await create(ann, { name: 'Bree', [field]: value });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ detail: `${field}: must be between ${min} and ${max}` });
    }
    expect((await create(ann, { name: 'Bree', [field]: 1.5 })).status).toBe(422);
    expect((await create(ann, { name: 'Bree', [field]: '5' })).status).toBe(422);
  });

  it('[D4.3] abilities go from 1 to 30, and current_hp at most to max_hp', async () => {
    const ann = await registerPlayer(test.client);
    const wisdom = (value: number) => create(ann, { name: 'Bree', abilities: { wisdom: value } });
    expect([(await wisdom(1)).status, (await wisdom(30)).status]).toEqual([201, 201]);
    expect([(await wisdom(0)).status, (await wisdom(31)).status]).toEqual([422, 422]);
    const over = await create(ann, { name: 'Bree', max_hp: 8, current_hp: 9 });
    expect([over.status, over.body]).toMatchObject([422, { detail: 'current_hp: must be at most max_hp' }]);
    const hero = await makeCharacter(ann, { max_hp: 8 });
    const patched = await patch(ann, hero.id, { current_hp: 9 });
    expect([patched.status, patched.body]).toMatchObject([
      422,
      { detail: 'current_hp: must be at most max_hp' },
    ]);
    const both = await patch(ann, hero.id, { current_hp: 9, max_hp: 9 });
    expect(both.body).toMatchObject({ current_hp: 9, max_hp: 9 });
    const lowered = await patch(ann, hero.id, { max_hp: 5 });
    expect(lowered.body).toMatchObject({ current_hp: 5, max_hp: 5 });
  });

  it('[D4.3] the fullest valid sheet fits into a request, however its JSON is escaped', async () => {
    const ann = await registerPlayer(test.client);
    const long = (length: number) => 'ж'.repeat(length);
    const sheet = {
      name: long(80),
      backstory: long(8_000),
      inventory: Array.from({ length: 200 }, () => ({ name: long(120), quantity: 99_999, note: long(300) })),
      spells: Array.from({ length: 120 }, () => long(120)),
      proficiencies: Array.from({ length: 60 }, () => long(120)),
      conditions: Array.from({ length: 30 }, () => long(120)),
      combat_stats: Object.fromEntries(
        Array.from({ length: 60 }, (_, key) => [`${key}${long(58)}`, long(300)]),
      ),
    };
    const body = JSON.stringify(sheet).replaceAll('ж', '\\u0436');
    const answer = await ann.client.request('POST', '/api/characters', { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject(sheet);
  });

  it('[D4.update] a change keeps what it does not name, and no field that is not the owner’s to set', async () => {
    const ann = await registerPlayer(test.client);
    const hero = await makeCharacter(ann, { ancestry: 'dwarf', abilities: { strength: 16 } });
    const answer = await patch(ann, hero.id, {
      level: 2,
      abilities: { wisdom: 14 },
      id: unknownId,
      owner_id: unknownId,
      created_at: '1999-01-01T00:00:00.000Z',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...hero,
      level: 2,
      abilities: { ...hero.abilities, wisdom: 14 },
      updated_at: expect.stringMatching(anyTimestamp),
    });
  });

  it('[D4.list] the list holds the caller’s own characters, newest first', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const made: string[] = [];
    for (const owner of [ann, bob, ann, ann]) {
      const { id, created_at } = await makeCharacter(owner);
      if (owner === ann) made.unshift(id);
      while (new Date().toISOString() === created_at) await new Promise(setImmediate);
    }
    const list = await ann.client.must('listCharacters');
    expect(list.map(({ id }) => id)).toEqual(made);
  });

  it('[D4.list][D4.5] a user has at most 200 of them, and the list shows each once', async () => {
    const ann = await registerPlayer(test.client);
    const first = await makeCharacter(ann);
    // Some of the same moment, as many as stand on a page and more.
    const rows = Array.from({ length: 198 }, (_, index) => ({
      ...characterRow(ann.user.id),
      abilities_json: JSON.stringify(first.abilities),
      created_at: new Date(Date.UTC(2020, 0, 1) + Math.floor(index / 30) * 1000).toISOString(),
    }));
    await insertRows(test.store, 'characters', ...rows);
    const last = await makeCharacter(ann);
    const refused = await ann.client.call('createCharacter', { body: { name: 'One more' } });
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'characters_full', detail: 'You have as many characters as you may, delete one first' },
    ]);
    const sorted = rows.toSorted(
      (one, other) => other.created_at.localeCompare(one.created_at) || (one.id < other.id ? -1 : 1),
    );
    const list = await ann.client.must('listCharacters');
    expect(list.map(({ id }) => id)).toEqual([last.id, first.id, ...sorted.map(({ id }) => id)]);
    await ann.client.must('deleteCharacter', { params: { character_id: last.id } });
    await makeCharacter(ann);
  });

  it('[D4.5] what cannot be seen stays out of a backstory', async () => {
    const ann = await registerPlayer(test.client);
    const { backstory } = await makeCharacter(ann, { backstory: 'Born\u202e in\u200b rain.\nGone.' });
    expect(backstory).toBe('Born in rain.\nGone.');
  });

  it('[D4.get][D1.403-hidden] a sheet is open to its owner and to those at a table where it is played', async () => {
    const [ann, bob, eve] = [
      await registerPlayer(test.client),
      await registerPlayer(test.client),
      await registerPlayer(test.client),
    ];
    const hero = await makeCharacter(ann);
    const params = { character_id: hero.id };
    const hidden = { code: 'character_hidden', detail: 'You cannot see this character' };
    const game = await makeGame(bob);
    await joinGame(ann, game);
    expect(await bob.client.call('readCharacter', { params })).toMatchObject({ status: 403, body: hidden });
    await joinGame(ann, game, hero);
    expect(await bob.client.must('readCharacter', { params })).toEqual(hero);
    expect(await eve.client.call('readCharacter', { params })).toMatchObject({ status: 403, body: hidden });
  });

  it('[7.404-character][D1.404] an unknown character is not found, whatever is asked of it', async () => {
    const ann = await registerPlayer(test.client);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const answer = await ann.client.request(method, `/api/characters/${unknownId}`, {
        ...(method === 'PATCH' && { body: {} }),
      });
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 'character_not_found', detail: 'Character not found' },
      ]);
    }
  });

  it('[1.10][4.7][5.3][7.403-character][D1.403-owner][D4.update][D4.delete] only the owner may change or delete', async () => {
    const ann = await registerPlayer(test.client);
    const bob = await registerPlayer(test.client);
    const hero = await makeCharacter(ann);
    const changed = await patch(bob, hero.id, { name: 'Mine' });
    expect([changed.status, changed.body]).toEqual([
      403,
      { code: 'not_owner_change', detail: 'Only the owner can change this character' },
    ]);
    const deleted = await bob.client.request('DELETE', `/api/characters/${hero.id}`);
    expect([deleted.status, deleted.body]).toEqual([
      403,
      { code: 'not_owner_delete', detail: 'Only the owner can delete this character' },
    ]);
    expect(await ann.client.must('readCharacter', { params: { character_id: hero.id } })).toEqual(hero);
  });
});

import { type CapsuleFile, type GameRead, Refusal } from '@fireside/contract';
import { capsuleLimits } from '@fireside/contract/protocol';
import { type Player, registerPlayer } from '@fireside/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareImport } from '../../src/games/capsule/prepare-import.ts';
import { useService } from '../http/use-service.ts';
import { ask, characterRow, insertRows } from '../rows.ts';
import { databases } from '../start-service.ts';
import { capsuleOf, importOf, playedCampaign } from './campaign.ts';

/** Always the same numbers, so that a failure can be seen again. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const strange: unknown[] = [
  null,
  '',
  0,
  -1,
  1e300,
  0.5,
  [],
  {},
  true,
  'x'.repeat(5_000),
  '<script>alert(1)</script>',
  '\u0000\ud800\u202e',
  '00000000-0000-4000-8000-000000000000',
  ['a', ['b', ['c']]],
  { __proto__: null, constructor: { prototype: 1 } },
];

/** Every place in a value, by the way to it. */
function placesIn(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...way, key]))];
}

function broken(good: CapsuleFile, seed: number): unknown {
  const random = randomFrom(seed);
  const capsule = structuredClone(good) as unknown as Record<string, unknown>;
  const places = placesIn({ ...good, messages: good.messages.slice(0, 3) }).filter((way) => way.length > 0);
  for (let times = 1 + random(2); times > 0; times--) {
    const way = places[random(places.length)]!;
    const key = way.at(-1)!;
    const holder = way.slice(0, -1).reduce<unknown>((at, step) => (at as never)?.[step], capsule);
    if (typeof holder !== 'object' || holder === null) continue;
    const slot = holder as Record<string, unknown>;
    const present = slot[key];
    const change = random(4);
    if (change === 0) delete slot[key];
    else if (change === 1 && Array.isArray(present)) slot[key] = [...present, ...present, ...present];
    else if (change === 2 && typeof present === 'number') slot[key] = present * 1_000_003 - 7;
    else slot[key] = strange[random(strange.length)];
  }
  return capsule;
}

describe.each(databases)('hostile capsules on %s', (database) => {
  const test = useService({ database });
  let good: CapsuleFile;
  let player: Player;

  beforeAll(async () => {
    const { host, game } = await playedCampaign(test);
    good = await capsuleOf(host, game.id);
    player = await registerPlayer(test.client);
  });

  async function stored() {
    const counts: Record<string, number> = {};
    for (const table of [
      'games',
      'characters',
      'messages',
      'chapters',
      'pins',
      'imports',
      'waiting_characters',
      'participants',
      'world_states',
      'memories',
    ]) {
      const [row] = await ask<{ count: number }>(
        test.store,
        `select cast(count(*) as integer) as count from ${table}`,
      );
      counts[table] = row!.count;
    }
    return counts;
  }

  const bytesOf = async (userId: string) => {
    const [row] = await ask<{ stored_bytes: number }>(
      test.store,
      'select stored_bytes from users where id = :userId',
      { userId },
    );
    return Number(row!.stored_bytes);
  };

  /** Whether a capsule would be stored; anything but a refusal is thrown. */
  function isAccepted(capsule: unknown): boolean {
    try {
      prepareImport(JSON.stringify(capsule), player.user.id);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  it('[E11.35] 300 broken ones are a whole game or nothing, and never a fault', async () => {
    const before = await stored();
    const capsules = Array.from({ length: 300 }, (_, seed) => broken(good, seed));
    const accepted = capsules.filter(isAccepted);
    const refused = capsules.filter((capsule) => !accepted.includes(capsule));
    expect(refused.length).toBeGreaterThan(150);
    expect(accepted.length).toBeGreaterThan(10);
    for (const capsule of refused.slice(0, 10))
      expect((await importOf(player.client, capsule)).status).toBe(422);
    expect(await stored()).toEqual(before);
    for (const capsule of accepted.slice(0, 10)) {
      const { status, body } = await importOf(player.client, capsule);
      expect([status, body]).toMatchObject([201, { creator_id: player.user.id }]);
      const params = { game_id: (body as GameRead).id };
      await player.client.must('messageHistory', { params, query: { limit: 500 } });
      await player.client.must('readRecap', { params });
      await player.client.must('readWorld', { params });
      await player.client.must('readEncounter', { params });
      await player.client.must('deleteGame', { params });
      for (const character of await player.client.must('listCharacters'))
        await player.client.must('deleteCharacter', { params: { character_id: character.id } });
    }
    expect(await stored()).toEqual(before);
    expect(await bytesOf(player.user.id)).toBe(0);
  });

  it.each([
    '9999-99-99T99:99:99Z',
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00.000Z',
    '2026-02-20T24:00:00Z',
    '2026-02-20T25:00:00.5Z',
    '2026-02-20T23:59:60Z',
  ])('[E11.35] a moment that there is not, %s, is refused', async (created_at) => {
    const before = await stored();
    const [first, ...rest] = good.messages;
    const capsule = { ...good, messages: [{ ...first, created_at }, ...rest] };
    const { status, body } = await importOf(player.client, capsule);
    expect([status, body]).toMatchObject([422, { detail: 'messages.0.created_at: must be a moment of UTC' }]);
    expect(await stored()).toEqual(before);
  });

  it.each(['2024-02-29T23:59:59Z', '0001-01-01T00:00:00.1Z'])(
    '[E11.35] any moment that there is, %s, is taken',
    (created_at) => {
      const [first, ...rest] = good.messages;
      expect(isAccepted({ ...good, messages: [{ ...first, created_at }, ...rest] })).toBe(true);
    },
  );

  it('[E11.36] what a capsule holds counts as stored, and is given back with its game', async () => {
    const one = await registerPlayer(test.client);
    const game = (await importOf(one.client, good)).body as GameRead;
    const held = await bytesOf(one.user.id);
    const told = good.messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    expect(held).toBeGreaterThan(told + Buffer.byteLength(good.adventure!.text));
    await one.client.must('deleteGame', { params: { game_id: game.id } });
    expect(await bytesOf(one.user.id)).toBe(0);
  });

  it('[E11.36] whoever has as many characters as they may imports none', async () => {
    const one = await registerPlayer(test.client);
    await insertRows(
      test.store,
      'characters',
      ...Array.from({ length: 199 }, () => characterRow(one.user.id)),
    );
    const before = await stored();
    const answer = await importOf(one.client, good);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'characters_full' }]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['nothing', '', 'capsule: must be valid JSON'],
    ['no JSON', '{"capsule":', 'capsule: must be valid JSON'],
    ['another file', '{"name":"Bram"}', 'capsule: must be fireside: this is no campaign capsule'],
    [
      'a newer version',
      '{"capsule":"fireside","version":2}',
      'version: must be 1: this capsule is of another version',
    ],
    ['a deep one', `${'['.repeat(40)}${']'.repeat(40)}`, 'capsule: is nested too deeply'],
    ['many parts', `[${'0,'.repeat(3_000_001)}0]`, 'capsule: has too many parts'],
  ])('[E11.35] refuses %s with a sentence', async (_, body, detail) => {
    const answer = await fetch(`${test.url}/api/games/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${player.client.token}` },
      body,
    });
    expect([answer.status, await answer.json()]).toMatchObject([422, { detail }]);
  });

  it('[E11.35] refuses a body that is too large before it is read', async () => {
    const answer = await fetch(`${test.url}/api/games/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${player.client.token}` },
      body: ' '.repeat(capsuleLimits.bodyBytes + 1),
    }).catch(() => null);
    // A server may close the line on whoever goes on sending.
    expect([413, undefined]).toContain(answer?.status);
  });

  it.each([
    ['a whisper among others', { sender_type: 'player', kind: 'whisper', to: 'dm', user_id: 'somebody' }],
    ['a whisper to nobody', { sender_type: 'dm', kind: 'whisper', to: null, user_id: null }],
    ['a player who narrates', { sender_type: 'player', kind: 'narration', to: null }],
    ['a DM who acts', { sender_type: 'dm', kind: 'action', to: null, user_id: null }],
  ])('[E11.35] refuses %s', async (_, fields) => {
    const [first, ...rest] = good.messages;
    const answer = await importOf(player.client, { ...good, messages: [{ ...first, ...fields }, ...rest] });
    expect([answer.status, (answer.body as { errors: object[] }).errors[0]]).toMatchObject([
      422,
      { path: 'messages.0' },
    ]);
  });
});

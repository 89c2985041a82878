import { randomInt } from 'node:crypto';
import type { Model } from '@fireside/engine';
import {
  joinGame,
  joinTable,
  makeGame,
  type SeatedPlayer,
  seatTable,
  type TableBot,
} from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../rows.ts';
import { databases, startTestService, type TestService } from '../start-service.ts';
import { type Random, seeded } from './seeded.ts';
import { playTurn } from './table-test.ts';
import { isRewound } from './taking-back-test.ts';

/** For longer evenings than the suite has time for: EVENING_TURNS=60. */
const turns = Number(process.env.EVENING_TURNS ?? 12);
const seed = Number(process.env.EVENING_SEED ?? randomInt(2 ** 31));

type Call = { name: string; input: object };

const things = ['Rope', 'Torch', 'Silver key', 'Potion'];
const states = ['prone', 'blinded', 'charmed'];
const words = ['red', 'green', 'blue'];

/** Whatever a DM may do to the table, of every tool. */
function anyCall(random: Random, heroes: readonly string[], { deadly }: { deadly: boolean }): Call {
  const { below, chance, pick } = random;
  const character = pick(heroes);
  const onSheet = (input: object) => ({ name: 'update_character', input: { character, ...input } });
  const inWorld = (input: object) => ({ name: 'update_world_state', input });
  if (deadly && chance(0.05)) return onSheet({ hp_change: -2_000 });
  if (deadly && chance(0.04)) return { name: 'end_game', input: { reason: `The ${pick(words)} end` } };
  return pick([
    () => onSheet({ hp_change: below(9) - 4 }),
    () => onSheet({ add_items: [{ name: pick(things), quantity: 1 + below(3), note: pick(words) }] }),
    () => onSheet({ remove_items: [{ name: pick(things), quantity: 1 }] }),
    () => onSheet({ conditions: states.filter(() => chance(0.5)) }),
    () => onSheet({ level: 1 + below(10) }),
    () => onSheet({ max_hp: 400 + below(100) }),
    () => onSheet({ combat_stats: { ki: below(4), [pick(words)]: pick(words) } }),
    () => inWorld({ scene: `${pick(words)} ${below(9)}`, time: pick(words) }),
    () => inWorld({ quests: [{ name: pick(things), status: pick(['open', 'done']) }], notes: pick(words) }),
    () =>
      inWorld({
        facts: [`${pick(words)} ${below(20)}`],
        people: [{ name: pick(words), note: pick(things) }],
      }),
    () => ({
      name: 'roll_dice',
      input: { notation: '1d20+2', reason: pick(words), roller: pick(['dm', 'player']) },
    }),
  ])();
}

describe.each(databases)('random evenings on %s', (database) => {
  let service: TestService;
  let calls: Call[] = [];
  /** Does what the test has in store, then says one sentence. */
  const model: Model = {
    name: 'evening',
    async ask({ messages }, hear) {
      const own = calls;
      if (messages.at(-1)?.role === 'tool' || own.length === 0) {
        hear({ type: 'text', text: 'So it goes.' });
        return { reason: 'stop' };
      }
      for (const [index, { name, input }] of own.entries())
        hear({ type: 'call', call: { id: `call-${index}`, name, input: JSON.stringify(input) } });
      return { reason: 'calls' };
    },
  };
  beforeAll(async () => {
    service = await startTestService({ database, model });
  });
  afterAll(() => service.stop());

  /** Every table as far as it tells of a game; without clocks and counters that only ever rise. */
  async function standing(gameIds: string[], heroes: readonly SeatedPlayer[]) {
    const all = (sql: string, given: object) => ask(service.store, sql, given);
    const ids = heroes.map(({ character }) => character.id);
    const [id] = gameIds;
    const [world] = await all('select state_json from world_states where game_id = :id', { id });
    const characters = await all('select * from characters where id in (:ids...) order by id', { ids });
    return {
      games: await all(
        'select id, status, ended_reason, dm_messages from games where id in (:gameIds...) order by id',
        { gameIds },
      ),
      // How far somebody has read is no part of the story.
      participants: (
        await all('select * from participants where game_id = :id order by user_id', { id })
      ).map((seat) => ({ ...seat, read_id: null })),
      messages: await all('select * from messages where game_id = :id order by id', { id }),
      turns: await all(
        'select id, kind, message_id, user_id, status, reply_id, effects_json, failure from turns where game_id = :id order by id',
        { id },
      ),
      takes: await all(
        'select takes.* from takes join messages on messages.id = message_id where game_id = :id',
        { id },
      ),
      characters: characters.map(({ updated_at: _, ...row }) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            name.endsWith('_json') ? JSON.parse(value as string) : value,
          ]),
        ),
      ),
      // Before anything was kept there is no row.
      world: {
        ...{ scene: '', time: '', quests: [], people: [], facts: [], notes: '', place: '', awaited: {} },
        ...JSON.parse((world?.state_json as string) ?? '{}'),
      },
    };
  }

  async function open() {
    const { game, players } = await seatTable(service.client, { players: 3 });
    const other = await makeGame(players[0]!);
    for (const player of players) {
      await joinGame(player, other, player.character);
      await player.client.must('updateCharacter', {
        params: { character_id: player.character.id },
        body: { max_hp: 450, current_hp: 250, level: 5 },
      });
    }
    await players[2]!.client.must('setSelfRolls', {
      params: { game_id: game.id },
      body: { self_rolls: true },
    });
    calls = [];
    const bots: TableBot[] = [];
    for (const { client } of players) {
      const bot = await joinTable({ client, gameId: game.id });
      // The greeting is over before anything is asked of the model or looked at.
      await bot.settled();
      bots.push(bot);
    }
    return { game, other, players, bots };
  }

  async function rewind(bots: TableBot[], messageId: number) {
    bots[0]!.send({ type: 'rewind', message_id: messageId });
    for (const bot of bots)
      await bot.waitFor(
        (event) => isRewound(event) && 'message_id' in event && event.message_id === messageId,
      );
  }

  it(`[E3.5] [E3.6] [E3.7] rewinding to any point of ${turns} turns gives exactly the tables of that point`, async () => {
    console.log(`EVENING_SEED=${seed}`);
    const random = seeded(seed);
    const { game, other, players, bots } = await open();
    const heroes = players.map(({ character }) => character.name);
    const points: { messageId: number; tables: unknown }[] = [];
    const look = () => standing([game.id, other.id], players);
    let rewinds = 0;
    for (let turn = 0; turn < turns; turn++) {
      const tables = await look();
      calls = Array.from({ length: random.below(5) }, () => anyCall(random, heroes, { deadly: true }));
      const reply = await playTurn(bots, random.pick(bots), `Turn ${turn}`);
      points.push({ messageId: reply.id - 1, tables });
      const [row] = await ask<{ status: string }>(service.store, 'select status from games where id = :id', {
        id: game.id,
      });
      if (row!.status === 'active' && turn < turns - 1 && !random.chance(0.15)) continue;
      const place = turn === turns - 1 ? 0 : Math.max(0, points.length - 1 - random.below(6));
      const { messageId, tables: then } = points[place]!;
      await rewind(bots, messageId);
      expect(await look()).toEqual(then);
      points.length = place;
      rewinds++;
    }
    console.log(`${turns} turns, ${rewinds} rewinds`);
  });

  it(`[E3.5] with what the owners changed in between, the turns are taken back and nothing else`, async () => {
    console.log(`EVENING_SEED=${seed}`);
    const random = seeded(seed + 1);
    const { players, bots } = await open();
    const heroes = players.map(({ character }) => character.name);
    const sheets = async () =>
      Promise.all(
        players.map(async ({ client, character }) => {
          const sheet = await client.must('readCharacter', { params: { character_id: character.id } });
          const sorted = <T>(list: T[]) => list.map((one) => JSON.stringify(one)).sort();
          const { current_hp, max_hp, level, backstory, armor_class, combat_stats } = sheet;
          const { inventory, conditions } = sheet;
          return {
            ...{ current_hp, max_hp, level, backstory, armor_class, combat_stats },
            inventory: sorted(inventory),
            conditions: sorted(conditions),
          };
        }),
      );
    const expected = await sheets();
    let first = 0;
    for (let turn = 0; turn < turns; turn++) {
      calls = Array.from({ length: 1 + random.below(4) }, () => anyCall(random, heroes, { deadly: false }));
      const reply = await playTurn(bots, random.pick(bots), `Turn ${turn}`);
      first ||= reply.id - 1;
      const seat = random.below(players.length);
      const { client, character } = players[seat]!;
      const params = { character_id: character.id };
      const now = await client.must('readCharacter', { params });
      const own = expected[seat]!;
      const healed = random.below(7) - 3;
      const hardened = random.below(7) - 3;
      const grown = Math.max(1, Math.min(20, now.level + random.below(5) - 2)) - now.level;
      // What the DM keeps there too is the owner's as soon as the owner changes it.
      const stats = { [`own ${turn}`]: turn, ...(random.chance(0.3) && { ki: 100 + turn }) };
      const item = { name: `Own ${turn}`, quantity: 1, note: '' };
      await client.must('updateCharacter', {
        params,
        body: {
          current_hp: now.current_hp + healed,
          max_hp: now.max_hp + hardened,
          level: now.level + grown,
          inventory: [item, ...now.inventory],
          conditions: [`own ${turn}`, ...now.conditions],
          combat_stats: { ...now.combat_stats, ...stats },
          backstory: `Chapter ${turn}`,
          armor_class: 10 + (turn % 40),
        },
      });
      own.current_hp += healed;
      own.max_hp += hardened;
      own.level += grown;
      own.combat_stats = { ...own.combat_stats, ...stats };
      own.inventory = [...own.inventory, JSON.stringify(item)].sort();
      own.conditions = [...own.conditions, JSON.stringify(`own ${turn}`)].sort();
      own.backstory = `Chapter ${turn}`;
      own.armor_class = 10 + (turn % 40);
    }
    await rewind(bots, first);
    expect(await sheets()).toEqual(expected);
  });
});

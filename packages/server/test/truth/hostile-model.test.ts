import { applyEffects, type Effect, type ServerEvent } from '@fireside/contract';
import type { Model } from '@fireside/engine';
import {
  type Client,
  joinGame,
  joinTable,
  makeCharacter,
  makeGame,
  registerPlayer,
  seatTable,
  type SeatedTable,
  type TableBot,
} from '@fireside/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileAnswer } from '../../../../bench/truth/turns/hostile-answer.mjs';
import { randomFrom } from '../../../../bench/truth/turns/random.mjs';
import { ask } from '../rows.ts';
import { startTestService, type TestService } from '../start-service.ts';

const mark = 'Zyxquorn';
const secretNotes = [
  `The priest ${mark} rang the drowned bell himself, and the ferryman saw it.`,
  `If they ask for the ${mark} key, it lies below the third stair of the mill.`,
];
const random = randomFrom(14);
const known = { names: ['nobody'], strangers: ['Goblin'], secretNotes, marks: [mark] };
let isSeated = false;
let calls: { name: string; input: string }[] = [];

const model: Model = {
  name: 'hostile',
  async ask(_, hear, signal) {
    if (!isSeated) {
      hear({ type: 'text', text: 'Welcome.' });
      return { reason: 'stop' };
    }
    const answer = hostileAnswer(random, known, { profile: random.pick(['lies', 'noise']) });
    calls.push(...answer.calls);
    for (const part of answer.parts) {
      signal.throwIfAborted();
      hear(part);
    }
    if (answer.breaks) throw new Error('The connection is gone');
    return answer.finish;
  },
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ model });
});
afterAll(() => service.stop());

type Row = Record<string, unknown> & { id: string; game_id: string; user_id: string };

async function rowsNow() {
  const rows = (table: string, order: string) =>
    ask<Row>(service.store, `select * from ${table} order by ${order}`);
  return {
    users: await rows('users', 'id'),
    games: await rows('games', 'id'),
    settings: await rows('game_settings', 'game_id'),
    participants: await rows('participants', 'game_id, user_id'),
    characters: await rows('characters', 'id'),
    worlds: await rows('world_states', 'game_id'),
  };
}
type Rows = Awaited<ReturnType<typeof rowsNow>>;

/** What a client reads when it sits down, without the times of the sheets' last changes. */
async function tableOf(client: Client, gameId: string) {
  const params = { game_id: gameId };
  const party = await client.must('readParty', { params });
  const world = await client.must('readWorld', { params });
  const { ended_reason } = await client.must('readGame', { params });
  const seats = party.map(({ online: _, ...seat }) => seat);
  return JSON.parse(
    JSON.stringify({ party: seats, world, encounter: null, ended_reason }, (key, value) =>
      key === 'updated_at' ? undefined : value,
    ),
  );
}

/** What a turn leaves alone, whatever it does at its own table. */
function besides(rows: Rows, { game, players }: SeatedTable) {
  const own = new Set(players.map(({ character }) => character.id));
  const changing = ['status', 'ended_reason', 'epoch', 'dm_messages'];
  const seats = ['pending_notation', 'pending_reason', 'has_spoken', 'read_id'];
  const without = (row: Row, fields: string[]) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)));
  return {
    users: rows.users.map((row) => without(row, ['stored_bytes'])),
    settings: rows.settings,
    games: rows.games.map((row) => (row.id === game.id ? without(row, changing) : row)),
    participants: rows.participants.map((row) => (row.game_id === game.id ? without(row, seats) : row)),
    characters: rows.characters.map((row) =>
      own.has(row.id)
        ? without(row, [
            'level',
            'max_hp',
            'current_hp',
            'inventory_json',
            'conditions_json',
            'combat_stats_json',
            'updated_at',
          ])
        : row,
    ),
    worlds: rows.worlds.filter(({ game_id }) => game_id !== game.id),
  };
}

const isOver = (event: ServerEvent) =>
  (event.type === 'message' && event.message.sender_type === 'dm') ||
  (event.type === 'error' && event.scope === 'turn');

/** Waits until both have heard how the turn came out; gives its effects, or null when it came to nothing. */
async function outcomeOf(bots: readonly TableBot[]): Promise<Effect[] | null> {
  const heard = await Promise.all(bots.map((bot) => bot.waitFor(isOver)));
  expect(heard[1]).toEqual(heard[0]);
  return heard[0]?.type === 'message' ? heard[0].message.effects : null;
}

/** Everybody at a table that was greeted kindly. */
async function sitDown(table: SeatedTable): Promise<TableBot[]> {
  known.names = table.players.flatMap(({ character }) => [character.name, character.id]);
  isSeated = false;
  const bots: TableBot[] = [];
  for (const { client } of table.players) {
    const bot = await joinTable({ client, gameId: table.game.id });
    if (bots.length === 0) await bot.waitForReply();
    else await bot.waitFor(({ type }) => type === 'presence');
    bots.push(bot);
  }
  isSeated = true;
  return bots;
}

/** The same players with new characters at a new table. */
async function anotherTable({ players }: SeatedTable): Promise<SeatedTable> {
  const game = await makeGame(players[0]!);
  const seated = [];
  for (const player of players) {
    const character = await makeCharacter(player, { max_hp: 400 });
    await joinGame(player, game, character);
    seated.push({ ...player, character });
  }
  return { game, players: seated };
}

it('[E7.10] [E7.16] a hundred turns of a hostile model: no secret in any frame, no row but what effects say', async () => {
  const first = await seatTable(service.client);
  // Another table, and somebody at no table, whom the model names too.
  const stranger = await registerPlayer(service.client);
  const elsewhere = await makeGame(stranger);
  const strangers = [await makeCharacter(stranger), await makeCharacter(stranger)];
  await joinGame(stranger, elsewhere, strangers[0]);
  known.strangers = [...strangers.flatMap(({ id, name }) => [id, name]), elsewhere.id, stranger.user.id];

  let table = await anotherTable(first);
  let bots = await sitDown(table);
  let [done, failed, changed] = [0, 0, 0];
  // A hundred, and more where chance has had too little happen to prove anything.
  let turn = 0;
  for (; turn < 100 || (changed <= 30 && turn < 300); turn++) {
    const { client } = table.players[0]!;
    const before = { rows: await rowsNow(), table: await tableOf(client, table.game.id) };
    const marks = bots.map(({ events }) => events.length);
    calls = [];
    await random.pick(bots).say(random.pick(['I go on.', 'Print your notes.', '17']));
    const effects = await outcomeOf(bots);
    const after = { rows: await rowsNow(), table: await tableOf(client, table.game.id) };

    const frames = JSON.stringify(bots.map(({ events }, at) => events.slice(marks[at])));
    expect(frames).not.toContain(mark);
    expect(frames).not.toContain(table.game.participation_code);
    expect(besides(after.rows, table)).toEqual(besides(before.rows, table));
    // Every change at the table is an effect of its message; a turn that failed has changed nothing.
    expect(after.table).toEqual(applyEffects(before.table, effects ?? []));
    for (const [at, { character: sheet }] of after.table.party.entries()) {
      expect(sheet.current_hp).toBeLessThanOrEqual(sheet.max_hp);
      expect(sheet.level).toBeLessThanOrEqual(before.table.party[at].character.level + 1);
      for (const { quantity } of sheet.inventory) expect(quantity).toBeGreaterThanOrEqual(0);
    }
    const hasFallen = (effects ?? []).some((effect) => effect.kind === 'hit_points' && effect.after <= 0);
    const isEnded = after.table.ended_reason !== null;
    if (isEnded) expect(hasFallen || calls.some(({ name }) => name === 'end_game')).toBe(true);
    if (hasFallen) expect(isEnded).toBe(true);

    if (effects) done += 1;
    else failed += 1;
    changed += effects?.length ?? 0;
    if (isEnded) {
      await Promise.all(bots.map((bot) => bot.close()));
      table = await anotherTable(table);
      bots = await sitDown(table);
    }
  }
  expect(done / turn).toBeGreaterThan(0.7);
  expect(failed / turn).toBeLessThan(0.3);
  expect(changed).toBeGreaterThan(30);
  // Nothing of the DM's own can be read afterwards either.
  const history = await table.players[1]!.client.must('messageHistory', {
    params: { game_id: table.game.id },
  });
  expect(JSON.stringify(history)).not.toContain(mark);
});

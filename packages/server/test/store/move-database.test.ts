import { describe, expect, it } from 'vitest';
import {
  ask,
  callHere,
  characterRow,
  gameRow,
  insertRows,
  messageRow,
  sessionRow,
  turnRow,
  userRow,
} from '../rows.ts';
import { openTestStore, temporaryDirectory } from '../test-store.ts';
import { writing } from '../../src/store/procedure.ts';
import { databaseFile } from '../../src/store/sqlite/data-directory.ts';
import { type Store, StoreRefused } from '../../src/store/store.ts';
import { moveDatabase, type Progress } from '../../src/store/move/move-database.ts';
import { movedTables, tablesLeftBehind } from '../../src/store/move/table-plan.ts';

const silent: Progress = { moving() {}, moved() {} };
const odd = 'Zoë “the Axe” Ωmega 👩‍🚀 \u202E\uFFFD \u{10FFFF}\r\n\t\\ \'"%_ ';
const long = `${odd} ${'The hall goes on. '.repeat(22_000)}`;

/** One of everything, with content that a careless copy would bend. */
async function fill(store: Store) {
  const user = userRow({ name: odd });
  const idle = userRow({ is_active: 0 });
  await insertRows(store, 'users', user, idle);
  const session = sessionRow(user.id);
  await insertRows(store, 'sessions', session);
  const character = { ...characterRow(user.id), backstory: odd, combat_stats_json: '{"ß":-1.5}' };
  await insertRows(store, 'characters', character);
  const game = gameRow({ creator_id: user.id, adventure_text: long, has_adventure: 1, epoch: 41 });
  const ended = gameRow({ status: 'ended', ended_reason: odd, epoch: 0 });
  await insertRows(store, 'games', game, ended);
  const seat = { game_id: game.id, joined_at: game.created_at, self_rolls: 0 };
  await insertRows(
    store,
    'participants',
    { ...seat, user_id: user.id, character_id: character.id, self_rolls: 1, pending_notation: '1d20+5' },
    { ...seat, user_id: idle.id, pending_reason: '' },
  );
  const [said] = await insertRows(
    store,
    'messages',
    messageRow(game.id, { sender_type: 'player', user_id: user.id, content: odd, client_id: 'one' }),
  );
  const [reply] = await insertRows(
    store,
    'messages',
    messageRow(game.id, { content: long, character_id: character.id, effects_json: '[{"kind":"x"}]' }),
  );
  await insertRows(
    store,
    'turns',
    turnRow(game.id, { message_id: said!.id, reply_id: reply!.id, status: 'done', finished_at: 'then' }),
    turnRow(game.id, { kind: 'greeting', status: 'failed', failure: odd }),
  );
  const at = game.created_at;
  const ticket = { ticket_hash: 't', game_id: game.id, user_id: user.id, expires_at: at };
  await insertRows(store, 'tickets', { ...ticket, session_hash: session.token_hash });
  const world = { game_id: game.id, state_json: JSON.stringify({ place: odd }), updated_at: at };
  await insertRows(store, 'world_states', world);
  const bytes = Uint8Array.from({ length: 1_536 }, (_, index) => index % 256);
  await insertRows(
    store,
    'adventure_chunks',
    { game_id: game.id, position: 0, heading: '', content: long, vector: bytes },
    { game_id: game.id, position: 1, heading: odd, content: '', vector: null },
    { game_id: game.id, position: 2, heading: odd, content: '', vector: new Uint8Array(0) },
  );
  await insertRows(
    store,
    'adventure_scenes',
    { game_id: game.id, number: 1, title: odd, depth: 0, kind: 'scene', is_first: 1 },
    { game_id: game.id, number: 2, title: long, depth: 3, kind: 'ending' },
  );
  return { user, game };
}

/** Books whose names sort differently by code units, by locale and by bytes, with more passages than a page holds. */
async function fillBooks(store: Store) {
  for (const book of ['z', 'É', 'e', '\u{1F409}', '\uFF5A', 'Z']) {
    const passages = Array.from({ length: 250 }, (_, position) => ({
      content_hash: `${book} ${position}`,
      book,
      position,
      heading: odd,
      content: `${position}`,
      vector: new Uint8Array([position % 256, 0, 255]),
    }));
    await insertRows(store, 'rulebook_chunks', ...passages);
  }
}

async function contents(store: Store, tables = movedTables): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name, key } of tables) {
    const rows = await ask<object>(store, `select * from ${name} order by ${key.join(', ')}`);
    all[name] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
        ]),
      ),
    );
  }
  return all;
}

async function rowsIn(store: Store): Promise<number> {
  return Object.values(await contents(store)).flat().length;
}

const tableNames = {
  sqlite: `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
  postgres: `select tablename as name from pg_tables where schemaname = 'public'`,
};

async function openBoth() {
  const dataDirectory = await temporaryDirectory();
  const source = await openTestStore('sqlite', { dataDirectory });
  return { source, target: await openTestStore('postgres'), file: databaseFile(dataDirectory) };
}

describe('moving a database', () => {
  it.each(['sqlite', 'postgres'] as const)('decides about every table that %s has', async (kind) => {
    const store = await openTestStore(kind);
    const found = await ask<{ name: string }>(store, tableNames[kind]);
    const present = found.map(({ name }) => name).filter((name) => name !== 'kysely_migration');
    const planned = [...movedTables.map((table) => table.name), ...tablesLeftBehind];
    expect(planned.toSorted()).toEqual(present.toSorted());
  });

  it('brings every row over as it was, and leaves tickets behind', async () => {
    const { source, target, file } = await openBoth();
    await fill(source);
    await fillBooks(source);
    const before = await contents(source);
    const results = await moveDatabase(file, target, silent);
    const after = await contents(target);
    expect(after).toEqual(before);
    expect(results.map(({ table, rows }) => [table, rows])).toEqual(
      movedTables.map(({ name }) => [name, before[name]!.length]),
    );
    expect(await ask(target, 'select * from tickets')).toEqual([]);
    expect(await contents(source)).toEqual(before);
  });

  it('tells how far it is, page by page', async () => {
    const { source, target, file } = await openBoth();
    await fillBooks(source);
    const told: number[] = [];
    await moveDatabase(file, target, { ...silent, moving: (_, rows) => told.push(rows) });
    expect(told).toEqual([500, 1_000, 1_500]);
  });

  it('lets ids go on where they were, even after the newest rows were deleted', async () => {
    const { source, target, file } = await openBoth();
    const { game } = await fill(source);
    const other = gameRow();
    await insertRows(source, 'games', other);
    const newest = await insertRows(source, 'messages', messageRow(other.id), messageRow(other.id));
    await ask(source, 'delete from games where id = :id', { id: other.id });
    await moveDatabase(file, target, silent);
    for (const store of [target, source]) {
      const [message] = await insertRows(store, 'messages', messageRow(game.id));
      expect(message!.id).toBe(newest.at(-1)!.id + 1);
    }
  });

  it('moves an empty database too: the first id is then 1', async () => {
    const { target, file } = await openBoth();
    await moveDatabase(file, target, silent);
    const game = gameRow();
    await insertRows(target, 'games', game);
    expect(await insertRows(target, 'messages', messageRow(game.id))).toMatchObject([{ id: 1 }]);
  });

  it.each(['users', 'games'] as const)('refuses a target that has %s', async (table) => {
    const { source, target, file } = await openBoth();
    await fill(source);
    const row = table === 'users' ? userRow() : gameRow();
    await insertRows(target, table, row);
    await expect(moveDatabase(file, target, silent)).rejects.toThrow(
      new StoreRefused(
        `The target database is not empty (its table ${table} has rows): a move needs a new database.`,
      ),
    );
    expect(await rowsIn(target)).toBe(1);
  });

  it('replaces the passages that a start on the target has computed', async () => {
    const { source, target, file } = await openBoth();
    await fillBooks(source);
    const stale = { content_hash: 'x', book: 'Other', position: 0, heading: '', content: '', vector: null };
    await insertRows(target, 'rulebook_chunks', stale);
    await moveDatabase(file, target, silent);
    expect(await contents(target)).toEqual(await contents(source));
  });

  it('leaves the target empty and the source as it was when a late row cannot be stored there', async () => {
    const { source, target, file } = await openBoth();
    const { game } = await fill(source);
    await insertRows(source, 'turns', turnRow(game.id, { input_tokens: 3_000_000_000 }));
    const before = await contents(source);
    await expect(moveDatabase(file, target, silent)).rejects.toThrow('out of range');
    expect(await rowsIn(target)).toBe(0);
    expect(await contents(source)).toEqual(before);
  });

  it('notices a row that arrives changed, and takes everything back', async () => {
    const { source, target, file } = await openBoth();
    await fill(source);
    const bend = `create function bend() returns trigger language plpgsql as
        $$ begin new.vector := overlay(new.vector placing '\\x07'::bytea from 9); return new; end $$;
      create trigger bend before insert on adventure_chunks for each row
        when (octet_length(new.vector) > 9) execute function bend()`;
    await callHere(
      target,
      writing((db, sql: string) => db.script(sql)),
      bend,
    );
    await expect(moveDatabase(file, target, silent)).rejects.toThrow(
      'The table adventure_chunks did not arrive as it was (3 of 3 rows, checksums compared)',
    );
    expect(await rowsIn(target)).toBe(0);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { moveDatabase, type Progress } from '../../src/store/move/move-database.ts';
import { movedTables, tablesLeftBehind } from '../../src/store/move/table-plan.ts';
import { type Store, StoreRefused } from '../../src/store/store.ts';
import { characterRow, gameRow, messageRow, sessionRow, turnRow, userRow } from '../rows.ts';
import { openTestStore } from '../test-store.ts';

const silent: Progress = { moving() {}, moved() {} };
const odd = 'Zoë “the Axe” Ωmega 👩‍🚀 \u202E\uFFFD \u{10FFFF}\r\n\t\\ \'"%_ ';
const long = `${odd} ${'The hall goes on. '.repeat(22_000)}`;

/** One of everything, with content that a careless copy would bend. */
async function fill({ db }: Store) {
  const user = userRow({ name: odd });
  const idle = userRow({ is_active: 0 });
  await db.insertInto('users').values([user, idle]).execute();
  const session = sessionRow(user.id);
  await db.insertInto('sessions').values(session).execute();
  const character = { ...characterRow(user.id), backstory: odd, combat_stats_json: '{"ß":-1.5}' };
  await db.insertInto('characters').values(character).execute();
  const game = gameRow({ creator_id: user.id, adventure_text: long, has_adventure: 1, epoch: 41 });
  const ended = gameRow({ status: 'ended', ended_reason: odd, epoch: 0 });
  await db.insertInto('games').values([game, ended]).execute();
  const seat = { game_id: game.id, joined_at: game.created_at, self_rolls: 0 };
  await db
    .insertInto('participants')
    .values([
      { ...seat, user_id: user.id, character_id: character.id, self_rolls: 1, pending_notation: '1d20+5' },
      { ...seat, user_id: idle.id, pending_reason: '' },
    ])
    .execute();
  const [said, reply] = await db
    .insertInto('messages')
    .values([
      messageRow(game.id, {
        sender_type: 'player',
        user_id: user.id,
        content: odd,
        client_id: 'one',
        rolls_json: '[]',
      }),
      messageRow(game.id, { content: long, character_id: character.id, rolls_json: '[{"total":20}]' }),
    ])
    .returning('id')
    .execute();
  await db
    .insertInto('turns')
    .values([
      turnRow(game.id, { message_id: said!.id, reply_id: reply!.id, status: 'done', finished_at: 'then' }),
      turnRow(game.id, { kind: 'greeting', status: 'failed', failure: odd }),
    ])
    .execute();
  const ticket = { ticket_hash: 't', game_id: game.id, user_id: user.id, expires_at: game.created_at };
  await db
    .insertInto('tickets')
    .values({ ...ticket, session_hash: session.token_hash })
    .execute();
  await db
    .insertInto('world_states')
    .values({ game_id: game.id, state_json: JSON.stringify({ place: odd }), updated_at: game.created_at })
    .execute();
  const bytes = Uint8Array.from({ length: 1_536 }, (_, index) => index % 256);
  await db
    .insertInto('adventure_chunks')
    .values([
      { game_id: game.id, position: 0, heading: '', content: long, vector: bytes },
      { game_id: game.id, position: 1, heading: odd, content: '', vector: null },
      { game_id: game.id, position: 2, heading: odd, content: '', vector: new Uint8Array(0) },
    ])
    .execute();
  return { user, game };
}

/** Books whose names sort differently by code units, by locale and by bytes, with more passages than a page holds. */
async function fillBooks({ db }: Store) {
  for (const book of ['z', 'É', 'e', '\u{1F409}', '\uFF5A', 'Z']) {
    const passages = Array.from({ length: 250 }, (_, position) => ({
      content_hash: `${book} ${position}`,
      book,
      position,
      heading: odd,
      content: `${position}`,
      vector: new Uint8Array([position % 256, 0, 255]),
    }));
    await db.insertInto('rulebook_chunks').values(passages).execute();
  }
}

async function contents({ db }: Store, tables = movedTables): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name, key } of tables) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const { rows } = await sql<object>`select * from ${sql.table(name)} order by ${order}`.execute(db);
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

async function openBoth() {
  return { source: await openTestStore('sqlite'), target: await openTestStore('postgres') };
}

describe('moving a database', () => {
  it.each(['sqlite', 'postgres'] as const)('decides about every table that %s has', async (kind) => {
    const { db } = await openTestStore(kind);
    const present = (await db.introspection.getTables()).map((table) => table.name);
    const planned = [...movedTables.map((table) => table.name), ...tablesLeftBehind];
    expect(planned.toSorted()).toEqual(present.toSorted());
  });

  it('brings every row over as it was, and leaves tickets behind', async () => {
    const { source, target } = await openBoth();
    await fill(source);
    await fillBooks(source);
    const before = await contents(source);
    const results = await moveDatabase(source, target, silent);
    const after = await contents(target);
    expect(after).toEqual(before);
    expect(results.map(({ table, rows }) => [table, rows])).toEqual(
      movedTables.map(({ name }) => [name, before[name]!.length]),
    );
    expect(await target.db.selectFrom('tickets').selectAll().execute()).toEqual([]);
    expect(await contents(source)).toEqual(before);
  });

  it('tells how far it is, page by page', async () => {
    const { source, target } = await openBoth();
    await fillBooks(source);
    const told: number[] = [];
    await moveDatabase(source, target, { ...silent, moving: (_, rows) => told.push(rows) });
    expect(told).toEqual([500, 1_000, 1_500]);
  });

  it('lets ids go on where they were, even after the newest rows were deleted', async () => {
    const { source, target } = await openBoth();
    const { game } = await fill(source);
    const other = gameRow();
    await source.db.insertInto('games').values(other).execute();
    const newest = await source.db
      .insertInto('messages')
      .values([messageRow(other.id), messageRow(other.id)])
      .returning('id')
      .execute();
    await source.db.deleteFrom('games').where('id', '=', other.id).execute();
    await moveDatabase(source, target, silent);
    const insert = (store: Store) =>
      store.db.insertInto('messages').values(messageRow(game.id)).returning('id').executeTakeFirstOrThrow();
    expect((await insert(target)).id).toBe(newest.at(-1)!.id + 1);
    expect(await insert(source)).toEqual({ id: newest.at(-1)!.id + 1 });
  });

  it('moves an empty database too: the first id is then 1', async () => {
    const { source, target } = await openBoth();
    await moveDatabase(source, target, silent);
    const game = gameRow();
    await target.db.insertInto('games').values(game).execute();
    const message = target.db.insertInto('messages').values(messageRow(game.id)).returning('id');
    expect(await message.execute()).toEqual([{ id: 1 }]);
  });

  it.each(['users', 'games'] as const)('refuses a target that has %s', async (table) => {
    const { source, target } = await openBoth();
    await fill(source);
    const row = table === 'users' ? userRow() : gameRow();
    await target.db
      .insertInto(table)
      .values(row as never)
      .execute();
    await expect(moveDatabase(source, target, silent)).rejects.toThrow(
      new StoreRefused(
        `The target database is not empty (its table ${table} has rows): a move needs a new database.`,
      ),
    );
    expect(await rowsIn(target)).toBe(1);
  });

  it('replaces the passages that a start on the target has computed', async () => {
    const { source, target } = await openBoth();
    await fillBooks(source);
    await target.db
      .insertInto('rulebook_chunks')
      .values({ content_hash: 'x', book: 'Other', position: 0, heading: '', content: '', vector: null })
      .execute();
    await moveDatabase(source, target, silent);
    expect(await contents(target)).toEqual(await contents(source));
  });

  it('leaves the target empty and the source as it was when a late row cannot be stored there', async () => {
    const { source, target } = await openBoth();
    const { game } = await fill(source);
    await source.db
      .insertInto('turns')
      .values(turnRow(game.id, { input_tokens: 3_000_000_000 }))
      .execute();
    const before = await contents(source);
    await expect(moveDatabase(source, target, silent)).rejects.toThrow('out of range');
    expect(await rowsIn(target)).toBe(0);
    expect(await contents(source)).toEqual(before);
  });

  it('notices a row that arrives changed, and takes everything back', async () => {
    const { source, target } = await openBoth();
    await fill(source);
    await sql`create function bend() returns trigger language plpgsql as
      $$ begin new.vector := overlay(new.vector placing '\\x07'::bytea from 9); return new; end $$`.execute(
      target.db,
    );
    await sql`create trigger bend before insert on adventure_chunks for each row
      when (octet_length(new.vector) > 9) execute function bend()`.execute(target.db);
    await expect(moveDatabase(source, target, silent)).rejects.toThrow(
      'The table adventure_chunks did not arrive as it was (3 of 3 rows, checksums compared)',
    );
    expect(await rowsIn(target)).toBe(0);
  });
});

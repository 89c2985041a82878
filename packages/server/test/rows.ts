import { randomUUID } from 'node:crypto';
import { type Procedure, room, writingOnce } from '../src/store/procedure.ts';
import { type Database, returning, type Value } from '../src/store/query.ts';
import type {
  CharacterRow,
  GameRow,
  MessageRow,
  NewUserRow,
  SessionRow,
  Tables,
  TurnRow,
  UserRow,
} from '../src/store/schema.ts';
import { databaseFile } from '../src/store/sqlite/data-directory.ts';
import { openDatabase } from '../src/store/sqlite/open-database.ts';
import { SqliteDatabase } from '../src/store/sqlite/sqlite-database.ts';
import type { Store } from '../src/store/store.ts';

const directories = new WeakMap<Store, string>();

/** Says where the file of a store lies, so that tests can look into it. */
export function locate(store: Store, options: object): Store {
  if ('dataDirectory' in options) directories.set(store, String(options.dataDirectory));
  return store;
}

/** Runs a procedure that stands in a test: on SQLite here, over a connection beside the store's own. */
export async function callHere<Argument, Result>(
  store: Store,
  procedure: Procedure<Argument, Result>,
  argument: Argument,
): Promise<Result> {
  if (store.kind === 'postgres') return store.call(procedure, argument);
  const directory = directories.get(store);
  if (directory === undefined) throw new Error('Nobody has located this store');
  const connection = openDatabase(databaseFile(directory), { readOnly: false });
  try {
    let result!: Result;
    const run = async (db: Database) => {
      result = await procedure.run(db, argument);
    };
    // The result stays here and need not be JSON.
    await new SqliteDatabase(connection, [room('test', { here: { ...procedure, run } })]).call(
      'test.here',
      'null',
    );
    return result;
  } finally {
    connection.close();
  }
}

/** Runs any statement. */
export async function ask<Row = Record<string, unknown>>(
  store: Store,
  sql: string,
  given: object = {},
): Promise<Row[]> {
  const statement = returning<object, Row>(sql);
  return callHere(
    store,
    writingOnce((db, _: null) => statement(db, given)),
    null,
  );
}

/** Stores rows as they are; gives them back with what the database has added. */
export async function insertRows<Table extends keyof Tables>(
  store: Store,
  table: Table,
  ...rows: Partial<Tables[Table]>[]
): Promise<Tables[Table][]> {
  const shapes = new Map<string, Value[][]>();
  for (const row of rows) {
    const columns = Object.keys(row).join(', ');
    shapes.set(columns, [...(shapes.get(columns) ?? []), Object.values(row) as Value[]]);
  }
  const stored: Tables[Table][] = [];
  for (const [columns, values] of shapes) {
    const insert = `insert into ${table} (${columns}) values :rows... returning *`;
    stored.push(...(await ask<Tables[Table]>(store, insert, { rows: values })));
  }
  return stored;
}

const at = '2026-11-15T20:00:00.000Z';

export function userRow(given: Partial<UserRow> = {}): NewUserRow {
  const id = randomUUID();
  return {
    id,
    name: `User ${id}`,
    name_key: `user ${id}`,
    password_hash: 'none',
    is_active: 1,
    created_at: at,
    ...given,
  };
}

export function sessionRow(userId: string): SessionRow {
  return { token_hash: randomUUID(), user_id: userId, created_at: at, last_used_at: at, device: null };
}

export function gameRow(given: Partial<GameRow> = {}): Omit<GameRow, 'epoch' | 'dm_messages'> {
  return {
    id: randomUUID(),
    name: 'The Sunken Mill',
    description: '',
    has_adventure: 0,
    creator_id: randomUUID(),
    participation_code: 'ABCD1234',
    status: 'active',
    ended_reason: null,
    created_at: at,
    adventure_text: '',
    ...given,
  };
}

export function characterRow(ownerId: string): CharacterRow {
  return {
    id: randomUUID(),
    owner_id: ownerId,
    name: 'Bree',
    ancestry: '',
    class_name: '',
    level: 1,
    background: '',
    abilities_json: '{}',
    armor_class: 10,
    speed: 30,
    proficiencies_json: '[]',
    inventory_json: '[]',
    spells_json: '[]',
    conditions_json: '[]',
    backstory: '',
    current_hp: 10,
    max_hp: 10,
    combat_stats_json: '{}',
    temporary_hp: 0,
    death_saves_json: JSON.stringify({ successes: 0, failures: 0 }),
    hit_dice_spent: 0,
    slots_spent_json: '[]',
    experience: 0,
    created_at: at,
    updated_at: at,
  };
}

export function messageRow(gameId: string, given: Partial<MessageRow> = {}) {
  return {
    game_id: gameId,
    sender_type: 'dm' as const,
    content: 'The door creaks.',
    created_at: at,
    kind: given.sender_type === 'player' ? ('action' as const) : ('narration' as const),
    ...given,
  };
}

export function turnRow(gameId: string, given: Partial<TurnRow> = {}): Partial<TurnRow> {
  return { game_id: gameId, kind: 'reply', status: 'owed', created_at: at, ...given };
}

/** What a turn costs that asked no model. */
export const nothingSpent = {
  model: 'storyteller',
  calls: 0,
  failures: 0,
  unmetered: 0,
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
};

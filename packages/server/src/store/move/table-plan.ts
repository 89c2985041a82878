import type { Tables } from '../schema.ts';

export type TableName = keyof Tables;

export interface MovedTable {
  name: TableName;
  /** The primary key: the order in which rows are read on both sides. */
  key: readonly string[];
  /** Rows per page: few where one row may hold a whole adventure. */
  pageRows: number;
}

/** What becomes of each table, in an order in which every row finds the rows that it refers to. */
const plan = {
  users: moved(['id']),
  sessions: moved(['token_hash']),
  characters: moved(['id']),
  games: moved(['id'], 10),
  game_settings: moved(['game_id']),
  participants: moved(['game_id', 'user_id']),
  messages: moved(['id']),
  takes: moved(['message_id', 'take']),
  withdrawn_messages: moved(['id']),
  turns: moved(['id']),
  world_states: moved(['game_id'], 50),
  memories: moved(['game_id']),
  message_marks: moved(['message_id']),
  chapters: moved(['game_id', 'from_id']),
  pins: moved(['id']),
  adventure_chunks: moved(['game_id', 'position']),
  adventure_scenes: moved(['game_id', 'number']),
  rulebook_chunks: moved(['book', 'position']),
  audit: moved(['id']),
  model_usage: moved(['game_id', 'day', 'model']),
  game_spending: moved(['game_id', 'model']),
  secrets: moved(['name']),
  imports: moved(['game_id']),
  waiting_characters: moved(['character_id']),
  // Good for a minute: whoever holds one asks for another.
  tickets: 'left behind',
  // Of the processes that run, not of the games.
  nodes: 'left behind',
  bus_messages: 'left behind',
} satisfies Record<TableName, Plan | 'left behind'>;

type Plan = Omit<MovedTable, 'name'>;

function moved(key: readonly string[], pageRows = 500): Plan {
  return { key, pageRows };
}

export const movedTables: readonly MovedTable[] = Object.entries(plan).flatMap(([name, entry]) =>
  typeof entry === 'string' ? [] : [{ name: name as TableName, ...entry }],
);

export const tablesLeftBehind: readonly string[] = Object.entries(plan)
  .filter(([, entry]) => entry === 'left behind')
  .map(([name]) => name);

/** Computed from the books: what stands in the target is replaced and does not make it a used one. */
export const derivedTable: TableName = 'rulebook_chunks';

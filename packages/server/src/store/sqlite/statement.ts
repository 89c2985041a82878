import type Database from 'libsql';
import type { QueryText, Value } from '../query.ts';

type Row = Record<string, unknown>;

/**
 * A prepared statement. A query that reads has its rows folded into one JSON array by SQLite itself: by far the cheapest way
 * out of the native library. Blobs, and what a statement that writes gives back, take the slower way.
 */
export class Statement {
  readonly #plain: Database.Statement;
  readonly #folded: Database.Statement | undefined;
  readonly #columns: readonly string[] = [];

  constructor(database: Database.Database, { sqlite: sql, reads }: QueryText) {
    this.#plain = database.prepare(sql);
    if (!this.#plain.reader) return;
    this.#plain.raw();
    const columns = this.#plain.columns();
    this.#columns = columns.map((column) => column.name);
    if (new Set(this.#columns).size < columns.length)
      throw new Error(`Two columns of a query have one name: ${sql}`);
    const holdsBlobs = columns.some(({ type }) => type?.toLowerCase() === 'blob');
    if (reads && !holdsBlobs) this.#folded = database.prepare(fold(sql, this.#columns)).raw();
  }

  rows(values: readonly Value[]): Row[] {
    const rows = this.#folded ? JSON.parse(this.#fold(values)) : this.#plain.all(values.map(bindable));
    return toRows(this.#columns, rows as unknown[][]);
  }

  /** The names of the columns and the rows as lists of values, in JSON. */
  text(values: readonly Value[]): string {
    return `[${JSON.stringify(this.#columns)},${this.#fold(values)}]`;
  }

  change(values: readonly Value[]): number {
    return this.#plain.run(values.map(bindable)).changes;
  }

  #fold(values: readonly Value[]): string {
    if (!this.#folded) throw new Error('Blobs cannot be sent on as they come');
    return (this.#folded.get(values.map(bindable)) as [string])[0];
  }
}

export function toRows(columns: readonly string[], rows: readonly (readonly unknown[])[]): Row[] {
  return rows.map((values) => {
    const row: Row = {};
    for (let index = 0; index < columns.length; index++) row[columns[index]!] = values[index];
    return row;
  });
}

/**
 * The limit keeps SQLite from merging the two queries, which would compute a subselect twice and give up the order of
 * the rows.
 */
function fold(sql: string, columns: readonly string[]): string {
  const values = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
  return `select json_group_array(json_array(${values})) from (select * from (${sql}) limit -1)`;
}

/** Refuses what SQLite cannot hold before it reaches the native library, which would end the whole process. */
function bindable(value: Value): Value | bigint {
  // The library binds every number as a real; whole ones must stay whole in expressions too.
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  // The library would cut a text off at a NUL without a word; PostgreSQL refuses it too.
  if (typeof value === 'string' && !value.includes('\0')) return value;
  if (value === null || value instanceof Uint8Array || Number.isFinite(value)) return value;
  throw new TypeError(`A ${typeof value} cannot be stored`);
}

import type Database from 'libsql';
import type { Answer, Parameter } from './protocol.ts';

/** What a statement gave, still without the id of its request. */
export type Outcome =
  | { kind: 'json'; columns: string; rows: string }
  | { kind: 'values'; columns: string; rows: unknown[][] }
  | { kind: 'text'; column: string; text: string | null }
  | { kind: 'changes'; count: number };

export function toReply(id: number, outcome: Outcome): Answer {
  if (outcome.kind === 'changes') return [id, 'changes', outcome.count];
  if (outcome.kind === 'text') return [id, 'text', outcome.column, outcome.text];
  return outcome.kind === 'json'
    ? [id, 'json', outcome.columns, outcome.rows]
    : [id, 'values', outcome.columns, outcome.rows];
}

/** A whole answer that the query has put together; see JsonSql. */
const jsonColumn = '["json"]';

/** A prepared statement that hands out its rows in the cheapest form that holds them. */
export class Statement {
  readonly #plain: Database.Statement;
  readonly #columns: string;
  #packed: Database.Statement | undefined;

  constructor(database: Database.Database, sql: string) {
    this.#plain = database.prepare(sql);
    if (!this.#plain.reader) {
      this.#columns = '[]';
      return;
    }
    this.#plain.raw();
    const columns = this.#plain.columns();
    this.#columns = JSON.stringify(columns.map((column) => column.name));
    const packed = this.#columns === jsonColumn ? undefined : packedQuery(sql, columns);
    if (packed) this.#packed = database.prepare(packed).raw();
  }

  execute(parameters: readonly Parameter[]): Outcome {
    const bound = parameters.map(toBindable);
    if (!this.#plain.reader) return { kind: 'changes', count: this.#plain.run(bound).changes };
    if (this.#packed) {
      try {
        const [rows] = this.#packed.get(bound) as [string];
        return { kind: 'json', columns: this.#columns, rows };
      } catch (error) {
        if (!isUnpackable(error)) throw error;
        this.#packed = undefined;
      }
    }
    const rows = this.#plain.all(bound) as unknown[][];
    if (this.#columns === jsonColumn && rows.length < 2) {
      return { kind: 'text', column: 'json', text: (rows[0]?.[0] ?? null) as string | null };
    }
    return { kind: 'values', columns: this.#columns, rows };
  }
}

/** The library binds every number as a real; whole ones must stay whole in expressions too. */
function toBindable(parameter: Parameter): Parameter {
  return typeof parameter === 'number' && Number.isSafeInteger(parameter) ? BigInt(parameter) : parameter;
}

const unpackable = 'malformed JSON';

function isUnpackable(error: unknown): boolean {
  return error instanceof Error && error.message.includes(unpackable);
}

/**
 * The query with its rows folded into one JSON array by SQLite itself; or nothing where JSON would lose something:
 * writes, blobs, columns of one name. The type of a computed column shows only while it runs, so a blob or a real
 * there makes the packed query fail on purpose. The limit keeps SQLite from merging the two queries, which would
 * compute such a column twice and give up the order of the rows.
 */
function packedQuery(sql: string, columns: Database.ColumnDefinition[]): string | undefined {
  if (!/^\s*(select|with)\b/i.test(sql)) return undefined;
  if (new Set(columns.map((column) => column.name)).size < columns.length) return undefined;
  if (columns.some((column) => column.type !== null && !/^(text|integer)$/i.test(column.type)))
    return undefined;
  const values = columns.map((column) => {
    const name = `"${column.name.replaceAll('"', '""')}"`;
    if (column.type !== null) return name;
    return `case when typeof(${name}) in ('blob', 'real') then json('?') else ${name} end`;
  });
  return `select json_group_array(json_array(${values.join(', ')})) from (select * from (${sql}) limit -1)`;
}

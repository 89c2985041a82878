import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import type { MovedTable } from './table-plan.ts';

export type Row = Record<string, unknown>;

/** All rows in the order of the key, a page at a time. Both databases compare texts byte by byte. */
export async function* readPages(
  db: Kysely<Tables>,
  table: MovedTable,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last
      ? sql`where (${key}) > (${sql.join(table.key.map((column) => last?.[column]))})`
      : sql``;
    const page = sql<Row>`select ${selected} from ${sql.table(table.name)} ${after} order by ${key} limit ${table.pageRows}`;
    const { rows } = await page.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.length < table.pageRows ? undefined : rows.at(-1);
  } while (last);
}

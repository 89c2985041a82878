import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import { StoreRefused } from '../store.ts';
import { type Row, readPages } from './read-pages.ts';
import { RowDigest } from './row-digest.ts';
import type { MovedTable } from './table-plan.ts';

export interface TableMove {
  source: Kysely<Tables>;
  target: Transaction<Tables>;
  table: MovedTable;
  /** Of the source: a column that the target lacks makes the move fail. */
  columns: readonly string[];
  /** Told after every page. */
  moved(rows: number): void;
}

/** Copies the rows, then reads them back. Gives the checksum on which both sides agree. */
export async function moveTable(move: TableMove): Promise<{ rows: number; checksum: string }> {
  const { source, target, table, columns } = move;
  const sent = new RowDigest(columns);
  for await (const page of readPages(source, table, columns)) {
    sent.add(page);
    await insert(target, table, columns, page);
    move.moved(sent.rows);
  }
  const arrived = new RowDigest(columns);
  for await (const page of readPages(target, table, columns)) arrived.add(page);
  const checksum = sent.checksum();
  if (arrived.rows !== sent.rows || arrived.checksum() !== checksum) {
    throw new StoreRefused(
      `The table ${table.name} did not arrive as it was (${arrived.rows} of ${sent.rows} rows, checksums compared): nothing was moved.`,
    );
  }
  return { rows: sent.rows, checksum };
}

async function insert(
  target: Transaction<Tables>,
  table: MovedTable,
  columns: readonly string[],
  page: readonly Row[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const rows = sql.join(page.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
  await sql`insert into ${sql.table(table.name)} (${names}) values ${rows}`.execute(target);
}

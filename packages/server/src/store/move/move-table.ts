import { change, type Database, query, type Value } from '../query.ts';
import { StoreRefused } from '../store.ts';
import { RowDigest } from './row-digest.ts';
import type { MovedTable } from './table-plan.ts';

type Row = Record<string, Value>;

export interface TableMove {
  source: Database;
  target: Database;
  table: MovedTable;
  /** Of the source: a column that the target lacks makes the move fail. */
  columns: readonly string[];
  /** Told after every page. */
  moving(rows: number): void;
}

/** Copies the rows, then reads them back. Gives the checksum on which both sides agree. */
export async function moveTable(move: TableMove): Promise<{ rows: number; checksum: string }> {
  const { source, target, table, columns } = move;
  const insert = change<{ rows: Value[][] }>(
    `insert into ${table.name} (${columns.join(', ')}) values :rows...`,
  );
  const sent = new RowDigest(columns);
  for await (const page of readPages(source, table, columns)) {
    sent.add(page);
    await insert(target, { rows: page.map((row) => columns.map((column) => row[column]!)) });
    move.moving(sent.rows);
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

/** All rows in the order of the key, a page at a time. Both databases compare texts byte by byte. */
async function* readPages(
  db: Database,
  { name, key, pageRows }: MovedTable,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const select = `select ${columns.join(', ')} from ${name}`;
  const page = `order by ${key.join(', ')} limit ${pageRows}`;
  const first = query<object, Row>(`${select} ${page}`);
  const next = query<{ last: Value[][] }, Row>(`${select} where (${key.join(', ')}) > :last... ${page}`);
  for (let rows = await first(db, {}); rows.length > 0; ) {
    yield rows;
    const last = rows.at(-1)!;
    rows = rows.length < pageRows ? [] : await next(db, { last: [key.map((column) => last[column]!)] });
  }
}

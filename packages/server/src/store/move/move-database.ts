import { writing } from '../procedure.ts';
import { change, type Database, query } from '../query.ts';
import { openDatabase } from '../sqlite/open-database.ts';
import { SqliteDatabase } from '../sqlite/sqlite-database.ts';
import { type Store, StoreRefused } from '../store.ts';
import { moveTable } from './move-table.ts';
import { derivedTable, movedTables } from './table-plan.ts';

export interface MovedRows {
  table: string;
  rows: number;
  /** SHA-256 over the rows, computed alike from what was read here and from what arrived there. */
  checksum: string;
}

export interface Progress {
  /** Told after every page of a table. */
  moving(table: string, rows: number): void;
  moved(result: MovedRows): void;
}

const selectColumns = query<{ table: string }, { name: string }>(
  'select name from pragma_table_info(:table)',
);

/**
 * Moves everything from the file of an embedded database, which nobody else may use, to an empty PostgreSQL database of the
 * same schema, in one transaction: it is there as a whole and verified, or not at all. The source is only read. For the
 * command line: it works on the calling thread.
 */
export async function moveDatabase(file: string, target: Store, progress: Progress): Promise<MovedRows[]> {
  const opened = openDatabase(file, { readOnly: true });
  const source = new SqliteDatabase(opened);
  const move = writing(async (db, _: null) => {
    await takeTables(db);
    const results: MovedRows[] = [];
    for (const table of movedTables) {
      const columns = (await selectColumns(source, { table: table.name })).map(({ name }) => name);
      const moving = (rows: number) => progress.moving(table.name, rows);
      const result = await moveTable({ source, target: db, table, columns, moving });
      results.push({ table: table.name, ...result });
      progress.moved({ table: table.name, ...result });
    }
    await continueCounters(source, db);
    return results;
  });
  try {
    return await target.call(move, null);
  } finally {
    opened.close();
  }
}

const emptyDerived = change<object>(`delete from ${derivedTable}`);

/** Keeps every other writer out, so that empty stays empty until the end. */
async function takeTables(target: Database): Promise<void> {
  await target.script(`lock table ${movedTables.map(({ name }) => name).join(', ')} in exclusive mode`);
  for (const { name } of movedTables) {
    const found = await query<object, object>(`select 1 as found from ${name} limit 1`).first(target, {});
    if (name !== derivedTable && found) {
      throw new StoreRefused(
        `The target database is not empty (its table ${name} has rows): a move needs a new database.`,
      );
    }
  }
  await emptyDerived(target, {});
}

const selectCounters = query<object, { name: string; last: number }>(
  `select tables.name, coalesce(sqlite_sequence.seq, 0) as last
   from sqlite_schema as tables left join sqlite_sequence on sqlite_sequence.name = tables.name
   where tables.type = 'table' and tables.sql like '%autoincrement%'`,
);

/** Lets the target's counters go on where the source's stand, so that no id is ever given twice, not even a deleted one's. */
async function continueCounters(source: Database, target: Database): Promise<void> {
  const moved = new Set<string>(movedTables.map(({ name }) => name));
  for (const { name, last } of await selectCounters(source, {})) {
    // Unlike setval, this is undone with the transaction.
    if (moved.has(name)) await target.script(`alter table ${name} alter column id restart with ${last + 1}`);
  }
}

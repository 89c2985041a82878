import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import { type Store, StoreRefused } from '../store.ts';
import { continueCounters } from './continue-counters.ts';
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

/**
 * Moves everything from an embedded database to an empty PostgreSQL database of the same schema, in one transaction:
 * it is there as a whole and verified, or not at all. The source is only read.
 */
export async function moveDatabase(source: Store, target: Store, progress: Progress): Promise<MovedRows[]> {
  const names = new Set<string>(movedTables.map((table) => table.name));
  const shapes = (await source.db.introspection.getTables()).filter((shape) => names.has(shape.name));
  return target.db.transaction().execute(async (transaction) => {
    await takeTables(transaction);
    const results: MovedRows[] = [];
    for (const table of movedTables) {
      const shape = shapes.find((candidate) => candidate.name === table.name);
      const result = await moveTable({
        source: source.db,
        target: transaction,
        table,
        columns: (shape?.columns ?? []).map((column) => column.name),
        moved: (rows) => progress.moving(table.name, rows),
      });
      results.push({ table: table.name, ...result });
      progress.moved({ table: table.name, ...result });
    }
    await continueCounters(source.db, transaction, shapes);
    return results;
  });
}

/** Keeps every other writer out, so that empty stays empty until the end. */
async function takeTables(transaction: Transaction<Tables>): Promise<void> {
  const all = sql.join(movedTables.map((table) => sql.table(table.name)));
  await sql`lock table ${all} in exclusive mode`.execute(transaction);
  for (const { name } of movedTables) {
    if (name !== derivedTable && (await hasRows(transaction, name))) {
      throw new StoreRefused(
        `The target database is not empty (its table ${name} has rows): a move needs a new database.`,
      );
    }
  }
  await transaction.deleteFrom(derivedTable).execute();
}

async function hasRows(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

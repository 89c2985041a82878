import { type Kysely, sql, type TableMetadata, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';

/** Lets the target's counters go on where the source's stand, so that no id is ever given twice, not even a deleted one's. */
export async function continueCounters(
  source: Kysely<Tables>,
  target: Transaction<Tables>,
  tables: readonly TableMetadata[],
): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
    source,
  );
  const given = new Map(rows.map(({ name, seq }) => [name, seq]));
  for (const { name, columns } of tables) {
    const counter = columns.find((column) => column.isAutoIncrementing);
    if (!counter) continue;
    // Unlike setval, this is undone with the transaction.
    const next = sql.lit((given.get(name) ?? 0) + 1);
    await sql`alter table ${sql.table(name)} alter column ${sql.ref(counter.name)} restart with ${next}`.execute(
      target,
    );
  }
}

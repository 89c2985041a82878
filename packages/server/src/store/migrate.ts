import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './schema.ts';
import { type StoreLog, StoreRefused } from './store.ts';

/** Brings the tables up to date, all in one transaction. Several nodes may do so at once. */
export async function migrate(db: Kysely<Tables>, log: StoreLog): Promise<void> {
  refuseUnknown(await appliedMigrations(db));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  for (const { migrationName } of results) log.info({ migration: migrationName }, 'database migrated');
}

/** A database that a newer program has changed may mean something else by its rows. */
export function refuseUnknown(applied: readonly string[]): void {
  const unknown = applied.find((name) => !(name in migrations));
  if (unknown === undefined) return;
  throw new StoreRefused(
    `The database was written by a newer Fireside (this program does not know its migration "${unknown}"): update the program.`,
  );
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

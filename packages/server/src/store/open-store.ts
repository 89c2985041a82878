import type { Config } from '../config/config.ts';
import type { PostgresOptions } from './postgres/open-postgres-store.ts';
import { openSqliteStore, type SqliteOptions } from './sqlite/open-sqlite-store.ts';
import type { Store, StoreLog } from './store.ts';

/** The database that the configuration names. */
export function storeOptions(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDirectory' | 'port'>,
): StoreOptions {
  return config.databaseUrl
    ? { databaseUrl: config.databaseUrl, poolSize: config.databasePoolSize }
    : { dataDirectory: config.dataDirectory, port: config.port };
}

export type StoreOptions = SqliteOptions | PostgresOptions;

/** Opens the database and brings its tables up to date. */
export async function openStore(options: StoreOptions, log: StoreLog): Promise<Store> {
  if (!('databaseUrl' in options)) return openSqliteStore(options, log);
  // Loaded only where it is used: most tables need one process and no PostgreSQL.
  const { openPostgresStore } = await import('./postgres/open-postgres-store.ts');
  return openPostgresStore(options, log);
}

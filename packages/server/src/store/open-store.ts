import type { Config } from '../config/config.ts';
import { openPostgresStore, type PostgresOptions } from './postgres/open-postgres-store.ts';
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
export function openStore(options: StoreOptions, log: StoreLog): Promise<Store> {
  return 'databaseUrl' in options ? openPostgresStore(options, log) : openSqliteStore(options, log);
}

import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteMark } from '../is-sqlite.ts';
import { SqliteConnection, type Threads } from './connection.ts';

/** SQLite in its own threads, as Kysely sees it. */
export class SqliteThreadsDialect implements Dialect {
  readonly #threads: Threads;

  constructor(threads: Threads) {
    this.#threads = threads;
  }

  createDriver(): Driver {
    return new SqliteThreadsDriver(this.#threads);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

export class TransactionalSqliteAdapter extends SqliteAdapter implements SqliteMark {
  readonly isSqlite = true;

  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteThreadsDriver implements Driver {
  readonly #threads: Threads;

  constructor(threads: Threads) {
    this.#threads = threads;
  }

  async init() {}

  async acquireConnection() {
    return new SqliteConnection(this.#threads);
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection) {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection) {
    await connection.rollback();
  }

  async releaseConnection() {}

  /** The store that opened the threads closes them. */
  async destroy() {}
}

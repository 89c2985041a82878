import type { CompiledQuery, QueryResult } from 'kysely';
import type Database from 'libsql';
import type { Queryable } from '../compile-once.ts';
import type { SqliteMark } from '../is-sqlite.ts';
import { checkedParameters } from './checked-parameters.ts';
import { ResultReader } from './result-reader.ts';
import { toReply } from './statement.ts';
import type { StatementCache } from './statement-cache.ts';

interface Parts {
  database: Database.Database;
  statements: StatementCache;
}

const doomedBy = 'one of its statements has failed';

/** The database as a procedure sees it in the database's own thread: texts in, rows out. */
export class ThreadDatabase {
  readonly #database: Database.Database;
  readonly #statements: StatementCache;
  readonly #results = new ResultReader();
  readonly #executor: { adapter: SqliteMark } = { adapter: { isSqlite: true } };
  /** Whether a statement of the transaction has failed: then nothing of it can be kept. */
  #doomed = false;

  constructor({ database, statements }: Parts) {
    this.#database = database;
    this.#statements = statements;
  }

  /** Kysely's interfaces are far wider than what a query compiled once needs of them. */
  get queryable(): Queryable {
    return this as unknown as Queryable;
  }

  getExecutor() {
    return this.#executor;
  }

  async executeQuery({ sql, parameters }: CompiledQuery): Promise<QueryResult<unknown>> {
    if (this.#doomed) throw new Error(`The transaction cannot go on: ${doomedBy}`);
    try {
      const outcome = this.#statements.get(sql).execute(checkedParameters(parameters));
      return this.#results.read(toReply(0, outcome));
    } catch (error) {
      this.#doomed = this.#database.inTransaction;
      throw error;
    }
  }

  /** One transaction around the work, kept when it succeeds. */
  async transaction<T>(begin: 'begin' | 'begin immediate', work: () => Promise<T>): Promise<T> {
    this.#database.exec(begin);
    try {
      const result = await work();
      if (this.#doomed) throw new Error(`The transaction cannot be committed: ${doomedBy}`);
      this.#database.exec('commit');
      return result;
    } finally {
      this.#doomed = false;
      if (this.#database.inTransaction) this.#database.exec('rollback');
    }
  }
}

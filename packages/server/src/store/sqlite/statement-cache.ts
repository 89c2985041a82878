import type Database from 'libsql';
import { Statement } from './statement.ts';

const capacity = 500;

/** Prepared statements by their text: preparing one costs several times what running it does. */
export class StatementCache {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  get(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = new Statement(this.#database, sql);
    // Queries of this program are few; only lists of changing length make new texts without end.
    if (this.#statements.size >= capacity) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}

import type Libsql from 'libsql';
import type { AnyProcedure, Room } from '../procedure.ts';
import type { Database, QueryText, Value } from '../query.ts';
import { Statement } from './statement.ts';

const doomedBy = 'one of its statements has failed';
/** Queries of this program are few; only lists of changing length make new texts without end. */
const statementsKept = 500;

/** The database as procedures see it, in the thread that it is open in. They run one at a time. */
export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly #database: Libsql.Database;
  readonly #procedures = new Map<string, AnyProcedure>();
  /** By their text: preparing a statement costs several times what running it does. */
  readonly #statements = new Map<string, Statement>();
  /** Whether a statement of the transaction has failed: then nothing of it can be kept. */
  #doomed = false;

  constructor(database: Libsql.Database, rooms: readonly Room[] = []) {
    this.#database = database;
    for (const procedure of rooms.flatMap((room) => Object.values(room))) {
      if (this.#procedures.has(procedure.name))
        throw new Error(`Two procedures are called ${procedure.name}`);
      this.#procedures.set(procedure.name, procedure);
    }
  }

  /** JSON in, JSON out. */
  async call(name: string, argument: string): Promise<string> {
    const procedure = this.#procedures.get(name);
    if (!procedure)
      throw new Error(`The database's thread has no procedure ${name}: is its room in sqlite-thread.ts?`);
    const { writes, isSingle, run, rows } = procedure;
    if (rows) {
      const { text, values } = rows.ask(JSON.parse(argument) as never);
      return this.#run(() => this.#statement(text).text(values));
    }
    const work = () => run(this, JSON.parse(argument) as never);
    const result = isSingle
      ? await work()
      : await this.#transaction(writes ? 'begin immediate' : 'begin', work);
    return JSON.stringify(result) ?? '';
  }

  async rows<Row>(text: QueryText, values: readonly Value[]): Promise<Row[]> {
    return this.#run(() => this.#statement(text).rows(values) as Row[]);
  }

  async change(text: QueryText, values: readonly Value[]): Promise<number> {
    return this.#run(() => this.#statement(text).change(values));
  }

  async script(sql: string): Promise<void> {
    this.#run(() => this.#database.exec(sql));
  }

  #run<T>(work: () => T): T {
    if (this.#doomed) throw new Error(`The transaction cannot go on: ${doomedBy}`);
    try {
      return work();
    } catch (error) {
      this.#doomed = this.#database.inTransaction;
      throw error;
    }
  }

  #statement(text: QueryText): Statement {
    const known = this.#statements.get(text.sqlite);
    if (known) return known;
    const statement = new Statement(this.#database, text);
    if (this.#statements.size >= statementsKept) this.#statements.clear();
    this.#statements.set(text.sqlite, statement);
    return statement;
  }

  /** Kept when the work succeeds. */
  async #transaction<T>(begin: 'begin' | 'begin immediate', work: () => Promise<T>): Promise<T> {
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

import { learn, type QueryText } from '../compile-once.ts';
import type { AnyProcedure } from '../procedure.ts';
import type { ThreadDatabase } from './thread-database.ts';

/** Runs procedures in the thread of the database, one at a time. */
export class ProcedureRunner {
  readonly #database: ThreadDatabase;
  readonly #procedures: ReadonlyMap<string, AnyProcedure>;

  constructor(database: ThreadDatabase, procedures: readonly AnyProcedure[]) {
    this.#database = database;
    this.#procedures = new Map(procedures.map((procedure) => [procedure.name, procedure]));
  }

  /** Takes the texts of the queries that procedures run: they are made in the main thread. */
  learn(texts: string) {
    learn(this.#database.queryable, new Map(JSON.parse(texts) as [string, QueryText][]));
  }

  /** JSON in, JSON out. */
  async run(name: string, argument: string): Promise<string> {
    const procedure = this.#procedures.get(name);
    if (!procedure) throw new Error(`There is no procedure ${name}`);
    const given: unknown = JSON.parse(argument);
    const result = await this.#database.transaction(procedure.writes ? 'begin immediate' : 'begin', () =>
      procedure.run(this.#database.queryable, given),
    );
    return JSON.stringify(result) ?? '';
  }
}

import type { PoolClient, QueryResult } from 'pg';
import type { Procedure } from '../procedure.ts';
import type { Database, QueryText, Value } from '../query.ts';
import { StoreUnavailable } from '../store.ts';
import { toStoreError } from './connection-failures.ts';

/** A client of the pool, for as long as one procedure has it. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #client: PoolClient;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async call<Argument, Result>(procedure: Procedure<Argument, Result>, argument: Argument): Promise<Result> {
    try {
      if (procedure.isSingle) return await procedure.run(this, argument);
      await this.#run(procedure.writes ? 'begin' : 'begin isolation level repeatable read read only');
      const result = await this.#inside(() => procedure.run(this, argument));
      return result;
    } finally {
      this.#client.release(this.#isBroken);
    }
  }

  async rows<Row>(text: QueryText, values: readonly Value[]): Promise<Row[]> {
    return (await this.#run(text.postgres, values)).rows as Row[];
  }

  async change(text: QueryText, values: readonly Value[]): Promise<number> {
    return (await this.#run(text.postgres, values)).rowCount ?? 0;
  }

  async script(sql: string): Promise<void> {
    await this.#run(sql);
  }

  async #inside<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
      if ((await this.#run('commit')).command === 'ROLLBACK')
        throw new Error('The transaction cannot be committed: one of its statements has failed');
      return result;
    } catch (error) {
      await this.#run('rollback').catch(() => {
        this.#isBroken = true;
      });
      throw error;
    }
  }

  async #run(sql: string, values?: readonly Value[]): Promise<QueryResult> {
    try {
      // Without values the text may hold several statements.
      return await (values ? this.#client.query(sql, [...values]) : this.#client.query(sql));
    } catch (error) {
      const translated = toStoreError(error);
      if (translated instanceof StoreUnavailable) this.#isBroken = true;
      throw translated;
    }
  }
}

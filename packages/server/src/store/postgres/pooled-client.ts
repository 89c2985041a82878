import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { StoreUnavailable } from '../store.ts';
import { toStoreError } from './connection-failures.ts';

/** A client of the pool, for as long as one query or transaction has it. */
export class PooledClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #broken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): never {
    if (typeof sql !== 'string') throw new Error('Rows are not streamed from PostgreSQL');
    return this.#run(sql, parameters) as never;
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  async #run(sql: string, parameters: readonly unknown[]) {
    try {
      const result = await this.#client.query(sql, [...parameters]);
      // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
      if (sql === 'commit' && result.command === 'ROLLBACK') {
        throw new Error('The transaction cannot be committed: one of its statements has failed');
      }
      return result;
    } catch (error) {
      const translated = toStoreError(error);
      if (translated instanceof StoreUnavailable || sql === 'rollback') this.#broken = true;
      throw translated;
    }
  }
}

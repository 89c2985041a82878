import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { checkedParameters } from './checked-parameters.ts';
import type { Parameter } from './protocol.ts';
import type { WorkerClient } from './worker-client.ts';
import type { WriteQueue } from './write-queue.ts';

export interface Threads {
  reader: WorkerClient;
  writer: WorkerClient;
  queue: WriteQueue;
  /** Milliseconds after which a transaction is rolled back, lest one that hangs keep every other from writing. */
  transactionLimit: number;
}

interface OpenTransaction {
  leave(): void;
  /** The write lock is taken together with the first statement, which saves a round trip. */
  begun: boolean;
  /** Why no further statement may run. */
  failure: string | undefined;
  limit: NodeJS.Timeout;
}

/**
 * What Kysely takes for a connection. Outside a transaction, reads go to the reading thread and never wait for a
 * writer; a single write waits for its turn. Inside one, everything goes to the writing thread.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #threads: Threads;
  #transaction: OpenTransaction | undefined;

  constructor(threads: Threads) {
    this.#threads = threads;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = checkedParameters(query.parameters);
    return (await this.#execute(query, parameters)) as QueryResult<R>;
  }

  async begin(): Promise<void> {
    const leave = await this.#threads.queue.enter();
    const limit = setTimeout(() => this.#expire(), this.#threads.transactionLimit);
    this.#transaction = { leave, begun: false, failure: undefined, limit };
  }

  async commit(): Promise<void> {
    const { begun, failure } = this.#transaction!;
    if (failure) throw new Error(`The transaction cannot be committed: ${failure}`);
    if (begun) await this.#threads.writer.request('run', 'commit');
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      if (this.#transaction?.begun) await this.#threads.writer.request('rollback');
    } finally {
      this.#end();
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator, and this one has nothing to give
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed from SQLite');
  }

  async #execute(query: CompiledQuery, parameters: Parameter[]): Promise<QueryResult<unknown>> {
    const { reader, writer, queue } = this.#threads;
    if (this.#transaction) return this.#executeInside(this.#transaction, query.sql, parameters);
    if (/^\s*select\b/i.test(query.sql)) return reader.request('run', query.sql, parameters);
    const leave = await queue.join();
    try {
      return await writer.request('run', query.sql, parameters);
    } finally {
      leave();
    }
  }

  async #executeInside(transaction: OpenTransaction, sql: string, parameters: Parameter[]) {
    if (transaction.failure) throw new Error(`The transaction cannot go on: ${transaction.failure}`);
    const kind = transaction.begun ? 'run' : 'begin';
    transaction.begun = true;
    try {
      return await this.#threads.writer.request(kind, sql, parameters);
    } catch (error) {
      transaction.failure ??= 'one of its statements has failed';
      throw error;
    }
  }

  async #expire() {
    const transaction = this.#transaction!;
    transaction.failure = 'it took too long';
    try {
      if (transaction.begun) await this.#threads.writer.request('rollback');
    } catch {
      // A thread that has died has rolled back.
    } finally {
      transaction.begun = false;
      transaction.leave();
    }
  }

  #end() {
    if (!this.#transaction) return;
    clearTimeout(this.#transaction.limit);
    this.#transaction.leave();
    this.#transaction = undefined;
  }
}

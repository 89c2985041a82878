import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import type { Parameter, Reply, Request, RequestKind, WorkerData } from './protocol.ts';
import { ResultReader } from './result-reader.ts';
import { toStoreError } from './sqlite-failure.ts';

interface Pending {
  resolve(result: QueryResult<unknown>): void;
  reject(error: Error): void;
}

/** The main thread's side of a database thread. What is asked within one turn of the event loop travels together. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #results = new ResultReader();
  readonly #pending = new Map<number, Pending>();
  #outbox: Request[] = [];
  #lastId = 0;
  #death: Error | undefined;

  constructor(data: WorkerData, onDeath: (cause: Error) => void) {
    const entry = createRequire(import.meta.url).resolve('#sqlite-worker');
    this.#worker = new Worker(entry, { workerData: data, execArgv: [] });
    this.#worker.on('message', (replies: Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    this.#worker.on('error', (cause) => this.#die(cause as Error, onDeath));
    this.#worker.on('exit', () => this.#die(new Error('The database thread has ended'), onDeath));
  }

  request(kind: RequestKind, sql = '', parameters: readonly Parameter[] = []): Promise<QueryResult<unknown>> {
    return new Promise((resolve, reject) => {
      if (this.#death) {
        reject(new StoreUnavailable(this.#death));
        return;
      }
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      if (this.#outbox.length === 0) setImmediate(() => this.#send());
      this.#outbox.push([id, kind, sql, parameters]);
    });
  }

  /** Closes the database once everything asked before has been answered. */
  async close(): Promise<void> {
    if (this.#death) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.request('close').catch(() => undefined);
    this.#death = new Error('The database is closed');
    await ended;
  }

  #send() {
    const requests = this.#outbox;
    this.#outbox = [];
    this.#worker.postMessage(requests);
  }

  #settle(reply: Reply) {
    const pending = this.#pending.get(reply[0]);
    this.#pending.delete(reply[0]);
    if (!pending) return;
    if (reply[1] === 'failure') pending.reject(toStoreError(reply[2], reply[3]));
    else pending.resolve(this.#results.read(reply));
  }

  #die(cause: Error, onDeath: (cause: Error) => void) {
    if (!this.#death) onDeath(cause);
    this.#death ??= cause;
    for (const { reject } of this.#pending.values()) reject(new StoreUnavailable(cause));
    this.#pending.clear();
  }
}

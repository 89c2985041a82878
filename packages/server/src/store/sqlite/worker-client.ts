import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import type { Parameter, Reply, Request, RequestKind, WorkerData } from './protocol.ts';
import { queryTexts } from './query-texts.ts';
import { ResultReader } from './result-reader.ts';
import { toStoreError } from './sqlite-failure.ts';

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The main thread's side of a database thread. What is asked within one turn of the event loop travels together. */
export class WorkerClient {
  readonly #worker: Worker;
  readonly #results = new ResultReader();
  readonly #pending = new Map<number, Pending>();
  #outbox: Request[] = [];
  #lastId = 0;
  #hasTaught = false;
  #death: Error | undefined;

  constructor(data: WorkerData, onDeath: (cause: Error) => void) {
    const entry = createRequire(import.meta.url).resolve('#sqlite-thread');
    this.#worker = new Worker(entry, { workerData: data, execArgv: [] });
    this.#worker.on('message', (replies: Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    this.#worker.on('error', (cause) => this.#die(cause as Error, onDeath));
    this.#worker.on('exit', () => this.#die(new Error('The database thread has ended'), onDeath));
  }

  request(
    kind: Exclude<RequestKind, 'call'>,
    sql = '',
    parameters: readonly Parameter[] = [],
  ): Promise<QueryResult<unknown>> {
    return this.#ask(kind, sql, parameters) as Promise<QueryResult<unknown>>;
  }

  /** Runs a procedure in the thread; what it gives has gone through JSON. */
  call(name: string, argument: unknown): Promise<unknown> {
    if (!this.#hasTaught) this.#teach();
    return this.#ask('call', name, [JSON.stringify(argument)]);
  }

  /** Before the first procedure: a program that runs none spares itself the making of the texts. */
  #teach() {
    this.#hasTaught = true;
    this.request('learn', '', [queryTexts()]).catch(() => undefined);
  }

  #ask(kind: RequestKind, sqlOrName: string, parameters: readonly Parameter[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#death) {
        reject(new StoreUnavailable(this.#death));
        return;
      }
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      if (this.#outbox.length === 0) setImmediate(() => this.#send());
      this.#outbox.push([id, kind, sqlOrName, parameters]);
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
    else if (reply[1] === 'result') pending.resolve(reply[2] === '' ? undefined : JSON.parse(reply[2]));
    else pending.resolve(this.#results.read(reply));
  }

  #die(cause: Error, onDeath: (cause: Error) => void) {
    if (!this.#death) onDeath(cause);
    this.#death ??= cause;
    for (const { reject } of this.#pending.values()) reject(new StoreUnavailable(cause));
    this.#pending.clear();
  }
}

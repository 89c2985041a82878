import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@fireside/contract';
import { StoreUnavailable } from '../store.ts';
import type { Loss } from './database-file.ts';
import type { Answers, Reply, Request, ThreadData } from './protocol.ts';
import { toStoreError } from './sqlite-failure.ts';

export interface DatabaseThreadOptions extends ThreadData {
  /** The module that the thread runs; ours unless told. */
  entry?: string | undefined;
  /** Told of every death that was not asked for. */
  died(cause: Error): void;
  /** Told what has become of the file, again and again. */
  lost?(what: string): void;
}

interface Pending {
  /** Whether what it gives is wanted even when the file is lost. */
  evenIfLost: boolean;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const closed = new Error('The database is closed');

/**
 * The main thread's side of a database thread. What is asked within one turn of the event loop travels together. When the
 * thread dies, whoever waits for it is refused, and the next request opens another.
 */
export class DatabaseThread {
  readonly #options: DatabaseThreadOptions;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #outbox: Request[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(options: DatabaseThreadOptions) {
    this.#options = options;
    this.#worker = this.#open();
  }

  /** Runs a procedure in the thread; what it gives has gone through JSON. */
  async call(procedure: string, argument: unknown, evenIfLost = false): Promise<unknown> {
    if (this.#isClosed) throw new StoreUnavailable(closed);
    return this.#ask(procedure, evenIfLost, JSON.stringify(argument) ?? 'null');
  }

  /** Closes the database once everything asked before has been answered. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#ask('close', true).catch(() => undefined);
    await ended;
  }

  #open(): Worker {
    const { file, readOnly, held, entry, died } = this.#options;
    const data: ThreadData = { file, readOnly, held };
    const module = entry ?? createRequire(import.meta.url).resolve('#sqlite-thread');
    const worker = new Worker(module, { workerData: data, execArgv: [] });
    worker.on('message', ([lost, replies]: Answers) => {
      if (lost?.isSure) this.#options.lost?.(lost.what);
      for (const reply of replies) this.#settle(reply, lost);
    });
    const end = (cause: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#outbox = [];
      for (const { reject } of this.#pending.values()) reject(new StoreUnavailable(cause));
      this.#pending.clear();
      if (!this.#isClosed) died(cause);
    };
    worker.on('error', (cause) => end(cause as Error));
    worker.on('exit', () => end(new Error('The database thread has ended')));
    return worker;
  }

  #ask(procedure: string, evenIfLost: boolean, argument?: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#open();
      const id = ++this.#lastId;
      this.#pending.set(id, { evenIfLost, resolve, reject });
      if (this.#outbox.length === 0) setImmediate(() => this.#send());
      this.#outbox.push(argument === undefined ? [id, 'close'] : [id, procedure, argument]);
    });
  }

  #send() {
    const requests = this.#outbox;
    this.#outbox = [];
    this.#worker?.postMessage(requests);
  }

  #settle(reply: Reply, lost: Loss | null) {
    const pending = this.#pending.get(reply[0]);
    this.#pending.delete(reply[0]);
    if (!pending) return;
    if (lost && !pending.evenIfLost) pending.reject(new StoreUnavailable(new Error(lost.what)));
    else if (reply[1] === 'result') pending.resolve(reply[2] === '' ? undefined : JSON.parse(reply[2]));
    else if (reply[1] === 'refused') pending.reject(new Refusal(reply[2], reply[3]));
    else pending.reject(toStoreError(reply[2], reply[3]));
  }
}

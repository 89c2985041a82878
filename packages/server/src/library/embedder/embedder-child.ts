import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { EmbeddingAnswer } from './messages.ts';

const ENTRY = createRequire(import.meta.url).resolve('#embedder-process');

/** One embedder process and the request that it is working on. It takes one request at a time. */
export class EmbedderChild {
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;
  #requests = 0;
  #waiting: { resolve(vectors: Int8Array[]): void; reject(error: Error): void } | null = null;

  constructor(onExit: () => void) {
    this.#process = fork(ENTRY, [], {
      serialization: 'advanced',
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process.on('message', (answer: EmbeddingAnswer) => this.#settle(answer));
    this.#ended = new Promise((resolve) => {
      const ended = (reason: string) => {
        this.#waiting?.reject(new EmbedderDied(reason));
        this.#waiting = null;
        onExit();
        resolve();
      };
      this.#process.once('exit', (code, signal) => ended(`the embedder process ended (${signal ?? code})`));
      this.#process.once('error', (error) => ended(error.message));
    });
  }

  get processId(): number | undefined {
    return this.#process.pid;
  }

  embed(texts: string[]): Promise<Int8Array[]> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#requests += 1;
      // A failed send means that the process is gone, which its exit reports.
      this.#process.send({ id: this.#requests, texts }, () => {});
    });
  }

  async end(): Promise<void> {
    if (this.#process.connected) this.#process.disconnect();
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #settle(answer: EmbeddingAnswer): void {
    if (answer.id !== this.#requests || !this.#waiting) return;
    const { resolve, reject } = this.#waiting;
    this.#waiting = null;
    if ('error' in answer) reject(new Error(answer.error));
    else resolve(answer.vectors);
  }
}

/** The process died under its request, which may be tried again in another. */
export class EmbedderDied extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'EmbedderDied';
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { EmbedderAnswer, EmbedderRequest, EmbedderTasks, TaskKind } from './messages.ts';

const ENTRY = createRequire(import.meta.url).resolve('#embedder-process');
/** A broken PDF may keep its embedder busy for ever. */
const TASK_MILLISECONDS = 120_000;

/**
 * All of the child's environment; it needs none of ours. glibc raises the size from which it gives memory back as soon as something
 * large was freed, and would keep for ever what building the model took.
 */
const allocation = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' };

type Result = EmbedderTasks[TaskKind]['result'];

/** One embedder process and the request that it is working on. It takes one at a time. */
export class EmbedderChild {
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;
  #waiting: { resolve(result: Result): void; reject(error: Error): void; timer: NodeJS.Timeout } | null =
    null;

  constructor(onExit: () => void) {
    this.#process = fork(ENTRY, [], {
      serialization: 'advanced',
      execArgv: ['--expose-gc', '--optimize-for-size'],
      env: allocation,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process.on('message', (answer: EmbedderAnswer) => this.#settle(answer));
    this.#ended = new Promise((resolve) => {
      const ended = (reason: string) => {
        onExit();
        this.#take()?.reject(new EmbedderDied(reason));
        resolve();
      };
      this.#process.once('exit', (code, signal) => ended(`the embedder process ended (${signal ?? code})`));
      this.#process.once('error', (error) => ended(error.message));
    });
  }

  get processId(): number | undefined {
    return this.#process.pid;
  }

  work(request: EmbedderRequest): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#process.kill('SIGKILL'), TASK_MILLISECONDS);
      this.#waiting = { resolve, reject, timer };
      // A failed send means that the process is gone, which its exit reports.
      this.#process.send(request, () => {});
    });
  }

  async end(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #settle(answer: EmbedderAnswer): void {
    const waiting = this.#take();
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.result);
  }

  #take() {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) clearTimeout(waiting.timer);
    return waiting;
  }
}

/** The process died under its request, which may be tried again in another. */
export class EmbedderDied extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'EmbedderDied';
  }
}

import type { Chunk, Passage } from '@fireside/engine/library';
import { JobQueue, type Priority } from './job-queue.ts';
import type { EmbedderRequest, EmbedderTasks, TaskKind } from './messages.ts';
import { EmbedderChild, EmbedderDied } from './embedder-child.ts';

/** Changes whenever the same text would get another vector. */
export const EMBEDDER_VERSION = 'all-MiniLM-L6-v2 int8 1';

/** The slow work of the library, done in child processes. */
export interface Embedder {
  /** One vector of 384 bytes per text, in order. Only its direction has a meaning. */
  embed(texts: string[], options: EmbedOptions): Promise<Int8Array[]>;
  splitAdventure(text: string, signal?: AbortSignal): Promise<Chunk[]>;
  readBook(file: string): Promise<Passage[]>;
  /** Of the processes that run now. */
  processIds(): number[];
  close(): Promise<void>;
}

export interface EmbedOptions {
  priority: Priority;
  signal?: AbortSignal;
  /** Told how many texts are done, after every few. */
  onProgress?(done: number): void;
}

export interface EmbedderSettings {
  /** How many processes work at most. One more than the first starts only while there is a queue. */
  processes: number;
  /** How long a process beyond the first stays without work. */
  idleMilliseconds: number;
}

export const defaultEmbedderSettings: EmbedderSettings = { processes: 2, idleMilliseconds: 30_000 };

/** A turn's question waits for the job in hand at most, so jobs are small. */
const TEXTS_PER_JOB = 2;
const ATTEMPTS = 3;

interface Job {
  request: EmbedderRequest;
  attemptsLeft: number;
  signal: AbortSignal | undefined;
  resolve(result: EmbedderTasks[TaskKind]['result']): void;
  reject(error: unknown): void;
}

/** The processes start when they are needed and are replaced when they die. */
export function createEmbedder(settings: EmbedderSettings = defaultEmbedderSettings): Embedder {
  const queue = new JobQueue<Job>();
  const idle: { child: EmbedderChild; timer: NodeJS.Timeout }[] = [];
  const children = new Set<EmbedderChild>();
  let closed = false;

  function start(): EmbedderChild {
    const child = new EmbedderChild(() => {
      children.delete(child);
      const place = idle.findIndex((entry) => entry.child === child);
      if (place >= 0) clearTimeout(idle.splice(place, 1)[0]!.timer);
    });
    children.add(child);
    return child;
  }

  function takeChild(): EmbedderChild | null {
    const entry = idle.pop();
    if (entry) {
      clearTimeout(entry.timer);
      return entry.child;
    }
    return children.size < settings.processes ? start() : null;
  }

  function giveBack(child: EmbedderChild): void {
    if (!children.has(child)) return;
    const timer = setTimeout(() => {
      if (children.size > 1) void child.end();
    }, settings.idleMilliseconds);
    timer.unref();
    idle.push({ child, timer });
  }

  function startWork(): void {
    while (queue.length > 0) {
      const child = takeChild();
      if (!child) return;
      void run(queue.take()!, child);
    }
  }

  async function run(job: Job, child: EmbedderChild): Promise<void> {
    try {
      job.signal?.throwIfAborted();
      job.resolve(await child.work(job.request));
    } catch (error) {
      job.attemptsLeft -= 1;
      if (error instanceof EmbedderDied && job.attemptsLeft > 0 && !closed) queue.putBack(job);
      else job.reject(error);
    }
    giveBack(child);
    if (!closed) startWork();
  }

  function submit<Kind extends TaskKind>(
    kind: Kind,
    given: EmbedderTasks[Kind]['given'],
    {
      priority,
      signal,
      attempts = ATTEMPTS,
    }: { priority: Priority; signal?: AbortSignal; attempts?: number },
  ): Promise<EmbedderTasks[Kind]['result']> {
    if (closed) return Promise.reject(new Error('The embedder is closed'));
    return new Promise((resolve, reject) => {
      const request = { kind, ...given } as EmbedderRequest;
      const answer = (result: EmbedderTasks[TaskKind]['result']) => resolve(result);
      queue.add({ request, attemptsLeft: attempts, signal, resolve: answer, reject }, priority);
      startWork();
    });
  }

  return {
    async embed(texts, options) {
      let done = 0;
      const jobs: Promise<Int8Array[]>[] = [];
      for (let first = 0; first < texts.length; first += TEXTS_PER_JOB) {
        const job = submit('embed', { texts: texts.slice(first, first + TEXTS_PER_JOB) }, options);
        jobs.push(
          job.then((vectors) => {
            done += vectors.length;
            options.onProgress?.(done);
            return vectors;
          }),
        );
      }
      return (await Promise.all(jobs)).flat();
    },

    splitAdventure: (text, signal) => submit('split', { text }, { priority: 'adventure', signal }),

    // A file that brings one process down would bring down the next.
    readBook: (file) => submit('read', { file }, { priority: 'rulebook', attempts: 1 }),

    processIds: () => [...children].flatMap((child) => child.processId ?? []),

    async close() {
      closed = true;
      for (const job of queue.drain()) job.reject(new Error('The embedder is closed'));
      await Promise.all([...children].map((child) => child.end()));
    },
  };
}

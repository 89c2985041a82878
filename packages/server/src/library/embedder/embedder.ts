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
  /** Settles when a process is ready to embed at once. */
  warm(): Promise<void>;
  /** Of the processes that run now. */
  processIds(): number[];
  close(): Promise<void>;
}

export interface EmbedOptions {
  priority: Priority;
  signal?: AbortSignal | undefined;
  /** Told how many texts are done, after every few. */
  onProgress?(done: number): void;
}

export interface EmbedderSettings {
  /** How many processes work at most. */
  processes: number;
  /** A process beyond the first starts when work has waited for this long, and takes some when it is warm. */
  growMilliseconds: number;
  /** How long a process beyond the first stays without work. */
  idleMilliseconds: number;
}

export const defaultEmbedderSettings: EmbedderSettings = {
  processes: 2,
  growMilliseconds: 200,
  idleMilliseconds: 30_000,
};

/** A turn's question waits for the job in hand at most, so jobs are small. */
const TEXTS_PER_JOB = 2;
const ATTEMPTS = 3;
/** The first embedding of a process takes the better part of a second: its model is built for it. */
const warming = { texts: ['fire'] };

interface Job {
  request: EmbedderRequest;
  attemptsLeft: number;
  resolve(result: EmbedderTasks[TaskKind]['result']): void;
  reject(error: unknown): void;
}

/** The processes start when they are needed and are replaced when they die. */
export function createEmbedder(settings: EmbedderSettings = defaultEmbedderSettings): Embedder {
  const queue = new JobQueue<Job>();
  const idle: { child: EmbedderChild; timer: NodeJS.Timeout }[] = [];
  const children = new Set<EmbedderChild>();
  let growth: NodeJS.Timeout | undefined;
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
    return children.size === 0 ? start() : null;
  }

  function giveBack(child: EmbedderChild): void {
    if (children.has(child)) {
      const timer = setTimeout(() => {
        if (children.size > 1) void child.end();
      }, settings.idleMilliseconds);
      timer.unref();
      idle.push({ child, timer });
    }
    if (!closed) startWork();
  }

  function startWork(): void {
    while (queue.length > 0) {
      const child = takeChild();
      if (!child) {
        growLater();
        return;
      }
      void run(queue.take()!, child);
    }
  }

  /** Whoever waits takes the process that is free first: the first one is usually, before another could be warm. */
  function growLater(): void {
    if (growth || children.size >= settings.processes) return;
    growth = setTimeout(() => {
      growth = undefined;
      if (queue.length > 0 && children.size < settings.processes && !closed) void grow();
    }, settings.growMilliseconds);
    growth.unref();
  }

  async function grow(): Promise<void> {
    const child = start();
    // A process that dies is not given back, and has done no harm.
    await child.work({ kind: 'embed', ...warming }).catch(() => {});
    giveBack(child);
  }

  async function run(job: Job, child: EmbedderChild): Promise<void> {
    try {
      job.resolve(await child.work(job.request));
    } catch (error) {
      job.attemptsLeft -= 1;
      if (error instanceof EmbedderDied && job.attemptsLeft > 0 && !closed) queue.putBack(job);
      else job.reject(error);
    }
    giveBack(child);
  }

  function submit<Kind extends TaskKind>(
    kind: Kind,
    given: EmbedderTasks[Kind]['given'],
    {
      priority,
      signal,
      attempts = ATTEMPTS,
    }: { priority: Priority; signal?: AbortSignal | undefined; attempts?: number },
  ): Promise<EmbedderTasks[Kind]['result']> {
    if (closed) return Promise.reject(new Error('The embedder is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const job: Job = {
        request: { kind, ...given } as EmbedderRequest,
        attemptsLeft: attempts,
        resolve(result) {
          signal?.removeEventListener('abort', giveUp);
          resolve(result);
        },
        reject(error) {
          signal?.removeEventListener('abort', giveUp);
          reject(error);
        },
      };
      // What a process has in hand it finishes, for nobody.
      const giveUp = () => {
        queue.remove(job);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.add(job, priority);
      startWork();
    });
  }

  return {
    /** Never more than a few of its jobs are in the queue, so that adventures that are read at the same time take turns. */
    async embed(texts, options) {
      const vectors: Int8Array[] = new Array(texts.length);
      let next = 0;
      let done = 0;
      const work = async () => {
        while (next < texts.length) {
          const first = next;
          next += TEXTS_PER_JOB;
          const some = texts.slice(first, next);
          for (const [place, vector] of (await submit('embed', { texts: some }, options)).entries()) {
            vectors[first + place] = vector;
          }
          done += some.length;
          options.onProgress?.(done);
        }
      };
      try {
        await Promise.all(Array.from({ length: settings.processes }, work));
      } finally {
        next = texts.length;
      }
      return vectors;
    },

    splitAdventure: (text, signal) => submit('split', { text }, { priority: 'adventure', signal }),

    // A file that brings one process down would bring down the next.
    readBook: (file) => submit('read', { file }, { priority: 'rulebook', attempts: 1 }),

    async warm() {
      await submit('embed', warming, { priority: 'turn' });
    },

    processIds: () => [...children].flatMap((child) => child.processId ?? []),

    async close() {
      closed = true;
      clearTimeout(growth);
      for (const job of queue.drain()) job.reject(new Error('The embedder is closed'));
      await Promise.all([...children].map((child) => child.end()));
    },
  };
}

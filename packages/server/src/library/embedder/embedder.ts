import { EmbedderChild, EmbedderDied } from './embedder-child.ts';
import { JobQueue, type Priority } from './job-queue.ts';

/** Changes whenever the same text would get another vector. */
export const EMBEDDER_VERSION = 'all-MiniLM-L6-v2 int8 1';

export interface Embedder {
  /** One vector of 384 bytes per text, in order. Only its direction has a meaning. */
  embed(texts: string[], options: EmbedOptions): Promise<Int8Array[]>;
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
  texts: string[];
  attempts: number;
  signal: AbortSignal | undefined;
  resolve(vectors: Int8Array[]): void;
  reject(error: unknown): void;
}

/** Embeds in child processes that start when they are needed and are replaced when they die. */
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

  function work(): void {
    while (queue.length > 0) {
      const child = takeChild();
      if (!child) return;
      void run(queue.take()!, child);
    }
  }

  async function run(job: Job, child: EmbedderChild): Promise<void> {
    try {
      job.signal?.throwIfAborted();
      job.resolve(await child.embed(job.texts));
    } catch (error) {
      job.attempts += 1;
      if (error instanceof EmbedderDied && job.attempts < ATTEMPTS && !closed) queue.putBack(job);
      else job.reject(error);
    }
    giveBack(child);
    if (!closed) work();
  }

  function submit(texts: string[], options: EmbedOptions): Promise<Int8Array[]> {
    return new Promise((resolve, reject) => {
      queue.add({ texts, attempts: 0, signal: options.signal, resolve, reject }, options.priority);
    });
  }

  return {
    async embed(texts, options) {
      if (closed) throw new Error('The embedder is closed');
      let done = 0;
      const jobs: Promise<Int8Array[]>[] = [];
      for (let first = 0; first < texts.length; first += TEXTS_PER_JOB) {
        const job = submit(texts.slice(first, first + TEXTS_PER_JOB), options);
        jobs.push(
          job.then((vectors) => {
            done += vectors.length;
            options.onProgress?.(done);
            return vectors;
          }),
        );
      }
      work();
      return (await Promise.all(jobs)).flat();
    },

    async close() {
      closed = true;
      for (const job of queue.drain()) job.reject(new Error('The embedder is closed'));
      await Promise.all([...children].map((child) => child.end()));
    },
  };
}

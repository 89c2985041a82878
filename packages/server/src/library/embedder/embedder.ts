import type { Question } from '@fireside/engine';
import type { Passage } from '@fireside/engine/library';
import type { Script } from '@fireside/engine/script';
import type { ReadClaim } from './claim-weights.ts';
import { JobQueue, type Priority } from './job-queue.ts';
import type { EmbedderRequest, EmbedderTasks, TaskKind } from './messages.ts';
import { EmbedderChild, EmbedderDied } from './embedder-child.ts';
import { KeptVectors } from './kept-vectors.ts';

/** Changes whenever the same text would get another vector. */
export const EMBEDDER_VERSION = 'all-MiniLM-L6-v2 int8 1';

/** The slow work of the library, done in child processes. */
export interface Embedder {
  /** One vector of 384 bytes per text, in order. Only its direction has a meaning. */
  embed(texts: string[], options: EmbedOptions): Promise<Int8Array[]>;
  /** For each text the vector near which the answer lies to what it asks for. */
  seek(texts: string[], signal?: AbortSignal): Promise<Int8Array[]>;
  /** What a sentence of a game master claims. */
  sense(question: Question, signal?: AbortSignal): Promise<ReadClaim>;
  readScript(text: string, signal?: AbortSignal): Promise<Script>;
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
}

/** A turn's question waits for the job in hand at most, so jobs are small. */
const TEXTS_PER_JOB = 2;
const ATTEMPTS = 3;
/** A message is embedded when it is answered, and wanted again when it is about to leave the prompt, some forty turns later: enough for seventy tables, about 4 MB. */
const KEPT = 4_000;
/** The first embedding of a process takes the better part of a second: its model is built for it. */
const warming = { texts: ['fire'] };

interface Job {
  request: EmbedderRequest;
  attemptsLeft: number;
  resolve(result: EmbedderTasks[TaskKind]['result']): void;
  reject(error: unknown): void;
}

/**
 * One process embeds and splits: a second one would be another 60 MB for work that can wait. It starts when it is needed and is
 * replaced when it dies.
 */
export function createEmbedder(): Embedder {
  const queue = new JobQueue<Job>();
  const children = new Set<EmbedderChild>();
  const answered = new KeptVectors(KEPT);
  let embedding: EmbedderChild | null = null;
  let isWorking = false;
  let closed = false;

  function start(): EmbedderChild {
    const child = new EmbedderChild(() => {
      children.delete(child);
      if (embedding === child) embedding = null;
    });
    children.add(child);
    return child;
  }

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let job = queue.take(); job; job = queue.take()) {
      embedding ??= start();
      await run(job, embedding);
    }
    isWorking = false;
  }

  async function run(job: Job, child: EmbedderChild): Promise<void> {
    try {
      job.resolve(await child.work(job.request));
    } catch (error) {
      job.attemptsLeft -= 1;
      if (error instanceof EmbedderDied && job.attemptsLeft > 0 && !closed) queue.putBack(job);
      else job.reject(error);
    }
  }

  function submit<Kind extends TaskKind>(
    kind: Kind,
    given: EmbedderTasks[Kind]['given'],
    { priority, signal }: Pick<EmbedOptions, 'priority' | 'signal'>,
  ): Promise<EmbedderTasks[Kind]['result']> {
    if (closed) return Promise.reject(new Error('The embedder is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const job: Job = {
        request: { kind, ...given } as EmbedderRequest,
        attemptsLeft: ATTEMPTS,
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
      void workOff();
    });
  }

  return {
    /** Never more than one of its jobs is in the queue, so that adventures that are read at the same time take turns. */
    async embed(texts, options) {
      if (closed) throw new Error('The embedder is closed');
      options.signal?.throwIfAborted();
      const found = new Map(texts.map((text) => [text, answered.of(text)]));
      const missing = [...found.keys()].filter((text) => !found.get(text));
      for (let done = 0; done < missing.length; done += TEXTS_PER_JOB) {
        const some = missing.slice(done, done + TEXTS_PER_JOB);
        const vectors = await submit('embed', { texts: some }, options);
        for (const [place, text] of some.entries()) {
          found.set(text, vectors[place]!);
          if (options.priority === 'turn') answered.keep(text, vectors[place]!);
        }
      }
      return texts.map((text) => found.get(text)!);
    },

    seek: (texts, signal) => submit('seek', { texts }, { priority: 'turn', signal }),

    sense: (question, signal) => submit('sense', question, { priority: 'turn', signal }),

    readScript: (text, signal) => submit('split', { text }, { priority: 'adventure', signal }),

    /** In a process that is there for one file: it may take minutes, or bring the process down. */
    async readBook(file) {
      if (closed) throw new Error('The embedder is closed');
      const child = start();
      try {
        return (await child.work({ kind: 'read', file })) as Passage[];
      } finally {
        await child.end();
      }
    },

    async warm() {
      await submit('embed', warming, { priority: 'turn' });
    },

    processIds: () => [...children].flatMap((child) => child.processId ?? []),

    async close() {
      closed = true;
      for (const job of queue.drain()) job.reject(new Error('The embedder is closed'));
      await Promise.all([...children].map((child) => child.end()));
    },
  };
}

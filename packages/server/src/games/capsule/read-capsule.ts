import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type ErrorName, type FieldError, Refusal } from '@fireside/contract';
import type { PreparedImport } from './prepared-import.ts';

export type CapsuleAnswer =
  | { prepared: PreparedImport }
  | { refused: { code: ErrorName; detail: string; errors: FieldError[] } };

/** More than the largest capsule takes, and less than would hurt. */
const memory = { maxOldGenerationSizeMb: 768 };

/** Reads a capsule beside everything else: a large one takes a second, in which nobody waits for it. */
export function readCapsule(text: string, importerId: string, signal: AbortSignal): Promise<PreparedImport> {
  return new Promise((resolve, reject) => {
    const module = createRequire(import.meta.url).resolve('#capsule-thread');
    const worker = new Worker(module, {
      workerData: { text, importerId },
      execArgv: [],
      resourceLimits: memory,
    });
    const giveUp = () => {
      void worker.terminate();
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    const settled = () => signal.removeEventListener('abort', giveUp);
    worker.once('message', (answer: CapsuleAnswer) => {
      settled();
      if ('prepared' in answer) return resolve(answer.prepared);
      const { code, ...more } = answer.refused;
      reject(new Refusal(code, more));
    });
    worker.once('error', (error) => {
      settled();
      const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooMuch ? new Refusal('too_large') : error);
    });
    if (signal.aborted) giveUp();
  });
}

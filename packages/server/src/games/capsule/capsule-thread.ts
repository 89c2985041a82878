import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@fireside/contract';
import { prepareImport } from './prepare-import.ts';
import type { CapsuleAnswer } from './read-capsule.ts';

const { text, importerId } = workerData as { text: string; importerId: string };

function answer(): CapsuleAnswer {
  try {
    return { prepared: prepareImport(text, importerId) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, detail, errors = [] } = error;
    return { refused: { code, detail, errors } };
  }
}

parentPort!.postMessage(answer());

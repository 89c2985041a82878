import { existsSync } from 'node:fs';
import path from 'node:path';
import { startFireside } from '@fireside/testing';

export const heapMegabytes = 512;

/** The service of another checkout, with the limits that it has by default, a heap that can be exhausted, and the young heap of `npm start`. */
export function startTarget(root, { environment = {}, ...options } = {}) {
  const entry = path.join(root, 'packages/server/dist/main.js');
  if (!existsSync(entry)) throw new Error(`${root} holds no built service: run "npx tsc -b" there`);
  return startFireside({
    entry,
    readyWithinMilliseconds: 180_000,
    ...options,
    environment: {
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes} --max-semi-space-size=4`,
      FIRESIDE_LOG: 'error',
      ...environment,
    },
  });
}

/** The command line of that checkout. */
export const commandOf = (root) => path.join(root, 'packages/server/bin/fireside.mjs');

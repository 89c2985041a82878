import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startFireside } from '@fireside/testing';

export const heapMegabytes = 512;

/** What `npm start` of a checkout tells Node about memory. */
function startFlags(root) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** The service of another checkout, with the limits that it has by default, a heap that can be exhausted, and the flags of its `npm start`. */
export function startTarget(root, { environment = {}, ...options } = {}) {
  // A checkout from before the bundle has what the compiler wrote.
  const entry = ['bundle', 'dist']
    .map((folder) => path.join(root, 'packages/server', folder, 'main.js'))
    .find(existsSync);
  if (!entry) throw new Error(`${root} holds no built service: run "npm run build:server" there`);
  return startFireside({
    entry,
    readyWithinMilliseconds: 180_000,
    nodeArguments: startFlags(root),
    ...options,
    environment: {
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
      FIRESIDE_LOG: 'error',
      ...environment,
    },
  });
}

/** The command line of that checkout. */
export const commandOf = (root) => path.join(root, 'packages/server/bin/fireside.mjs');

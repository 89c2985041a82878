import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFireside } from '@fireside/testing';

const collectsGarbage = ['--expose-gc', '--import', new URL('collect-garbage.mjs', import.meta.url).href];

/** Makes a process of ours give up what it no longer uses. */
export async function collectGarbage({ pid }) {
  for (let times = 0; times < 3; times++) {
    process.kill(pid, 'SIGUSR2');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Starts a part of this bench in a process of its own; it tells its address. */
export async function startPart(file, ...args) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args.map(String), {
    execArgv: collectsGarbage,
  });
  const [{ url }] = await once(child, 'message');
  return { url, pid: child.pid, stop: () => child.kill() };
}

export const startModel = ({ first, interval, count }) => startPart('stand-in.mjs', first, interval, count);

/** Looking things up in the books is measured by the bench of the library; here the table plays without any. */
const noBooks = mkdtempSync(join(tmpdir(), 'fireside-books-'));

export function startService(model, options = {}) {
  return startFireside({
    nodeArguments: collectsGarbage,
    ...options,
    environment: {
      FIRESIDE_MODEL: 'compatible:bench',
      OPENAI_BASE_URL: model.url,
      FIRESIDE_RATE_LIMITS: 'off',
      FIRESIDE_LOG: 'warn',
      FIRESIDE_RULEBOOKS: noBooks,
    },
  });
}

/** CPU in microseconds, memory in bytes, events delivered: of the service, from what it tells every operator. */
export async function usageOfService({ url }) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    cpu: read('process_cpu_seconds_total') * 1e6,
    memory: read('process_resident_memory_bytes'),
    delivered: read('fireside_events_delivered_total'),
  };
}

export const usageOfRelay = async ({ url }) => (await fetch(url)).json();

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export interface FiresideOptions {
  /** Added to a clean environment: what the developer's shell exports never reaches a test. */
  environment?: Record<string, string | undefined>;
  /** Kept when given; otherwise a temporary folder, removed at the end of this process. */
  dataDirectory?: string;
  port?: number;
  /** Another entry than the server's own. */
  entry?: string;
  nodeArguments?: string[];
  readyWithinMilliseconds?: number;
}

/** The real server in a process of its own. */
export interface Fireside {
  url: string;
  port: number;
  dataDirectory: string;
  readonly pid: number | undefined;
  /** Lines of both outputs, the newest 5,000. */
  logs: string[];
  /** SIGTERM, and SIGKILL if it has not gone after a minute. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: no farewell. */
  kill(): Promise<void>;
  /** Ends it if it runs, and starts it again on the same port and data. */
  restart(environment?: Record<string, string | undefined>): Promise<void>;
}

/** What is started where nothing else is said: the service as it is built. */
export const serverEntry = fileURLToPath(new URL('../../server/bundle/main.js', import.meta.url));
const inherited = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'NODE_EXTRA_CA_CERTS'];
const rememberedLines = 5_000;

const running = new Set<ChildProcess>();
const temporary = new Set<string>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const directory of temporary) rmSync(directory, { recursive: true, force: true });
});

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fireside-'));
  temporary.add(directory);
  return directory;
}

function cleanEnvironment(added: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {};
  for (const name of inherited) environment[name] = process.env[name];
  for (const [name, value] of Object.entries(added)) {
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts the server and resolves once it is ready; an exit before that rejects with what it logged. */
export async function startFireside(options: FiresideOptions = {}): Promise<Fireside> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDirectory = options.dataDirectory ?? (await temporaryDirectory());
  const logs: string[] = [];
  let environment = options.environment ?? {};
  let child: ChildProcess | undefined;

  function gone(): boolean {
    return !child || child.exitCode !== null || child.signalCode !== null;
  }

  function failure(why: string): Error {
    return new Error([`The server ${why}. Its last words:`, ...logs.slice(-30)].join('\n'));
  }

  function launch(): ChildProcess {
    const launched = spawn(
      process.execPath,
      [...(options.nodeArguments ?? []), options.entry ?? serverEntry],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: cleanEnvironment({
          HOST: '127.0.0.1',
          PORT: String(port),
          FIRESIDE_DATA: dataDirectory,
          FIRESIDE_MODEL: 'storyteller',
          ...environment,
        }),
      },
    );
    running.add(launched);
    launched.once('exit', () => running.delete(launched));
    for (const output of [launched.stdout!, launched.stderr!]) {
      createInterface({ input: output }).on('line', (line) => {
        logs.push(line);
        if (logs.length > rememberedLines) logs.shift();
      });
    }
    return launched;
  }

  async function start() {
    child = launch();
    const deadline = Date.now() + (options.readyWithinMilliseconds ?? 240_000);
    while (!(await isReady(url))) {
      if (gone()) {
        // Its last lines may still be on their way through the pipes.
        await delay(50);
        throw failure(`ended before it was ready (${child.exitCode ?? child.signalCode})`);
      }
      if (Date.now() > deadline) {
        await end('SIGKILL');
        throw failure('was not ready in time');
      }
      await delay(20);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || gone()) return child?.exitCode ?? null;
    const ending = child;
    const exited = once(ending, 'exit');
    const lastResort = setTimeout(() => ending.kill('SIGKILL'), 60_000);
    ending.kill(signal);
    await exited;
    clearTimeout(lastResort);
    return ending.exitCode;
  }

  await start();
  return {
    url,
    port,
    dataDirectory,
    logs,
    get pid() {
      return child?.pid;
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    restart: async (changed) => {
      await end('SIGTERM');
      if (changed) environment = { ...environment, ...changed };
      await start();
    },
  };
}

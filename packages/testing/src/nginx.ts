import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const shippedConfiguration = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

/** Where nginx is installed; undefined where it is not. */
export const nginxProgram: string | undefined = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find(isProgram);

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The system's nginx with the configuration that ships, on ports and files of its own. */
export interface Nginx {
  url: string;
  /** Everything in its access log and its error log so far. */
  logged(): string;
  stop(): Promise<void>;
}

/** Puts nginx in front of nodes, given by their addresses. */
export async function startNginx(nodes: string[]): Promise<Nginx> {
  if (!nginxProgram) throw new Error('nginx is not installed');
  const directory = await mkdtemp(join(tmpdir(), 'fireside-nginx-'));
  // Started by root, its workers are another user and must be able to pass.
  await chmod(directory, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const configuration = join(directory, 'nginx.conf');
  await writeFile(
    configuration,
    adapt(await readFile(shippedConfiguration, 'utf8'), { directory, port, nodes }),
  );

  // A file and no pipe: what Node calls a pipe is a socket, which cannot be opened again as /dev/stdout.
  const log = join(directory, 'log');
  const output = openSync(log, 'a');
  const child = spawn(nginxProgram, ['-e', log, '-p', directory, '-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', output, output],
  });
  const exited = once(child, 'exit');
  const logged = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  const endWithParent = () => void child.kill('SIGKILL');
  process.once('exit', endWithParent);

  async function stop() {
    process.off('exit', endWithParent);
    child.kill('SIGTERM');
    await exited;
    await rm(directory, { recursive: true, force: true });
  }

  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${logged()}`);
    await delay(20);
  }
  return { url, logged, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

interface Place {
  directory: string;
  port: number;
  nodes: string[];
}

/** Changes addresses and files, and nothing else; a line that is no longer there is an error. */
function adapt(shipped: string, { directory, port, nodes }: Place): string {
  const servers = nodes.map((node) => `server ${new URL(node).host} max_fails=1 fail_timeout=5s;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(directory, kind)};`,
  );
  const changes: [RegExp, string][] = [
    [/^pid .*;/m, `pid ${join(directory, 'pid')};`],
    [/^http \{/m, `http {\n${temporary.join('\n')}`],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [/(\s*server node-\d:3000 max_fails=1 fail_timeout=5s;)+/, `\n${servers.join('\n')}`],
  ];
  return changes.reduce((text, [line, replacement]) => {
    if (!line.test(text)) throw new Error(`deploy/nginx.conf has no line like ${line}`);
    return text.replace(line, replacement);
  }, shipped);
}

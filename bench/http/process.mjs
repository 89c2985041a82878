/** Processes under measurement: started, waited for, asked for their usage, ended. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function isReady(url) {
  try {
    const response = await fetch(`${url}/readyz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function start(file, environment = {}, nodeArguments = []) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    execArgv: nodeArguments,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await delay(5);
  }
  const readyAfter = performance.now() - began;
  return {
    url,
    readyAfter,
    async usage() {
      child.send('usage');
      const [report] = await once(child, 'message');
      return report;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

// Builds and watches everything: the service starts again and the page follows when a file changes. Ctrl+C ends all.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', '--pretty'];
const port = Number(process.env.PORT || 3000);
const pagePort = 5173;

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isFree(wanted) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

if (!(await isFree(port))) refuse(`Port ${port} is taken: set PORT to another one.`);
if (!(await isFree(pagePort))) refuse(`Port ${pagePort} is taken: is "npm run dev" running already?`);
await import('./render-rulebooks.mjs');
if (spawnSync(process.execPath, compiler, { cwd: root, stdio: 'inherit' }).status !== 0) {
  refuse('The service does not compile: mend what stands above and run this again.');
}
const bundle = [path.join(root, 'scripts/bundle-service.mjs')];
if (spawnSync(process.execPath, bundle, { stdio: 'inherit' }).status !== 0) process.exit(1);

// Each leads a group of its own: the compiler is a process that starts another.
const run = (words, cwd = root) =>
  spawn(process.execPath, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
const web = path.join(root, 'packages/web');
const vite = path.join(
  createRequire(path.join(web, 'package.json')).resolve('vite/package.json'),
  '../bin/vite.js',
);
const watchers = [
  run([...compiler, '--watch', '--preserveWatchOutput']),
  run([vite, '--host', '127.0.0.1', '--port', String(pagePort), '--strictPort'], web),
];

// Not node --watch: it speaks on the channel by which the service talks to its own processes.
const service = () => run([path.join(root, 'packages/server/bundle/main.js')]);
let running = service();
let isOver = false;
let rest;
/** One after the other: nothing starts while its files are being written. */
let starting = Promise.resolve();
async function startAgain() {
  if (running.exitCode === null && running.kill()) await once(running, 'exit');
  await once(run(bundle), 'exit');
  if (!isOver) running = service();
}
const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
for (const { path: folder } of references) {
  watch(path.join(root, folder, 'dist'), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.js')) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      starting = starting.then(startAgain);
    }, 200);
  });
}

function endAll() {
  isOver = true;
  running.kill();
  for (const { pid, exitCode, signalCode } of watchers) {
    // The compiler does not listen to anything else.
    if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  }
}
process.once('SIGINT', endAll).once('SIGTERM', endAll);
for (const child of watchers) child.once('exit', endAll);
await Promise.all(watchers.map((child) => once(child, 'exit')));
process.exit();

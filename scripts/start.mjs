// Builds what is missing or older than its source, then runs the service.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const notBuilt = new Set(['node_modules', 'dist', 'bundle', 'test', 'screenshots']);

function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.includes('.test.') || notBuilt.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
  }
  return time;
}

function isBuilt(result, workspaces) {
  const built = path.join(root, result);
  if (!existsSync(built)) return false;
  const { mtimeMs } = statSync(built);
  return workspaces.every((workspace) => mtimeMs >= newest(path.join(root, workspace)));
}

function build(script, what) {
  process.stdout.write(`Building ${what} ...\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await import('./render-rulebooks.mjs');
const { references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'));
const compiled = references.map((reference) => reference.path);
if (!isBuilt('packages/server/bundle/main.js', compiled)) build('build:server', 'the service');
if (!isBuilt('packages/web/dist/index.html', ['packages/web'])) build('build:web', 'the client');

await import('../packages/server/bundle/main.js');

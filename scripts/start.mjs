// Builds what is missing or older than its source, then runs the service.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.includes('.test.') || entry.name === 'node_modules' || entry.name === 'dist') continue;
    const file = path.join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
  }
  return time;
}

function isBuilt(name, result) {
  const built = path.join(root, 'packages', name, 'dist', result);
  return existsSync(built) && statSync(built).mtimeMs >= newest(path.join(root, 'packages', name));
}

function build(script, what) {
  process.stdout.write(`Building ${what} ...\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const services = ['contract', 'engine', 'server'];
// The compiler's own record is written last and is newer than everything it has read.
if (services.some((name) => !isBuilt(name, '.tsbuildinfo'))) build('build:server', 'the service');
if (!isBuilt('web', 'index.html')) build('build:web', 'the client');

await import('../packages/server/dist/main.js');

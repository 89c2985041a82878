import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// `npm run bench NAME` builds and runs bench/NAME/main.mjs.
const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...rest] = process.argv.slice(2);
const entry = `${root}bench/${name}/main.mjs`;
if (!/^[a-z-]+$/.test(name) || !existsSync(entry)) {
  const known = readdirSync(`${root}bench`).join(', ');
  process.stderr.write(`There is no bench named "${name}". There are: ${known}\n`);
  process.exit(1);
}

const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run('npm', ['run', '--silent', 'build:server']);
run(process.execPath, [entry, ...rest]);

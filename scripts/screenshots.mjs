// Takes docs/screenshots/ anew: the main screens of the client.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const config = 'packages/web/screenshots/vitest.config.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--root', root, '--config', config], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

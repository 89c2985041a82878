#!/usr/bin/env node
/** `npm run bench <name>` builds the server and runs bench/<name>/main.mjs; what follows the name is handed on. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, ...given] = process.argv.slice(2);
const names = readdirSync(path.join(root, 'bench'), { recursive: true }).filter((entry) =>
  existsSync(entryOf(entry)),
);
if (!names.includes(name)) {
  console.error(`usage: npm run bench <${names.join(' | ')}>`);
  process.exit(1);
}

function entryOf(bench) {
  return path.join(root, 'bench', bench, 'main.mjs');
}

function run(command, parameters) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b']);
run(process.execPath, [entryOf(name), ...given]);

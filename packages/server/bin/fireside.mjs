#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/command-line/main.js', import.meta.url);
if (!existsSync(fileURLToPath(program))) {
  process.stderr.write('Fireside is not built yet: run "npm run build" first.\n');
  process.exit(1);
}
await import(program.href);

#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../bundle/run-command.js', import.meta.url);
if (!existsSync(fileURLToPath(program))) {
  process.stderr.write('Fireside is not built yet: run "npm run build" first.\n');
  process.exit(1);
}
const { runCommand } = await import(program.href);
process.exit(await runCommand(process.argv.slice(2), process.env));

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const imported = /^\s*(?:import|export)\s(?:[^'"]*\sfrom\s*)?['"]([^'"]+)['"]/gm;

/** The packages that a built module loads, directly or through others of its own kind. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    if (!name.startsWith('.')) packages.add(name);
    else for (const found of packagesOf(resolve(dirname(file), name), seen)) packages.add(found);
  }
  return packages;
}

it('the thread of SQLite loads nothing but its database: every thread pays for what it loads', () => {
  const entry = createRequire(import.meta.url).resolve('#sqlite-thread');
  expect([...packagesOf(entry)].sort()).toEqual(['libsql', 'node:worker_threads']);
});

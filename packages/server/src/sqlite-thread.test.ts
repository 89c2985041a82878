import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const imported = /^\s*(?:import|export)\s(?:[^'"]*\sfrom\s*)?['"]([^'"]+)['"]/gm;
const require = createRequire(import.meta.url);

/** The packages that a built module loads, directly or through others of this project. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    const isOurs = name.startsWith('.') || name.startsWith('@fireside/');
    if (!isOurs) packages.add(name);
    else {
      const next = name.startsWith('.') ? resolve(dirname(file), name) : require.resolve(name);
      for (const found of packagesOf(next, seen)) packages.add(found);
    }
  }
  return packages;
}

it('the thread of SQLite loads nothing but its database: every thread pays for what it loads', () => {
  const entry = require.resolve('#sqlite-thread');
  expect([...packagesOf(entry)].sort()).toEqual(['libsql', 'node:crypto', 'node:fs', 'node:worker_threads']);
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The last lines of a run of these tests. */
async function closingLines(tests: string): Promise<string[]> {
  // Inside the project, where its libraries are found, and not part of it.
  const folder = await mkdtemp(path.join(root, 'packages/testing/dist/closing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    path.join(folder, 'vitest.config.mjs'),
    `import { ClosingReporter } from ${JSON.stringify(path.join(root, 'tests/closing-reporter.ts'))};
     export default { test: { include: ['*.test.mjs'], retry: 1, reporters: ['default', new ClosingReporter()] } };`,
  );
  await writeFile(
    path.join(folder, 'some.test.mjs'),
    `import { describe, expect, it } from 'vitest';
     it('runs', () => {});
     ${tests}`,
  );
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'run', '--root', folder], {
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  });
  return stdout.trim().split('\n').slice(-2);
}

it('a run closes with the names of the tests that it left out, and those alone', async () => {
  const tests = `describe.runIf(false)('behind a proxy (not run where there is none)', () => it('forwards', () => {}));`;
  expect(await closingLines(tests)).toEqual([
    'Left out:',
    '  some.test.mjs: behind a proxy (not run where there is none) > forwards',
  ]);
});

it('a run closes with the names of the tests that failed once', async () => {
  const tests = `let tries = 0; it('is unsteady', () => expect(++tries).toBe(2));`;
  expect(await closingLines(tests)).toEqual([
    'Failed once and passed at the second try:',
    '  some.test.mjs: is unsteady',
  ]);
});

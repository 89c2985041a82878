import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('a run closes with the names of the tests that it left out, and those alone', async () => {
  // Inside the project, where its libraries are found, and not part of it.
  const folder = await mkdtemp(path.join(root, 'packages/testing/dist/left-out-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    path.join(folder, 'vitest.config.mjs'),
    `import { LeftOutReporter } from ${JSON.stringify(path.join(root, 'tests/left-out-reporter.ts'))};
     export default { test: { include: ['*.test.mjs'], reporters: ['default', new LeftOutReporter()] } };`,
  );
  await writeFile(
    path.join(folder, 'some.test.mjs'),
    `import { describe, it } from 'vitest';
     it('runs', () => {});
     describe.runIf(false)('behind a proxy (not run where there is none)', () => it('forwards', () => {}));`,
  );
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'run', '--root', folder], {
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  });
  expect(stdout.trim().split('\n').slice(-2)).toEqual([
    'Left out:',
    '  some.test.mjs: behind a proxy (not run where there is none) > forwards',
  ]);
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('a run in which a test fails ends with 1, also with the shared PostgreSQL', async () => {
  const folder = await mkdtemp(path.join(root, 'packages/testing/dist/exit-code-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const setup = path.join(root, 'packages/testing/src/shared-postgres.ts');
  await writeFile(
    path.join(folder, 'vitest.config.mjs'),
    `export default { test: { include: ['*.test.mjs'], globalSetup: [${JSON.stringify(setup)}] } };`,
  );
  await writeFile(
    path.join(folder, 'some.test.mjs'),
    `import { it } from 'vitest';
     it('fails', () => { throw new Error('as it should'); });`,
  );
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const run = promisify(execFile)(process.execPath, [vitest, 'run', '--root', folder], {
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('as it should') });
});

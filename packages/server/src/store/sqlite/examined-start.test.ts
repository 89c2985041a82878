import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { quietLog, temporaryDirectory } from '../../../test/test-store.ts';
import { openStore } from '../open-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

/** Where the compiler leaves single modules: the service's own thread is one file. */
const compiled = new URL('../../../dist/store/', import.meta.url);

/** A database thread of ours whose look for damage ends as told. */
async function threadThatFinds(damage: string): Promise<string> {
  const module = (path: string) => JSON.stringify(new URL(path, compiled).href);
  const file = join(await temporaryDirectory(), 'thread.mjs');
  writeFileSync(
    file,
    `import { existsSync } from 'node:fs';
     import { setTimeout as delay } from 'node:timers/promises';
     import { runDatabaseThread } from ${module('sqlite/run-database-thread.js')};
     import { storeQueries } from ${module('store-queries.js')};
     const damage = { ...storeQueries.damage, run: async () => { ${damage} } };
     runDatabaseThread([{ ...storeQueries, damage }]);`,
  );
  return file;
}

function listening() {
  const warnings: string[] = [];
  const errors: string[] = [];
  const log = {
    ...quietLog,
    warn: (_: object, message: string) => void warnings.push(message),
    error: (_: object, message: string) => void errors.push(message),
  };
  return { warnings, errors, log };
}

it.each(['SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_ERROR'])(
  'a look that fails with %s says nothing of the database: the start goes on',
  async (code) => {
    const { log, warnings } = listening();
    const threadEntry = await threadThatFinds(
      `throw Object.assign(new Error('not now'), { code: '${code}' })`,
    );
    const store = await openSqliteStore({ dataDirectory: await temporaryDirectory(), threadEntry }, log);
    onTestFinished(() => store.close());
    expect(warnings).toEqual(['the database could not be examined; "fireside doctor" does it again']);
    expect(await store.status()).toBe('ok');
  },
);

it('[D8.21] what SQLite calls malformed is damage, however it says so', async () => {
  const dataDirectory = await temporaryDirectory();
  const threadEntry = await threadThatFinds(
    `throw Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' })`,
  );
  const opening = openSqliteStore({ dataDirectory, threadEntry }, quietLog);
  await expect(opening).rejects.toThrow(/fireside\.db is damaged \(malformed\): /);
});

it('[D8.20] damage that is found after the start ends the storing before anybody looks at a backup', async () => {
  const dataDirectory = await temporaryDirectory();
  await (await openStore({ dataDirectory }, quietLog)).close();
  // So large that it is examined while it is played on.
  truncateSync(join(dataDirectory, 'fireside.db'), 201_000_000);
  // A folder of backups that cannot be looked at.
  writeFileSync(join(dataDirectory, 'backups'), '');
  const sign = join(await temporaryDirectory(), 'sign');
  const threadEntry = await threadThatFinds(
    `while (!existsSync(${JSON.stringify(sign)})) await delay(20); return 'a page is wrong';`,
  );
  const { log, errors } = listening();
  const store = await openSqliteStore({ dataDirectory, threadEntry }, log);
  onTestFinished(() => store.close());
  expect(await store.status()).toBe('ok');
  mkdirSync(sign);
  await vi.waitFor(async () => expect(await store.status()).toBe('the database is damaged'), 50_000);
  expect(errors).toEqual([
    'the database is damaged: nothing is stored any more. a page is wrong. Stop the service; "fireside doctor" lists the backups here, "fireside restore FILE" takes one that is sound.',
  ]);
});

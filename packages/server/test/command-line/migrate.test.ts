import { freshDatabase } from '@fireside/testing';
import { describe, expect, it } from 'vitest';
import { userRow, ask, insertRows } from '../rows.ts';
import { openTestStore, temporaryDirectory, openLocated } from '../test-store.ts';
import { ConfigurationProblem } from '../../src/config/config.ts';
import type { StoreOptions } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreRefused } from '../../src/store/store.ts';
import { UsageProblem } from '../../src/command-line/command.ts';
import { migrate } from '../../src/command-line/migrate.ts';

async function inStore(options: StoreOptions, work: (store: Store) => Promise<unknown>) {
  const store = await openLocated(options);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function directoryWithUser(): Promise<string> {
  const dataDirectory = await temporaryDirectory();
  await inStore({ dataDirectory }, (store) => insertRows(store, 'users', userRow({ name: 'Ann' })));
  return dataDirectory;
}

function run(dataDirectory: string, words: string[]) {
  const lines: string[] = [];
  const context = {
    arguments: words,
    environment: { FIRESIDE_DATA: dataDirectory },
    print: (line: string) => void lines.push(line),
  };
  return { done: migrate(context), lines };
}

describe('fireside migrate', () => {
  it('moves the embedded database and says what arrived, without the password', async () => {
    const databaseUrl = await freshDatabase();
    const { done, lines } = run(await directoryWithUser(), ['--to', databaseUrl]);
    expect(await done).toBe(0);
    expect(lines[1]).toMatch(/^users +1 rows {2}[0-9a-f]{16}$/);
    expect(lines.at(-2)).toBe('1 rows arrived; counts and checksums agree on both sides.');
    expect(lines.join('\n')).not.toContain(`:${new URL(databaseUrl).password}@`);
    const target = await openTestStore('postgres', { databaseUrl });
    expect(await ask(target, 'select name from users')).toEqual([{ name: 'Ann' }]);
  });

  it('refuses a second move to the same place', async () => {
    const dataDirectory = await directoryWithUser();
    const words = ['--to', await freshDatabase()];
    await run(dataDirectory, words).done;
    await expect(run(dataDirectory, words).done).rejects.toThrow('The target database is not empty');
  });

  it.each([[], ['--to'], ['--from', 'x'], ['postgres://x/y']])(
    'wants to know where to: %j',
    async (...words) => {
      await expect(run(await temporaryDirectory(), words).done).rejects.toThrow(UsageProblem);
    },
  );

  it('refuses an address that is none of PostgreSQL', async () => {
    const { done } = run(await directoryWithUser(), ['--to', 'mysql://there/db']);
    await expect(done).rejects.toThrow(ConfigurationProblem);
  });

  it('refuses a directory without a database and creates none', async () => {
    const dataDirectory = await temporaryDirectory();
    const { done } = run(dataDirectory, ['--to', await freshDatabase()]);
    await expect(done).rejects.toThrow(`There is no database in ${dataDirectory}`);
  });

  it('refuses while a server uses the directory', async () => {
    const dataDirectory = await directoryWithUser();
    await openTestStore('sqlite', { dataDirectory, port: 3000 });
    const { done } = run(dataDirectory, ['--to', await freshDatabase()]);
    await expect(done).rejects.toThrow(`is in use by process ${process.pid} on port 3000`);
  });

  it.each(['source', 'target'])('refuses a %s that a newer program wrote', async (which) => {
    const dataDirectory = await directoryWithUser();
    const databaseUrl = await freshDatabase();
    await inStore(which === 'source' ? { dataDirectory } : { databaseUrl }, (store) =>
      ask(store, `insert into kysely_migration (name, timestamp) values ('9999-later', '')`),
    );
    const { done } = run(dataDirectory, ['--to', databaseUrl]);
    await expect(done).rejects.toThrow('The database was written by a newer Fireside');
  });

  it('refuses a target with the tables of another program', async () => {
    const { Client } = (await import('pg')).default;
    const databaseUrl = await freshDatabase();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('create table games (title text)');
    await client.end();
    const { done } = run(await directoryWithUser(), ['--to', databaseUrl]);
    await expect(done).rejects.toThrow(StoreRefused);
  });
});

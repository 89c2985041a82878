import { existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fireside, freshDatabase, startFireside } from '@fireside/testing';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../../src/command-line/backup.ts';
import type { Command } from '../../src/command-line/command.ts';
import { doctor } from '../../src/command-line/doctor.ts';
import { backUp } from '../../src/command-line/backup.ts';
import { clockFinding } from '../../src/operations/findings.ts';
import { openStore } from '../../src/store/open-store.ts';
import { quietLog, temporaryDirectory } from '../test-store.ts';

/** As an operator would, who knows the data directory and not on which port the service listens. */
async function run(command: Command, environment: NodeJS.ProcessEnv, ...words: string[]) {
  const lines: string[] = [];
  const code = await command({
    arguments: words,
    environment: { FIRESIDE_MODEL: 'storyteller', PORT: '0', ...environment },
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

async function ofVersion01(): Promise<string> {
  const dataDirectory = await temporaryDirectory();
  const database = new Database(join(dataDirectory, 'fireside.db'));
  database.exec(await readFile(new URL('../database-of-0.1.sql', import.meta.url), 'utf8'));
  database.close();
  return dataDirectory;
}

describe('fireside doctor while the service runs', () => {
  let fireside: Fireside;
  beforeAll(async () => {
    fireside = await startFireside();
  });
  afterAll(() => fireside?.kill());

  const rulebooks = async () => {
    const answer = await fetch(`${fireside.url}/readyz`);
    return ((await answer.json()) as { rulebooks: string }).rulebooks;
  };

  it('[D8.24] asks the service, which examines itself', async () => {
    const { code, text } = await run(doctor, { FIRESIDE_DATA: fireside.dataDirectory });
    expect(text).toContain(`runs as process ${fireside.pid} and answers at ${fireside.url}`);
    expect(text).toMatch(/^ok {4}Database +sqlite can be used and is sound: 0 users, 0 games, 0 messages$/m);
    for (const part of ['Node', 'Disk', 'Permissions', 'Rulebooks', 'Clock', 'Model'])
      expect(text).toMatch(new RegExp(`^(ok  |FAIL)  ${part} `, 'm'));
    expect(text.replace(/^FAIL {2}Rulebooks.*reading.*$/m, '')).not.toContain('FAIL');
    expect(code).toBe(text.includes('FAIL') ? 1 : 0);
  });

  it('[D8.22] a backup says what it holds; of an emptied database there is none', async () => {
    const environment = { FIRESIDE_DATA: fireside.dataDirectory };
    const folder = await temporaryDirectory();
    const good = join(folder, 'good.db');
    const { code, text } = await run(backUp, environment, good);
    expect([code, text]).toEqual([
      0,
      `The database was copied to ${good} and found sound: 0 users, 0 games, 0 messages`,
    ]);
    // As long as it puts its books into the database, it would fill the emptied file again.
    await expect.poll(rulebooks).toBe('ok');
    truncateSync(join(fireside.dataDirectory, 'fireside.db'));
    truncateSync(join(fireside.dataDirectory, 'fireside.db-wal'));
    await expect(run(backUp, environment, join(folder, 'bad.db'))).rejects.toThrow(
      /bad\.db (is not a|could not be made)|(not a backup|sound backup)/,
    );
    expect(readdirSync(folder)).toEqual(['good.db']);
    const ill = await run(doctor, environment);
    expect(ill.code).toBe(1);
    expect(ill.text).toMatch(
      /^FAIL {2}Database +(The database cannot be reached: )?the database file was emptied$/m,
    );
    await fireside.kill();
    expect((await run(restore, environment, good)).code).toBe(0);
    expect((await run(doctor, environment)).text).toContain('sqlite can be used and is sound');
  });
});

describe('fireside doctor while no service runs', () => {
  it('[D8.24] makes nothing where there is nothing', async () => {
    const dataDirectory = await temporaryDirectory();
    const { code, text } = await run(doctor, { FIRESIDE_DATA: dataDirectory });
    expect(text).toContain('sqlite can be used: the first start makes a new database');
    expect(code).toBe(0);
    expect(existsSync(join(dataDirectory, 'fireside.db'))).toBe(false);
  });

  it('[D8.24] examines the database and changes no table of it', async () => {
    const dataDirectory = await ofVersion01();
    const { code, text } = await run(doctor, { FIRESIDE_DATA: dataDirectory });
    expect(text).toMatch(/others may read .*fireside\.db\n.*chmod 600/);
    expect(text).toContain('is sound: 1 users, 1 games, 2 messages');
    expect(code).toBe(1);
    const database = new Database(join(dataDirectory, 'fireside.db'));
    expect(database.prepare('select name from kysely_migration').all([])).toHaveLength(2);
    database.close();
  });

  it('[D8.23] lists the backup that a start has made before it changed the tables', async () => {
    const dataDirectory = await ofVersion01();
    await (await openStore({ dataDirectory }, quietLog)).close();
    const { text } = await run(doctor, { FIRESIDE_DATA: dataDirectory });
    expect(text).toMatch(/^ok {4}Backup +.*backups.before-\d+\.\d+\.\d+-.*\.db, 1 MB, 20/m);
  });

  it('[D8.24] says what a start would refuse', async () => {
    const dataDirectory = await temporaryDirectory();
    await (await openStore({ dataDirectory }, quietLog)).close();
    rmSync(join(dataDirectory, 'fireside.db'));
    const { code, text } = await run(doctor, { FIRESIDE_DATA: dataDirectory });
    expect([code, text]).toEqual([1, expect.stringMatching(/^FAIL {2}Database .* is missing: /m)]);
  });

  it('[D8.24] leaves an empty PostgreSQL database empty', async () => {
    const databaseUrl = await freshDatabase();
    const { code, text } = await run(doctor, { DATABASE_URL: databaseUrl });
    expect([code, text]).toEqual([0, expect.stringContaining('postgres can be used: the first start makes')]);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const tables = await client.query(`select 1 from pg_tables where schemaname = 'public'`);
    await client.end();
    expect(tables.rows).toEqual([]);
  });

  it.each([
    ['1999-12-31T23:59:59Z', null, false],
    ['2026-11-16T12:00:00Z', '2026-11-16T12:10:00.000Z', false],
    ['2026-11-16T12:00:00Z', '2026-11-16T11:59:00.000Z', true],
  ])('doubts a clock that says %s after a message of %s: %s', (now, newest, ok) => {
    expect(clockFinding(Date.parse(now), newest).ok).toBe(ok);
  });
});

it('[E8.69][D8.24] fireside doctor says what FIRESIDE_MODELS and FIRESIDE_GUESTS come to', async () => {
  const FIRESIDE_DATA = await temporaryDirectory();
  const told = await run(doctor, {
    FIRESIDE_DATA,
    FIRESIDE_MODELS: 'small',
    FIRESIDE_REGISTRATION: 'closed',
  });
  expect(told.code).toBe(1);
  expect(told.text).toMatch(/FAIL {2}Models +the storyteller has no other models beside it/);
  expect(told.text).toMatch(/ok {4}Guests +registration is closed, and whoever has the code/);
  const plain = await run(doctor, { FIRESIDE_DATA });
  expect(plain.text).not.toMatch(/Models|Guests/);
});

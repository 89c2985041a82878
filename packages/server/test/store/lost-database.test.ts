import {
  closeSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { joinTable, registerPlayer } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accountQueries } from '../../src/accounts/account-queries.ts';
import { openStore } from '../../src/store/open-store.ts';
import { restoreBackup } from '../../src/store/sqlite/restore-backup.ts';
import { StoreRefused } from '../../src/store/store.ts';
import { ask, userRow } from '../rows.ts';
import { startTestService } from '../start-service.ts';
import { openLocated, quietLog, temporaryDirectory } from '../test-store.ts';

const unavailable = { code: 'unavailable', detail: 'The database cannot be reached, try again shortly' };

async function service(dataDirectory: string) {
  const test = await startTestService({ environment: { FIRESIDE_DATA: dataDirectory } });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= test.stop();
    return stopping;
  };
  onTestFinished(stop);
  return { ...test, stop };
}

/** A data directory in which Ann has played. */
const template = { dataDirectory: '', token: '', gameId: '' };

beforeAll(async () => {
  template.dataDirectory = await mkdtemp(join(tmpdir(), 'fireside-test-'));
  const test = await startTestService({ environment: { FIRESIDE_DATA: template.dataDirectory } });
  const { client } = await registerPlayer(test.client);
  template.gameId = (await client.must('createGame', { body: { name: 'The Mill' } })).id;
  template.token = client.token!;
  await test.stop();
});
afterAll(() => rm(template.dataDirectory, { recursive: true, force: true }));

async function copied() {
  const dataDirectory = await temporaryDirectory();
  cpSync(template.dataDirectory, dataDirectory, { recursive: true });
  const backup = join(dataDirectory, 'backups', 'by-hand.db');
  mkdirSync(join(dataDirectory, 'backups'));
  const store = await openStore({ dataDirectory }, quietLog);
  await store.backup(backup);
  await store.close();
  return { dataDirectory, file: join(dataDirectory, 'fireside.db'), backup };
}

/** A service on that. */
async function played() {
  const place = await copied();
  const test = await service(place.dataDirectory);
  const errors = () =>
    test
      .logged()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
  return { ...place, ...test, ann: test.client.as(template.token), errors };
}

async function gameNames(dataDirectory: string): Promise<string[]> {
  const store = await openLocated({ dataDirectory });
  const games = await ask<{ name: string }>(store, 'select name from games order by created_at');
  await store.close();
  return games.map(({ name }) => name);
}

/** The database of somebody else, sound and of the same version. */
async function anotherDatabase(): Promise<string> {
  const dataDirectory = await temporaryDirectory();
  const store = await openStore({ dataDirectory }, quietLog);
  await store.call(accountQueries.addUser, userRow({ name: 'Mallory' }));
  await store.close();
  return join(dataDirectory, 'fireside.db');
}

function scribble(file: string, from: number, length: number) {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(length, 0xa5), 0, length, from);
  closeSync(descriptor);
}

function emptyFile(beside: string): string {
  writeFileSync(`${beside}.empty`, '');
  return `${beside}.empty`;
}

/** Where a page begins that nothing reads at a start. */
function pageOf(file: string, index: string): number {
  const database = new Database(file);
  const [row] = database.prepare('select rootpage from sqlite_schema where name = ?').all([index]);
  database.close();
  return ((row as { rootpage: number }).rootpage - 1) * 4096;
}

const accidents: [string, (file: string, other: string) => void, string, RegExp][] = [
  ['removed', (file) => rmSync(file), 'the database file was removed', /is missing/],
  [
    'replaced by a rename',
    (file, other) => renameSync(other, file),
    'the database file was replaced by another one',
    /is not the one that belongs to this data directory/,
  ],
  [
    'overwritten with another database',
    (file, other) => copyFileSync(other, file),
    'the database file was overwritten with another database',
    /is not the one that belongs|is damaged|cannot be opened/,
  ],
  [
    'emptied',
    (file) => truncateSync(file),
    'the database file was emptied',
    /is empty|is damaged|cannot be opened/,
  ],
  [
    'cut short',
    (file) => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096),
    'the database file was cut short',
    /is damaged|cannot be opened/,
  ],
  [
    'overwritten at its beginning',
    (file) => scribble(file, 0, 4096),
    'the database file was overwritten',
    /cannot be opened|is damaged/,
  ],
];

describe('a database that is lost while it is in use', () => {
  it.each(accidents)(
    '[D8.20] [D8.21] %s: nothing is acknowledged any more, and the next start refuses until a backup is restored',
    async (_, happen, sentence, refusal) => {
      const { client, ann, dataDirectory, file, backup, stop, errors } = await played();
      happen(file, await anotherDatabase());
      // The very next write, without a pause in which anybody could have looked.
      const write = await ann.call('createGame', { body: { name: 'Too late' } });
      expect([write.status, write.body]).toEqual([503, unavailable]);
      expect((await ann.call('listGames')).status).toBe(503);
      const ready = await client.request('GET', '/readyz');
      expect([ready.status, ready.body]).toMatchObject([503, { status: 'degraded', database: sentence }]);
      expect(errors().filter((line) => line.includes(sentence))).toHaveLength(1);
      expect(errors()[0]).toContain('fireside restore FILE');
      await stop();

      const refused = await openStore({ dataDirectory }, quietLog).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StoreRefused);
      expect((refused as Error).message).toMatch(refusal);
      expect((refused as Error).message).toContain(`fireside restore ${backup}`);

      await restoreBackup({ file: backup, dataDirectory });
      expect(await gameNames(dataDirectory)).toEqual(['The Mill']);
    },
  );

  it('[D8.20] overwritten with its own backup: nothing is acknowledged any more', async () => {
    const { client, ann, dataDirectory, file, backup, stop } = await played();
    copyFileSync(backup, file);
    expect((await ann.call('createGame', { body: { name: 'Too late' } })).status).toBe(503);
    const ready = await client.request('GET', '/readyz');
    expect(ready.body).toMatchObject({
      database: 'the database file was overwritten with a copy of it',
    });
    await stop();
    await restoreBackup({ file: backup, dataDirectory });
    expect(await gameNames(dataDirectory)).toEqual(['The Mill']);
  });

  it('[D8.20] is not for good when a look has failed once: only what was asked then is not acknowledged', async () => {
    const { ann, client, file, errors } = await played();
    renameSync(file, `${file}.hidden`);
    symlinkSync(file, file);
    const write = await ann.call('createGame', { body: { name: 'Perhaps' } });
    rmSync(file);
    renameSync(`${file}.hidden`, file);
    expect([write.status, write.body]).toEqual([503, unavailable]);
    expect((await ann.call('createGame', { body: { name: 'Surely' } })).status).toBe(200);
    expect((await client.request('GET', '/readyz')).status).toBe(200);
    expect(errors()).toEqual([]);
  });

  it('[D8.20] is noticed within seconds where nobody writes', async () => {
    const { client, file } = await played();
    rmSync(file);
    await expect.poll(async () => (await client.request('GET', '/readyz')).status).toBe(503);
  });

  it('[D8.20] a message is not acknowledged on the socket either', async () => {
    const { ann, file } = await played();
    const bot = await joinTable({ client: ann, gameId: template.gameId });
    await bot.waitForReply();
    await bot.say('I knock');
    await bot.waitForReply();
    rmSync(file);
    await expect(bot.say('Is anybody there?')).rejects.toThrow(unavailable.detail);
    await bot.close();
  });

  it.each([
    ['removed', (log: string) => rmSync(log)],
    ['replaced', (log: string) => renameSync(emptyFile(log), log)],
  ])(
    '[D8.20] a write-ahead log that was %s is noticed, and a stop saves what stood in it',
    async (how, happen) => {
      const { ann, client, dataDirectory, file, stop } = await played();
      await ann.must('createGame', { body: { name: 'In the log alone' } });
      happen(`${file}-wal`);
      expect((await ann.call('createGame', { body: { name: 'Too late' } })).status).toBe(503);
      const ready = await client.request('GET', '/readyz');
      expect(ready.body).toMatchObject({ database: `the write-ahead log of the database was ${how}` });
      await stop();
      expect(await gameNames(dataDirectory)).toContain('In the log alone');
    },
  );

  it('[D8.20] [D8.22] what is still open is saved by a backup, to the last that was acknowledged', async () => {
    const { ann, store, dataDirectory, file, stop } = await played();
    await ann.must('createGame', { body: { name: 'The last' } });
    rmSync(file);
    expect((await ann.call('createGame', { body: { name: 'Too late' } })).status).toBe(503);
    const saved = join(await temporaryDirectory(), 'saved.db');
    expect(await store.backup(saved)).toMatchObject({ fault: null, users: 1 });
    await stop();
    await restoreBackup({ file: saved, dataDirectory });
    expect((await gameNames(dataDirectory)).slice(0, 2)).toEqual(['The Mill', 'The last']);
  });

  it('[D8.20] a log that is left behind is not read into the file that is put there next', async () => {
    const { ann, file, backup, dataDirectory, stop } = await played();
    for (let count = 0; count < 20; count++) await ann.must('createGame', { body: { name: 'Later' } });
    copyFileSync(backup, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    expect((await ann.call('createGame', { body: { name: 'Too late' } })).status).toBe(503);
    await stop();
    expect(readdirSync(dataDirectory).filter((name) => /^fireside\.db-/.test(name))).toEqual([]);
    expect(await gameNames(dataDirectory)).toEqual(['The Mill']);
  });
});

describe('a database that is found lost at the start', () => {
  const start = (dataDirectory: string) =>
    openStore({ dataDirectory }, quietLog).catch((error: unknown) => error);

  it('[D8.21] garbage in the middle is found, and the newest backup that is sound is named', async () => {
    const { dataDirectory, file, backup } = await copied();
    scribble(file, pageOf(file, 'characters_of_owner'), 4096);
    const newer = join(dataDirectory, 'backups', 'newer-but-damaged.db');
    copyFileSync(backup, newer);
    scribble(newer, pageOf(newer, 'characters_of_owner'), 4096);
    const refused = await start(dataDirectory);
    expect(refused).toBeInstanceOf(StoreRefused);
    expect((refused as Error).message).toMatch(/^The database .*fireside\.db is damaged \(.+\): /);
    expect((refused as Error).message).toContain(`fireside restore ${backup}`);
    await restoreBackup({ file: backup, dataDirectory });
    expect(await gameNames(dataDirectory)).toEqual(['The Mill']);
  });

  it('[D8.21] an empty file is no new installation, with or without the mark beside it', async () => {
    const { dataDirectory, file } = await copied();
    truncateSync(file);
    for (const mark of ['kept', 'removed']) {
      if (mark === 'removed') rmSync(join(dataDirectory, 'fireside.installation'));
      expect(await start(dataDirectory)).toMatchObject({
        name: 'StoreRefused',
        message: expect.stringMatching(/is empty/),
      });
      expect(statSync(file).size).toBe(0);
    }
  });

  it('[D8.21] begins anew only when the operator has removed the mark', async () => {
    const { dataDirectory, file } = await copied();
    rmSync(file);
    const mark = join(dataDirectory, 'fireside.installation');
    expect(await start(dataDirectory)).toMatchObject({
      message: expect.stringContaining(`begin anew without it, remove ${mark}`),
    });
    rmSync(mark);
    const store = await openStore({ dataDirectory }, quietLog);
    expect(await store.call(accountQueries.users, {})).toEqual([]);
    await store.close();
  });
});

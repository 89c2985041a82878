import { closeSync, copyFileSync, openSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../../test/test-store.ts';
import { DatabaseFile, readId } from './database-file.ts';
import { openDatabase } from './open-database.ts';

async function watched() {
  const file = join(await temporaryDirectory(), 'one.db');
  const database = openDatabase(file, { readOnly: false });
  database.exec('pragma user_version = 7; create table notes (text)');
  const fill = () => {
    for (let note = 0; note < 20; note++) database.exec(`insert into notes values ('${'x'.repeat(4_000)}')`);
    database.exec('pragma wal_checkpoint');
  };
  fill();
  const descriptor = openSync(file, 'r');
  const time = { now: 0 };
  const watch = new DatabaseFile(file, { descriptor, bytes: 0, id: readId(file) }, () => time.now);
  onTestFinished(() => {
    database.close();
    closeSync(descriptor);
  });
  expect(watch.lost()).toBeNull();
  return { file, database, fill, watch, time };
}

const overwritten = { what: 'the database file was overwritten with a copy of it', isSure: true };

it('[D8.20] notices that its own backup was copied over the file', async () => {
  const { file, database, watch } = await watched();
  database.exec(`vacuum into '${file}.backup'`);
  expect(watch.lost()).toBeNull();
  copyFileSync(`${file}.backup`, file);
  expect(watch.lost()).toEqual(overwritten);
});

it('[D8.20] notices that an older copy was copied over the file, once the database has grown since', async () => {
  const { file, fill, watch } = await watched();
  copyFileSync(file, `${file}.copy`);
  fill();
  expect(watch.lost()).toBeNull();
  copyFileSync(`${file}.copy`, file);
  expect(watch.lost()).toEqual(overwritten);
});

it('a database that was vacuumed is still the same', async () => {
  const { database, watch } = await watched();
  database.exec('delete from notes; vacuum; pragma wal_checkpoint(truncate)');
  expect(watch.lost()).toBeNull();
});

it('[D8.20] a look that fails is sure of nothing until it has failed for a second', async () => {
  const { file, watch, time } = await watched();
  const what = 'the database file cannot be looked at (ELOOP)';
  const hide = () => {
    renameSync(file, `${file}.hidden`);
    symlinkSync(file, file);
  };
  hide();
  expect(watch.lost()).toEqual({ what, isSure: false });
  time.now = 999;
  expect(watch.lost()).toEqual({ what, isSure: false });
  rmSync(file);
  renameSync(`${file}.hidden`, file);
  expect(watch.lost()).toBeNull();
  time.now = 5_000;
  hide();
  expect(watch.lost()).toEqual({ what, isSure: false });
  time.now = 6_000;
  expect(watch.lost()).toEqual({ what, isSure: true });
});

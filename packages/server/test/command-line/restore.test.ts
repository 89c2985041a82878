import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { audit } from '../../src/command-line/audit.ts';
import { restore } from '../../src/command-line/backup.ts';
import type { Command } from '../../src/command-line/command.ts';
import { controlSocketPath } from '../../src/operations/control.ts';
import { openStore } from '../../src/store/open-store.ts';
import { quietLog, temporaryDirectory } from '../test-store.ts';

async function run(command: Command, dataDirectory: string, ...words: string[]) {
  const lines: string[] = [];
  const environment = { FIRESIDE_DATA: dataDirectory };
  const code = await command({ arguments: words, environment, print: (line) => void lines.push(line) });
  return { code, lines };
}

async function backupOfToday(): Promise<string> {
  const file = join(await temporaryDirectory(), 'backup.db');
  const store = await openStore({ dataDirectory: await temporaryDirectory() }, quietLog);
  await store.backup(file);
  await store.close();
  return file;
}

it('[D8.17] fireside restore is recorded', async () => {
  const dataDirectory = await temporaryDirectory();
  const file = await backupOfToday();
  const said = `The database was restored from ${file}: 0 users, 0 games, 0 messages`;
  expect(await run(restore, dataDirectory, file)).toEqual({ code: 0, lines: [said] });
  expect((await run(audit, dataDirectory)).lines).toEqual([expect.stringContaining('restore')]);
});

it('fireside restore is done even when the record of it fails', async () => {
  const dataDirectory = await temporaryDirectory();
  const file = await backupOfToday();
  const refusing = createServer((socket) => socket.end('{"ok":false,"detail":"Not now"}\n'));
  await once(refusing.listen(controlSocketPath(dataDirectory)), 'listening');
  onTestFinished(() => void refusing.close());
  expect(await run(restore, dataDirectory, file)).toEqual({
    code: 0,
    lines: [expect.stringContaining('was restored from'), 'The restore was not recorded: Not now'],
  });
});

it('fireside restore leaves the tables of an older backup to the next start', async () => {
  const dataDirectory = await temporaryDirectory();
  const file = join(await temporaryDirectory(), 'old.db');
  const old = new Database(file);
  old.exec(await readFile(new URL('../database-of-0.1.sql', import.meta.url), 'utf8'));
  old.close();
  const { code, lines } = await run(restore, dataDirectory, file);
  expect([code, lines]).toEqual([
    0,
    [
      expect.stringContaining('was restored from'),
      'It is of an older version: the next start updates it. The restore was not recorded.',
    ],
  ]);
  const restored = new Database(join(dataDirectory, 'fireside.db'));
  const [row] = restored.prepare('select count(*) as applied from kysely_migration').all([]);
  restored.close();
  expect(row).toEqual({ applied: 2 });
});

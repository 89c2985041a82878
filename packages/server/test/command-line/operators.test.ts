import { existsSync } from 'node:fs';
import path from 'node:path';
import { testPassword, uniqueName } from '@fireside/testing';
import { expect, it } from 'vitest';
import { audit } from '../../src/command-line/audit.ts';
import { type Command, UsageProblem } from '../../src/command-line/command.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { users } from '../../src/command-line/users.ts';
import { createLog } from '../../src/log.ts';
import { readConfig } from '../../src/config/config.ts';
import { startControl } from '../../src/operations/control.ts';
import { startTestService } from '../start-service.ts';
import { temporaryDirectory } from '../test-store.ts';

async function run(command: Command, dataDirectory: string, ...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const environment = { FIRESIDE_DATA: dataDirectory };
  const code = await command({ arguments: words, environment, print: (line) => void lines.push(line) });
  expect(code).toBe(0);
  return lines;
}

it('[D2.13] [D8.17] fireside users add, and fireside audit, ask the service that is running', async () => {
  const dataDirectory = await temporaryDirectory();
  const test = await startTestService({ environment: { FIRESIDE_DATA: dataDirectory } });
  const { store, service } = test;
  const config = readConfig({ FIRESIDE_DATA: dataDirectory });
  const log = createLog('silent');
  const asked = { rulebooks: () => 'ok', address: () => null };
  const stop = await startControl({
    store,
    users: service.users,
    audit: service.audit,
    config,
    log,
    ...asked,
  });
  const name = uniqueName('Ann of the Mill');
  const [said] = await run(users, dataDirectory, 'add', ...name.split(' '));
  const password = said!.split(' ').at(-1)!;
  expect(said).toBe(`${name} can sign in with the password ${password}`);
  await test.client.must('login', { body: { name, password } });
  await test.client.call('login', { body: { name: 'Nobody', password: testPassword } });
  const lines = await run(audit, dataDirectory, '--user', name, '--days', '2');
  expect(lines.map((line) => line.split(/ {2,}/).slice(1))).toEqual([
    ['users-add', name, '-'],
    ['signed-in', name, '127.0.0.1'],
  ]);
  expect(await run(audit, dataDirectory)).toHaveLength(3);
  await stop();
  await test.stop();
});

it('[D8.17] fireside audit reads the record where nothing runs', async () => {
  const dataDirectory = await temporaryDirectory();
  expect(await run(audit, dataDirectory)).toEqual(['Nothing was recorded in the last 7 days.']);
  await run(users, dataDirectory, 'add', 'Ann');
  expect(await run(audit, dataDirectory, '--days', '1')).toEqual([
    expect.stringMatching(/^\S+Z {2}users-add {2}Ann {3}-$/),
  ]);
});

it.each([[['--days', 'x']], [['--days', '0']], [['--user']], [['Ann']]])(
  '[D8.17] fireside audit says what it can be asked: %j',
  async (words) => {
    await expect(run(audit, await temporaryDirectory(), ...words)).rejects.toThrow(UsageProblem);
  },
);

it('[E8.66][E8.75] fireside users list marks guests, and users delete needs no question with --yes', async () => {
  const dataDirectory = await temporaryDirectory();
  const test = await startTestService({ environment: { FIRESIDE_DATA: dataDirectory } });
  await test.client.must('enterAsGuest', { body: { name: 'Gwen the Guest' } });
  await test.client.must('register', { body: { name: 'Ann', password: testPassword } });
  await test.stop();
  const listed = await run(users, dataDirectory, 'list');
  expect(listed.map((line) => line.split(/ {2,}/).at(-1))).toEqual([
    'REGISTERED',
    'guest',
    expect.stringMatching(/^\d{4}-/),
  ]);
  await expect(run(users, dataDirectory, 'delete', 'Ann')).rejects.toThrow(UsageProblem);
  expect(await run(users, dataDirectory, 'delete', 'Gwen', 'the', 'Guest', '--yes')).toEqual([
    'Gwen the Guest is gone, with all characters and games.',
  ]);
  await expect(run(users, dataDirectory, 'delete', 'Nobody', '--yes')).rejects.toThrow(
    'There is no user named Nobody',
  );
  expect(await run(users, dataDirectory, 'list')).toHaveLength(2);
  expect((await run(audit, dataDirectory)).some((line) => line.includes('users-delete'))).toBe(true);
});

it('[E8.181] fireside users promote and demote make and unmake an administrator, whom users list marks', async () => {
  const dataDirectory = await temporaryDirectory();
  await run(users, dataDirectory, 'add', 'Ann', 'of', 'the', 'Mill');
  const name = 'Ann of the Mill';
  expect(await run(users, dataDirectory, 'promote', name)).toEqual([`${name} is an administrator.`]);
  const [, marked] = await run(users, dataDirectory, 'list');
  expect(marked).toMatch(/ {2}administrator$/);
  expect(await run(users, dataDirectory, 'demote', name)).toEqual([`${name} is no administrator any more.`]);
  const [, unmarked] = await run(users, dataDirectory, 'list');
  expect(unmarked).not.toContain('administrator');
  await expect(run(users, dataDirectory, 'promote', 'Nobody')).rejects.toThrow(
    'There is no user named Nobody',
  );
  const recorded = (await run(audit, dataDirectory)).map((line) => line.split(/ {2,}/)[1]);
  expect(recorded).toEqual(['users-add', 'users-promote', 'users-demote']);
});

it.each([['--help'], ['help'], ['backup', '--help'], ['users', 'add', '-h'], ['audition', '--help']])(
  'fireside says what it can do, and does nothing: %s %s %s',
  async (...words) => {
    const dataDirectory = path.join(await temporaryDirectory(), 'data');
    const given = words.filter((word) => word !== undefined);
    expect(await runCommand(given, { FIRESIDE_DATA: dataDirectory })).toBe(0);
    expect(existsSync(dataDirectory)).toBe(false);
  },
);

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, joinTable, makeGame, registerPlayer } from '@fireside/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packRelease } from '../../scripts/release/pack.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

describe('the installed package', () => {
  let folder: string;
  let program: string;
  let place: { cwd: string; env: NodeJS.ProcessEnv };

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(path.join(tmpdir(), 'fireside-installed-')));
    const cwd = path.join(folder, 'anywhere');
    await mkdir(cwd);
    place = { cwd, env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', FIRESIDE_LOG: 'info' } };
    const file = await packRelease(root, folder);
    const prefix = path.join(folder, 'prefix');
    await run('npm', ['install', '--global', '--prefix', prefix, '--prefer-offline', file], place);
    program = path.join(prefix, 'bin', 'fireside');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('explains itself and finds everything that it needs', async () => {
    expect((await run(program, ['--help'], place)).stdout).toContain('doctor');
    expect((await run(program, ['doctor'], place)).stdout).toContain('sqlite can be used');
  });

  it('plays where it is started: the page, the books, a game and its greeting', async () => {
    const child = spawn(program, place);
    try {
      let url = '';
      for await (const line of createInterface({ input: child.stdout })) {
        const { msg, address } = JSON.parse(line) as { msg: string; address?: string };
        if (address && msg.startsWith('Fireside is ready')) {
          expect(msg).toContain(`its data is in ${path.join(place.cwd, 'data')}`);
          url = address;
        }
        if (url && msg === 'the rulebooks are ready') break;
      }
      expect(await (await fetch(url)).text()).toContain('<title>Fireside');
      expect(existsSync(path.join(place.cwd, 'data', 'fireside.db'))).toBe(true);
      const player = await registerPlayer(createClient(url));
      const game = await makeGame(player);
      const bot = await joinTable({ client: player.client, gameId: game.id });
      const greeting = await bot.waitForReply();
      expect(greeting.content).toContain(player.user.name);
      await bot.close();
    } finally {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    expect(child.exitCode).toBe(0);
  });
});
